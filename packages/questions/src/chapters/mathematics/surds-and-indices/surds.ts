import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { surd } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "What is √72 + √50 − √18?" */
export const surds = defineGenerator({
  id: 'number/surds',
  version: 7,
  concepts: ['like-surds', 'rationalisation', 'square-root-of-a-surd', 'conjugate-surds'],
  levels: {
    easy: { forms: [sum] },
    medium: { forms: [rationalise, product] },
    hard: {
      forms: [...often(12, nested), ...often(16, nestedPair), ...often(30, quotients), reciprocalSquares],
    },
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
      case 'nested-pair':
        return (
          Math.sqrt(given.whole + 2 * Math.sqrt(given.inner)) +
          given.sign * Math.sqrt(given.whole - 2 * Math.sqrt(given.inner))
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
  const { factors, signs, before } = rng.until(
    () => ({
      factors: rng.sample(range(2, 12), 3),
      signs: [1, rng.pick([1, -1]), rng.pick([1, -1])],
      before: [rng.pick([1, 1, 2]), rng.pick([1, 1, 2, 3]), rng.pick([1, 1, 2])],
    }),
    (drawn) => {
      const total = drawn.factors.reduce(
        (all, factor, index) => all + (drawn.signs[index] ?? 1) * (drawn.before[index] ?? 1) * factor,
        0,
      )
      return Math.abs(total) > 1
    },
  )
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
    concept: 'like-surds',
    given: { find: 'sum' as const, terms },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${expression}`)}`,
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
      const [a, b] = [rng.int(2, 15), rng.int(2, 220)]
      return { a, b, rest: a * a - b }
    },
    (drawn) =>
      drawn.rest >= 1 && drawn.rest <= 20 && !Number.isInteger(Math.sqrt(drawn.b)) && squareFree(drawn.b),
  )
  const times = rng.int(1, 12)
  const top = rest * times
  const answer = surd(-sign * times, b, null, a * times)
  const expression = latex`\frac{${top}}{${a} ${sign > 0 ? '+' : '-'} \sqrt{${b}}}`
  return {
    concept: 'rationalisation',
    given: { find: 'rationalise' as const, top, a, b, sign },
    prompt: rng.pick([
      say`Write ${expression} with a rational denominator.`,
      say`${expression} is equal to`,
      say`Rationalise the denominator of ${expression}. ${ask(rng, 'the result')}`,
      say`${ask(rng, say`the simplest form of ${expression}`)}`,
    ]),
    answer,
    // The fraction is positive.
    within: [0.001, 400] as const,
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
      {
        value: surd(-sign * times, b, null, a * times + 1),
        because: say`a slip of 1 in the product made it too large`,
      },
      {
        value: surd(-sign * times, b, null, a * times + 2),
        because: say`a slip of 2 in the product made it too large`,
      },
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
    concept: 'like-surds',
    given: { find: 'product' as const, a, b, c, d, root },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${expression}`)}`,
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

const PAIRS = range(2, 85).flatMap((p) =>
  range(1, p - 1)
    .filter((q) =>
      Number.isInteger(Math.sqrt(p)) ? !Number.isInteger(Math.sqrt(q)) : Number.isInteger(Math.sqrt(q)),
    )
    .map((q) => [p, q] as const),
)

/** A root that opens into a whole number and a root. */
function nested(rng: Random) {
  const [p, q] = rng.pick(PAIRS)
  const sign = rng.pick([1, -1])
  const [whole, inner] = [p + q, p * q]
  const isWholeFirst = Number.isInteger(Math.sqrt(p))
  const [rational, radicand] = isWholeFirst ? [Math.sqrt(p), q] : [Math.sqrt(q), p]
  // √p ± √q with p > q
  const value = (s: number) =>
    isWholeFirst ? surd(s, radicand, null, rational) : surd(1, radicand, null, s * rational)
  const answer = value(sign)
  const expression = latex`\sqrt{${whole} ${sign > 0 ? '+' : '-'} 2\sqrt{${inner}}}`
  return {
    concept: 'square-root-of-a-surd',
    given: { find: 'nested' as const, whole, inner, sign, add: 0 },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${expression}`)}`,
      say`Simplify ${expression}.`,
      say`The positive square root ${expression} is equal to`,
      say`${ask(rng, say`the value of ${expression} in the form without a root under a root`)}`,
    ]),
    answer,
    within: [-60, 60] as const,
    mistakes: [
      { value: value(-sign), because: say`the sign inside was changed` },
      { value: surd(1, inner, null, whole), because: say`the outer root was left out` },
      { value: surd(sign, whole, null, rational), because: say`${whole} was left under the root` },
      { value: surd(1, p, null, sign * q), because: say`the root of ${q} was not taken` },
      { value: surd(sign, q, null, p), because: say`the root of ${p} was not taken` },
      {
        value: surd(2 * sign, radicand, null, rational),
        because: say`the factor 2 was kept before the root`,
      },
      { value: surd(sign, whole, null, 2), because: say`the two numbers under the roots were mixed up` },
      {
        value: surd(sign, radicand, null, rational * rational),
        because: say`the root of ${rational * rational} was not taken`,
      },
    ].filter(({ value: wrong }) => !wrong.amount.times.equals(0)),
    steps: [
      say`Look for two numbers with the sum ${whole} and the product ${inner}: they are ${p} and ${q}.`,
      say`So ${latex`${whole} ${sign > 0 ? '+' : '-'} 2\sqrt{${inner}} = (\sqrt{${p}} ${sign > 0 ? '+' : '-'} \sqrt{${q}})^2`}`,
      say`The root is ${latex`\sqrt{${p}} ${sign > 0 ? '+' : '-'} \sqrt{${q}}`}, which is positive.`,
      say`Since ${latex`\sqrt{${rational * rational}} = ${rational}`}, the value is ${answer}`,
    ],
  }
}

/** The sum or the difference of two such roots: one part cancels. */
function nestedPair(rng: Random) {
  const { p, q } = rng.until(
    () => ({ p: rng.int(3, 55), q: rng.int(2, 54) }),
    (drawn) =>
      drawn.p > drawn.q &&
      !Number.isInteger(Math.sqrt(drawn.p * drawn.q)) &&
      !Number.isInteger(Math.sqrt(drawn.p)) &&
      !Number.isInteger(Math.sqrt(drawn.q)),
  )
  const sign = rng.pick([1, -1])
  const [whole, inner] = [p + q, p * q]
  const answer = surd(2, sign > 0 ? p : q)
  const root = (inside: string) => `\\sqrt{${whole} ${inside} 2\\sqrt{${inner}}}`
  const expression = latex`${root('+')} ${sign > 0 ? '+' : '-'} ${root('-')}`
  return {
    concept: 'square-root-of-a-surd',
    given: { find: 'nested-pair' as const, whole, inner, sign },
    prompt: rng.pick([
      ask(rng, say`the value of ${expression}`),
      say`Simplify ${expression}.`,
      say`${expression} is equal to`,
      say`Which of the following equals ${expression}?`,
      say`By writing each part as a root of a square, ${expression} becomes`,
      say`Find the simplest form of ${expression}.`,
    ]),
    answer,
    within: [0.1, 200] as const,
    mistakes: [
      { value: surd(2, sign > 0 ? q : p), because: say`the wrong one of the two parts was taken to cancel` },
      { value: surd(1, sign > 0 ? p : q), because: say`the part that is left was counted once` },
      { value: surd(2, whole), because: say`the inner roots were taken to cancel under the outer ones` },
      { value: surd(2, inner), because: say`the product ${inner} was left under the root` },
      { value: surd(4, sign > 0 ? p : q), because: say`the result was doubled` },
      { value: surd(1, whole), because: say`the inner roots were left out, and one term too` },
    ],
    steps: [
      say`Two numbers with the sum ${whole} and the product ${inner} are ${p} and ${q}.`,
      say`The first root is ${latex`\sqrt{${p}} + \sqrt{${q}}`}.`,
      say`The second root is ${latex`\sqrt{${p}} - \sqrt{${q}}`}.`,
      say`Their ${sign > 0 ? 'sum' : 'difference'} is ${answer}`,
    ],
  }
}

const QUOTIENTS = range(2, 85).flatMap((p) =>
  range(1, p - 1).flatMap((q) => {
    const sum = (2 * (p + q)) / (p - q)
    const isRational = Number.isInteger(Math.sqrt(p)) || Number.isInteger(Math.sqrt(q))
    return Number.isInteger(sum) && sum > 2 && !isRational ? [[p, q, sum] as const] : []
  }),
)

/** x and y are reciprocal, so xy = 1. */
function quotients(rng: Random) {
  const [p, q, sum] = rng.pick(QUOTIENTS)
  const times = rng.pick([0, 1, -1, 2, 3, 4, 5, 6, 7, 8, -3, -4, -5, -6])
  const answer = sum * sum - 2 + times
  const [x, y] = [
    latex`x = \frac{\sqrt{${p}} + \sqrt{${q}}}{\sqrt{${p}} - \sqrt{${q}}}`,
    latex`y = \frac{\sqrt{${p}} - \sqrt{${q}}}{\sqrt{${p}} + \sqrt{${q}}}`,
  ]
  const middle =
    times === 0 ? '' : ` ${times > 0 ? '+' : '-'} ${Math.abs(times) === 1 ? '' : Math.abs(times)}xy`
  const wanted = latex`x^2${middle} + y^2`
  return {
    concept: 'conjugate-surds',
    given: { find: 'quotients' as const, p, q, times },
    prompt: rng.pick([
      say`If ${x} and ${y}, ${askIf(rng, say`the value of ${wanted}`)}`,
      say`Find ${wanted} for ${x} and ${y}.`,
      say`Given ${x} and ${y}, the value of ${wanted} is`,
      say`Given that ${x} and ${y}, what is ${wanted}?`,
      say`For ${x} and ${y}, ${wanted} is equal to`,
    ]),
    answer,
    mistakes: [
      { value: sum * sum + times, because: say`the square of x + y was taken without subtracting 2xy` },
      { value: sum * sum + 2 + times, because: say`2xy was added instead of subtracted` },
      { value: sum * sum - 2, because: say`the term with xy was left out` },
      { value: sum * sum - 2 - times, because: say`the sign of the term with xy was changed` },
      { value: sum, because: say`that is x + y` },
      { value: sum * sum - 4 + times, because: say`4xy was subtracted instead of 2xy` },
      { value: 2 * sum + times, because: say`x + y was doubled instead of squared` },
      { value: (p + q) ** 2 - 2 + times, because: say`the denominator ${p} − ${q} was left out` },
    ],
    steps: [
      say`xy = 1, for the two fractions are reciprocal.`,
      say`x + y = ${latex`\frac{(\sqrt{${p}} + \sqrt{${q}})^2 + (\sqrt{${p}} - \sqrt{${q}})^2}{${p} - ${q}} = \frac{2(${p} + ${q})}{${p - q}} = ${sum}`}`,
      say`${latex`x^2 + y^2 = (x + y)^2 - 2xy`} = ${sum * sum} − 2 = ${sum * sum - 2}`,
      times === 0
        ? say`So the value is ${answer}`
        : say`Add the middle term: ${sum * sum - 2} ${times > 0 ? '+' : '−'} ${Math.abs(times)} = ${answer}`,
    ],
  }
}

/** x and 1/x are conjugate: a² − b = 1. */
const UNITS = [
  [2, 3, 1, 3],
  [3, 8, 2, 2],
  [4, 15, 1, 15],
  [5, 24, 2, 6],
  [6, 35, 1, 35],
  [7, 48, 4, 3],
  [8, 63, 3, 7],
  [9, 80, 4, 5],
  [10, 99, 3, 11],
  [11, 120, 2, 30],
  [12, 143, 1, 143],
] as const

function reciprocalSquares(rng: Random) {
  const [a, b, outside, inside] = rng.pick(UNITS)
  const power = rng.pick([2, 3])
  const isMinus = rng.chance(0.5)
  const sum = 2 * a
  const answer = power === 2 ? sum * sum - 2 : sum ** 3 - 3 * sum
  const x = latex`x = ${a} ${isMinus ? '-' : '+'} ${outside === 1 ? '' : outside}\sqrt{${inside}}`
  const wanted = latex`x^${power} + \frac{1}{x^${power}}`
  return {
    concept: 'conjugate-surds',
    given: { find: 'reciprocal' as const, a, b, power },
    prompt: rng.pick([
      say`If ${x}, ${askIf(rng, say`the value of ${wanted}`)}`,
      say`Find ${wanted} when ${x}.`,
      say`Given ${x}, the value of ${wanted} is`,
      say`For the number ${x}, work out ${wanted}.`,
    ]),
    answer,
    mistakes: [
      {
        value: sum ** power,
        because:
          power === 2
            ? say`2 was not subtracted from the square of the sum`
            : say`three times the sum was not subtracted from its cube`,
      },
      {
        value: power === 2 ? sum * sum + 2 : sum ** 3 + 3 * sum,
        because:
          power === 2
            ? say`2 was added instead of subtracted`
            : say`three times the sum was added instead of subtracted`,
      },
      {
        value: power === 2 ? sum : sum * sum - 2,
        because: power === 2 ? say`that is x + 1/x` : say`that is the sum of the squares`,
      },
      {
        value: power === 2 ? a * a + b : a ** 3 + 3 * a * b,
        because: say`only the rational part of one power was taken`,
      },
      {
        value: power === 2 ? sum * sum - 4 : sum ** 3 - sum,
        because:
          power === 2
            ? say`4 was subtracted instead of 2; that is the square of x − 1/x`
            : say`the sum was subtracted once instead of three times`,
      },
      {
        value: power === 2 ? 2 * sum : 3 * sum,
        because: say`the sum x + 1/x was multiplied by ${power} instead of being raised`,
      },
      {
        value: power === 2 ? sum * sum - 1 : sum ** 3 - 3,
        because:
          power === 2
            ? say`1 was subtracted instead of 2`
            : say`3 was subtracted instead of three times the sum`,
      },
    ],
    steps: [
      say`${latex`\frac{1}{x}`} is the conjugate of x, because ${latex`${a}^2 - ${b} = 1`}.`,
      say`So ${latex`x + \frac{1}{x} = ${sum}`}; the roots cancel.`,
      power === 2
        ? say`Square it: the square of the sum is the sum of the squares plus 2.`
        : say`Cube it: the cube of the sum is the sum of the cubes plus 3 times the sum.`,
      power === 2 ? say`${sum} × ${sum} − 2 = ${answer}` : say`${sum ** 3} − 3 × ${sum} = ${answer}`,
    ],
  }
}
