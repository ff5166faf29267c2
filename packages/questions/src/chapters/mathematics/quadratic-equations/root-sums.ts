import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "One root of x² − 9x + k = 0 is 4. What is the other?" */
export const rootSums = defineGenerator({
  id: 'algebra/root-sums',
  version: 1,
  concepts: ['sum-and-product-of-roots'],
  levels: {
    easy: { forms: [otherRoot, fromSum], told: 0 },
    medium: { forms: [otherRoot, fromSum, sumIsProduct, ratioOfSums], told: 1 },
    hard: { forms: [sumIsProduct, ratioOfSums], told: 2 },
  },
  generate(rng, { forms, told }) {
    const draft = rng.pick(forms)(rng)
    return { ...draft, steps: [...HINTS.slice(0, told), ...draft.steps] }
  },
  solve(given) {
    switch (given.find) {
      case 'other-root': {
        // The root that is known fixes the missing coefficient; then every number is tried.
        const { a, b, c, root, isProduct } = given
        const missing = isProduct ? -(a * root * root + c) / root : -(a * root * root + b * root)
        const f = (x: number) => a * x * x + (isProduct ? missing : b) * x + (isProduct ? c : missing)
        return range(-120, 120).find((x) => x !== root && Math.abs(f(x)) < 1e-9) ?? Number.NaN
      }
      case 'from-sum': {
        const { b, c, value, isProduct } = given
        return (
          range(-400, 400).find((k) => k !== 0 && Math.abs((isProduct ? c : -b) / k - value) < 1e-9) ??
          Number.NaN
        )
      }
      case 'sum-is-product': {
        const { times, b, plus } = given
        return range(-400, 400).find((k) => -b === times * k + plus) ?? Number.NaN
      }
      case 'quotient': {
        const { a, b, c } = given
        const root = Math.sqrt(b * b - 4 * a * c)
        const [p, q] = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        return (p + q) / (p * q)
      }
    }
  },
})

/** What to think of first. */
const HINTS = [
  say`For ax² + bx + c = 0 nothing has to be solved: the coefficients give the sum and the product of the roots.`,
  say`The sum is −b/a and the product is c/a.`,
]

const CONCEPT = 'sum-and-product-of-roots'

/** One root and the sum, or the product, give the other root. */
function otherRoot(rng: Random) {
  const [one, other] = rng.until(
    () => [rng.int(-12, 15), rng.int(-12, 15)] as const,
    ([p, q]) => p !== 0 && q !== 0 && p !== q && p !== -q,
  )
  const isProduct = rng.chance(0.5)
  const [b, c] = [-(one + other), one * other]
  const shown = isProduct
    ? latex`x^2 + kx ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0`
    : latex`${showPolynomial([1, b])
        .replace(/x/, 'x^2')
        .replace(/(\d+)$/, '$1x')} + k = 0`
  return {
    concept: CONCEPT,
    given: {
      find: 'other-root' as const,
      a: 1,
      b: isProduct ? 0 : b,
      c: isProduct ? c : 0,
      root: one,
      isProduct,
    },
    prompt: rng.pick([
      say`One root of ${shown} is ${one}. ${ask(rng, 'the other root')}`,
      say`The equation ${shown}, in which k is a constant, has ${one} as one of its roots. ${ask(rng, 'its second root')}`,
      say`Without finding k, ${askThen(rng, say`the other root of ${shown}, given that ${one} is a root`)}`,
      say`${one} satisfies ${shown} for a certain k. Which other number satisfies it for the same k?`,
      say`If ${one} is a root of ${shown}, then ${askThen(rng, 'the other root')}`,
    ]),
    answer: other,
    within: [-200, 200] as const,
    mistakes: [
      {
        value: -other,
        because: isProduct
          ? say`the sign of the product was changed`
          : say`the sign was not changed: the sum is −b/a`,
      },
      { value: one + other, because: say`that is the sum of the roots` },
      {
        value: isProduct ? c - one : b - one,
        because: isProduct
          ? say`the product was taken for the sum`
          : say`the sum was taken with the wrong sign`,
      },
      { value: one, because: say`that is the root that is given` },
      { value: -one, because: say`the root that is given was taken with the other sign` },
      { value: -other - 1, because: say`the sign is wrong, with a slip of 1` },
      { value: one * other, because: say`that is the product of the roots` },
      { value: other + 1, because: say`a slip of 1 in the last step` },
      { value: -one - other, because: say`that is the sum of the roots with the wrong sign` },
      { value: -one * other, because: say`that is the product of the roots with the wrong sign` },
    ].filter(({ value }) => value !== other),
    steps: isProduct
      ? [
          say`The product of the roots is c/a = ${c}.`,
          say`The other root is ${c} ÷ ${one < 0 ? say`(${one})` : one} = ${other}`,
        ]
      : [
          say`The sum of the roots is −b/a = ${one + other}.`,
          say`The other root is ${one + other} − ${one < 0 ? say`(${one})` : one} = ${other}`,
        ],
  }
}

