import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "If α and β are the roots of x² − 5x + 3 = 0, what is α² + β²?" */
export const rootRelation = defineGenerator({
  id: 'algebra/root-relation',
  version: 8,
  concepts: ['sum-and-product-of-roots', 'functions-of-roots', 'equation-from-roots', 'conditions-on-roots'],
  levels: {
    easy: { forms: [sumOrProduct] },
    medium: { forms: [...often(6, symmetric), ...often(2, plainEquation), unknownCoefficient] },
    hard: { forms: [...often(3, newEquation), ...often(2, fromOneRelation), betweenEquations] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'of-roots': {
        // With the roots themselves, as complex numbers [re, im].
        const { a, b, c } = given
        const disc = b * b - 4 * a * c
        const [re, im] = disc >= 0 ? [0, 0] : [-b / (2 * a), Math.sqrt(-disc) / (2 * a)]
        const roots: [number, number] =
          disc >= 0 ? [(-b + Math.sqrt(disc)) / (2 * a), (-b - Math.sqrt(disc)) / (2 * a)] : [0, 0]
        const [p, q] = roots
        const size = re * re + im * im
        switch (given.what) {
          case 'sum':
            return disc >= 0 ? p + q : 2 * re
          case 'product':
            return disc >= 0 ? p * q : size
          case 'squares':
            return disc >= 0 ? p * p + q * q : 2 * (re * re - im * im)
          case 'reciprocals':
            return disc >= 0 ? 1 / p + 1 / q : (2 * re) / size
          case 'difference-squared':
            return disc >= 0 ? (p - q) ** 2 : -4 * im * im
          case 'quotients':
            return disc >= 0 ? p / q + q / p : (2 * (re * re - im * im)) / size
        }
        return Number.NaN
      }
      case 'equation': {
        const { sum, product, what } = given
        const disc = Math.sqrt(sum * sum - 4 * product)
        const [p, q] = [(sum + disc) / 2, (sum - disc) / 2]
        const to = (root: number, other: number): number => {
          switch (what) {
            case 'double':
              return 2 * root
            case 'triple':
              return 3 * root
            case 'plus':
              return root + 1
            case 'square':
              return root * root
            case 'square-plus':
              return root * root + 1
            case 'linear':
              return 2 * root + 3
            case 'mixed':
              return 2 * root + other
            case 'cube':
              return root ** 3
          }
        }
        const [one, two] = [to(p, q), to(q, p)]
        return latex`${showPolynomial([1, -wholeOf(one + two), wholeOf(one * two)])} = 0`
      }
      case 'one-relation': {
        // Every whole root is tried; the other follows from the relation.
        const { b, p, q, r } = given
        const one = range(-60, 60).find((root) => q !== 0 && p * root + q * (-b - root) === r)
        return one === undefined ? Number.NaN : one * (-b - one)
      }
      case 'differ': {
        // The roots of the second differ as much as those of the first.
        const gap = Math.sqrt(given.b * given.b - 4 * given.c)
        const [low, high] = [(-given.b2 - gap) / 2, (-given.b2 + gap) / 2]
        return wholeOf(low * high)
      }
      case 'coefficient': {
        // Try every whole number.
        for (let k = -2500; k <= 2500; k++) {
          const [b, c] = given.place === 'middle' ? [k, given.c] : [given.b, k]
          const disc = b * b - 4 * c
          if (disc < 0) continue
          const [p, q] = [(-b + Math.sqrt(disc)) / 2, (-b - Math.sqrt(disc)) / 2]
          if (
            given.rule === 'difference'
              ? Math.abs(p - q - given.by) < 1e-9
              : Math.abs(p - given.by * q) < 1e-9 || Math.abs(q - given.by * p) < 1e-9
          )
            return k
        }
        return Number.NaN
      }
    }
  },
})

function drawEquation(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({
      a: rng.pick([1, 1, 2, 3, 4, 5]),
      b: rng.pick([1, -1]) * rng.int(1, 20),
      c: rng.pick([1, -1]) * rng.int(1, 20),
    }),
    (drawn) => drawn.b * drawn.b > 4 * drawn.a * drawn.c && Math.abs(drawn.b) !== Math.abs(drawn.c),
  )
  return { a, b, c, text: latex`${showPolynomial([a, b, c])} = 0`, sum: exact(-b, a), product: exact(c, a) }
}

