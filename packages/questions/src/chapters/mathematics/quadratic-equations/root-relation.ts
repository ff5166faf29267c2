import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "If α and β are the roots of x² − 5x + 3 = 0, what is α² + β²?" */
export const rootRelation = defineGenerator({
  id: 'algebra/root-relation',
  version: 5,
  concepts: ['sum-and-product-of-roots', 'functions-of-roots', 'equation-from-roots', 'conditions-on-roots'],
  levels: {
    easy: { forms: [sumOrProduct] },
    medium: { forms: [symmetric] },
    hard: { forms: [...often(7, newEquation), ...often(2, unknownCoefficient)] },
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
        const to = (root: number) =>
          what === 'double'
            ? 2 * root
            : what === 'plus'
              ? root + 1
              : what === 'square'
                ? root * root
                : 3 * root
        return latex`${showPolynomial([1, -Math.round(to(p) + to(q)), Math.round(to(p) * to(q))])} = 0`
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
      say`The roots of ${text} have which ${what}?`,
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
      say`To what number does ${wanted} come, when α and β are the solutions of ${text}?`,
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

/** The equation whose roots are made from those of another. */
function newEquation(rng: Random) {
  const { sum, product } = rng.until(
    () => ({ sum: rng.pick([1, -1]) * rng.int(2, 18), product: rng.pick([1, 1, -1]) * rng.int(2, 48) }),
    (drawn) => drawn.sum * drawn.sum > 4 * drawn.product,
  )
  const what = rng.pick(['double', 'plus', 'square', 'triple'])
  const roots = {
    double: '2α and 2β',
    plus: 'α + 1 and β + 1',
    square: `${latex`\alpha^2`} and ${latex`\beta^2`}`,
    triple: '3α and 3β',
  }[what]
  const changed: Readonly<Record<typeof what, readonly [sum: number, product: number]>> = {
    double: [2 * sum, 4 * product],
    plus: [sum + 2, product + sum + 1],
    square: [sum * sum - 2 * product, product * product],
    triple: [3 * sum, 9 * product],
  }
  const [newSum, newProduct] = changed[what]
  const answer = show(newSum, newProduct)
  const text = show(sum, product)
  const wrong: { value: string; because: Message }[] = [
    {
      value: show(-newSum, newProduct),
      because: say`the sum of the roots was written without changing its sign`,
    },
    { value: show(newSum, -newProduct), because: say`the sign of the product was changed` },
    {
      value: show(
        newSum,
        what === 'double'
          ? 2 * product
          : what === 'triple'
            ? 3 * product
            : what === 'plus'
              ? product + 1
              : product,
      ),
      because: say`the new product was not worked out fully`,
    },
    {
      value: show(
        what === 'double' || what === 'triple' ? sum : what === 'plus' ? sum + 1 : sum * sum,
        newProduct,
      ),
      because: say`the new sum was not worked out fully`,
    },
    { value: show(-newSum, -newProduct), because: say`both signs were changed` },
    { value: show(newProduct, newSum), because: say`sum and product were exchanged` },
  ]
  return {
    concept: 'equation-from-roots',
    given: { find: 'equation' as const, sum, product, what },
    prompt: rng.pick([
      say`If α and β are the roots of ${text}, which equation has the roots ${roots}?`,
      say`The roots of ${text} are α and β. ${ask(rng, say`the equation whose roots are ${roots}`)}`,
      say`Let α and β be the roots of ${text}. The quadratic equation with the roots ${roots} is`,
      say`The numbers α and β satisfy ${text}. Form the quadratic equation that ${roots} satisfy.`,
      say`If ${text} has the roots α and β, then ${roots} are the roots of`,
    ]),
    answer,
    mistakes: wrong,
    steps: [
      say`From the equation: α + β = ${sum} and αβ = ${product}`,
      say`The new sum is ${newSum}.`,
      say`The new product is ${newProduct}.`,
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
      say`The roots of the equation ${text} ${condition}. ${ask(rng, 'k')}`,
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