/** The leading coefficient from the sum or the product of the roots. */
function fromSum(rng: Random) {
  const isProduct = rng.chance(0.5)
  const k = rng.int(2, 15)
  const value = rng.pick([-1, 1]) * rng.int(2, 12)
  const [b, c] = isProduct
    ? [rng.pick([-1, 1]) * rng.int(3, 30), k * value]
    : [-k * value, rng.pick([-1, 1]) * rng.int(1, 20)]
  const equation = latex`kx^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)}x ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0`
  const what = isProduct ? 'product' : 'sum'
  return {
    concept: CONCEPT,
    given: { find: 'from-sum' as const, b, c, value, isProduct },
    prompt: rng.pick([
      say`What must k be in ${equation}, so that its two roots ${isProduct ? 'multiply to' : 'add up to'} ${value}?`,
      say`If the ${what} of the roots of ${equation} is ${value}, then ${askThen(rng, 'the value of k')}`,
      say`The ${what} of the roots of ${equation} is ${value}. ${ask(rng, 'the value of k')}`,
      say`For which value of k do the roots of ${equation} have the ${what} ${value}?`,
      say`α and β are the roots of ${equation}, and ${isProduct ? 'αβ' : 'α + β'} is ${value}. ${ask(rng, 'the value of k')}`,
    ]),
    answer: k,
    within: [-200, 200] as const,
    mistakes: [
      {
        value: -k,
        because: isProduct
          ? say`the sign was changed: the product is c/a`
          : say`the sign was not changed: the sum is −b/a`,
      },
      { value: isProduct ? c : -b, because: say`the coefficient was not divided by the ${what}` },
      { value: value, because: say`that is the ${what} itself` },
      {
        value: isProduct ? c - value : -b - value,
        because: say`the ${what} was subtracted instead of divided by`,
      },
      { value: k + 1, because: say`a slip of 1 in the division` },
      {
        value: isProduct ? -c : b,
        because: say`the coefficient was not divided by the ${what}, and its sign was changed`,
      },
      { value: 2 * k, because: say`the result was doubled` },
      { value: k - 1, because: say`a slip of 1 in the division` },
      { value: -k - 1, because: say`the sign is wrong, with a slip of 1` },
    ].filter(({ value: wrong }) => wrong !== k),
    steps: [
      isProduct
        ? say`The product of the roots is c/a: ${latex`\frac{${c}}{k} = ${value}`}`
        : say`The sum of the roots is −b/a: ${latex`\frac{${-b}}{k} = ${value}`}`,
      say`k = ${isProduct ? c : -b} ÷ ${value < 0 ? say`(${value})` : value} = ${k}`,
    ],
  }
}