function sumOrProduct(rng: Random) {
  const { a, b, c, text, sum, product } = drawEquation(rng)
  const what = rng.pick(['sum', 'product'])
  const answer = fraction(what === 'sum' ? sum : product)
  const other = what === 'sum' ? product : sum
  return {
    concept: 'sum-and-product-of-roots',
    given: { find: 'of-roots' as const, a, b, c, what },
    prompt: rng.pick([
      say`${ask(rng, say`the ${what} of the roots of ${text}`)}`,
      say`The ${what} of the roots of the equation ${text} is`,
      say`For the quadratic equation ${text}, ${askIf(rng, say`the ${what} of the roots`)}`,
      say`Without solving ${text}, ${askIf(rng, say`the ${what} of its roots`)}`,
      say`If α and β are the roots of ${text}, what is ${what === 'sum' ? 'α + β' : 'αβ'}?`,
    ]),
    answer,
    within: [-60, 60] as const,
    mistakes: [
      {
        value: fraction((what === 'sum' ? sum : product).neg()),
        because:
          what === 'sum'
            ? say`the sign was not changed: the sum is −b/a`
            : say`the sign was changed: the product is c/a`,
      },
      {
        value: fraction(other),
        because: say`that is the ${what === 'sum' ? 'product' : 'sum'} of the roots`,
      },
      {
        value: fraction(other.neg()),
        because: say`that is the ${what === 'sum' ? 'product' : 'sum'}, with the wrong sign`,
      },
      {
        value: fraction(what === 'sum' ? -b : c),
        because: say`the division by the leading coefficient was left out`,
      },
      {
        value: fraction(what === 'sum' ? exact(-a, b) : exact(a, c)),
        because: say`the fraction was turned upside down`,
      },
      {
        value: fraction(what === 'sum' ? exact(-b, c) : exact(c, b)),
        because: say`the wrong coefficients were divided`,
      },
      {
        value: fraction(what === 'sum' ? exact(-b, 2 * a) : exact(c, 2 * a)),
        because: say`the result was halved`,
      },
      {
        value: fraction(what === 'sum' ? exact(-2 * b, a) : exact(2 * c, a)),
        because: say`the result was doubled`,
      },
    ],
    steps: [
      what === 'sum'
        ? say`The sum of the roots is ${latex`-\frac{b}{a}`} with a = ${a} and b = ${b}.`
        : say`The product of the roots is ${latex`\frac{c}{a}`} with a = ${a} and c = ${c}.`,
      say`So the ${what} is ${answer}`,
    ],
  }
}

function symmetric(rng: Random) {
  const { a, b, c, text, sum, product } = drawEquation(rng)
  const what = rng.pick(['squares', 'reciprocals', 'difference-squared', 'quotients'])
  const square = sum.mul(sum)
  const value: Exact = {
    squares: square.sub(product.mul(2)),
    reciprocals: sum.div(product),
    'difference-squared': square.sub(product.mul(4)),
    quotients: square.sub(product.mul(2)).div(product),
  }[what]
  const wanted = {
    squares: latex`\alpha^2 + \beta^2`,
    reciprocals: latex`\frac{1}{\alpha} + \frac{1}{\beta}`,
    'difference-squared': latex`(\alpha - \beta)^2`,
    quotients: latex`\frac{\alpha}{\beta} + \frac{\beta}{\alpha}`,
  }[what]
  const rule = {
    squares: latex`(\alpha + \beta)^2 - 2\alpha\beta`,
    reciprocals: latex`\frac{\alpha + \beta}{\alpha\beta}`,
    'difference-squared': latex`(\alpha + \beta)^2 - 4\alpha\beta`,
    quotients: latex`\frac{(\alpha + \beta)^2 - 2\alpha\beta}{\alpha\beta}`,
  }[what]
  const answer = fraction(value)
  return {
    concept: 'functions-of-roots',
    given: { find: 'of-roots' as const, a, b, c, what },
    prompt: rng.pick([
      say`If α and β are the roots of ${text}, ${askIf(rng, say`the value of ${wanted}`)}`,
      say`Let α and β be the roots of ${text}. ${ask(rng, say`the value of ${wanted}`)}`,
      say`For the roots α and β of ${text}, the value of ${wanted} is`,
      say`The quadratic equation ${text} is satisfied by x = α and x = β. Without solving it, find ${wanted}.`,
      say`α and β satisfy the equation ${text}. What is the value of ${wanted}?`,
    ]),
    answer,
    // The sum of two squares and the square of a difference are positive.
    within:
      what === 'squares' || what === 'difference-squared' ? ([0.01, 400] as const) : ([-400, 400] as const),
    mistakes: [
      { value: fraction(square), because: say`only the square of the sum was taken` },
      {
        value: fraction(square.add(product.mul(2))),
        because: say`the product was added twice to the square of the sum`,
      },
      { value: fraction(value.neg()), because: say`the sign of the result was lost` },
      { value: fraction(square.sub(product.mul(2))), because: say`that is the sum of the squares` },
      { value: fraction(square.sub(product.mul(4))), because: say`that is the square of the difference` },
      { value: fraction(product.div(sum)), because: say`the product was divided by the sum` },
      { value: fraction(sum.div(product)), because: say`that is the sum of the reciprocals` },
      {
        value: fraction(what === 'reciprocals' ? sum.inverse() : square.sub(product)),
        because:
          what === 'reciprocals'
            ? say`the reciprocal of the sum was taken`
            : say`the product was taken off once`,
      },
    ],
    steps: [
      say`Sum: α + β = ${fraction(sum)}; product: αβ = ${fraction(product)}`,
      say`${wanted} is ${rule}.`,
      say`Put in: ${answer}`,
    ],
  }
}

