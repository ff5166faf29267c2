import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is the unit digit of 347 × 589 × 213 × 476?" */
export const lastDigit = defineGenerator({
  id: 'number/last-digit',
  version: 6,
  concepts: ['unit-digit', 'unit-digit-of-powers'],
  levels: {
    easy: { forms: [productOfNumbers, sumOfSquares, missingFactor] },
    medium: {
      forms: [
        sumOfFactorials,
        ...often(8, difference),
        ...often(8, twoPowers),
        ...often(3, anyExponent),
        ...often(4, factorOfPower),
      ],
    },
    hard: { forms: [sumOfPowers, powerOfPower, ...often(2, towerAndPower)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'product':
        return Number(given.numbers.reduce((all, one) => all * BigInt(one), 1n) % 10n)
      case 'squares':
        return given.numbers.reduce((sum, one) => sum + one * one, 0) % 10
      case 'factorials':
        return Number(
          range(given.from, given.to).reduce(
            (sum, n) => sum + range(1, n).reduce((all, factor) => all * BigInt(factor), 1n),
            0n,
          ) % 10n,
        )
      case 'difference':
        return Number((BigInt(given.a) ** BigInt(given.m) - BigInt(given.b) ** BigInt(given.n)) % 10n)
      case 'any': {
        const at = (n: number) => BigInt(given.base) ** BigInt(4 * n + given.more) % 10n
        return [2, 3, 4].every((n) => at(n) === at(1)) ? Number(at(1)) : Number.NaN
      }
      case 'tower': {
        // Multiplied out: the remainder of the exponent by 4, then the digit.
        let [rest, digit] = [1, 1]
        for (let factor = 0; factor < given.top; factor++) rest = (rest * given.exponent) % 4
        for (let factor = 0; factor < rest + 4; factor++) digit = (digit * given.base) % 10
        return digit
      }
      case 'tower-and-power': {
        // Square and multiply for both powers, with numbers that never grow.
        const tower = powerDigit(given.base, BigInt(given.exponent) ** BigInt(given.top))
        const power = powerDigit(given.other, BigInt(given.times))
        return (given.sign === '×' ? tower * power : tower + power) % 10
      }
      case 'powers':
        // Term by term, each the last digit of the one before times the base.
        return range(1, given.top).reduce(
          ({ digit, sum }) => {
            const next = (digit * given.base) % 10
            return { digit: next, sum: (sum + next) % 10 }
          },
          { digit: 1, sum: 0 },
        ).sum
      case 'two-powers': {
        const [one, other] = [BigInt(given.a) ** BigInt(given.m), BigInt(given.b) ** BigInt(given.n)]
        return Number((given.sign === '×' ? one * other : one + other) % 10n)
      }
      case 'factor-of-power':
        return (
          range(0, 9).find(
            (digit) => (powerDigit(given.base, BigInt(given.exponent)) * digit) % 10 === given.ends,
          ) ?? Number.NaN
        )
      case 'missing':
        return (
          range(0, 9).find(
            (digit) => given.numbers.reduce((all, one) => (all * one) % 10, digit) === given.ends,
          ) ?? Number.NaN
        )
    }
  },
})

const within = [0, 9] as const

const near = (digit: number) => [
  { value: (digit + 2) % 10, because: say`a slip of two in one of the products` },
  { value: (digit + 8) % 10, because: say`a slip of two in one of the last digits` },
  { value: (digit + 4) % 10, because: say`a carried digit was added` },
  { value: (digit + 6) % 10, because: say`a carried digit was taken off` },
]

/** Whether a number is even, and whether it ends in 0 or 5, is seen at once: only such digits are offered. */
const open =
  (digit: number, canBeFive = true) =>
  ({ value }: { value: number }) =>
    value % 2 === digit % 2 && (canBeFive || value % 5 !== 0)

function productOfNumbers(rng: Random) {
  const numbers = rng.until(
    () => Array.from({ length: rng.int(3, 5) }, () => rng.int(112, 989)),
    (drawn) => drawn.every((one) => ![0, 1, 5].includes(one % 10)),
  )
  const digits = numbers.map((one) => one % 10)
  const value = digits.reduce((all, one) => (all * one) % 10, 1)
  const text = numbers.join(' × ')
  return {
    concept: 'unit-digit',
    given: { find: 'product' as const, numbers },
    prompt: rng.pick([
      say`What is the unit digit of the product ${text}?`,
      say`The digit in the units place of ${text} is`,
      say`Find the last digit of ${text}.`,
    ]),
    answer: count(value),
    within,
    mistakes: [
      { value: digits.reduce((sum, one) => sum + one, 0) % 10, because: say`the last digits were added` },
      {
        value: digits.slice(0, -1).reduce((all, one) => (all * one) % 10, 1),
        because: say`the last factor was left out`,
      },
      {
        value: digits.slice(1).reduce((all, one) => (all * one) % 10, 1),
        because: say`the first factor was left out`,
      },
      ...near(value),
    ].filter(open(value, false)),
    steps: [
      say`Only the last digits matter: ${digits.join(' × ')} = ${digits.reduce((all, one) => all * one, 1)}`,
      say`Its last digit is ${value}`,
    ],
  }
}

function sumOfSquares(rng: Random) {
  const numbers = Array.from({ length: rng.int(2, 4) }, () => rng.int(23, 299))
  const ends = numbers.map((one) => (one * one) % 10)
  const sum = ends.reduce((all, one) => all + one, 0)
  const value = sum % 10
  const text = latex`${numbers.map((one) => `${one}^2`).join(' + ')}`
  return {
    concept: ['unit-digit-of-powers', 'unit-digit'],
    given: { find: 'squares' as const, numbers },
    prompt: rng.pick([
      say`What is the unit digit of ${text}?`,
      say`The last digit of the sum ${text} is`,
      say`Which digit is in the units place of ${text}?`,
    ]),
    answer: count(value),
    within,
    mistakes: [
      {
        value: numbers.reduce((all, one) => all + one, 0) % 10,
        because: say`the numbers were added without squaring`,
      },
      {
        value: numbers.reduce((all, one) => all + one, 0) ** 2 % 10,
        because: say`the sum was squared instead of each number`,
      },
      { value: ends[0] ?? 0, because: say`only the first square was used` },
      ...near(value),
    ].filter(open(value)),
    steps: [say`The squares end in ${ends.join(', ')}.`, say`Their sum ${sum} ends in ${value}`],
  }
}

function sumOfFactorials(rng: Random) {
  const from = rng.int(1, 4)
  const to = rng.int(9, 60)
  const small = range(from, 4)
  const factorials = [1, 1, 2, 6, 24]
  const sum = small.reduce((all, n) => all + (factorials[n] ?? 0), 0)
  const value = sum % 10
  const text = `${range(from, from + 2)
    .map((n) => `${n}!`)
    .join(' + ')} + … + ${to}!`
  return {
    concept: 'unit-digit',
    given: { find: 'factorials' as const, from, to },
    prompt: rng.pick([
      say`What is the unit digit of ${text}?`,
      say`The digit in the units place of the sum ${text} is`,
      say`Find the last digit of ${text}.`,
    ]),
    answer: count(value),
    within,
    mistakes: [
      { value: 0, because: say`only factorials from 5! on end in 0; the first ones do not` },
      { value: (value + 1) % 10, because: say`1 too much was counted` },
      { value: (value + 9) % 10, because: say`1 too little was counted` },
      ...near(value),
    ],
    steps: [
      say`From 5! on all factorials end in 0.`,
      say`The others: ${small.map((n) => factorials[n] ?? 0).join(' + ')} = ${sum}, so the last digit is ${value}`,
    ],
  }
}

const cycle = (base: number, exponent: number): number =>
  range(1, ((exponent + 3) % 4) + 1).reduce((all) => (all * base) % 10, 1)

function difference(rng: Random) {
  const { a, m, b, n } = rng.until(
    () => ({ a: rng.int(12, 99), m: rng.int(41, 120), b: rng.int(12, 99), n: rng.int(11, 35) }),
    (drawn) =>
      [drawn.a, drawn.b].every((one) => ![0, 1, 5, 6].includes(one % 10)) &&
      // the difference must not be negative: its last digit would be another
      drawn.m * Math.log(drawn.a) > drawn.n * Math.log(drawn.b) + 1,
  )
  const [first, second] = [cycle(a, m), cycle(b, n)]
  const value = (first - second + 10) % 10
  const text = latex`${a}^{${m}} - ${b}^{${n}}`
  return {
    concept: ['unit-digit-of-powers', 'unit-digit'],
    given: { find: 'difference' as const, a, m, b, n },
    prompt: rng.pick([
      say`What is the unit digit of ${text}?`,
      say`The digit in the units place of ${text} is`,
      say`Find the last digit of the difference ${text}.`,
    ]),
    answer: count(value),
    within,
    mistakes: [
      { value: (second - first + 10) % 10, because: say`it was subtracted the wrong way` },
      { value: (first + second) % 10, because: say`the digits were added` },
      { value: first, because: say`only the first power was used` },
      { value: second, because: say`only the second power was used` },
      { value: Math.abs((a % 10) - (b % 10)), because: say`the exponents were ignored` },
      ...near(value),
    ].filter(open(value)),
    steps: [
      say`The last digits of powers repeat every four.`,
      say`${latex`${a}^{${m}}`} ends in ${first} and ${latex`${b}^{${n}}`} in ${second}.`,
      first >= second
        ? say`${first} − ${second} = ${value}`
        : say`As ${first} is less than ${second}, a ten is borrowed: ${first + 10} − ${second} = ${value}`,
    ],
  }
}

/** "What is the unit digit of 243^57 × 72^39?" */
function twoPowers(rng: Random) {
  const { a, m, b, n } = rng.until(
    () => ({ a: rng.int(12, 399), m: rng.int(21, 120), b: rng.int(12, 399), n: rng.int(21, 120) }),
    (drawn) => [drawn.a, drawn.b].every((one) => CYCLES.includes(one % 10)) && drawn.a !== drawn.b,
  )
  const sign = rng.pick(['×', '+'] as const)
  const [first, second] = [cycle(a, m), cycle(b, n)]
  const whole = sign === '×' ? first * second : first + second
  const value = whole % 10
  const join = (one: number, other: number) => (sign === '×' ? one * other : one + other) % 10
  const text = latex`${a}^{${m}} ${sign === '×' ? '\\times' : '+'} ${b}^{${n}}`
  return {
    concept: ['unit-digit-of-powers', 'unit-digit'],
    given: { find: 'two-powers' as const, a, m, b, n, sign },
    prompt: rng.pick([
      say`What is the unit digit of ${text}?`,
      say`The digit in the units place of ${text} is`,
      say`Find the last digit of ${text}.`,
    ]),
    answer: count(value),
    within,
    mistakes: [
      { value: join(a % 10, b % 10), because: say`the exponents were ignored` },
      {
        value: join(cycle(a, m + 1), second),
        because: say`the place of the first power was counted one too far`,
      },
      {
        value: join(first, cycle(b, n + 1)),
        because: say`the place of the second power was counted one too far`,
      },
      {
        value: (sign === '×' ? first + second : first * second) % 10,
        because: say`the signs × and + were mixed up`,
      },
      ...near(value),
    ].filter(open(value, sign === '+')),
    steps: [
      say`The last digits of powers repeat every four, so of each exponent only the remainder by 4 counts.`,
      say`${latex`${a}^{${m}}`} ends in ${first} and ${latex`${b}^{${n}}`} in ${second}.`,
      say`${first} ${sign} ${second} = ${whole}, which ends in ${value}`,
    ],
  }
}

/** "If 137^43 × n ends in 6, what is the last digit of n?" */
function factorOfPower(rng: Random) {
  const base = rng.int(1, 39) * 10 + rng.pick([3, 7])
  // Not a multiple of 4: the power would end in 1, and n like the product.
  const exponent = rng.until(
    () => rng.int(21, 120),
    (drawn) => drawn % 4 !== 0,
  )
  const digit = rng.pick([1, 2, 3, 4, 6, 7, 8, 9])
  const last = cycle(base, exponent)
  const ends = (last * digit) % 10
  const text = latex`${base}^{${exponent}}`
  return {
    concept: ['unit-digit-of-powers', 'unit-digit'],
    given: { find: 'factor-of-power' as const, base, exponent, ends },
    prompt: rng.pick([
      say`If the unit digit of ${text} × n is ${ends}, what is the unit digit of n?`,
      say`The product of ${text} and a number n ends in ${ends}. The last digit of n is`,
      say`If ${text} × n ends in the digit ${ends}, then the digit in the units place of n is`,
    ]),
    answer: count(digit),
    within,
    mistakes: [
      { value: (last * ends) % 10, because: say`the last digits were multiplied once more` },
      { value: ends, because: say`that is the last digit of the product` },
      { value: last, because: say`that is the last digit of the power` },
      { value: (ends * (base % 10)) % 10, because: say`the exponent was ignored` },
      ...near(digit),
    ].filter(open(digit, false)),
    steps: [
      say`The last digits of powers repeat every four, and ${exponent} leaves ${exponent % 4} on division by 4.`,
      say`So ${text} ends in ${last}.`,
      say`${last} times the digit must end in ${ends}; only one digit does it: ${digit}`,
    ],
  }
}

const CYCLES = [2, 3, 7, 8]

const drawBase = (rng: Random) => rng.int(1, 99) * 10 + rng.pick(CYCLES)

function anyExponent(rng: Random) {
  const [base, more] = [drawBase(rng), rng.int(1, 3)]
  const value = cycle(base, more)
  const text = latex`${base}^{4n + ${more}}`
  return {
    concept: ['unit-digit-of-powers', 'unit-digit'],
    given: { find: 'any' as const, base, more },
    prompt: rng.pick([
      say`If n is any natural number, what is the unit digit of ${text}?`,
      say`For every natural number n, the number ${text} ends in the digit`,
      say`Find the digit in the units place of ${text}, where n is a natural number.`,
    ]),
    answer: count(value),
    within,
    mistakes: [
      { value: cycle(base, more + 1), because: say`the place in the cycle was counted one too far` },
      { value: cycle(base, more + 3), because: say`the place in the cycle was counted one too short` },
      { value: cycle(base, more + 2), because: say`the place in the cycle was counted two too far` },
      { value: cycle(base, 4), because: say`that is the last digit for the exponent 4n` },
      { value: (base * more) % 10, because: say`the base was multiplied by ${more}` },
      ...near(value),
    ].filter(open(value, false)),
    steps: [
      say`The last digits of powers repeat every four, so ${latex`${base}^{4n}`} ends like ${latex`${base}^{4}`}, in ${cycle(base, 4)}.`,
      say`So ${text} ends like ${latex`${base}^{${more}}`}, in ${value}`,
    ],
  }
}

function powerOfPower(rng: Random) {
  const [base, exponent, top] = [drawBase(rng), rng.int(3, 29), rng.int(7, 99)]
  const rest = exponent % 2 === 0 ? 0 : exponent % 4 === 1 || top % 2 === 0 ? 1 : 3
  const value = cycle(base, rest === 0 ? 4 : rest)
  const text = latex`${base}^{${exponent}^{${top}}}`
  return {
    concept: ['unit-digit-of-powers', 'unit-digit'],
    given: { find: 'tower' as const, base, exponent, top },
    prompt: rng.pick([
      say`What is the unit digit of ${text}, where ${latex`${exponent}^{${top}}`} is the exponent of ${base}?`,
      say`Find the last digit of ${text}, in which the exponent of ${base} is ${latex`${exponent}^{${top}}`}.`,
      say`If ${base} is raised to the power ${latex`${exponent}^{${top}}`}, the digit in the units place is`,
    ]),
    answer: count(value),
    within,
    mistakes: [
      { value: cycle(base, exponent * top), because: say`the two exponents were multiplied` },
      { value: cycle(base, exponent + top), because: say`the two exponents were added` },
      { value: cycle(base, exponent), because: say`the exponent ${top} was left out` },
      { value: cycle(base, top), because: say`the exponent ${exponent} was left out` },
      { value: cycle(base, rest + 1), because: say`the place in the cycle was counted one too far` },
      { value: cycle(base, rest + 2), because: say`the place in the cycle was counted two too far` },
      ...near(value),
    ].filter(open(value, false)),
    steps: [
      say`The last digits of the powers of ${base} repeat every four, so only the remainder of ${latex`${exponent}^{${top}}`} by 4 counts.`,
      say`${exponent} leaves ${exponent % 4} on division by 4, so ${latex`${exponent}^{${top}}`} leaves ${rest}.`,
      rest === 0
        ? say`The remainder 0 means the fourth place of the cycle: the last digit is ${value}`
        : say`So the number ends like ${latex`${base}^{${rest}}`}, in ${value}`,
    ],
  }
}

/** "What is the unit digit of 7 + 7^2 + 7^3 + … + 7^58?" */
function sumOfPowers(rng: Random) {
  const base = drawBase(rng)
  const top = rng.until(
    () => rng.int(21, 199),
    (drawn) => drawn % 4 !== 0,
  )
  const rest = top % 4
  const left = range(1, rest).map((exponent) => cycle(base, exponent))
  const sum = left.reduce((all, one) => all + one, 0)
  const value = sum % 10
  const text = say`${latex`${base} + ${base}^2 + ${base}^3`} + … + ${latex`${base}^{${top}}`}`
  return {
    concept: ['unit-digit-of-powers', 'unit-digit'],
    given: { find: 'powers' as const, base, top },
    prompt: rng.pick([
      say`What is the unit digit of ${text}?`,
      say`The digit in the units place of the sum ${text} is`,
      say`Find the last digit of ${text}.`,
    ]),
    answer: count(value),
    within,
    mistakes: [
      { value: cycle(base, top), because: say`only the last power was used` },
      { value: (base * top) % 10, because: say`all the powers were taken to end like ${base}` },
      { value: (sum + cycle(base, rest + 1)) % 10, because: say`one term too many was left over` },
      { value: (sum + 10 - (left.at(-1) ?? 0)) % 10, because: say`one term too few was left over` },
      {
        value: [1, 2, 3, 4].map((one) => cycle(base, one)).reduce((all, one) => all + one, 0) % 10,
        because: say`that is the last digit of the sum of full groups of four`,
      },
      ...near(value),
    ].filter(open(value)),
    steps: [
      say`The last digits of the powers are ${[1, 2, 3, 4].map((one) => cycle(base, one)).join(', ')} and then again from the start.`,
      say`Four terms in a row add up to a number that ends in 0.`,
      say`${top} = 4 × ${(top - rest) / 4} + ${rest}, so only ${rest === 1 ? 'one term is' : `${rest} terms are`} left, ending in ${left.join(', ')}.`,
      rest === 1 ? say`The sum ends in ${value}` : say`${left.join(' + ')} = ${sum}, which ends in ${value}`,
    ],
  }
}

/** The last digit of a power by repeated squaring. */
function powerDigit(base: number, exponent: bigint): number {
  let [digit, square] = [1, base % 10]
  for (let left = exponent; left > 0n; left /= 2n) {
    if (left % 2n === 1n) digit = (digit * square) % 10
    square = (square * square) % 10
  }
  return digit
}

/** "What is the unit digit of 37^(5^12) + 23^118?" */
function towerAndPower(rng: Random) {
  const [base, exponent, top] = [drawBase(rng), rng.int(3, 29), rng.int(7, 60)]
  const [other, times] = [drawBase(rng), rng.int(21, 199)]
  const sign = rng.pick(['+', '×'] as const)
  const rest = exponent % 2 === 0 ? 0 : exponent % 4 === 1 || top % 2 === 0 ? 1 : 3
  const first = cycle(base, rest === 0 ? 4 : rest)
  const second = cycle(other, times)
  const join = (a: number, b: number) => (sign === '×' ? a * b : a + b) % 10
  const value = join(first, second)
  const tower = latex`${base}^{${exponent}^{${top}}}`
  const text = latex`${base}^{${exponent}^{${top}}} ${sign === '×' ? '\\times' : '+'} ${other}^{${times}}`
  return {
    concept: ['unit-digit-of-powers', 'unit-digit'],
    given: { find: 'tower-and-power' as const, base, exponent, top, other, times, sign },
    prompt: rng.pick([
      say`What is the unit digit of ${text}?`,
      say`The digit in the units place of ${text} is`,
      say`Find the last digit of ${text}.`,
    ]),
    answer: count(value),
    within,
    mistakes: [
      {
        value: join(cycle(base, exponent * top), second),
        because: say`the two exponents of ${base} were multiplied`,
      },
      { value: join(cycle(base, exponent), second), because: say`the exponent ${top} was left out` },
      { value: join(cycle(base, top), second), because: say`the exponent ${exponent} was left out` },
      {
        value: join(first, cycle(other, times + 1)),
        because: say`the place of the second power was counted one too far`,
      },
      {
        value: join(first, cycle(other, times + 3)),
        because: say`the place of the second power was counted one too short`,
      },
      {
        value: (sign === '×' ? first + second : first * second) % 10,
        because: say`the signs × and + were mixed up`,
      },
      ...near(value),
    ].filter(open(value, sign === '+')),
    steps: [
      say`The last digits of powers repeat every four, so of each exponent only the remainder by 4 counts.`,
      say`${latex`${exponent}^{${top}}`} leaves ${rest} on division by 4, so ${tower} ends in ${first}.`,
      say`${times} leaves ${times % 4}, so ${latex`${other}^{${times}}`} ends in ${second}.`,
      say`${first} ${sign} ${second} = ${sign === '×' ? first * second : first + second}, which ends in ${value}`,
    ],
  }
}

function missingFactor(rng: Random) {
  const { numbers, digit } = rng.until(
    () => ({
      numbers: Array.from({ length: rng.int(2, 4) }, () => rng.int(112, 989)),
      digit: rng.pick([1, 2, 3, 4, 6, 7, 8, 9]),
    }),
    // Only then one digit alone fits.
    (drawn) => drawn.numbers.every((one) => one % 2 === 1 && one % 5 !== 0),
  )
  const rest = numbers.reduce((all, one) => (all * one) % 10, 1)
  const ends = (rest * digit) % 10
  const text = `${numbers.join(' × ')} × n`
  return {
    concept: 'unit-digit',
    given: { find: 'missing' as const, numbers, ends },
    prompt: rng.pick([
      say`The product ${text} has the unit digit ${ends}. What is the unit digit of n?`,
      say`If ${text} ends in ${ends}, then the last digit of n is`,
    ]),
    answer: count(digit),
    within,
    mistakes: [
      { value: ends, because: say`that is the last digit of the product` },
      { value: rest, because: say`that is the last digit of the other factors` },
      { value: (rest * ends) % 10, because: say`the last digits were multiplied once more` },
      { value: (ends - rest + 10) % 10, because: say`the last digits were subtracted` },
      ...near(digit),
    ].filter(open(digit)),
    steps: [
      say`The known factors end in ${numbers.map((one) => one % 10).join(', ')}.`,
      say`Their product ends in ${rest}.`,
      say`${rest} times the digit must end in ${ends}; only one digit does it: ${digit}`,
    ],
  }
}
