import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** The hard forms of binary numbers: two operations, an unknown number, an unknown base, powers without writing them out. */

const show = (digits: string): string => latex`(${digits})_2`
const inBinary = (value: number): string => show(value.toString(2))

const TO_DECIMAL = ['binary-to-decimal', 'binary-numbers'] as const
const TO_BINARY = ['decimal-to-binary', 'binary-numbers'] as const

/** Binary numbers near a value, with its last digit. */
const near = (value: number) =>
  [2, -2, 4, -4, 8, -8].map((step) => ({
    value: inBinary(value + step),
    because: say`that is ${value + step}`,
  }))

/** "(1101)₂ × (101)₂ − (1011)₂ is equal to which binary number?" */
export function twoOperations(rng: Random) {
  const { a, b, c, sign } = rng.until(
    () => ({ a: rng.int(9, 45), b: rng.int(3, 15), c: rng.int(5, 60), sign: rng.pick([1, -1] as const) }),
    (drawn) =>
      drawn.a * drawn.b + drawn.sign * drawn.c > 30 &&
      ![16, 32].includes(drawn.a) &&
      ![4, 8].includes(drawn.b),
  )
  const value = a * b + sign * c
  const answer = inBinary(value)
  const text = say`${inBinary(a)} × ${inBinary(b)} ${sign === 1 ? '+' : '−'} ${inBinary(c)}`
  return {
    concept: TO_BINARY,
    given: {
      find: 'two-operations' as const,
      numbers: [a.toString(2), b.toString(2), c.toString(2)] as const,
      sign,
    },
    prompt: rng.pick([
      say`${text} is equal to which binary number?`,
      say`What is the value of ${text} in the binary system?`,
      say`Simplify ${text} and write the result in binary.`,
    ]),
    answer,
    mistakes: [
      {
        value: inBinary(Math.abs(a * b - sign * c)),
        because: say`the last number was ${sign === 1 ? 'subtracted' : 'added'}`,
      },
      { value: inBinary(a + b + c), because: say`the first two numbers were added` },
      ...near(value),
    ].filter(({ value: wrong }) => wrong !== answer),
    steps: [
      say`In decimal the numbers are ${a}, ${b} and ${c}.`,
      say`${a} × ${b} = ${a * b}`,
      say`${a * b} ${sign === 1 ? '+' : '−'} ${c} = ${value}`,
      say`In binary: ${answer}`,
    ],
  }
}

/** "If (1101)₂ × N = (1000001)₂, what is N in binary?" */
export function unknownFactor(rng: Random) {
  const [a, n] = rng.until(
    () => [rng.int(5, 90), rng.int(5, 60)] as const,
    ([one, other]) => ![8, 16, 32, 64].includes(one) && one !== other,
  )
  const product = a * n
  const answer = inBinary(n)
  const [one, all] = [inBinary(a), inBinary(product)]
  return {
    concept: TO_BINARY,
    given: { find: 'unknown-factor' as const, one: a.toString(2), product: product.toString(2) },
    prompt: rng.pick([
      say`If ${one} × N = ${all}, what is the binary number N?`,
      say`The product of ${one} and a binary number N is ${all}. Find N.`,
      say`By which binary number must ${one} be multiplied to get ${all}?`,
      say`What is the quotient when ${all} is divided by ${one}, written in binary?`,
    ]),
    answer,
    mistakes: [
      ...[1, -1, 2, -2, 4, -4].map((step) => ({
        value: inBinary(n + step),
        because: say`that is ${n + step}, and ${a} × ${n + step} is ${a * (n + step)}`,
      })),
    ],
    steps: [
      say`${one} is ${a} in decimal.`,
      say`${all} is ${product} in decimal.`,
      say`N = ${product} ÷ ${a} = ${n}`,
      say`In binary: ${answer}`,
    ],
  }
}

