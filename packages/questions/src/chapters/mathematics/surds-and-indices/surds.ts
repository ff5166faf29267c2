import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { surd } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { nested, quotients, reciprocalSquares } from './surds-nested.ts'

/** "What is √72 + √50 − √18?" */
export const surds = defineGenerator({
  id: 'number/surds',
  version: 1,
  levels: {
    easy: { forms: [sum] },
    medium: { forms: [rationalise, product] },
    hard: { forms: [nested, nested, quotients, quotients, reciprocalSquares] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // In floating-point numbers, straight from the expression.
    switch (given.find) {
      case 'sum':
        return given.terms.reduce((total, [factor, radicand]) => total + factor * Math.sqrt(radicand), 0)
      case 'rationalise':
        return given.top / (given.a + given.sign * Math.sqrt(given.b))
      case 'product':
        return (given.a + given.b * Math.sqrt(given.root)) * (given.c + given.d * Math.sqrt(given.root))
      case 'nested':
        return (
          Math.sqrt(given.whole + given.sign * 2 * Math.sqrt(given.inner)) +
          (given.add ? Math.sqrt(given.add) : 0)
        )
      case 'quotients': {
        const [p, q] = [Math.sqrt(given.p), Math.sqrt(given.q)]
        const [x, y] = [(p + q) / (p - q), (p - q) / (p + q)]
        return x * x + y * y + given.times * x * y
      }
      case 'reciprocal': {
        const x = given.a + Math.sqrt(given.b)
        return given.power === 2 ? x ** 2 + x ** -2 : x ** 3 + x ** -3
      }
    }
  },
})

const ROOTS = [2, 3, 5, 6, 7, 10, 11]

function sum(rng: Random) {
  const root = rng.pick(ROOTS)
  const factors = rng.sample(range(2, 11), 3)
  const signs = [1, rng.pick([1, -1]), rng.pick([1, -1])]
  const before = [1, rng.pick([1, 1, 2, 3]), rng.pick([1, 1, 2])]
  const parts = factors.map((factor, index) => (signs[index] ?? 1) * (before[index] ?? 1) * factor)
  const total = parts.reduce((all, part) => all + part, 0)
  if (total === 0 || Math.abs(total) === 1) return sumOf(rng, root, [5, 3, 7], [1, 1, 1], [1, 1, 1])
  return sumOf(rng, root, factors, signs, before)
}

function sumOf(
  rng: Random,
  root: number,
  factors: readonly number[],
  signs: readonly number[],
  before: readonly number[],
) {
  const terms = factors.map(
    (factor, index) => [(signs[index] ?? 1) * (before[index] ?? 1), factor * factor * root] as const,
  )
  const parts = factors.map((factor, index) => (signs[index] ?? 1) * (before[index] ?? 1) * factor)
  const total = parts.reduce((all, part) => all + part, 0)
  const answer = surd(total, root)
  const plain = factors
    .map((factor, index) => (signs[index] ?? 1) * factor)
    .reduce((all, part) => all + part, 0)
  const [p = 0, q = 0, r = 0] = parts
  const expression = latex`${terms.map(([factor, radicand], index) => `${index === 0 ? (factor < 0 ? '-' : '') : factor < 0 ? ' - ' : ' + '}${Math.abs(factor) === 1 ? '' : Math.abs(factor)}\\sqrt{${radicand}}`).join('')}`
  return {
    given: { find: 'sum' as const, terms },
    prompt: posed(rng, [
      say`What is ${expression}?`,
      say`Simplify ${expression}.`,
      say`The value of ${expression} is`,
      say`${expression} is equal to`,
    ]),
    answer,
    within: [-400, 400] as const,
    mistakes: [
      { value: surd(-p + q + r, root), because: say`the sign of the first term was lost` },
      { value: surd(p - q + r, root), because: say`the sign of the second term was changed` },
      { value: surd(p + q - r, root), because: say`the sign of the third term was changed` },
      { value: surd(plain, root), because: say`the factors before the roots were left out` },
      { value: surd(total + 1, root), because: say`one root was taken one too large` },
      { value: surd(total - 1, root), because: say`one root was taken one too small` },
      { value: surd(p + q, root), because: say`the last term was left out` },
      { value: surd(2 * total, root), because: say`the coefficient was doubled` },
    ].filter(({ value }) => !value.amount.times.equals(0)),
    steps: [
      say`Take the squares out: ${latex`${terms.map(([factor, radicand], index) => `${Math.abs(factor) === 1 ? '' : Math.abs(factor)}\\sqrt{${radicand}} = ${Math.abs(parts[index] ?? 0)}\\sqrt{${root}}`).join(', ')}`}`,
      say`Collect: (${parts.map((part, index) => (index === 0 ? String(part).replace('-', '−') : part < 0 ? ` − ${-part}` : ` + ${part}`)).join('')})√${root} = ${answer}`,
    ],
  }
}

function rationalise(rng: Random) {
  const sign = rng.pick([1, -1])
  const { a, b, rest } = rng.until(
    () => {
      const [a, b] = [rng.int(2, 9), rng.int(2, 60)]
      return { a, b, rest: a * a - b }
    },
    (drawn) =>
      drawn.rest >= 1 && drawn.rest <= 12 && !Number.isInteger(Math.sqrt(drawn.b)) && squareFree(drawn.b),
  )
  const times = rng.int(1, 6)
  const top = rest * times
  const answer = surd(-sign * times, b, null, a * times)
  const expression = latex`\frac{${top}}{${a} ${sign > 0 ? '+' : '-'} \sqrt{${b}}}`
  return {
    given: { find: 'rationalise' as const, top, a, b, sign },
    prompt: posed(rng, [
      say`Write ${expression} with a rational denominator.`,
      say`${expression} is equal to`,
      say`Rationalise the denominator of ${expression}. What is the result?`,
      say`What is the simplest form of ${expression}?`,
    ]),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      {
        value: surd(sign * times, b, null, a * times),
        because: say`the sign was not changed: the denominator was used instead of its conjugate`,
      },
      { value: surd(-sign * top, b, null, a * top), because: say`the division by ${rest} was forgotten` },
      { value: surd(-sign, b, null, a), because: say`the numerator ${top} was left out` },
      { value: surd(-sign * times, b, null, a), because: say`only the root was multiplied by ${times}` },
      { value: surd(-sign, b, null, a * times), because: say`only ${a} was multiplied by ${times}` },
      {
        value: surd(sign * top, b, null, a * top),
        because: say`the denominator was multiplied instead of divided by`,
      },
      { value: surd(sign, b, null, a), because: say`that is the denominator itself` },
      { value: surd(-sign * times, b, null, -a * times), because: say`the sign of ${a} was changed as well` },
    ],
    steps: [
      say`Multiply top and bottom by ${latex`${a} ${sign > 0 ? '-' : '+'} \sqrt{${b}}`}.`,
      say`The denominator becomes ${latex`${a}^2 - ${b} = ${rest}`}.`,
      say`${top} ÷ ${rest} = ${times}, so the result is ${answer}`,
    ],
  }
}

