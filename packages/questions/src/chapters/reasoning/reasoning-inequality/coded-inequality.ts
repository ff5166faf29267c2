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
  version: 3,
  // Four letters at least: of three, one of two conclusions would repeat a statement.
  levels: { easy: { size: 4, turns: 0 }, medium: { size: 5, turns: 0.25 }, hard: { size: 6, turns: 0.3 } },
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
        say`${meanings}. Statements: ${told}. Conclusions: I. ${claimOne}. II. ${claimTwo}. Which of the conclusions follow(s)?`,
        say`In a certain code, ${meanings}. Assuming the statements ${told} to be true, which of the conclusions I. ${claimOne} and II. ${claimTwo} is/are definitely true?`,
        say`In the following question, ${meanings}. If ${told}, then which of the conclusions I. ${claimOne} and II. ${claimTwo} follow(s)?`,
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
      return { signs: drawn, first: drawClaim(rng, size), second: drawClaim(rng, size) }
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
      ...(size > 4
        ? [say`Join the statements into one chain, and look only at the part between two letters.`]
        : []),
      ...(size > 5 ? [say`Signs that point both ways on this part leave the two letters undecided.`] : []),
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
