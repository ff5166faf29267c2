import type { Random } from '../../../kit/random/random.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** The hard forms of the remainder theorem: a divisor of degree two, which gives two conditions. */

const line = (m: number, n: number): string => latex`${showPolynomial([m, n])}`

const drawRoots = (rng: Random): readonly [number, number] =>
  rng.until(
    () => [rng.int(-6, 7), rng.int(-6, 7)] as const,
    ([p, q]) => p > q && p !== 0 && q !== 0,
  )

/** "A polynomial leaves the remainders 5 and 11 when divided by x − 1 and x − 3. What is the remainder on division by (x − 1)(x − 3)?" */
export function byProduct(rng: Random) {
  const [p, q] = drawRoots(rng)
  const [m, n] = rng.until(
    () => [rng.int(-7, 9), rng.int(-15, 15)] as const,
    ([slope, rest]) => slope !== 0 && rest !== 0 && Math.abs(slope) !== Math.abs(rest),
  )
  const [restP, restQ] = [m * p + n, m * q + n]
  const [one, other] = [line(1, -p), line(1, -q)]
  const product = latex`(${showPolynomial([1, -p])})(${showPolynomial([1, -q])})`
  const answer = line(m, n)
  return {
    concept: 'remainder-theorem',
    given: { find: 'by-product' as const, p, q, restP, restQ },
    prompt: rng.pick([
      say`A polynomial leaves the remainders ${restP} and ${restQ} when divided by ${one} and ${other}, respectively. ${ask(rng, say`the remainder when it is divided by ${product}`)}`,
      say`When a polynomial f(x) is divided by ${one} and ${other}, the remainders are ${restP} and ${restQ}, respectively. ${ask(rng, say`the remainder when f(x) is divided by ${product}`)}`,
      say`If f(${p}) = ${restP} and f(${q}) = ${restQ} for a polynomial f(x), then ${askThen(rng, say`the remainder when f(x) is divided by ${product}`)}`,
    ]),
    answer,
    mistakes: [
      { value: line(n, m), because: say`the two coefficients were exchanged` },
      { value: line(-m, n), because: say`the sign of the coefficient of x was lost` },
      { value: line(m, -n), because: say`the sign of the constant term was lost` },
      { value: line(-m, -n), because: say`both signs were lost` },
      { value: line(n, -m), because: say`the two coefficients were exchanged, with a wrong sign` },
      { value: line(-n, m), because: say`the two coefficients were exchanged, with a wrong sign` },
      { value: line(m, restP), because: say`the first remainder was taken for the constant term` },
      { value: line(m, restQ), because: say`the second remainder was taken for the constant term` },
      {
        value: line(restP - restQ, n),
        because: say`the difference of the remainders was not divided by ${p - q}`,
      },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`A divisor of degree 2 leaves a remainder ax + b.`,
      say`The first condition gives ${p}a + b = ${restP}, the second ${q}a + b = ${restQ}.`,
      say`Subtracting: a × ${p - q} = ${restP - restQ}, so a = ${m}, and then b = ${n}`,
      say`The remainder is ${answer}`,
    ],
  }
}