const show = (sum: number, product: number): string => latex`${showPolynomial([1, -sum, product])} = 0`

type Change = 'double' | 'triple' | 'plus' | 'square' | 'square-plus' | 'linear' | 'mixed' | 'cube'

/** How the new roots are written. */
const ROOTS: Readonly<Record<Change, string>> = {
  double: '2α and 2β',
  triple: '3α and 3β',
  plus: 'α + 1 and β + 1',
  square: `${latex`\alpha^2`} and ${latex`\beta^2`}`,
  'square-plus': `${latex`\alpha^2 + 1`} and ${latex`\beta^2 + 1`}`,
  linear: '2α + 3 and 2β + 3',
  mixed: '2α + β and α + 2β',
  cube: `${latex`\alpha^3`} and ${latex`\beta^3`}`,
}

/** The new sum and the new product, and what each becomes when it is not worked out fully. */
function changedBy(what: Change, s: number, p: number) {
  const [squares, cubes] = [s * s - 2 * p, s ** 3 - 3 * s * p]
  switch (what) {
    case 'double':
      return { sum: 2 * s, product: 4 * p, halfSum: s, halfProduct: 2 * p }
    case 'triple':
      return { sum: 3 * s, product: 9 * p, halfSum: s, halfProduct: 3 * p }
    case 'plus':
      return { sum: s + 2, product: p + s + 1, halfSum: s + 1, halfProduct: p + 1 }
    case 'square':
      return { sum: squares, product: p * p, halfSum: s * s, halfProduct: 2 * p * p }
    case 'square-plus':
      return {
        sum: squares + 2,
        product: p * p + squares + 1,
        halfSum: squares + 1,
        halfProduct: p * p + 1,
      }
    case 'linear':
      return { sum: 2 * s + 6, product: 4 * p + 6 * s + 9, halfSum: 2 * s + 3, halfProduct: 4 * p + 9 }
    case 'mixed':
      return { sum: 3 * s, product: 2 * s * s + p, halfSum: 2 * s, halfProduct: 2 * s * s + 5 * p }
    case 'cube':
      return { sum: cubes, product: p ** 3, halfSum: s ** 3, halfProduct: 3 * p }
  }
}

function newEquation(rng: Random) {
  return equationOf(rng, ['square', 'square-plus', 'linear', 'mixed', 'cube'])
}

function plainEquation(rng: Random) {
  return equationOf(rng, ['double', 'triple', 'plus'])
}

