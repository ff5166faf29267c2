import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { divisors, range } from '../../../kit/values/number-theory.ts'
import { count, fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "What is the logarithm of 64 to the base 4?" */
export const log = defineGenerator({
  id: 'algebra/log',
  version: 6,
  concepts: [
    'value-of-a-logarithm',
    'laws-of-logarithms',
    'change-of-base',
    'logarithmic-equations',
    'number-of-digits-by-log',
  ],
  levels: {
    easy: { forms: [...often(14, twoLogs), value, argument] },
    medium: { forms: [...often(2, sumOfLogs), ...often(3, chain)] },
    hard: { forms: [...often(3, equation), numberOfDigits] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'two-logs': {
        // How often the base divides the number.
        const exponentOf = ([base = 2, number = 1]: readonly number[]) =>
          range(0, 12).find((exponent) => base ** exponent === number) ?? Number.NaN
        return given.times[0] * exponentOf(given.one) + given.sign * given.times[1] * exponentOf(given.other)
      }
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
        // Writes the whole number in full.
        return String(BigInt(given.number) ** BigInt(given.exponent)).length
      }
    }
  },
})

const logOf = (base: number, argument: string | number) => `\\log_{${base}} ${argument}`

function value(rng: Random) {
  const root = rng.pick([2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const limit =
    new Map<number, number>([
      [2, 10],
      [3, 7],
      [4, 5],
      [5, 5],
      [10, 6],
    ]).get(root) ?? 4
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
    concept: 'value-of-a-logarithm',
    given: { find: 'value' as const, base, top: isSmall ? 1 : number, bottom: isSmall ? number : 1 },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`${ask(rng, say`the value of ${text}`)}`,
      say`${text} is equal to`,
      isSmall
        ? say`To which power must ${base} be raised to give ${latex`\frac{1}{${number}}`}?`
        : say`To which power must ${base} be raised to give ${number}?`,
    ]),
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

/** "What is the value of log₂ 32 + log₃ 81?" */
function twoLogs(rng: Random) {
  const [[one, m], [other, n]] = rng.until(
    () => [drawPower(rng), drawPower(rng)] as const,
    ([first, second]) => first[0] !== second[0] && first[1] !== second[1],
  )
  const sign = rng.pick([1, 1, -1])
  const [first, second] = [one ** m, other ** n]
  // Numbers before the logarithms, in half of the questions.
  const times: readonly [number, number] = rng.chance(0.5) ? [1, 1] : [rng.int(1, 4), rng.int(2, 5)]
  const [whole, more] = [times[0] * m, times[1] * n]
  const before = (factor: number) => (factor === 1 ? '' : `${factor}`)
  const text = latex`${before(times[0])}${logOf(one, first)} ${sign > 0 ? '+' : '-'} ${before(times[1])}${logOf(other, second)}`
  const answer = whole + sign * more
  return {
    concept: 'value-of-a-logarithm',
    given: { find: 'two-logs' as const, one: [one, first], other: [other, second], times, sign },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`${text} is equal to`,
      say`Evaluate ${text}.`,
      say`Simplify ${text} to a single number.`,
    ]),
    answer,
    within: [-60, 2000] as const,
    mistakes: [
      { value: whole - sign * more, because: say`the second logarithm was taken with the other sign` },
      { value: whole * more, because: say`the two logarithms were multiplied` },
      { value: answer + 1, because: say`one of the powers was counted one too high` },
      { value: answer - 1, because: say`one of the powers was counted one too low` },
      { value: whole, because: say`only the first logarithm was counted` },
      { value: more, because: say`only the second logarithm was counted` },
      { value: one + sign * other, because: say`the bases were used instead of the powers` },
      { value: m + sign * n, because: say`the numbers before the logarithms were left out` },
    ],
    steps: [
      say`${latex`${first} = ${one}^{${m}}`} and ${latex`${second} = ${other}^{${n}}`}, so the logarithms are ${m} and ${n}.`,
      times[0] * times[1] === 1
        ? say`${m} ${sign > 0 ? '+' : '−'} ${n} = ${answer}`
        : say`${times[0]} × ${m} ${sign > 0 ? '+' : '−'} ${times[1]} × ${n} = ${answer}`,
    ],
  }
}

