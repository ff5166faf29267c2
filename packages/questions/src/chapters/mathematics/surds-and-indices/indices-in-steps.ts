import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** Forms of indices in several steps: a common power taken out, two equations, powers of unlike bases. */

/** 'x + 3', 'x', 'x − 2' */
const shifted = (shift: number): string =>
  shift === 0 ? 'x' : `x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`

/** "If 2^(x + 3) − 2^x = 56, what is x?" */
export function sumOfPowers(rng: Random) {
  const { base, first, second, sign, x } = rng.until(
    () => ({
      base: rng.pick([2, 3, 4, 5, 6, 7, 10]),
      first: rng.int(-1, 5),
      second: rng.int(-3, 3),
      sign: rng.pick([1, -1]),
      x: rng.int(1, 9),
    }),
    (drawn) =>
      drawn.first > drawn.second &&
      drawn.x + drawn.second >= 0 &&
      drawn.base ** (drawn.x + drawn.first) <= 20_000 &&
      drawn.base ** (drawn.x + drawn.first) >= 20,
  )
  const sum = base ** (x + first) + sign * base ** (x + second)
  const inside = base ** (first - second) + sign
  const text = latex`${base}^{${shifted(first)}} ${sign === 1 ? '+' : '-'} ${base}^{${shifted(second)}} = ${sum}`
  return {
    concept: 'exponential-equations',
    given: { find: 'sum-of-powers' as const, base, first, second, sign, sum },
    prompt: rng.pick([
      say`If ${text}, then what is the value of x?`,
      say`Find the value of x for which ${text}.`,
      say`Solve ${text} for x.`,
      say`The equation ${text} holds for x =`,
      say`What is x, if ${text}?`,
      say`${text}. The value of x is:`,
      say`For which value of x is ${text}?`,
    ]),
    answer: x,
    mistakes: [
      { value: x + second, because: say`that is the exponent of the common power, not x` },
      { value: x + first, because: say`that is the larger exponent, not x` },
      { value: x + 1, because: say`the exponent came out one too large` },
      { value: x - 1, because: say`the exponent came out one too small` },
      { value: x + 2, because: say`the exponent came out two too large` },
      {
        value: x - second,
        because: say`${Math.abs(second)} was moved to the other side with the wrong sign`,
      },
      { value: x - first, because: say`${Math.abs(first)} was taken off once more` },
      { value: inside, because: say`that is the sum of the powers in the bracket` },
    ].filter(({ value }) => value !== x && Math.abs(value) < 30),
    within: [-9, 30] as const,
    steps: [
      say`Take out the smaller power: ${latex`${base}^{${shifted(second)}} (${base}^{${first - second}} ${sign === 1 ? '+' : '-'} 1) = ${sum}`}`,
      say`The bracket is ${inside}.`,
      say`So ${latex`${base}^{${shifted(second)}} = ${sum / inside} = ${base}^{${x + second}}`}`,
      say`Equal powers have equal exponents: x = ${x}`,
    ],
  }
}