/** "If (123)ₓ = (38)₁₀, what is x?" */
export function unknownBase(rng: Random) {
  const { base, digits } = rng.until(
    () => {
      const base = rng.int(4, 9)
      return { base, digits: [rng.int(1, 3), rng.int(0, 6), rng.int(0, 6)] }
    },
    (drawn) => Math.max(...drawn.digits) < drawn.base && (drawn.digits[1] ?? 0) + (drawn.digits[2] ?? 0) > 0,
  )
  const value = digits.reduce((sum, digit) => sum * base + digit, 0)
  const text = digits.join('')
  const shown = latex`(${text})_x`
  const largest = Math.max(...digits)
  const binary = inBinary(value)
  return {
    concept: TO_DECIMAL,
    given: { find: 'unknown-base' as const, digits, value: value.toString(2) },
    prompt: rng.pick([
      say`If ${shown} = ${binary}, what is the base x?`,
      say`The number ${shown} in the base x is equal to the binary number ${binary}. What is the value of x?`,
      say`In which base x is ${shown} equal to ${binary}?`,
    ]),
    answer: count(base),
    mistakes: [base + 1, base - 1, base + 2, base - 2, base + 3]
      .filter((wrong) => wrong > largest)
      .map((wrong) => ({
        value: wrong,
        because: say`in the base ${wrong} the number would be ${digits.reduce((sum, digit) => sum * wrong + digit, 0)}, not ${value}`,
      })),
    // A digit is less than the base.
    within: [largest + 1, 20] as const,
    steps: [
      say`${binary} is ${value} in decimal.`,
      say`${shown} is ${latex`${digits[0] ?? 0}x^2 + ${digits[1] ?? 0}x + ${digits[2] ?? 0}`}.`,
      say`So ${latex`${digits[0] ?? 0}x^2 + ${digits[1] ?? 0}x + ${digits[2] ?? 0} = ${value}`}`,
      say`Of the two roots only one is positive: ${count(base)}`,
    ],
  }
}

/** "How many ones are there in the binary form of 2¹² + 2⁷ − 2³?" */
export function onesOfPowers(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({ a: rng.int(8, 40), b: rng.int(4, 36), c: rng.int(1, 30) }),
    (drawn) => drawn.a > drawn.b + 1 && drawn.b > drawn.c + 1,
  )
  const kind = rng.pick(['plus-minus', 'minus-plus', 'minus-minus'] as const)
  const signs = { 'plus-minus': [1, -1], 'minus-plus': [-1, 1], 'minus-minus': [-1, -1] } as const
  const [first, second] = signs[kind]
  const value = 2n ** BigInt(a) + BigInt(first) * 2n ** BigInt(b) + BigInt(second) * 2n ** BigInt(c)
  const ones = [...value.toString(2)].filter((digit) => digit === '1').length
  const zeros = value.toString(2).length - ones
  const asksZeros = rng.chance(0.3)
  const key = asksZeros ? zeros : ones
  const text = latex`2^{${a}} ${first === 1 ? '+' : '-'} 2^{${b}} ${second === 1 ? '+' : '-'} 2^{${c}}`
  const what = asksZeros ? 'zeros' : 'ones'
  const run = (from: number, to: number) =>
    say`${latex`2^{${from}} - 2^{${to}}`} has ones at the ${from - to} places from ${latex`2^{${to}}`} to ${latex`2^{${from - 1}}`}`
  return {
    concept: TO_BINARY,
    given: { find: 'ones-of-powers' as const, a, b, c, first, second, asksZeros },
    prompt: rng.pick([
      say`How many ${what} are there in the binary form of ${text}?`,
      say`When ${text} is written in the binary system, how many of its digits are ${what}?`,
      say`The number of ${what} in the binary representation of ${text} is`,
    ]),
    answer: count(key),
    mistakes: [
      {
        value: asksZeros ? ones : zeros,
        because: say`that is the number of ${asksZeros ? 'ones' : 'zeros'}`,
      },
      { value: 3, because: say`each of the three powers was taken to be one digit 1` },
      { value: key + 1, because: say`one place too many was counted` },
      { value: key - 1, because: say`one place too few was counted` },
      { value: a - b + c, because: say`only the exponents were combined` },
      { value: a, because: say`that is the exponent of the first power` },
      { value: key + 2, because: say`two places too many were counted` },
    ].filter(({ value: wrong }) => wrong > 0),
    within: [1, a + 1] as const,
    steps: [
      kind === 'plus-minus'
        ? say`${run(b, c)}.`
        : kind === 'minus-plus'
          ? say`${run(a, b)}.`
          : say`${run(a, b)}; taking off ${latex`2^{${c}}`} breaks its last one.`,
      kind === 'plus-minus'
        ? say`${latex`2^{${a}}`} adds one more.`
        : kind === 'minus-plus'
          ? say`${latex`2^{${c}}`} adds one more.`
          : say`${latex`2^{${b}} - 2^{${c}}`} in its place has ${b - c} ones, so there are ${a - b - 1} + ${b - c} ones.`,
      say`So there are ${ones} ones in ${value.toString(2).length} digits.`,
      say`The number of ${what} is ${count(key)}`,
    ],
  }
}
