import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** The two coprime rules that make up each divisor; the first one settles y. */
const PARTS = { 72: [8, 9], 88: [8, 11], 45: [5, 9], 99: [9, 11], 55: [5, 11] } as const

type Divisor = keyof typeof PARTS
type Find = 'x' | 'y' | 'sum' | 'product'

const DIVISORS: readonly Divisor[] = [72, 72, 88, 88, 99, 99, 45, 55]

const PAIRS = range(1, 9).flatMap((x) => range(1, 9).map((y) => [x, y] as const))

/** The digits x and y that make the number divisible. */
function pairsOf(pattern: string, divisor: number): (readonly [number, number])[] {
  const base = Number(pattern.replace(/[xy]/g, '0'))
  const worth = (letter: string) => 10 ** (pattern.length - 1 - pattern.indexOf(letter))
  const [ofX, ofY] = [worth('x'), worth('y')]
  return PAIRS.filter(([x, y]) => (base + x * ofX + y * ofY) % divisor === 0)
}

const wanted = (find: Find, x: number, y: number): number =>
  find === 'x' ? x : find === 'y' ? y : find === 'sum' ? x + y : x * y

const NAMES: Readonly<Record<Find, string>> = { x: 'x', y: 'y', sum: 'x + y', product: 'xy' }

/** Two hidden digits of which exactly one pair fits. */
export function twoDigits(rng: Random) {
  const divisor = rng.pick(DIVISORS)
  const { pattern, pair } = rng.until(
    () => {
      const low = 10 ** rng.int(4, 6)
      const digits = [...String(Math.ceil(rng.int(low, 9 * low) / divisor) * divisor)]
      const last = digits.length - 1
      digits[rng.int(1, last - 2)] = 'x'
      digits[rng.chance(0.6) ? last : last - 1] = 'y'
      const pattern = digits.join('')
      return { pattern, pair: pairsOf(pattern, divisor) }
    },
    (drawn) => drawn.pair.length === 1 && drawn.pair[0]?.[0] !== drawn.pair[0]?.[1],
  )
  const [x = 0, y = 0] = pair[0] ?? []
  const find = rng.pick(['x', 'y', 'sum', 'sum', 'product'] as const)
  const answer = wanted(find, x, y)
  const [first, second] = PARTS[divisor]
  const nearly = pairsOf(pattern, second).filter(([a, b]) => !(a === x && b === y))
  const halfRight = rng.sample(nearly, Math.min(4, nearly.length))
  const digits = [...pattern].flatMap((letter) => (/\d/.test(letter) ? [Number(letter)] : []))
  return {
    given: { find, pattern, divisor },
    prompt: ask(rng, pattern, divisor, NAMES[find]),
    answer,
    within: find === 'product' ? ([0, 81] as const) : find === 'sum' ? ([0, 18] as const) : ([0, 9] as const),
    mistakes: [
      ...(find === 'x' ? [{ value: y, because: say`that is y` }] : []),
      ...(find === 'y' ? [{ value: x, because: say`that is x` }] : []),
      ...(find === 'sum'
        ? [
            { value: Math.abs(x - y), because: say`the digits were subtracted instead of added` },
            { value: x, because: say`that is x alone` },
            { value: y, because: say`that is y alone` },
          ]
        : []),
      ...(find === 'product'
        ? [
            { value: x + y, because: say`the digits were added instead of multiplied` },
            { value: x * y + x, because: say`x was counted once too often` },
          ]
        : []),
      ...halfRight.map(([a, b]) => ({
        value: wanted(find, a, b),
        because: say`x = ${a} and y = ${b} make the number divisible by ${second}, but not by ${first}`,
      })),
      {
        value: digits.reduce((sum, digit) => sum + digit, 0) % 10,
        because: say`that is the last digit of the sum of the digits shown`,
      },
    ],
    steps: [
      say`${divisor} = ${first} × ${second}, and the two have no common factor, so the number must be divisible by both.`,
      firstRule(first),
      second === 9
        ? say`For 9, the sum of all the digits must be a multiple of 9.`
        : say`For 11, the sums of every second digit must differ by 0 or a multiple of 11.`,
      say`Both hold only for x = ${x} and y = ${y}.`,
      find === 'x' || find === 'y'
        ? say`So ${find} = ${answer}`
        : say`So ${NAMES[find]} = ${x} ${find === 'sum' ? '+' : '×'} ${y} = ${answer}`,
    ],
  }
}

function firstRule(divisor: 5 | 8 | 9): Message {
  if (divisor === 5) return say`For 5, the last digit must be 0 or 5.`
  if (divisor === 8) return say`For 8, the last three digits must be divisible by 8.`
  return say`For 9, the sum of all the digits must be a multiple of 9.`
}

function ask(rng: Random, pattern: string, divisor: number, what: string): Message {
  const number = latex`${pattern}`
  return posed(rng, [
    say`The ${pattern.length}-digit number ${number}, in which x and y are digits other than 0, is divisible by ${divisor}. What is ${what}?`,
    say`If x and y are nonzero digits and ${number} is a multiple of ${divisor}, find the value of ${what}.`,
    say`In the number ${number} two digits are hidden behind x and y, neither of them 0, and ${divisor} divides it exactly. Find ${what}.`,
    say`For which value of ${what} is the number ${number} (x and y stand for digits from 1 to 9) exactly divisible by ${divisor}?`,
  ])
}
