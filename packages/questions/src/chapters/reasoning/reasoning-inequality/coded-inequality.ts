import { defineGenerator } from '../../../kit/define-generator.ts'
import { verdict, wrongVerdicts } from '../../../kit/puzzles/two-conclusions.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import {
  areWorthAsking,
  type Claim,
  drawClaim,
  drawSigns,
  follows,
  holdsAlways,
  isDisputed,
  type Sign,
  TURNED,
} from './chain-rules.ts'
import { drawEither, solveEither, tellEither } from './either-claims.ts'
import { explain } from './inequality.ts'

/** "'P @ Q' means P is greater than Q ... Statements: A @ B # C. Conclusions: I. A @ C. II. C $ B. Which follows?" */
export const codedInequality = defineGenerator({
  id: 'reasoning/coded-inequality',
  version: 4,
  // Four letters at least: of three, one of two conclusions would repeat a statement.
  levels: {
    easy: { size: 4, turns: 0, eithers: 0 },
    medium: { size: 5, turns: 0.25, eithers: 0 },
    hard: { size: 6, turns: 0.3, eithers: 0.35 },
  },
  generate(rng, { size, turns, eithers }) {
    const letters = drawNames(rng, size)
    const code = drawCode(rng)
    const { told, claimOne, claimTwo, ...rest } = rng.chance(eithers)
      ? askEitherCoded(rng, letters, code, turns)
      : askCoded(rng, letters, code, turns)
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
      areWorthAsking(drawn.signs, [drawn.first, drawn.second], turns) &&
      drawn.signs.filter((sign) => sign === '=').length < 2,
  )
  const tell = ({ x, y, sign }: Claim, write: (sign: Sign) => string) =>
    `${letters[x]} ${write(sign)} ${letters[y]}`
  const coded = codedIn(code)
  const statements = inStatements(rng, letters, signs)
  const [one, two] = [
    { text: tell(first, (sign) => sign), follows: wantsFirst },
    { text: tell(second, (sign) => sign), follows: wantsSecond },
  ]
  const answer = verdict(wantsFirst, wantsSecond)
  const [told, claimOne, claimTwo] = [write(statements, coded), tell(first, coded), tell(second, coded)]
  return {
    told,
    claimOne,
    claimTwo,
    given: {
      find: 'each' as const,
      code: code.map(({ symbol, sign }) => ({ symbol, sign })),
      told,
      claims: [claimOne, claimTwo],
    },
    answer,
    mistakes: wrongVerdicts(one, two),
    others: [],
    steps: [
      say`In signs the statements are ${write(statements, (sign) => sign)}.`,
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

interface Written {
  left: string
  sign: Sign
  right: string
}

/** One statement for each two neighbours; of six letters they are out of order, and some are told from the other side. */
function inStatements(rng: Random, letters: readonly string[], signs: readonly Sign[]): Written[] {
  const statements = signs.map((sign, place) => ({
    left: letters[place] ?? '',
    sign,
    right: letters[place + 1] ?? '',
  }))
  if (letters.length < 6) return statements
  return rng
    .shuffle(statements)
    .map(({ left, sign, right }) =>
      rng.chance(0.4) ? { left: right, sign: TURNED[sign], right: left } : { left, sign, right },
    )
}

const write = (statements: readonly Written[], signOf: (sign: Sign) => string): string =>
  statements.map(({ left, sign, right }) => `${left} ${signOf(sign)} ${right}`).join(', ')

const codedIn =
  (code: Code) =>
  (sign: Sign): string =>
    code.find((one) => one.sign === sign)?.symbol ?? ''

/** Two conclusions on the same letters, of which one or the other may be sure to hold. */
function askEitherCoded(rng: Random, letters: readonly string[], code: Code, turns: number) {
  const { signs, first, second, wanted } = drawEither(rng, letters.length, turns)
  const [x, y] = [letters[first.x] ?? '', letters[first.y] ?? '']
  const coded = codedIn(code)
  const statements = inStatements(rng, letters, signs)
  const [told, claimOne, claimTwo] = [
    write(statements, coded),
    `${x} ${coded(first.sign)} ${y}`,
    `${x} ${coded(second.sign)} ${y}`,
  ]
  const { ending, ...options } = tellEither(wanted, signs, first, x, y)
  return {
    told,
    claimOne,
    claimTwo,
    given: {
      find: 'either' as const,
      code: code.map(({ symbol, sign }) => ({ symbol, sign })),
      told,
      claims: [claimOne, claimTwo],
    },
    ...options,
    steps: [
      say`In signs the statements are ${write(statements, (sign) => sign)}.`,
      say`The conclusions are I. ${x} ${first.sign} ${y} and II. ${x} ${second.sign} ${y}.`,
      say`Join the statements into one chain, and look only at the part between the two letters.`,
      ...ending,
    ],
  }
}

/** Reads the statements back, joins them into a chain and tries every size of the letters. */
export function solveCoded({
  find,
  code,
  told,
  claims,
}: {
  find: 'each' | 'either'
  code: readonly { symbol: string; sign: Sign }[]
  told: string
  claims: readonly string[]
}): string {
  const signOf = (symbol: string | undefined) => code.find((one) => one.symbol === symbol)?.sign ?? '='
  const parts = told.split(', ').map((part) => {
    const [left = '', symbol, right = ''] = part.split(' ')
    return { left, sign: signOf(symbol), right }
  })
  const both = parts.flatMap(({ left, sign, right }) => [
    { left, sign, right },
    { left: right, sign: TURNED[sign], right: left },
  ])
  // An end of the chain is a letter of one statement only.
  const end = both.find(({ left }) => both.filter((one) => one.left === left).length === 1)?.left ?? ''
  const letters = [end]
  const signs: Sign[] = []
  for (const _ of parts) {
    const next = both.find(({ left, right }) => left === letters.at(-1) && !letters.includes(right))
    letters.push(next?.right ?? '')
    signs.push(next?.sign ?? '=')
  }
  const [one, two] = claims.map((claim): Claim => {
    const [left = '', symbol, right = ''] = claim.split(' ')
    const [x, y, sign] = [letters.indexOf(left), letters.indexOf(right), signOf(symbol)]
    return x < y ? { x, y, sign } : { x: y, y: x, sign: TURNED[sign] }
  })
  if (!one || !two) return ''
  return find === 'either'
    ? solveEither(signs, one, two)
    : verdict(holdsAlways(signs, one), holdsAlways(signs, two))
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