/** "If x² − 5x + 6 is a factor of x³ + ax² + bx − 12, what is a + b?" */
export function quadraticFactor(rng: Random) {
  const [p, q] = drawRoots(rng)
  const r = rng.until(
    () => rng.int(-6, 7),
    (drawn) => drawn !== 0,
  )
  const [a, b, last] = [-(p + q + r), p * q + p * r + q * r, -p * q * r]
  const factor = line2(p, q)
  const asks = rng.pick(['a', 'b', 'a + b', 'a − b', '2a + b', 'ab'] as const)
  const value = (x: number, y: number) =>
    ({ a: x, b: y, 'a + b': x + y, 'a − b': x - y, '2a + b': 2 * x + y, ab: x * y })[asks]
  const key = value(a, b)
  const text = latex`x^{3} + ax^{2} + bx ${last < 0 ? '-' : '+'} ${Math.abs(last)}`
  const swapped = [p + q + r, p * q + p * r + q * r] as const
  return {
    concept: 'factor-theorem',
    given: { find: 'quadratic-factor' as const, p: -(p + q), q: p * q, last, asks },
    prompt: rng.pick([
      say`If ${factor} is a factor of ${text}, then ${askThen(rng, say`the value of ${asks}`)}`,
      say`The polynomial ${text} is exactly divisible by ${factor}. ${ask(rng, say`the value of ${asks}`)}`,
      say`${factor} divides ${text} without a remainder. ${ask(rng, say`the value of ${asks}`)}`,
    ]),
    answer: key,
    mistakes: [
      { value: value(swapped[0], b), because: say`the sign of a was lost` },
      { value: value(a, -b), because: say`the sign of b was lost` },
      { value: value(b, a), because: say`a and b were exchanged` },
      { value: value(-(p + q), p * q), because: say`the coefficients of the factor were taken` },
      {
        value: value(-(p + q - r), p * q - p * r - q * r),
        because: say`the third factor was taken with the wrong sign`,
      },
      { value: value(a + 1, b), because: say`one too many was counted in a` },
      { value: value(a, b + 2), because: say`two too many were counted in b` },
      { value: value(-a, -b), because: say`both signs were lost` },
      { value: last, because: say`that is the constant term` },
      { value: -key, because: say`the sign of the result was lost` },
    ],
    within: [-900, 900] as const,
    steps: [
      say`${factor} has the zeros ${p} and ${q}, so both are zeros of the cubic.`,
      say`The constant term ${last} shows the third factor: it is ${line(1, -r)}.`,
      say`Multiplied out: ${latex`${showPolynomial([1, a, b, last])}`}, so a = ${a} and b = ${b}`,
      say`So ${asks} = ${key}`,
    ],
  }
}

const line2 = (p: number, q: number): string => latex`${showPolynomial([1, -(p + q), p * q])}`

/** "What is the remainder when x⁵¹ + 3x²⁰ − 5 is divided by x² − 1?" */
export function highPowersBySquare(rng: Random) {
  const { powers, coefficients } = rng.until(
    () => {
      const top = rng.int(11, 99)
      return {
        powers: [top, rng.int(3, top - 2), 0],
        coefficients: [rng.int(1, 6), rng.int(2, 9) * rng.pick([1, -1]), rng.int(2, 20) * rng.pick([1, -1])],
      }
    },
    // One odd and one even power, else one coefficient of the remainder would be 0.
    (drawn) => ((drawn.powers[0] ?? 0) + (drawn.powers[1] ?? 0)) % 2 === 1,
  )
  const [top = 0, middle = 0] = powers
  const [a = 0, b = 0, c = 0] = coefficients
  const isTopOdd = top % 2 === 1
  const [m, n] = isTopOdd ? [a, b + c] : [b, a + c]
  const answer = line(m, n)
  const sign = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`
  const text = latex`${a === 1 ? '' : a}x^{${top}} ${sign(b)}x^{${middle}} ${sign(c)}`
  const divisor = latex`x^2 - 1`
  return {
    concept: 'remainder-theorem',
    given: { find: 'by-square' as const, powers, coefficients },
    prompt: rng.pick([
      say`${ask(rng, say`the remainder when ${text} is divided by ${divisor}`)}`,
      say`If ${text} is divided by ${divisor}, then what is the remainder?`,
      say`${text} is divided by ${divisor}. The remainder is:`,
    ]),
    answer,
    mistakes: [
      { value: line(n, m), because: say`the odd and the even powers were exchanged` },
      { value: latex`${a + b + c}`, because: say`only 1 was put in, and a constant taken for the remainder` },
      { value: line(-m, n), because: say`the sign of the coefficient of x was lost` },
      { value: line(m, -n), because: say`the sign of the constant term was lost` },
      { value: line(m, c), because: say`the even power was left out` },
      { value: line(a + b, c), because: say`both powers were taken to leave x` },
      { value: line(m, n - c), because: say`the constant term was left out` },
    ].filter(({ value }) => value !== answer && value !== latex`0`),
    steps: [
      say`A divisor of degree 2 leaves a remainder px + q. The divisor is zero for x = 1 and for x = −1.`,
      say`At x = 1: p + q = ${a + b + c}`,
      say`At x = −1: −p + q = ${(isTopOdd ? b - a : a - b) + c}`,
      say`So p = ${m} and q = ${n}, and the remainder is ${answer}`,
    ],
  }
}
