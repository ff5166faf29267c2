import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { showPolynomial } from '../../../kit/wording/polynomial.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { newEquation, unknownCoefficient } from './root-relation-hard.ts'

/** "If α and β are the roots of x² − 5x + 3 = 0, what is α² + β²?" */
export const rootRelation = defineGenerator({
  id: 'algebra/root-relation',
  version: 1,
  levels: {
    easy: { forms: [sumOrProduct] },
    medium: { forms: [symmetric] },
    hard: { forms: [newEquation, unknownCoefficient] },
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
          what === 'double' ? 2 * root : what === 'plus' ? root + 1 : what === 'square' ? root * root : -root
        return latex`${showPolynomial([1, -Math.round(to(p) + to(q)), Math.round(to(p) * to(q))])} = 0`
      }
      case 'coefficient': {
        // Try every whole number.
        for (let k = -400; k <= 400; k++) {
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
      b: rng.pick([1, -1]) * rng.int(1, 14),
      c: rng.pick([1, -1]) * rng.int(1, 14),
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
    given: { find: 'of-roots' as const, a, b, c, what },
    prompt: posed(
      rng,
      [
        say`What is the ${what} of the roots of ${text}?`,
        say`The roots of ${text} have which ${what}?`,
        say`Without solving ${text}, find the ${what} of its roots.`,
        say`If α and β are the roots of ${text}, what is ${what === 'sum' ? 'α + β' : 'αβ'}?`,
      ],
      0.1,
    ),
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
    given: { find: 'of-roots' as const, a, b, c, what },
    prompt: posed(rng, [
      say`If α and β are the roots of ${text}, what is ${wanted}?`,
      say`Let α and β be the roots of ${text}. Find ${wanted}.`,
      say`For the roots α and β of ${text}, the value of ${wanted} is`,
    ]),
    answer,
    within: [-400, 400] as const,
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