const squareFree = (number: number) => ![4, 9, 16, 25, 36, 49].some((square) => number % square === 0)

function product(rng: Random) {
  const root = rng.pick(ROOTS)
  const [a, c] = [rng.int(1, 9), rng.int(1, 9)]
  const [b, d] = rng.until(
    () => [rng.pick([1, -1]) * rng.int(1, 4), rng.pick([1, -1]) * rng.int(1, 4)] as const,
    ([x, y]) => a * y + c * x !== 0,
  )
  const [rational, times] = [a * c + b * d * root, a * d + b * c]
  const answer = surd(times, root, null, rational)
  const show = (whole: number, factor: number) =>
    `(${whole} ${factor < 0 ? '-' : '+'} ${Math.abs(factor) === 1 ? '' : Math.abs(factor)}\\sqrt{${root}})`
  const expression = latex`${show(a, b)}${show(c, d)}`
  return {
    given: { find: 'product' as const, a, b, c, d, root },
    prompt: posed(rng, [
      say`What is ${expression}?`,
      say`Multiply out and simplify: ${expression}`,
      say`The product ${expression} is equal to`,
    ]),
    answer,
    within: [-900, 900] as const,
    mistakes: [
      { value: surd(times, root, null, a * c), because: say`the product of the two roots was left out` },
      {
        value: surd(times, root, null, a * c + b * d),
        because: say`√${root} × √${root} was not replaced by ${root}`,
      },
      {
        value: surd(times, root, null, a * c - b * d * root),
        because: say`the sign of the product of the two roots was changed`,
      },
      {
        value: surd(a * d - b * c, root, null, rational),
        because: say`the sign of one cross product was changed`,
      },
      {
        value: surd(b * d, root, null, a * c),
        because: say`only the first and the last terms were multiplied`,
      },
      {
        value: surd(a * d - b * c, root, null, a * c - b * d * root),
        because: say`the second root was taken with the opposite sign`,
      },
      {
        value: surd(a * d - b * c, root, null, a * c),
        because: say`one sign was changed and the product of the two roots left out`,
      },
      { value: surd(b + d, root, null, a + c), because: say`the brackets were added instead of multiplied` },
    ],
    steps: [
      say`Without a root: ${a} × ${c} = ${a * c}; root times root: ${b * d} × ${root} = ${b * d * root}`,
      say`Cross products: ${a * d}√${root} and ${b * c}√${root}, together ${times}√${root}`,
      say`Collect: ${answer}`,
    ],
  }
}
