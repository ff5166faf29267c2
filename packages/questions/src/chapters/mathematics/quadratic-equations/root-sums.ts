import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "One root of x² − 9x + k = 0 is 4. What is the other?" */
export const rootSums = defineGenerator({
  id: 'algebra/root-sums',
  version: 4,
  concepts: ['sum-and-product-of-roots'],
  levels: {
    easy: { forms: [otherRoot, fromSum], told: 0 },
    medium: { forms: [sumIsProduct, ratioOfSums], told: 1 },
    hard: { forms: [...often(9, ofHigherPowers), ...often(2, fromSquares), inRatio], told: 2 },
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
      case 'powers': {
        const { a, b, c, what } = given
        const root = Math.sqrt(b * b - 4 * a * c)
        const [p, q] = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        if (what === 'cubes') return p ** 3 + q ** 3
        if (what === 'inverse-squares') return 1 / p ** 2 + 1 / q ** 2
        return what === 'mixed' ? p ** 2 / q + q ** 2 / p : 1 / (p + 1) + 1 / (q + 1)
      }
      case 'from-squares': {
        // Every k is tried with the roots themselves.
        const { b, total } = given
        return (
          range(-400, 400).find((k) => {
            const disc = b * b - 4 * k
            if (disc < 0) return false
            const [p, q] = [(-b + Math.sqrt(disc)) / 2, (-b - Math.sqrt(disc)) / 2]
            return Math.abs(p * p + q * q - total) < 1e-9
          }) ?? Number.NaN
        )
      }
      case 'in-ratio': {
        const { a, c, m, n } = given
        return (
          range(1, 4000).find((k) => {
            const root = Math.sqrt(k * k - 4 * a * c)
            const [p, q] = [(k + root) / (2 * a), (k - root) / (2 * a)]
            return Math.abs(p * m - q * n) < 1e-9
          }) ?? Number.NaN
        )
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
      say`The value of k for which the sum of the roots of ${equation} equals their product is`,
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
      gcd(drawn.a, gcd(Math.abs(drawn.b), Math.abs(drawn.c))) === 1 &&
      drawn.a !== Math.abs(drawn.c),
  )
  const equation = latex`${showPolynomial([a, b, c])} = 0`
  const answer = fraction(exact(-b, c))
  return {
    concept: CONCEPT,
    given: { find: 'quotient' as const, a, b, c },
    prompt: rng.pick([
      say`If α and β are the roots of ${equation}, then the value of ${latex`\frac{\alpha + \beta}{\alpha\beta}`} is`,
      say`α and β are the roots of ${equation}. ${ask(rng, say`the value of ${latex`\frac{1}{\alpha} + \frac{1}{\beta}`}`)}`,
      say`${ask(rng, say`the ratio of the sum of the roots of ${equation} to their product, as a fraction`)}`,
      say`${ask(rng, say`the sum of the reciprocals of the roots of ${equation}`)}`,
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

/** A symmetric expression of a higher degree. */
function ofHigherPowers(rng: Random) {
  const what = rng.pick(['cubes', 'inverse-squares', 'mixed', 'shifted'] as const)
  const { a, b, c } = rng.until(
    () => ({
      a: rng.pick([1, 1, 1, 2, 3]),
      b: rng.pick([1, -1]) * rng.int(2, 18),
      c: rng.pick([1, -1]) * rng.int(1, 15),
    }),
    (drawn) =>
      drawn.b * drawn.b > 4 * drawn.a * drawn.c &&
      Math.abs(drawn.b) !== Math.abs(drawn.c) &&
      gcd(drawn.a, gcd(Math.abs(drawn.b), Math.abs(drawn.c))) === 1 &&
      drawn.a - drawn.b + drawn.c !== 0 &&
      drawn.b !== 2 * drawn.a &&
      drawn.a !== -drawn.c &&
      drawn.b * drawn.b !== 3 * drawn.a * drawn.c &&
      drawn.b * drawn.b !== 2 * drawn.a * drawn.c,
  )
  const [s, p] = [exact(-b, a), exact(c, a)]
  const [square, cube] = [s.mul(s), s.mul(s).mul(s)]
  const cubes = cube.sub(s.mul(p).mul(3))
  const squares = square.sub(p.mul(2))
  const bottom = p.add(s).add(1)
  const value = {
    cubes,
    'inverse-squares': squares.div(p.mul(p)),
    mixed: cubes.div(p),
    shifted: s.add(2).div(bottom),
  }[what]
  const wanted = {
    cubes: latex`\alpha^3 + \beta^3`,
    'inverse-squares': latex`\frac{1}{\alpha^2} + \frac{1}{\beta^2}`,
    mixed: latex`\frac{\alpha^2}{\beta} + \frac{\beta^2}{\alpha}`,
    shifted: latex`\frac{1}{\alpha + 1} + \frac{1}{\beta + 1}`,
  }[what]
  const rule = {
    cubes: latex`(\alpha + \beta)^3 - 3\alpha\beta(\alpha + \beta)`,
    'inverse-squares': latex`\frac{(\alpha + \beta)^2 - 2\alpha\beta}{(\alpha\beta)^2}`,
    mixed: latex`\frac{(\alpha + \beta)^3 - 3\alpha\beta(\alpha + \beta)}{\alpha\beta}`,
    shifted: latex`\frac{\alpha + \beta + 2}{\alpha\beta + \alpha + \beta + 1}`,
  }[what]
  const wrong = {
    cubes: [
      { value: cube, because: say`the cube of the sum was taken` },
      { value: cube.add(s.mul(p).mul(3)), because: say`3αβ(α + β) was added instead of subtracted` },
      { value: cube.sub(s.mul(p)), because: say`αβ(α + β) was taken off only once` },
      { value: cube.sub(p.mul(3)), because: say`3αβ was taken off without the factor α + β` },
    ],
    'inverse-squares': [
      { value: squares.div(p), because: say`it was divided by αβ instead of its square` },
      { value: square.div(p.mul(p)), because: say`2αβ was not taken off` },
      { value: square.add(p.mul(2)).div(p.mul(p)), because: say`2αβ was added instead of subtracted` },
      { value: squares, because: say`that is the sum of the squares of the roots` },
    ],
    mixed: [
      { value: cubes, because: say`that is the sum of the cubes; the division by αβ is missing` },
      { value: cube.div(p), because: say`the cube of the sum was divided by αβ` },
      { value: squares.div(p), because: say`the squares were taken instead of the cubes` },
      { value: cube.add(s.mul(p).mul(3)).div(p), because: say`3αβ(α + β) was added instead of subtracted` },
    ],
    shifted: [
      { value: s.add(2).div(p.add(1)), because: say`α + β was left out of the denominator` },
      { value: s.div(bottom), because: say`2 was left out of the numerator` },
      { value: bottom.div(s.add(2)), because: say`the fraction was turned upside down` },
      { value: s.add(1).div(bottom), because: say`1 was added to the numerator only once` },
    ],
  }[what]
  const equation = latex`${showPolynomial([a, b, c])} = 0`
  const answer = fraction(value)
  return {
    concept: CONCEPT,
    given: { find: 'powers' as const, a, b, c, what },
    prompt: rng.pick([
      say`If α and β are the roots of ${equation}, then the value of ${wanted} is`,
      say`Let α and β be the roots of ${equation}. ${ask(rng, say`the value of ${wanted}`)}`,
      say`${ask(rng, say`the value of ${wanted}, where α and β are the roots of ${equation}`)}`,
      say`The roots of ${equation} are α and β. Without solving the equation, ${askThen(rng, say`the value of ${wanted}`)}`,
    ]),
    answer,
    within: what === 'inverse-squares' ? ([0.001, 9000] as const) : ([-9000, 9000] as const),
    mistakes: [
      // A zero would be shown with either sign.
      // Each with its opposite too, so that the key is not the only one that has it.
      ...wrong
        .filter(({ value: one }) => one.n !== 0n)
        .flatMap(({ value: one, because }) => [
          { value: fraction(one), because },
          { value: fraction(one.neg()), because: say`${because}, and the sign was lost` },
        ]),
      { value: fraction(value.neg()), because: say`the sign of the result was lost` },
      { value: fraction(value.add(2)), because: say`a slip in the last step made it too large` },
    ],
    steps: [
      say`Here α + β = ${fraction(s)} and αβ = ${fraction(p)}.`,
      say`${wanted} is ${rule}.`,
      say`Put in: ${answer}`,
    ],
  }
}

/** The constant term from the sum of the squares of the roots. */
function fromSquares(rng: Random) {
  const { b, k } = rng.until(
    () => ({ b: rng.pick([1, -1]) * rng.int(2, 24), k: rng.int(-90, 90) }),
    (drawn) => drawn.b * drawn.b > 4 * drawn.k && drawn.k !== 0,
  )
  const total = b * b - 2 * k
  const equation = latex`x^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)}x + k = 0`
  return {
    concept: CONCEPT,
    given: { find: 'from-squares' as const, b, total },
    prompt: rng.pick([
      say`If the sum of the squares of the roots of ${equation} is ${total}, then ${askThen(rng, 'the value of k')}`,
      say`The roots α and β of ${equation} satisfy ${latex`\alpha^2 + \beta^2 = ${total}`}. ${ask(rng, 'the value of k')}`,
      say`For what value of k is the sum of the squares of the roots of ${equation} equal to ${total}?`,
    ]),
    answer: k,
    within: [-600, 600] as const,
    mistakes: [
      { value: 2 * k, because: say`the division by 2 was left out` },
      { value: -k, because: say`the sign was lost: 2αβ is taken off the square of the sum` },
      {
        value: total - b * b,
        because: say`the square of the sum was taken off, and it was not divided by −2`,
      },
      { value: Math.round((b * b + total) / 2), because: say`the two squares were added` },
      {
        value: Math.round((b * b - total) / 4),
        because: say`4αβ was taken off, as for the square of the difference`,
      },
      { value: k + 1, because: say`a slip of 1 in the last step made it too large` },
      { value: k - 1, because: say`a slip of 1 in the last step made it too small` },
    ],
    steps: [
      say`Here α + β = ${-b} and αβ = k.`,
      say`${latex`\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta`}, so ${b * b} − 2k = ${total}.`,
      say`2k = ${2 * k}, so k = ${k}`,
    ],
  }
}

/** The middle coefficient when the roots are in a given ratio. */
function inRatio(rng: Random) {
  const { a, r, m, n } = rng.until(
    () => ({ a: rng.int(1, 6), r: rng.int(1, 6), m: rng.int(1, 5), n: rng.int(2, 7) }),
    (drawn) => drawn.m < drawn.n && gcd(drawn.m, drawn.n) === 1,
  )
  const [c, k] = [a * m * n * r * r, a * (m + n) * r]
  const equation = latex`${a === 1 ? '' : a}x^2 - kx + ${c} = 0`
  return {
    concept: CONCEPT,
    given: { find: 'in-ratio' as const, a, c, m, n },
    prompt: rng.pick([
      say`If the roots of ${equation} are positive and in the ratio ${m} : ${n}, then ${askThen(rng, 'the value of k')}`,
      say`The two positive roots of ${equation} are in the ratio ${m} : ${n}. ${ask(rng, 'the value of k')}`,
      say`For what value of k are the roots of ${equation} positive and in the ratio ${m} : ${n}?`,
      ...(m === 1
        ? [
            say`One root of ${equation} is ${n} times the other, and both are positive. ${ask(rng, 'the value of k')}`,
          ]
        : []),
    ]),
    answer: k,
    within: [1, 4000] as const,
    mistakes: [
      { value: (m + n) * r, because: say`the sum of the roots is k divided by ${a}` },
      { value: a * m * n * r, because: say`the parts of the ratio were multiplied instead of added` },
      { value: a * (n - m) * r, because: say`the parts of the ratio were subtracted` },
      { value: a * (m + n), because: say`the roots were taken to be ${m} and ${n}` },
      { value: a * (m + n) * r * r, because: say`the square root was not taken` },
      { value: k + a, because: say`a slip in the sum made it too large` },
      { value: k - a, because: say`a slip in the sum made it too small` },
    ].filter(({ value }) => value !== k),
    steps: [
      say`Let the roots be ${m === 1 ? '' : m}t and ${n}t.`,
      say`Their product is ${m * n}t² = ${c} ÷ ${a} = ${c / a}, so t = ${r}.`,
      say`Their sum is ${m + n}t = ${(m + n) * r}, and it is k ÷ ${a}.`,
      say`k = ${a} × ${(m + n) * r} = ${k}`,
    ],
  }
}