/** A base and a power of it that learners know by heart. */
function drawPower(rng: Random): readonly [base: number, exponent: number] {
  const base = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const most =
    new Map<number, number>([
      [2, 10],
      [3, 6],
      [4, 5],
      [5, 5],
      [10, 6],
      [11, 3],
      [12, 3],
    ]).get(base) ?? 4
  return [base, rng.int(1, most)]
}

function argument(rng: Random) {
  const base = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30])
  const exponent = rng.int(
    2,
    base === 2 ? 9 : base === 3 ? 6 : base === 4 ? 5 : base === 5 ? 4 : base > 12 ? 2 : 3,
  )
  const letter = rng.pick(['x', 'y', 'n', 'a', 'p', 'm', 'k', 't'])
  const text = latex`${logOf(base, letter)} = ${exponent}`
  const answer = base ** exponent
  return {
    concept: 'value-of-a-logarithm',
    given: { find: 'argument' as const, base, exponent },
    prompt: rng.pick([
      say`If ${text}, ${askThen(rng, say`the value of ${letter}`)}`,
      say`Find ${letter} for which ${text}.`,
      say`The equation ${text} holds for ${letter} =`,
      say`Which number ${letter} has ${text}?`,
    ]),
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
  const r = rng.pick([3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 21, 22, 24, 25, 27, 28, 30])
  const p = rng.pick(
    divisors(base ** n * r).filter((divisor) => divisor > 1 && divisor < base ** n * r && divisor !== r),
  )
  const q = (base ** n * r) / p
  const text = latex`${logOf(base, p)} + ${logOf(base, q)} - ${logOf(base, r)}`
  return {
    concept: 'laws-of-logarithms',
    given: {
      find: 'sum' as const,
      base,
      terms: [
        [1, p],
        [1, q],
        [-1, r],
      ] as [number, number][],
    },
    prompt: rng.pick([
      ask(rng, say`the value of ${text}`),
      say`Simplify ${text}.`,
      say`The value of ${text} is`,
      say`${text} is equal to`,
      say`Evaluate ${text}.`,
    ]),
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

/** log_a b × log_b c × log_c d: the terms in between cancel. */
function chain(rng: Random) {
  const root = rng.pick([2, 3, 5])
  const m = rng.int(1, 3)
  const n = rng.int(2, root === 2 ? 8 : 5)
  const [a, d] = [root ** m, root ** n]
  const [b, c] = rng.sample(
    range(3, 40).filter((number) => number !== a && number !== d && number % 10 !== 0),
    2,
  )
  const text = latex`${logOf(a, b)} \times ${logOf(b, c)} \times ${logOf(c, d)}`
  const size = exact(n, m)
  const answer = fraction(size)
  return {
    concept: 'change-of-base',
    given: {
      find: 'chain' as const,
      pairs: [
        [a, b],
        [b, c],
        [c, d],
      ] as [number, number][],
    },
    prompt: rng.pick([say`What is ${text}?`, say`Find the value of ${text}.`, say`${text} is equal to`]),
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

const shift = (number: number) => (number < 0 ? `- ${-number}` : `+ ${number}`)

/** log(x − a) + log(x + b) = n; one root of the quadratic is not a solution. */
function equation(rng: Random) {
  const base = rng.pick([2, 3, 4, 5, 6, 7, 8, 10])
  const exponent = rng.int(base === 2 ? 3 : 1, base === 2 ? 8 : base === 3 ? 5 : base === 5 ? 4 : 3)
  const power = base ** exponent
  const pair = rng.pick(divisors(power))
  const small = Math.min(pair, power / pair)
  const large = power / small
  // (x − a) = small and (x + b) = large
  const x = small + rng.int(1, 60)
  const [a, b] = [x - small, large - x]
  const other = a - b - x
  const text = latex`${logOf(base, `(x - ${a})`)} + ${logOf(base, b === 0 ? 'x' : `(x ${shift(b)})`)} = ${exponent}`
  return {
    concept: 'logarithmic-equations',
    given: { find: 'equation' as const, base, exponent, a, b },
    prompt: rng.pick([
      say`If ${text}, ${askThen(rng, 'the value of x')}`,
      say`Solve ${text} for x.`,
      say`The solution of the equation ${text} is x =`,
      say`Find x, if ${text}.`,
      say`${ask(rng, say`the number x for which ${text}`)}`,
    ]),
    answer: x,
    within: [-2000, 3000] as const,
    mistakes: [
      {
        value: other,
        because: say`it solves the quadratic equation, but the logarithms are not defined there`,
      },
      {
        value: Math.abs(other),
        because: say`the solution for which the logarithms are not defined was taken without its sign`,
      },
      { value: (power + a - b) / 2, because: say`the two brackets were added instead of multiplied` },
      { value: x + a, because: say`${a} was added at the end` },
      { value: small, because: say`that is x − ${a}` },
      { value: large, because: b === 0 ? say`the factors were mixed up` : say`that is the other bracket` },
      { value: x + 1, because: say`with it the product of the brackets is too large` },
      { value: x - 1, because: say`with it the product of the brackets is too small` },
    ],
    steps: [
      say`Adding logarithms multiplies: ${latex`(x - ${a})${b === 0 ? 'x' : `(x ${shift(b)})`} = ${base}^{${exponent}} = ${power}`}`,
      say`Multiply out: ${latex`${showPolynomial([1, b - a, -a * b - power])} = 0`}`,
      say`The solutions are ${x} and ${other}; for ${other} the logarithms do not exist.`,
      say`So x = ${x}`,
    ],
  }
}

const LOGS = [
  [2, 0.301],
  [3, 0.4771],
  [5, 0.699],
  [6, 0.7781],
  [7, 0.8451],
  [12, 1.0792],
  [15, 1.1761],
  [18, 1.2553],
] as const

/** How many digits a power has. */
function numberOfDigits(rng: Random) {
  const [number, log] = rng.pick(LOGS)
  const exponent = rng.until(
    () => rng.int(12, 250),
    (drawn) => {
      // Four places of the logarithm must be enough to decide.
      const rest = (drawn * log) % 1
      return rest > 0.05 && rest < 0.95
    },
  )
  const product = Number((exponent * log).toFixed(4))
  const digits = Math.floor(product) + 1
  const power = latex`${number}^{${exponent}}`
  return {
    concept: 'number-of-digits-by-log',
    given: { find: 'digits' as const, number, exponent },
    prompt: rng.pick([
      say`If ${latex`\log_{10} ${number} = ${log}`}, how many digits does ${power} have?`,
      say`Given ${latex`\log_{10} ${number} = ${log}`}, ${askThen(rng, say`the number of digits of ${power}`)}`,
      say`${power} is written out in full. With ${latex`\log_{10} ${number} = ${log}`}, its number of digits is`,
      say`How many digits are there in ${power}? (Take ${latex`\log_{10} ${number} = ${log}`}.)`,
      say`Using ${latex`\log_{10} ${number} = ${log}`}, ${askThen(rng, say`the number of digits in the value of ${power}`)}`,
      say`The number ${power} has how many digits, if ${latex`\log_{10} ${number} = ${log}`}?`,
    ]),
    answer: count(digits),
    mistakes: [
      {
        value: digits - 1,
        because: say`that is the whole part of the logarithm; the number of digits is one more`,
      },
      { value: digits + 1, because: say`the logarithm was rounded up before 1 was added` },
      { value: exponent, because: say`one digit was counted for each factor` },
      { value: Math.round(product * 1.1) + 2, because: say`the product was worked out too large` },
      {
        value: Math.max(2, Math.round(product * 0.9) - 1),
        because: say`the product was worked out too small`,
      },
      { value: digits - 2, because: say`1 was subtracted from the whole part instead of added` },
      { value: Math.round(exponent / log), because: say`the exponent was divided by the logarithm` },
    ],
    steps: [
      say`The logarithm of the power is ${exponent} × ${String(log)}.`,
      say`${exponent} × ${String(log)} = ${String(product)}`,
      say`Its whole part is ${digits - 1}: the number lies between ${latex`10^{${digits - 1}}`} and ${latex`10^{${digits}}`}.`,
      say`Number of digits = ${digits - 1} + 1 = ${digits}`,
    ],
  }
}