/** The equation whose roots are made from those of another. */
function equationOf(rng: Random, changes: readonly Change[]) {
  const what = rng.pick(changes)
  const { sum, product } = rng.until(
    () => ({
      sum: rng.pick([1, -1]) * rng.int(2, what === 'cube' ? 9 : 18),
      product: rng.pick([1, 1, -1]) * rng.int(2, what === 'cube' ? 12 : 48),
    }),
    (drawn) => {
      const made = changedBy(what, drawn.sum, drawn.product)
      return drawn.sum * drawn.sum > 4 * drawn.product && made.sum !== 0 && made.product !== 0
    },
  )
  const roots = ROOTS[what]
  const made = changedBy(what, sum, product)
  const answer = show(made.sum, made.product)
  const text = show(sum, product)
  // The sign of the last term is often seen at once, so all options have it: two sums, each with both signs, or two products.
  const partSum = made.halfSum === 0 || Math.abs(made.halfSum) === Math.abs(made.sum) ? sum : made.halfSum
  const size =
    Math.abs(made.halfProduct) === Math.abs(made.product)
      ? Math.abs(made.product) + 2
      : Math.abs(made.halfProduct)
  const partProduct = Math.sign(made.product) * (size === 0 ? 1 : size)
  const turned = say`the sum of the roots was written without changing its sign`
  const half = say`the new sum was not worked out fully`
  const wrong: { value: string; because: Message }[] = rng.chance(0.5)
    ? [
        { value: show(-made.sum, made.product), because: turned },
        { value: show(partSum, made.product), because: half },
        {
          value: show(-partSum, made.product),
          because: say`the new sum was not worked out fully, and its sign was not changed`,
        },
      ]
    : [
        { value: show(-made.sum, made.product), because: turned },
        { value: show(made.sum, partProduct), because: say`the new product was not worked out fully` },
        {
          value: show(-made.sum, partProduct),
          because: say`the new product was not worked out fully, and the sign of the sum was not changed`,
        },
      ]
  return {
    concept: 'equation-from-roots',
    given: { find: 'equation' as const, sum, product, what },
    prompt: rng.pick([
      say`If α and β are the roots of ${text}, which equation has the roots ${roots}?`,
      say`The roots of ${text} are α and β. ${ask(rng, say`the equation whose roots are ${roots}`)}`,
      say`Let α and β be the roots of ${text}. The quadratic equation with the roots ${roots} is`,
      say`Form the quadratic equation whose roots are ${roots}, where α and β are the roots of ${text}.`,
      say`If ${text} has the roots α and β, then ${roots} are the roots of`,
    ]),
    answer,
    mistakes: wrong,
    others: [],
    steps: [
      say`From the equation: α + β = ${sum} and αβ = ${product}`,
      say`The new sum is ${made.sum}.`,
      say`The new product is ${made.product}.`,
      say`The equation with them (x² less the sum times x plus the product) is ${answer}`,
    ],
  }
}

/** A coefficient from a condition on the roots. */
function unknownCoefficient(rng: Random) {
  const place = 'last'
  const rule = rng.pick(['difference', 'times'])
  const { small, large, by } = rng.until(
    () => {
      const small = rng.pick([1, -1]) * rng.int(1, 30)
      const by = rule === 'difference' ? rng.int(1, 25) : rng.int(2, 9)
      return { small, by, large: rule === 'difference' ? small + by : small * by }
    },
    (drawn) => drawn.large !== 0 && drawn.small + drawn.large !== 0 && Math.abs(drawn.large) <= 45,
  )
  const sum = small + large
  const k = small * large
  const text = latex`${showPolynomial([1, -sum, 0]).replace(/ [+-] 0$/, '')} + k = 0`
  const condition =
    rule === 'difference' ? say`differ by ${by}` : say`are such that one is ${by} times the other`
  return {
    concept: 'conditions-on-roots',
    given: { find: 'coefficient' as const, b: -sum, c: 0, place, rule, by },
    prompt: rng.pick([
      say`The roots of ${text} ${condition}. ${ask(rng, 'the value of k')}`,
      say`For which value of k do the roots of ${text} have this property: they ${condition}?`,
      say`If the two roots of ${text} ${condition}, then k equals`,
      say`${ask(rng, say`the value of k if the roots of ${text} ${condition}`)}`,
      say`The roots of the equation ${text} ${condition}. ${ask(rng, 'the value of k')}`,
    ]),
    answer: k,
    within: [-2500, 2500] as const,
    mistakes: [
      { value: -k, because: say`the sign of the product was changed` },
      { value: sum * by, because: say`the sum of the roots was multiplied by ${by}` },
      { value: small + large, because: say`that is the sum of the roots` },
      { value: small * small, because: say`the smaller root was squared` },
      { value: large * large, because: say`the other root was squared` },
      { value: k + by, because: say`${by} was added at the end` },
      { value: k - by, because: say`${by} was subtracted at the end` },
      { value: (sum * sum) / 4, because: say`the roots were taken to be equal` },
    ],
    steps: [
      say`Let the roots be r and ${rule === 'difference' ? say`r + ${by}` : say`${by}r`}; their sum is ${sum}.`,
      rule === 'difference'
        ? say`2r + ${by} = ${sum}, so r = ${small}`
        : say`${by + 1}r = ${sum}, so r = ${small}`,
      say`The other root is ${large}, and k is their product.`,
      say`k = ${small < 0 ? say`(${small})` : small} × ${large < 0 ? say`(${large})` : large} = ${k}`,
    ],
  }
}