/** The sum of the roots is equal to their product. */
function sumIsProduct(rng: Random) {
  const { times, k, plus } = rng.until(
    () => ({ times: rng.int(1, 6), k: rng.int(-9, 12), plus: rng.int(-12, 12) }),
    (drawn) => drawn.k !== 0 && drawn.plus !== 0 && drawn.times * drawn.k + drawn.plus !== 0,
  )
  const b = -(times * k + plus)
  const a = rng.int(1, 5)
  const equation = latex`${a === 1 ? '' : a}x^2 ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}x + (${times === 1 ? '' : times}k ${plus < 0 ? '-' : '+'} ${Math.abs(plus)}) = 0`
  return {
    concept: CONCEPT,
    given: { find: 'sum-is-product' as const, times, b, plus },
    prompt: rng.pick([
      say`If the sum of the roots of ${equation} is equal to their product, then ${askThen(rng, 'the value of k')}`,
      say`The sum and the product of the roots of ${equation} are equal. ${ask(rng, 'the value of k')}`,
      say`What is k, if adding the roots of ${equation} gives the same as multiplying them?`,
      say`For which k do the roots of ${equation} have a sum that is equal to their product?`,
      say`α and β are the roots of ${equation}. If α + β = αβ, ${askThen(rng, 'the value of k')}`,
    ]),
    answer: fraction(k),
    within: [-100, 100] as const,
    mistakes: [
      { value: fraction(exact(b - plus, times)), because: say`the sign was not changed: the sum is −b/a` },
      {
        value: fraction(exact(-b + plus, times)),
        because: say`the constant was added instead of subtracted`,
      },
      { value: fraction(-b - plus), because: say`the division by ${times} was left out` },
      { value: fraction(-k), because: say`the sign was lost` },
      { value: fraction(k + 1), because: say`a slip of 1 in the last step` },
      { value: fraction(b - plus), because: say`the sign was not changed, and the division was left out` },
    ],
    steps: [
      say`Sum and product have the same denominator, so −b = c: ${latex`${-b} = ${times === 1 ? '' : times}k ${plus < 0 ? '-' : '+'} ${Math.abs(plus)}`}`,
      say`k = ${fraction(k)}`,
    ],
  }
}

/** The sum of the roots divided by their product. */
function ratioOfSums(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({
      a: rng.int(1, 6),
      b: rng.pick([1, -1]) * rng.int(2, 20),
      c: rng.pick([1, -1]) * rng.int(2, 15),
    }),
    (drawn) =>
      drawn.b * drawn.b > 4 * drawn.a * drawn.c &&
      Math.abs(drawn.b) !== Math.abs(drawn.c) &&
      drawn.a !== Math.abs(drawn.c),
  )
  const equation = latex`${showPolynomial([a, b, c])} = 0`
  const answer = fraction(exact(-b, c))
  return {
    concept: CONCEPT,
    given: { find: 'quotient' as const, a, b, c },
    prompt: rng.pick([
      say`α and β are the roots of ${equation}. ${ask(rng, say`the value of ${latex`\frac{\alpha + \beta}{\alpha\beta}`}`)}`,
      say`The roots of ${equation} are added, and the sum is divided by the product of the roots. Which number comes out?`,
      say`What do we get when the sum of the roots of ${equation} is divided by their product?`,
      say`Find the quotient of α + β and αβ, where α and β are the solutions of ${equation}.`,
      say`Without finding the roots of ${equation}, work out their sum divided by their product. The result is:`,
      say`If S is the sum and P the product of the roots of ${equation}, ${askThen(rng, 'the value of S/P')}`,
    ]),
    answer,
    within: [-100, 100] as const,
    mistakes: [
      { value: fraction(exact(b, c)), because: say`the sign was not changed: the sum is −b/a` },
      { value: fraction(exact(-c, b)), because: say`the product was divided by the sum` },
      { value: fraction(exact(c, b)), because: say`the product was divided by the sum, with the wrong sign` },
      { value: fraction(exact(-b, a)), because: say`that is the sum of the roots` },
      { value: fraction(exact(c, a)), because: say`that is the product of the roots` },
      { value: fraction(exact(-b * c, a * a)), because: say`sum and product were multiplied` },
    ],
    steps: [
      say`The sum is ${fraction(exact(-b, a))} and the product ${fraction(exact(c, a))}.`,
      say`Divided, the leading coefficient goes out: ${latex`-\frac{b}{c}`} = ${answer}`,
    ],
  }
}
