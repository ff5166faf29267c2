import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { divisors, range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { equation, numberOfDigits } from './log-hard.ts'

/** "What is the logarithm of 64 to the base 4?" */
export const log = defineGenerator({
  id: 'algebra/log',
  version: 1,
  levels: {
    easy: { forms: [value, argument] },
    medium: { forms: [sumOfLogs, chain] },
    hard: { forms: [equation, numberOfDigits] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'value':
        return Math.log(given.top / given.bottom) / Math.log(given.base)
      case 'argument':
        return given.base ** given.exponent
      case 'sum':
        return (
          given.terms.reduce((sum, [factor, number]) => sum + factor * Math.log(number), 0) /
          Math.log(given.base)
        )
      case 'chain':
        return given.pairs.reduce(
          (product, [base, number]) => (product * Math.log(number)) / Math.log(base),
          1,
        )
      case 'equation':
        // Try the whole numbers that keep both logarithms real.
        return (
          range(Math.max(given.a, -given.b) + 1, 4000).find(
            (x) => (x - given.a) * (x + given.b) === given.base ** given.exponent,
          ) ?? Number.NaN
        )
      case 'digits': {
        // In full, as a whole number of any size.
        return String(BigInt(given.number) ** BigInt(given.exponent)).length
      }
    }
  },
})

const logOf = (base: number, argument: string | number) => `\\log_{${base}} ${argument}`

function value(rng: Random) {
  const root = rng.pick([2, 3, 4, 5, 6, 7, 10])
  const limit = { 2: 10, 3: 7, 4: 5, 5: 5, 6: 4, 7: 4, 10: 6 }[root] ?? 4
  const [m, n] = rng.until(
    () => [rng.int(1, 4), rng.int(1, limit)] as const,
    ([a, b]) => a !== b && root ** a <= 1000,
  )
  const isSmall = rng.chance(0.35)
  const [base, number] = [root ** m, root ** n]
  const size = exact(isSmall ? -n : n, m)
  const answer = fraction(size)
  const text = latex`${logOf(base, isSmall ? `\\frac{1}{${number}}` : number)}`
  return {
    given: { find: 'value' as const, base, top: isSmall ? 1 : number, bottom: isSmall ? number : 1 },
    prompt: posed(
      rng,
      [
        say`What is ${text}?`,
        say`Find the value of ${text}.`,
        say`${text} is equal to`,
        isSmall
          ? say`To which power must ${base} be raised to give ${latex`\frac{1}{${number}}`}?`
          : say`To which power must ${base} be raised to give ${number}?`,
      ],
      0.12,
    ),
    answer,
    within: [-60, 2000] as const,
    mistakes: [
      {
        value: fraction(size.neg()),
        because: isSmall
          ? say`the minus sign was left out: the number is below 1`
          : say`the sign was changed: the number is above 1`,
      },
      { value: fraction(size.inverse()), because: say`base and number were exchanged` },
      { value: fraction(exact(number, base)), because: say`the number was divided by the base` },
      {
        value: fraction(isSmall ? -n : n),
        because: say`the number was taken as a power of ${root}, not of ${base}`,
      },
      {
        value: fraction(isSmall ? -n * m : n * m),
        because: say`the exponents were multiplied instead of divided`,
      },
      {
        value: fraction(isSmall ? -Math.abs(n - m) : Math.abs(n - m)),
        because: say`the exponents were subtracted instead of divided`,
      },
      { value: fraction(size.add(1)), because: say`one too many was counted` },
      { value: fraction(size.sub(1)), because: say`one too few was counted` },
    ].filter(({ value: wrong }) => !wrong.amount.rational.equals(0)),
    steps: [
      say`Both are powers of ${root}: ${latex`${base} = ${root}^{${m}}`} and ${latex`${number} = ${root}^{${n}}`}`,
      say`So the logarithm is ${isSmall ? '−' : ''}${n} ÷ ${m} = ${answer}`,
    ],
  }
}

function argument(rng: Random) {
  const base = rng.pick([2, 3, 4, 5, 6, 7, 8, 9])
  const exponent = rng.int(2, base === 2 ? 9 : base === 3 ? 6 : base === 4 ? 5 : base === 5 ? 4 : 3)
  const letter = rng.pick(['x', 'y', 'n', 'a', 'p'])
  const text = latex`${logOf(base, letter)} = ${exponent}`
  const answer = base ** exponent
  return {
    given: { find: 'argument' as const, base, exponent },
    prompt: posed(
      rng,
      [
        say`If ${text}, what is ${letter}?`,
        say`Find ${letter} for which ${text}.`,
        say`The equation ${text} holds for ${letter} =`,
        say`Which number ${letter} has ${text}?`,
      ],
      0.05,
    ),
    answer,
    mistakes: [
      { value: base * exponent, because: say`base and logarithm were multiplied` },
      { value: exponent ** base, because: say`base and logarithm were exchanged` },
      { value: base ** (exponent + 1), because: say`the exponent is one too large` },
      { value: base ** (exponent - 1), because: say`the exponent is one too small` },
      { value: base + exponent, because: say`base and logarithm were added` },
      { value: 2 * answer, because: say`the power was doubled` },
    ],
    steps: [
      say`A logarithm is an exponent: ${latex`${letter} = ${base}^{${exponent}}`}`,
      say`${letter} = ${answer}`,
    ],
  }
}

function sumOfLogs(rng: Random) {
  const base = rng.pick([2, 3, 5, 6, 10, 10, 12])
  const n = rng.int(2, base === 2 ? 6 : base <= 5 ? 4 : 3)
  const r = rng.pick([3, 4, 6, 7, 8, 9, 10, 11, 12, 14, 15, 18, 20, 21, 24])
  const p = rng.pick(
    divisors(base ** n * r).filter((divisor) => divisor > 1 && divisor < base ** n * r && divisor !== r),
  )
  const q = (base ** n * r) / p
  const text = latex`${logOf(base, p)} + ${logOf(base, q)} - ${logOf(base, r)}`
  return {
    given: {
      find: 'sum' as const,
      base,
      terms: [
        [1, p],
        [1, q],
        [-1, r],
      ] as [number, number][],
    },
    prompt: posed(rng, [say`What is ${text}?`, say`Simplify ${text}.`, say`The value of ${text} is`]),
    answer: n,
    within: [-60, 2000] as const,
    mistakes: [
      {
        value: p + q - r,
        because: say`the numbers were added and subtracted instead of multiplied and divided`,
      },
      { value: base ** n, because: say`that is the number whose logarithm is wanted` },
      { value: n + 1, because: say`the exponent is one too large` },
      { value: n - 1, because: say`the exponent is one too small` },
      { value: 2 * n, because: say`the result was doubled` },
      { value: -n, because: say`multiplication and division were exchanged` },
      { value: n + 2, because: say`two too many were counted` },
    ],
    steps: [
      say`Adding logarithms multiplies, subtracting divides: ${p} × ${q} ÷ ${r} = ${base ** n}`,
      say`So the expression is ${latex`${logOf(base, base ** n)}`}.`,
      say`${base ** n} = ${latex`${base}^{${n}}`}, so the value is ${n}`,
    ],
  }
}

/** log_a b × log_b c × log_c d: everything in between cancels. */
function chain(rng: Random) {
  const root = rng.pick([2, 3, 5])
  const m = rng.int(1, 3)
  const n = rng.int(2, root === 2 ? 8 : 5)
  const [a, d] = [root ** m, root ** n]
  const [b, c] = rng.sample(
    range(3, 30).filter((number) => number !== a && number !== d && number % 10 !== 0),
    2,
  )
  const text = latex`${logOf(a, b)} \times ${logOf(b, c)} \times ${logOf(c, d)}`
  const size = exact(n, m)
  const answer = fraction(size)
  return {
    given: {
      find: 'chain' as const,
      pairs: [
        [a, b],
        [b, c],
        [c, d],
      ] as [number, number][],
    },
    prompt: posed(rng, [say`What is ${text}?`, say`Find the value of ${text}.`, say`${text} is equal to`]),
    answer,
    within: [-20, 2000] as const,
    mistakes: [
      { value: fraction(size.inverse()), because: say`the first base and the last number were exchanged` },
      { value: fraction(n), because: say`the base was taken as ${root} instead of ${a}` },
      { value: fraction(m + n), because: say`the exponents were added` },
      { value: fraction(m * n), because: say`the exponents were multiplied` },
      { value: fraction(size.add(1)), because: say`one too many was counted` },
      { value: fraction(exact(d, a)), because: say`the last number was divided by the first base` },
      { value: fraction(size.mul(3)), because: say`the three logarithms were taken to be equal and added` },
      { value: fraction(size.div(2)), because: say`the result was halved` },
    ],
    steps: [
      say`By change of base, ${b} and ${c} cancel: the product is ${latex`${logOf(a, d)}`}.`,
      say`${latex`${a} = ${root}^{${m}}`} and ${latex`${d} = ${root}^{${n}}`}`,
      say`So the value is ${n} ÷ ${m} = ${answer}`,
    ],
  }
}
