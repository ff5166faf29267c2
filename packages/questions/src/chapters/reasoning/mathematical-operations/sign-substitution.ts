import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { calculate, leftToRight, type Sign, signs, sumOfTerms, write } from './signs.ts'

/** "If + means ×, × means − and − means +, what is 8 + 3 × 4 − 5?" */
export const signSubstitution = defineGenerator({
  id: 'reasoning/sign-substitution',
  version: 1,
  levels: {
    easy: { operations: 2 },
    medium: { operations: 3 },
    hard: { operations: 4 },
  },
  generate(rng, { operations }) {
    const tokens = rng.chance(0.4) ? otherSigns(rng) : letters(rng)
    const { numbers, meant } = rng.until(
      () => ({
        numbers: Array.from({ length: operations + 1 }, () => rng.pick(NUMBERS)),
        meant: rng.sample(signs, operations),
      }),
      (drawn) => {
        const value = sumOfTerms(drawn.numbers, drawn.meant)
        return drawn.meant.some(isStrong) && isWhole(drawn.numbers, drawn.meant) && value > 0 && value < 400
      },
    )
    const written = meant.map((sign) => tokens[sign])
    const answer = sumOfTerms(numbers, meant)
    const told = operations === 2 ? meant : rng.shuffle(signs)
    const swapped = (one: Sign, other: Sign) =>
      sumOfTerms(
        numbers,
        meant.map((sign) => (sign === one ? other : sign === other ? one : sign)),
      )
    return {
      given: { numbers, written, meanings: told.map((sign) => ({ token: tokens[sign], means: sign })) },
      prompt: ask(
        rng,
        told.map((sign) => say`${tokens[sign]} means ${sign}`),
        write(numbers, written),
      ),
      answer,
      within: [-200, 2000],
      mistakes: [
        {
          value: leftToRight(numbers, meant),
          because: say`the signs were worked from left to right, without doing × and ÷ first`,
        },
        ...meant.map((_, place) => ({
          value: sumOfTerms(
            numbers,
            meant.map((sign, index) => (index === place ? (asSign(written[index]) ?? sign) : sign)),
          ),
          because: say`the ${written[place] ?? ''} after ${numbers[place] ?? 0} was not replaced`,
        })),
        {
          value: sumOfTerms(numbers.slice(0, -1), meant.slice(0, -1)),
          because: say`the last number was left out`,
        },
        {
          value: sumOfTerms(numbers, [...meant.slice(0, -1), '+']),
          because: say`the last sign was taken as +`,
        },
        {
          value: sumOfTerms(numbers, [...meant.slice(0, -1), '−']),
          because: say`the last sign was taken as −`,
        },
        ...PAIRS.map(([one, other]) => ({
          value: swapped(one, other),
          because: say`${one} and ${other} were confused after replacing the signs`,
        })),
      ].filter(({ value }) => Number.isInteger(value)),
      steps: [
        say`With the real signs it reads ${write(numbers, meant)}.`,
        ...(operations > 2 ? [say`× and ÷ come first, then + and −.`] : []),
        ...calculate(numbers, meant),
        say`So the value is ${answer}`,
      ],
    }
  },
  solve: ({ numbers, written, meanings }) =>
    fold(
      numbers,
      written.map((token) => meanings.find((one) => one.token === token)?.means ?? '+'),
    ),
})

const PAIRS = [
  ['+', '−'],
  ['×', '÷'],
  ['+', '×'],
  ['−', '×'],
  ['+', '÷'],
  ['−', '÷'],
] as const

const asSign = (token: string | undefined): Sign | undefined => signs.find((sign) => sign === token)

/** The written sign for each meaning. The signs move round in a circle, so that none keeps its own meaning. */
function otherSigns(rng: Random): Record<Sign, string> {
  const circle = rng.shuffle(signs)
  const after = (sign: Sign) => circle[(circle.indexOf(sign) + 1) % circle.length] ?? sign
  return { '+': after('+'), '−': after('−'), '×': after('×'), '÷': after('÷') }
}

function letters(rng: Random): Record<Sign, string> {
  const [plus, minus, times, by] = rng.sample([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], 4)
  return { '+': plus, '−': minus, '×': times, '÷': by }
}

const NUMBERS = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48,
]

const isStrong = (sign: Sign): boolean => sign === '×' || sign === '÷'

/** Every division on the way gives a whole number. */
function isWhole(numbers: readonly number[], meant: readonly Sign[]): boolean {
  let product = numbers[0] ?? 0
  return meant.every((sign, index) => {
    const next = numbers[index + 1] ?? 1
    product = sign === '×' ? product * next : sign === '÷' ? product / next : next
    return Number.isInteger(product) && product < 1000
  })
}

/** Reads from the right end: the last + or − splits the whole, then the last × or ÷. */
function fold(numbers: readonly number[], meant: readonly Sign[]): number {
  if (meant.length === 0) return numbers[0] ?? Number.NaN
  const weak = meant.findLastIndex((sign) => !isStrong(sign))
  const split = weak >= 0 ? weak : meant.length - 1
  const left = fold(numbers.slice(0, split + 1), meant.slice(0, split))
  const right = fold(numbers.slice(split + 1), meant.slice(split + 1))
  switch (meant[split]) {
    case '+':
      return left + right
    case '−':
      return left - right
    case '×':
      return left * right
    default:
      return left / right
  }
}

function ask(rng: Random, meanings: readonly Message[], expression: string): Message {
  const [first = say``, ...rest] = meanings
  const list = rest.reduce<Message>(
    (text, item, index) => (index === rest.length - 1 ? say`${text} and ${item}` : say`${text}, ${item}`),
    first,
  )
  return rng.pick([
    say`If ${list}, what is the value of ${expression}?`,
    say`Suppose that ${list}. Find the value of ${expression}.`,
    say`In a puzzle book ${list}. What is ${expression} there?`,
    say`Work out ${expression}, if ${list}.`,
    say`${list}. Which number does ${expression} give?`,
    say`A calculator has mixed up its keys: ${list}. What does it show for ${expression}?`,
    say`What is ${expression} when ${list}?`,
  ])
}