/** "If 2α + 3β = 7 for the roots of x² − 3x + k = 0, what is k?" */
function fromOneRelation(rng: Random) {
  const { one, other, p, q } = rng.until(
    () => ({
      one: rng.pick([1, -1]) * rng.int(1, 15),
      other: rng.pick([1, -1]) * rng.int(1, 15),
      p: rng.int(2, 7),
      q: rng.pick([1, -1]) * rng.int(1, 6),
    }),
    (drawn) => drawn.one !== drawn.other && drawn.one !== -drawn.other && drawn.p !== drawn.q,
  )
  const [sum, k, r] = [one + other, one * other, p * one + q * other]
  const text = latex`x^2 ${sum > 0 ? '-' : '+'} ${Math.abs(sum) === 1 ? '' : Math.abs(sum)}x + k = 0`
  const relation = latex`${p}\alpha ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}\beta = ${r}`
  return {
    concept: 'conditions-on-roots',
    given: { find: 'one-relation' as const, b: -sum, p, q, r },
    prompt: rng.pick([
      say`If α and β are the roots of ${text} and ${relation}, then the value of k is`,
      say`The roots α and β of ${text} satisfy ${relation}. ${ask(rng, 'the value of k')}`,
      say`For what value of k do the roots α and β of ${text} satisfy ${relation}?`,
      say`Let α and β be the roots of ${text}. If ${relation}, ${askIf(rng, 'the value of k')}`,
    ]),
    answer: k,
    within: [-400, 400] as const,
    mistakes: [
      { value: -k, because: say`the sign of the product was changed` },
      { value: one * (one - sum), because: say`the sum of the roots was taken with the wrong sign` },
      { value: sum, because: say`that is the sum of the roots` },
      { value: k + one, because: say`a slip in the product made it differ by ${one}` },
      { value: k - other, because: say`a slip in the product made it differ by ${other}` },
      { value: one * one, because: say`one of the roots was squared` },
      { value: other * other, because: say`the other root was squared` },
    ].filter(({ value }) => value !== k),
    steps: [
      say`From the equation α + β = ${sum}.`,
      say`With ${relation}, this gives α = ${one} and β = ${other}.`,
      say`k is the product of the roots.`,
      say`k = ${one < 0 ? say`(${one})` : one} × ${other < 0 ? say`(${other})` : other} = ${k}`,
    ],
  }
}

/** The roots of two equations differ by the same number. */
function betweenEquations(rng: Random) {
  const { b, c, b2, k } = rng.until(
    () => {
      const [b, c, b2] = [
        rng.pick([1, -1]) * rng.int(1, 15),
        rng.int(-40, 40),
        rng.pick([1, -1]) * rng.int(1, 15),
      ]
      return { b, c, b2, k: (b2 * b2 - b * b + 4 * c) / 4 }
    },
    (drawn) =>
      Number.isInteger(drawn.k) &&
      drawn.k !== 0 &&
      drawn.c !== 0 &&
      Math.abs(drawn.b) !== Math.abs(drawn.b2) &&
      drawn.b * drawn.b > 4 * drawn.c,
  )
  const [first, second] = [
    latex`${showPolynomial([1, b, c])} = 0`,
    latex`${showPolynomial([1, b2, 0]).replace(/ [+-] 0$/, '')} + k = 0`,
  ]
  return {
    concept: 'conditions-on-roots',
    given: { find: 'differ' as const, b, c, b2 },
    prompt: rng.pick([
      say`If the difference of the roots of ${first} is equal to that of the roots of ${second}, then the value of k is`,
      say`The roots of ${first} and those of ${second} have the same difference. ${ask(rng, 'the value of k')}`,
      say`For what value of k do the roots of ${second} differ by as much as the roots of ${first}?`,
    ]),
    answer: k,
    within: [-400, 400] as const,
    mistakes: [
      { value: c, because: say`the constant terms were set equal` },
      { value: (b * b - b2 * b2 + 4 * c) / 4, because: say`the two squares were exchanged` },
      { value: 4 * k, because: say`the division by 4 was left out` },
      { value: -k, because: say`the sign of the result was lost` },
      { value: k + c, because: say`the constant term was counted twice` },
      { value: k + 1, because: say`a slip of 1 in the last step made it too large` },
      { value: k - 1, because: say`a slip of 1 in the last step made it too small` },
    ].filter(({ value }) => value !== k),
    steps: [
      say`The square of the difference of the roots is b² − 4c.`,
      say`For the first equation it is ${b * b} − 4 × ${c < 0 ? say`(${c})` : c} = ${b * b - 4 * c}.`,
      say`For the second ${b2 * b2} − 4k = ${b * b - 4 * c}, so 4k = ${4 * k}.`,
      say`k = ${k}`,
    ],
  }
}