/** "If 2^(x + y) = 64 and 3^(x − y) = 9, what is xy?" */
export function twoEquations(rng: Random) {
  const { bases, x, y } = rng.until(
    () => ({ bases: [drawBase(rng), drawBase(rng)] as const, x: rng.int(1, 9), y: rng.int(1, 8) }),
    (drawn) => {
      const [[, , one], [, , other]] = drawn.bases
      const [sum, difference] = [drawn.x + drawn.y, drawn.x - drawn.y]
      return (
        difference > 0 &&
        one ** sum <= 70_000 &&
        other ** difference <= 70_000 &&
        difference !== sum &&
        drawn.bases[0][2] !== drawn.bases[1][2]
      )
    },
  )
  const [[p, m, left], [q, n, right]] = bases
  const [sum, difference] = [x + y, x - y]
  // Written as powers of the prime, so that the base must be changed first.
  const [one, other] = [m * sum, n * difference]
  const show = (prime: number, exponent: number) =>
    prime ** exponent <= 10_000 ? `${prime ** exponent}` : `${prime}^{${exponent}}`
  const text = latex`${left}^{x + y} = ${show(p, one)}`
  const second = latex`${right}^{x - y} = ${show(q, other)}`
  const asks = rng.pick(['xy', 'x', 'y', '2x + y', 'x + 2y', 'x² + y²'] as const)
  const value = (a: number, b: number) =>
    ({ xy: a * b, x: a, y: b, '2x + y': 2 * a + b, 'x + 2y': a + 2 * b, 'x² + y²': a * a + b * b })[asks]
  const key = value(x, y)
  return {
    concept: 'exponential-equations',
    given: {
      find: 'two-equations' as const,
      left,
      right,
      one: [p, one] as const,
      other: [q, other] as const,
      asks,
    },
    prompt: rng.pick([
      say`If ${text} and ${second}, then what is the value of ${asks}?`,
      say`It is given that ${text} and ${second}. Find the value of ${asks}.`,
      say`If ${text} and ${second}, then the value of ${asks} is:`,
    ]),
    answer: key,
    mistakes: [
      { value: value(y, x), because: say`x and y were exchanged` },
      { value: value(sum, difference), because: say`x + y and x − y were taken for x and y` },
      { value: value(x + 1, y), because: say`x came out one too large` },
      { value: value(x, y + 1), because: say`y came out one too large` },
      { value: value(2 * x, 2 * y), because: say`the division by 2 was forgotten` },
      {
        value: value((one + other) / 2, (one - other) / 2),
        because: say`the bases were not written as powers of ${p} and ${q} first`,
      },
      { value: value(x - 1, y), because: say`x came out one too small` },
      { value: value(x, y - 1), because: say`y came out one too small` },
    ].filter(({ value: wrong }) => Number.isInteger(wrong) && wrong > 0),
    steps: [
      say`${latex`${left}^{x + y} = ${left}^{${sum}}`}, so x + y = ${sum}`,
      say`${latex`${right}^{x - y} = ${right}^{${difference}}`}, so x − y = ${difference}`,
      say`Adding and subtracting: x = ${x} and y = ${y}`,
      say`So ${asks} = ${key}`,
    ],
  }
}

const drawBase = (rng: Random) =>
  rng.pick([
    [2, 1, 2],
    [2, 2, 4],
    [2, 3, 8],
    [3, 1, 3],
    [3, 2, 9],
    [5, 1, 5],
    [5, 2, 25],
    [7, 1, 7],
    [10, 1, 10],
  ] as const)

const ASKED = ['xy', 'x + y', 'x² + y²', '2x + y', 'x + 2y'] as const

