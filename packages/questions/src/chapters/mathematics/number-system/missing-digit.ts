import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "If the number 47*52 is divisible by 9, which digit does * stand for?" */
export const missingDigit = defineGenerator({
  id: 'number/missing-digit',
  version: 6,
  concepts: ['divisibility-rules', 'divisibility-by-11'],
  levels: {
    easy: { forms: [oneDigit] },
    medium: { forms: [extremeDigit] },
    hard: { forms: [twoDigits] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Try every digit, or every pair of digits, in its place.
    if (given.find === 'digit') {
      const fits = range(0, 9).filter(
        (digit) => Number(given.pattern.replace('*', String(digit))) % given.divisor === 0,
      )
      return (given.which === 'least' ? fits[0] : fits.at(-1)) ?? Number.NaN
    }
    const values = range(1, 9)
      .flatMap((x) => range(1, 9).map((y) => [x, y] as const))
      .filter(
        ([x, y]) =>
          Number(given.pattern.replace('x', String(x)).replace('y', String(y))) % given.divisor === 0,
      )
      .map(([x, y]) => (given.find === 'sum' ? x + y : given.find === 'x' ? x : x * y))
    return new Set(values).size === 1 ? (values[0] ?? Number.NaN) : Number.NaN
  },
})

/** The rule for 11 is a concept of its own: people ask for it by name. */
const rulesOf = (divisor: number): readonly string[] =>
  divisor % 11 === 0 ? ['divisibility-by-11', 'divisibility-rules'] : ['divisibility-rules']

/** Digits at even and at odd places, without the hidden one. */
function alternate(pattern: string): [number, number] {
  const digits = [...pattern].map((digit) => (digit === '*' ? 0 : Number(digit)))
  return [
    sum(digits.filter((_, index) => index % 2 === 0)),
    sum(digits.filter((_, index) => index % 2 === 1)),
  ]
}

function oneDigit(rng: Random) {
  const divisor = rng.pick([9, 9, 11])
  const length = rng.int(5, 8)
  const { pattern, shown, place, fits } = rng.until(
    () => hide(rng, length, divisor, range(Math.max(1, length - 5), Math.min(4, length - 2))),
    (drawn) => drawn.fits.length === 1,
  )
  const [answer = 0] = fits
  const total = sum(shown)
  const [even, odd] = alternate(pattern)
  const [own, other] = place % 2 === 0 ? [even, odd] : [odd, even]
  return {
    concept: rulesOf(divisor),
    given: { find: 'digit' as const, pattern, divisor, which: 'least' as 'least' | 'greatest' },
    prompt: ask(rng, pattern, divisor, ''),
    answer,
    within: [0, 9] as const,
    mistakes: [
      divisor === 9
        ? {
            value: total % 9,
            because: say`that is what the other digits leave on division by 9, not what is missing to a multiple of 9`,
          }
        : { value: (9 - (total % 9)) % 9, because: say`the rule for 9 was used, the sum of the digits` },
      divisor === 9
        ? { value: (3 - (total % 3)) % 3, because: say`the digit sum was made a multiple of 3 only` }
        : {
            value: (11 - answer) % 11,
            because: say`the two alternate sums were subtracted the wrong way round`,
          },
      divisor === 9
        ? {
            value: (((other - own) % 11) + 11) % 11,
            because: say`the rule for 11 was used, the alternate sums`,
          }
        : {
            value: (11 - (total % 11)) % 11,
            because: say`all the digits were added instead of every second one`,
          },
      { value: total % 10, because: say`that is the last digit of the sum of the digits shown` },
      {
        value: (10 - (total % 10)) % 10,
        because: say`the sum of the digits was filled up to a multiple of 10`,
      },
      { value: (answer + 1) % 10, because: say`one was counted too far at the end` },
      { value: (answer + 9) % 10, because: say`one was counted too little at the end` },
    ],
    others: range(0, 9),
    steps:
      divisor === 9
        ? [
            say`A number is divisible by 9 when the sum of its digits is; the digits shown add up to ${total}.`,
            say`${total} + * must be a multiple of 9, and the only one in reach is ${total + answer}, so * = ${answer}`,
          ]
        : [
            say`For 11 the sums of every second digit must differ by 0 or a multiple of 11; they are ${own} + * and ${other}.`,
            say`${own} + * − ${other} is such a number only for * = ${answer}`,
          ],
  }
}

const fitting = (pattern: string, divisor: number): number[] =>
  range(0, 9).filter((digit) => Number(pattern.replace('*', String(digit))) % divisor === 0)

function extremeDigit(rng: Random) {
  const divisor = rng.pick([3, 4, 6, 8, 12])
  const which = rng.pick(['least', 'greatest'])
  // For 4 and 8 the star must be among the last digits, or every digit would fit.
  const { pattern, shown, fits } = rng.until(
    () => {
      const last = rng.int(4, 6)
      const places = divisor === 3 ? range(1, last) : range(last - (divisor === 8 ? 2 : 1), last)
      return hide(rng, last + 1, divisor, places)
    },
    (drawn) => drawn.fits.length >= 2 && !/\d{5}/.test(drawn.pattern),
  )
  const answer = (which === 'least' ? fits[0] : fits.at(-1)) ?? 0
  const opposite = (which === 'least' ? fits.at(-1) : fits[0]) ?? 0
  const wrongRule = divisor === 3 ? 9 : divisor === 4 ? 2 : divisor === 6 ? 3 : divisor === 8 ? 4 : 6
  const byWrongRule = fitting(pattern, wrongRule)
  const total = sum(shown)
  // At the end of an even number, an odd digit falls at sight.
  const mayStand = (digit: number) => !(divisor % 2 === 0 && pattern.endsWith('*')) || digit % 2 === 0
  return {
    concept: rulesOf(divisor),
    given: { find: 'digit' as const, pattern, divisor, which },
    prompt: ask(rng, pattern, divisor, which),
    answer,
    within: [0, 9] as const,
    mistakes: [
      {
        value: opposite,
        because: say`that is the ${which === 'least' ? 'greatest' : 'least'} digit that fits`,
      },
      ...fits
        .slice(1, -1)
        .map((value) => ({ value, because: say`it fits, but it is not the ${which} digit that does` })),
      {
        value: (which === 'least' ? byWrongRule[0] : byWrongRule.at(-1)) ?? 10,
        because: say`only divisibility by ${wrongRule} was looked at`,
      },
      ...range(0, 9)
        .filter((digit) => byWrongRule.includes(digit) && !fits.includes(digit) && wrongRule !== 9)
        .slice(0, 2)
        .map((value) => ({
          value,
          because: say`with it the number is divisible by ${wrongRule}, but not by ${divisor}`,
        })),
      {
        value: which === 'least' ? 0 : 9,
        because: say`that is the ${which} digit there is, but it does not fit`,
      },
      { value: total % 10, because: say`that is the last digit of the sum of the digits shown` },
      { value: (answer + 1) % 10, because: say`one was counted too far at the end` },
      { value: (answer + 9) % 10, because: say`one was counted too little at the end` },
    ].filter(({ value }) => mayStand(value)),
    others: range(0, 9).filter(mayStand),
    steps: [
      ruleFor(divisor),
      say`Trying the digits from 0 to 9, the number is divisible for * = ${fits.join(', ')}.`,
      say`The ${which} of them is ${answer}`,
    ],
  }
}

function ruleFor(divisor: number): Message {
  if (divisor === 3) return say`A number is divisible by 3 when the sum of its digits is.`
  if (divisor === 4) return say`A number is divisible by 4 when its last two digits are.`
  if (divisor === 8) return say`A number is divisible by 8 when its last three digits are.`
  if (divisor === 6)
    return say`A number is divisible by 6 when it is even and the sum of its digits is divisible by 3.`
  return say`A number is divisible by 12 when its last two digits are divisible by 4 and the sum of its digits by 3.`
}

/** The two coprime rules that make up each divisor; the first one determines y. */
const PARTS = { 72: [8, 9], 88: [8, 11], 45: [5, 9], 99: [9, 11], 55: [5, 11] } as const

type Divisor = keyof typeof PARTS

type Find = 'x' | 'sum' | 'product'

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
  find === 'x' ? x : find === 'sum' ? x + y : x * y

const NAMES: Readonly<Record<Find, string>> = { x: 'x', sum: 'x + y', product: 'xy' }

/** 'xy' alone could be read as a number of two digits. */
const asked = (find: Find): string => (find === 'product' ? 'the product xy' : NAMES[find])

/** Two hidden digits of which exactly one pair fits. */
function twoDigits(rng: Random) {
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
  // y alone is never asked: as the last digit it follows from the rule for 5 or 8.
  const find = rng.pick(['x', 'x', 'sum', 'sum', 'product'] as const)
  const answer = wanted(find, x, y)
  const [first, second] = PARTS[divisor]
  const nearly = pairsOf(pattern, second).filter(([a, b]) => !(a === x && b === y))
  const halfRight = rng.sample(nearly, Math.min(4, nearly.length))
  const digits = [...pattern].flatMap((letter) => (/\d/.test(letter) ? [Number(letter)] : []))
  return {
    concept: rulesOf(divisor),
    given: { find, pattern, divisor },
    prompt: askForTwo(rng, pattern, divisor, asked(find)),
    answer,
    within: find === 'product' ? ([1, 81] as const) : find === 'sum' ? ([2, 18] as const) : ([1, 9] as const),
    mistakes: [
      ...(find === 'x' ? [{ value: y, because: say`that is y` }] : []),
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
      find === 'x'
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

function askForTwo(rng: Random, pattern: string, divisor: number, what: string): Message {
  const number = latex`${pattern}`
  return rng.pick([
    say`The ${pattern.length}-digit number ${number}, in which x and y are digits other than 0, is divisible by ${divisor}. What is ${what}?`,
    say`If x and y are nonzero digits and ${number} is a multiple of ${divisor}, find the value of ${what}.`,
    say`In the number ${number} two digits are hidden behind x and y, neither of them 0, and ${divisor} divides it exactly. Find ${what}.`,
    say`If ${number} is divisible by ${divisor} (digits x, y ≠ 0), find ${what}.`,
    say`${number} is a multiple of ${divisor}; its digits x, y ≠ 0. ${what.length === 1 ? 'The digit' : 'The value of'} ${what} is:`,
    say`${divisor} divides ${number}, where the digits x and y are not 0. What is ${what}?`,
    say`For which value of ${what} is the number ${number} (x and y stand for digits from 1 to 9) exactly divisible by ${divisor}?`,
  ])
}

/** A multiple of the divisor with one digit hidden behind a star, and at most four digits in a row beside it. */
function hide(rng: Random, length: number, divisor: number, places: readonly number[]) {
  const low = 10 ** (length - 1)
  const number = Math.ceil(rng.int(low, 10 * low - divisor) / divisor) * divisor
  const digits = [...String(number)].map(Number)
  const place = rng.pick(places)
  return {
    pattern: digits.map((digit, index) => (index === place ? '*' : digit)).join(''),
    shown: digits.filter((_, index) => index !== place),
    place,
    fits: range(0, 9).filter(
      (digit) => (number + (digit - (digits[place] ?? 0)) * 10 ** (length - 1 - place)) % divisor === 0,
    ),
  }
}

const sum = (digits: readonly number[]) => digits.reduce((total, digit) => total + digit, 0)

function ask(rng: Random, pattern: string, divisor: number, which: string): Message {
  const length = pattern.length
  const the = which === '' ? 'the' : `the ${which}`
  const what =
    which === '' ? 'which digit does * stand for?' : `what is the ${which} digit that * can stand for?`
  return rng.pick([
    say`If the ${length}-digit number ${pattern} is divisible by ${divisor}, ${what}`,
    which === ''
      ? say`What digit should replace * so that the number ${pattern} is divisible by ${divisor}?`
      : say`What is the ${which} digit that can replace * so that ${pattern} is divisible by ${divisor}?`,
    say`When * is replaced by a digit, ${pattern} becomes exactly divisible by ${divisor}. Find ${which === '' ? 'that' : `the ${which} such`} digit.`,
    say`Find ${the} digit that, in place of *, makes ${pattern} exactly divisible by ${divisor}.`,
    which === ''
      ? say`If ${pattern} is divisible by ${divisor}, the value of * is`
      : say`If ${pattern} is divisible by ${divisor}, find the ${which} value of *.`,
    which === ''
      ? say`The number ${pattern} is a multiple of ${divisor}. What is the value of *?`
      : say`The number ${pattern} is a multiple of ${divisor}. The ${which} value that * can take is`,
    say`A digit of the number ${pattern} is unreadable. The number is a multiple of ${divisor}; ${what}`,
    which === ''
      ? say`If ${pattern} is divisible by ${divisor}, find *.`
      : say`${divisor} is a factor of ${pattern}. Find the ${which} value of *.`,
    which === ''
      ? say`${divisor} is a factor of the number ${pattern}. The digit in place of * is`
      : say`For which ${which} value of * is ${pattern} a multiple of ${divisor}?`,
    say`${pattern} leaves no remainder on division by ${divisor}. ${which === '' ? 'The missing digit is' : `The ${which} possible value of the missing digit is`}`,
  ])
}
