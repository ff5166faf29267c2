import { defineGenerator } from '../../../kit/define-generator.ts'
import { verdict, wrongVerdicts } from '../../../kit/puzzles/two-conclusions.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import {
  type Claim,
  drawClaim,
  drawSigns,
  follows,
  holdsAlways,
  isDisputed,
  type Sign,
} from './chain-rules.ts'
import { explain } from './inequality.ts'

/** "'P @ Q' means P is greater than Q ... Statements: A @ B # C. Conclusions: I. A @ C. II. C $ B. Which follows?" */
export const codedInequality = defineGenerator({
  id: 'reasoning/coded-inequality',
  version: 2,
  levels: { easy: { size: 3, turns: 0 }, medium: { size: 4, turns: 0.25 }, hard: { size: 5, turns: 0.3 } },
  generate(rng, { size, turns }) {
    const letters = drawNames(rng, size)
    const code = drawCode(rng)
    const { told, claimOne, claimTwo, ...rest } = askCoded(rng, letters, code, turns)
    const meanings = rng
      .shuffle(code)
      .map(({ symbol, words }) => `'P ${symbol} Q' means 'P is ${words} Q'`)
      .join(', ')
    return {
      ...rest,
      prompt: rng.pick([
        say`${meanings}. Statements: ${told}. Conclusions: I. ${claimOne}. II. ${claimTwo}. Which of them follows?`,
        say`In a code ${meanings}. It is true that ${told}. Which conclusion is surely true? I. ${claimOne}. II. ${claimTwo}.`,
        say`Read the symbols so: ${meanings}. If ${told}, judge the conclusions I. ${claimOne} and II. ${claimTwo}.`,
      ]),
    }
  },
  solve: (given) => solveCoded(given),
})

export const drawNames = (rng: Random, size: number): string[] =>
  rng.sample([...'ABCDEFGHJKLMNRSTUVWXYZ'], size)

type Code = ReturnType<typeof drawCode>

/** Statements in code with two conclusions; `told`, `claimOne` and `claimTwo` are the words for the question. */
export function askCoded(rng: Random, letters: readonly string[], code: Code, turns: number) {
  const size = letters.length
  const [wantsFirst, wantsSecond] = [rng.chance(0.5), rng.chance(0.5)]
  const { signs, first, second } = rng.until(
    () => {
      const drawn = drawSigns(rng, size - 1, turns)
      // Two of three letters leave one pair that is not stated, so a neighbouring pair is asked as well.
      return { signs: drawn, first: drawAny(rng, size), second: drawAny(rng, size) }
    },
    (drawn) =>
      follows(drawn.signs, drawn.first) === wantsFirst &&
      follows(drawn.signs, drawn.second) === wantsSecond &&
      (drawn.first.x !== drawn.second.x || drawn.first.y !== drawn.second.y) &&
      [drawn.first, drawn.second].every((claim) => !isDisputed(drawn.signs, claim)) &&
      drawn.signs.filter((sign) => sign === '=').length < 2,
  )
  const tell = ({ x, y, sign }: Claim, write: (sign: Sign) => string) =>
    `${letters[x]} ${write(sign)} ${letters[y]}`
  const coded = (sign: Sign) => code.find((one) => one.sign === sign)?.symbol ?? ''
  const chain = (write: (sign: Sign) => string) =>
    signs.map((sign, place) => `${letters[place]} ${write(sign)} ${letters[place + 1]}`).join(', ')
  const [one, two] = [
    { text: tell(first, (sign) => sign), follows: wantsFirst },
    { text: tell(second, (sign) => sign), follows: wantsSecond },
  ]
  const answer = verdict(wantsFirst, wantsSecond)
  const [told, claimOne, claimTwo] = [chain(coded), tell(first, coded), tell(second, coded)]
  return {
    told,
    claimOne,
    claimTwo,
    given: {
      code: code.map(({ symbol, sign }) => ({ symbol, sign })),
      told,
      claims: [claimOne, claimTwo],
    },
    answer,
    mistakes: wrongVerdicts(one, two),
    steps: [
      say`In signs the statements are ${chain((sign) => sign)}.`,
      say`The conclusions are I. ${one.text} and II. ${two.text}.`,
      ...(size > 3
        ? [say`Join the statements into one chain, and look only at the part between two letters.`]
        : []),
      ...(size > 4 ? [say`Signs that point both ways on this part leave the two letters undecided.`] : []),
      explain('I', one, letters, signs, first),
      explain('II', two, letters, signs, second),
      say`So the verdict is: ${answer}`,
    ],
  }
}

/** Reads the statements back and tries every size of the letters. */
export function solveCoded({
  code,
  told,
  claims,
}: {
  code: readonly { symbol: string; sign: Sign }[]
  told: string
  claims: readonly string[]
}): string {
  const signOf = (symbol: string | undefined) => code.find((one) => one.symbol === symbol)?.sign ?? '='
  const parts = told.split(', ').map((part) => part.split(' '))
  const letters = [...parts.map(([left]) => left), parts.at(-1)?.[2]]
  const signs = parts.map(([, symbol]) => signOf(symbol))
  const [first = false, second = false] = claims.map((claim) => {
    const [left, symbol, right] = claim.split(' ')
    return holdsAlways(signs, { x: letters.indexOf(left), y: letters.indexOf(right), sign: signOf(symbol) })
  })
  return verdict(first, second)
}

function drawAny(rng: Random, size: number): Claim {
  if (size > 3) return drawClaim(rng, size)
  const x = rng.int(0, size - 2)
  return { x, y: rng.int(x + 1, size - 1), sign: rng.pick(['>', '<', '≥', '≤', '=']) }
}

const MEANINGS: readonly { sign: Sign; ways: readonly string[] }[] = [
  { sign: '>', ways: ['greater than', 'neither smaller than nor equal to'] },
  { sign: '<', ways: ['smaller than', 'neither greater than nor equal to'] },
  { sign: '=', ways: ['equal to', 'neither greater nor smaller than'] },
  { sign: '≥', ways: ['not smaller than', 'either greater than or equal to'] },
  { sign: '≤', ways: ['not greater than', 'either smaller than or equal to'] },
]

export function drawCode(rng: Random) {
  const symbols = rng.sample([...'@#%&©★€'], MEANINGS.length)
  return MEANINGS.map(({ sign, ways }, place) => ({
    sign,
    symbol: symbols[place] ?? '',
    words: rng.pick(ways),
  }))
}