/** "If 4^x × 8^y = 8192 and 27^x ÷ 9^y = 243, what is xy?" */
export function productEquations(rng: Random) {
  const { prime, other, a, b, c, d, x, y } = rng.until(
    () => {
      const [prime, other] = rng.sample([2, 3, 5, 7], 2)
      return {
        prime,
        other,
        a: rng.int(1, 5),
        b: rng.int(1, 5),
        c: rng.int(1, 4),
        d: rng.int(1, 4),
        x: rng.int(1, 7),
        y: rng.int(1, 7),
      }
    },
    (drawn) => {
      const { prime, other, a, b, c, d, x, y } = drawn
      return (
        x !== y &&
        // Neither equation gives x + y or x − y at once.
        a !== b &&
        c !== d &&
        Math.max(prime ** a, prime ** b, other ** c, other ** d) <= 250 &&
        prime ** (a * x + b * y) <= 2_000_000 &&
        other ** Math.abs(c * x - d * y) <= 20_000 &&
        c * x > d * y
      )
    },
  )
  const [sum, difference] = [a * x + b * y, c * x - d * y]
  const [left, right] = [prime ** sum, other ** difference]
  const show = (base: number, exponent: number, size: number) =>
    size <= 20_000 ? `${size}` : `${base}^{${exponent}}`
  const text = latex`${prime ** a}^{x} \times ${prime ** b}^{y} = ${show(prime, sum, left)}`
  const second = latex`${other ** c}^{x} \div ${other ** d}^{y} = ${show(other, difference, right)}`
  // An equation of 2x + 4y tells x + 2y at once.
  const told = a === 2 * b ? '2x + y' : b === 2 * a ? 'x + 2y' : ''
  const asks = rng.pick(ASKED.filter((one) => one !== told))
  const value = (one: number, two: number) =>
    ({
      xy: one * two,
      'x + y': one + two,
      'x² + y²': one * one + two * two,
      '2x + y': 2 * one + two,
      'x + 2y': one + 2 * two,
    })[asks]
  const key = value(x, y)
  const whole = a * d + b * c
  return {
    concept: 'exponential-equations',
    given: {
      find: 'product-equations' as const,
      product: [prime ** a, prime ** b, left] as const,
      quotient: [other ** c, other ** d, right] as const,
      asks,
    },
    prompt: rng.pick([
      say`If ${text} and ${second}, then what is the value of ${asks}?`,
      say`It is given that ${text} and ${second}. Find the value of ${asks}.`,
      say`If ${text} and ${second}, then the value of ${asks} is:`,
      say`x and y satisfy ${text} and ${second}. The value of ${asks} is:`,
    ]),
    answer: key,
    mistakes: [
      { value: value(y, x), because: say`x and y were exchanged` },
      { value: value(x + 1, y), because: say`x came out one too large` },
      { value: value(x, y + 1), because: say`y came out one too large` },
      { value: value(x - 1, y), because: say`x came out one too small` },
      { value: value(x, y - 1), because: say`y came out one too small` },
      { value: value(x + 1, y - 1), because: say`x came out one too large and y one too small` },
      { value: value(x - 1, y + 1), because: say`x came out one too small and y one too large` },
    ].filter(({ value: wrong }) => wrong > 0 && wrong !== key),
    steps: [
      say`In powers of ${prime}, the first equation gives ${termsOf(a, b, '+')} = ${sum}`,
      say`In powers of ${other}, the second equation gives ${termsOf(c, d, '−')} = ${difference}`,
      say`Eliminating y: x = (${d} × ${sum} + ${b} × ${difference}) ÷ ${whole} = ${x}, and so y = ${y}`,
      say`So ${asks} = ${key}`,
    ],
  }
}

/** '2x + 3y' */
const termsOf = (a: number, b: number, sign: string): string => `${times(a, 'x')} ${sign} ${times(b, 'y')}`

/** "Which of 2^60, 3^48, 5^36 and 7^24 is the greatest?" */
export function greatestPower(rng: Random) {
  const { common, powers, order } = rng.until(
    () => {
      const common = rng.int(5, 60)
      const parts = rng.sample([2, 3, 4, 5, 6, 7, 8], 4)
      const bases = rng.sample([2, 3, 4, 5, 6, 7, 11, 13], 4)
      const powers = parts.map((part, index) => [bases[index] ?? 2, part * common] as const)
      const order = [...powers].sort((a, b) => sizeOf(a) - sizeOf(b))
      return { common, powers, order }
    },
    ({ powers, order, common }) =>
      // All of like size, so that neither the largest base nor the largest exponent tells.
      powers.every(([base, exponent]) => base ** (exponent / common) <= 3000) &&
      sizeOf(order[3] ?? [1, 1]) / sizeOf(order[0] ?? [2, 1]) <= 1.9 &&
      new Set(powers.map(([base, exponent]) => base ** (exponent / common))).size === 4 &&
      powers.map(([, exponent]) => exponent).reduce(gcd) === common,
  )
  const which = rng.pick(['greatest', 'smallest'] as const)
  const key = (which === 'greatest' ? order[3] : order[0]) ?? [2, 1]
  const show = ([base, exponent]: readonly [number, number]) => latex`${base}^{${exponent}}`
  const list = powers.map(show)
  const answer = show(key)
  const reduced = powers.map(
    ([base, exponent]) => latex`${base}^{${exponent / common}} = ${base ** (exponent / common)}`,
  )
  return {
    concept: 'laws-of-indices',
    given: { find: 'greatest' as const, powers, which },
    prompt: rng.pick([
      say`Which is the ${which} of ${formatList(list)}?`,
      say`Find the ${which} among ${formatList(list)}.`,
      say`Of the numbers ${formatList(list)}, the ${which} is:`,
    ]),
    answer,
    mistakes: powers
      .filter((power) => power !== key)
      .map((power) => ({
        value: show(power),
        because: say`its base with the common exponent ${common} is ${power[0] ** (power[1] / common)}, and ${which === 'greatest' ? 'a larger' : 'a smaller'} one is there`,
      })),
    steps: [
      say`All exponents are multiples of ${common}, so each is a power with the exponent ${common}.`,
      say`The new bases are ${reduced.join(', ')}.`,
      say`With equal exponents the ${which} base gives the ${which} power.`,
      say`That is ${answer}`,
    ],
  }
}

export const sizeOf = ([base, exponent]: readonly [number, number]): number => exponent * Math.log(base)

/** "If 2^x = 3^y = 12^z, what is z in terms of x and y?" */
export function threeEqualPowers(rng: Random) {
  const { a, b, m, n } = rng.until(
    () => ({
      a: rng.pick([2, 3, 5, 7, 11, 13]),
      b: rng.pick([2, 3, 5, 7, 11, 13]),
      m: rng.int(1, 4),
      n: rng.int(1, 4),
    }),
    (drawn) =>
      drawn.a !== drawn.b && drawn.m + drawn.n > 1 && drawn.a ** drawn.m * drawn.b ** drawn.n <= 1500,
  )
  const number = a ** m * b ** n
  const answer = inLetters(m, n)
  const text = latex`${a}^{x} = ${b}^{y} = ${number}^{z}`
  const plain = latex`\frac{x + y}{${m + n}}`
  return {
    concept: 'laws-of-indices',
    given: { find: 'equal-powers' as const, a, b, number },
    prompt: rng.pick([
      say`If ${text}, then z is equal to:`,
      say`If ${text}, where x, y and z are not zero, then what is z in terms of x and y?`,
      say`Given that ${text}, express z in terms of x and y.`,
      say`x, y and z are such that ${text}. The value of z is:`,
    ]),
    answer,
    mistakes: [
      { value: inLetters(n, m), because: say`x and y were exchanged in the denominator` },
      { value: linear(m, n), because: say`the exponents themselves were added instead of their reciprocals` },
      { value: plain, because: say`z was taken for an average of x and y` },
      { value: inLetters(m + 1, n), because: say`one factor ${a} too many was counted in ${number}` },
      { value: inLetters(m, n + 1), because: say`one factor ${b} too many was counted in ${number}` },
      { value: latex`\frac{${sumOf(n, m)}}{xy}`, because: say`that is the reciprocal of z` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`Let each of them be k. Then ${latex`${a} = k^{\frac{1}{x}}`}, ${latex`${b} = k^{\frac{1}{y}}`} and ${latex`${number} = k^{\frac{1}{z}}`}.`,
      say`${latex`${number} = ${m === 1 ? a : `${a}^{${m}}`} \times ${n === 1 ? b : `${b}^{${n}}`}`}`,
      say`So ${latex`\frac{1}{z} = \frac{${m}}{x} + \frac{${n}}{y} = \frac{${sumOf(n, m)}}{xy}`}`,
      say`Turned over, z is ${answer}`,
    ],
  }
}

const times = (factor: number, letter: string): string => `${factor === 1 ? '' : factor}${letter}`
/** nx + my, the denominator. */
const sumOf = (ofX: number, ofY: number): string => `${times(ofX, 'x')} + ${times(ofY, 'y')}`
const linear = (m: number, n: number): string => latex`${times(m, 'x')} + ${times(n, 'y')}`

/** xy over nx + my for the number a^m b^n. */
export const inLetters = (m: number, n: number): string => latex`\frac{xy}{${sumOf(n, m)}}`

/** How often a prime divides a number. */
export const timesIn = (number: number, prime: number): number =>
  range(1, 12).filter((power) => number % prime ** power === 0).length
