import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "If f(x) = x³ − 4x + 1, what is f′(2)?" */
export const derivative = defineGenerator({
  id: 'higher/derivative',
  version: 2,
  concepts: ['derivative-at-a-point', 'product-rule', 'chain-rule', 'maxima-and-minima'],
  levels: {
    easy: { forms: [polynomial] },
    medium: { forms: [product, chain] },
    hard: { forms: [extremum] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Calculates with pairs of value and slope, which need only the rules of + and ×.
    switch (given.find) {
      case 'polynomial':
        return slopeOf(given.f, given.x)
      case 'product': {
        const whole = multiply(dual(given.f, given.x), dual(given.g, given.x))
        return whole[1]
      }
      case 'chain': {
        const inner = dual(given.inner, given.x)
        return range(2, given.power).reduce((result) => multiply(result, inner), inner)[1]
      }
      case 'extremum': {
        // The value at which the cubic turns, found on a grid of whole numbers.
        const at = range(-20, 20).filter((x) => slopeOf(given.f, x) === 0)
        const values = at.map((x) => polynomialAt(given.f, x))
        return given.which === 'maximum' ? Math.max(...values) : Math.min(...values)
      }
    }
  },
})

type Dual = readonly [value: number, slope: number]

const multiply = (one: Dual, other: Dual): Dual => [one[0] * other[0], one[0] * other[1] + one[1] * other[0]]
const dual = (coefficients: readonly number[], x: number): Dual =>
  coefficients.reduce<Dual>(
    (sum, coefficient) => {
      const next = multiply(sum, [x, 1])
      return [next[0] + coefficient, next[1]]
    },
    [0, 0],
  )
const slopeOf = (coefficients: readonly number[], x: number) => dual(coefficients, x)[1]

/** By the power rule. */
const derive = (coefficients: readonly number[]): number[] =>
  coefficients.slice(0, -1).map((coefficient, index) => coefficient * (coefficients.length - 1 - index))

const drawPoint = (rng: Random) =>
  rng.until(
    () => rng.int(-4, 5),
    (x) => Math.abs(x) >= 1,
  )
const drawCoefficients = (rng: Random, degree: number) => [
  rng.int(1, 4),
  ...range(1, degree).map(() => rng.int(-9, 9)),
]

const signed = [-20_000, 20_000] as const

function polynomial(rng: Random) {
  const f = rng.until(
    () => drawCoefficients(rng, rng.pick([3, 3, 4])),
    (drawn) => drawn.filter((one) => one !== 0).length >= 3 && (drawn.at(-1) ?? 0) !== 0,
  )
  const x = drawPoint(rng)
  const slope = derive(f)
  const answer = polynomialAt(slope, x)
  const text = latex`f(x) = ${showPolynomial(f)}`
  return {
    concept: 'derivative-at-a-point',
    given: { find: 'polynomial' as const, f, x },
    prompt: rng.pick([
      say`If ${text}, what is ${latex`f'(${x})`}?`,
      say`${ask(rng, say`the derivative of ${text} at x = ${x}`)}`,
      say`What is the slope of the tangent to ${latex`y = ${showPolynomial(f)}`} at x = ${x}?`,
      say`The rate of change of ${text} at x = ${x} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: polynomialAt(f, x), because: say`that is the value of the function, not of its derivative` },
      { value: polynomialAt(slope, -x), because: say`${-x} was put in instead of ${x}` },
      {
        value: polynomialAt(slope, x) + (f.at(-1) ?? 0),
        because: say`the constant term was kept, but its derivative is 0`,
      },
      {
        value: polynomialAt(f.slice(0, -1), x),
        because: say`the exponents were lowered but not multiplied in`,
      },
      {
        value: polynomialAt(
          f.map((one, index) => one * (f.length - 1 - index)),
          x,
        ),
        because: say`the exponents were multiplied in but not lowered`,
      },
      { value: polynomialAt(derive(slope), x), because: say`that is the second derivative` },
      { value: -answer, because: say`the sign of the result was lost` },
    ],
    steps: [
      say`By the power rule ${latex`f'(x) = ${showPolynomial(slope)}`}`,
      say`At x = ${x} this is ${answer}`,
    ],
  }
}

function product(rng: Random) {
  const [f, g] = rng.until(
    () =>
      [
        [rng.int(1, 5), rng.int(-9, 9)],
        [rng.int(1, 4), rng.int(-6, 6), rng.int(-9, 9)],
      ] as const,
    ([one, other]) => one[1] !== 0 && other[2] !== 0,
  )
  const x = drawPoint(rng)
  const [fx, gx, df, dg] = [
    polynomialAt(f, x),
    polynomialAt(g, x),
    polynomialAt(derive(f), x),
    polynomialAt(derive(g), x),
  ]
  const answer = df * gx + fx * dg
  const text = latex`(${showPolynomial(f)})(${showPolynomial(g)})`
  return {
    concept: 'product-rule',
    given: { find: 'product' as const, f, g, x },
    prompt: rng.pick([
      say`${ask(rng, say`the derivative of ${text} at x = ${x}`)}`,
      say`If ${latex`f(x)`} = ${text}, what is ${latex`f'(${x})`}?`,
      say`The slope of the curve y = ${text} at x = ${x} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: df * dg, because: say`the two derivatives were multiplied` },
      { value: df * gx - fx * dg, because: say`the two parts were subtracted, as for a quotient` },
      { value: df * gx, because: say`only the first factor was differentiated` },
      { value: fx * dg, because: say`only the second factor was differentiated` },
      { value: fx * gx, because: say`that is the value of the function` },
      { value: df + dg, because: say`the two derivatives were added` },
      { value: -answer, because: say`the sign of the result was lost` },
    ],
    steps: [
      say`Product rule: first factor’s derivative times the second, plus the first times the second’s derivative.`,
      say`At x = ${x} the factors are ${fx} and ${gx}, their derivatives ${df} and ${dg}.`,
      say`${df} × ${gx < 0 ? say`(${gx})` : gx} + ${fx < 0 ? say`(${fx})` : fx} × ${dg < 0 ? say`(${dg})` : dg} = ${answer}`,
    ],
  }
}

function chain(rng: Random) {
  const power = rng.int(3, 5)
  const { inner, x } = rng.until(
    () => ({ inner: [rng.int(2, 5), rng.pick([1, -1]) * rng.int(1, 9)], x: rng.int(-3, 4) }),
    (drawn) =>
      Math.abs(polynomialAt(drawn.inner, drawn.x)) <= (power === 3 ? 9 : 5) &&
      Math.abs(polynomialAt(drawn.inner, drawn.x)) > 1,
  )
  const base = polynomialAt(inner, x)
  const lead = inner[0] ?? 1
  const answer = power * base ** (power - 1) * lead
  const text = latex`(${showPolynomial(inner)})^{${power}}`
  return {
    concept: 'chain-rule',
    given: { find: 'chain' as const, inner, power, x },
    prompt: rng.pick([
      say`${ask(rng, say`the derivative of ${text} at x = ${x}`)}`,
      say`If ${latex`f(x)`} = ${text}, what is ${latex`f'(${x})`}?`,
      say`The slope of the curve y = ${text} at x = ${x} is`,
    ]),
    answer,
    within: [-60_000, 60_000] as const,
    mistakes: [
      { value: power * base ** (power - 1), because: say`the inner derivative ${lead} was left out` },
      { value: base ** (power - 1) * lead, because: say`the exponent ${power} was left out` },
      { value: power * base ** power * lead, because: say`the exponent was not lowered` },
      { value: base ** power, because: say`that is the value of the function` },
      { value: power * lead ** (power - 1), because: say`the inner function was replaced by its derivative` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: power * base * lead, because: say`the power of the inner function was left out` },
    ],
    steps: [
      say`Chain rule: ${power} times the inner function to the power ${power - 1}, times the inner derivative ${lead}.`,
      say`At x = ${x} the inner function is ${base}.`,
      say`${power} × ${latex`${base < 0 ? `(${base})` : base}^{${power - 1}}`} × ${lead} = ${answer}`,
    ],
  }
}

/** A cubic with whole turning points. */
function extremum(rng: Random) {
  const { p, q, c } = rng.until(
    () => ({ p: rng.int(-5, 4), q: rng.int(-4, 6), c: rng.int(-12, 15) }),
    (drawn) => drawn.p < drawn.q && (drawn.p + drawn.q) % 2 === 0,
  )
  const scale = rng.pick([1, 1, 2])
  // f' = 3k(x − p)(x − q) up to a factor that keeps f whole
  const f = [2 * scale, -3 * scale * (p + q), 6 * scale * p * q, c]
  const which = rng.pick(['maximum', 'minimum'])
  const [at, other] = which === 'maximum' ? [p, q] : [q, p]
  const answer = polynomialAt(f, at)
  const text = latex`f(x) = ${showPolynomial(f)}`
  return {
    concept: 'maxima-and-minima',
    given: { find: 'extremum' as const, f, which },
    prompt: rng.pick([
      say`${ask(rng, say`the local ${which} value of ${text}`)}`,
      say`${ask(rng, say`the value of ${text} at its local ${which}`)}`,
      say`${text} has a local ${which}. Its value there is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      {
        value: polynomialAt(f, other),
        because: say`that is the local ${which === 'maximum' ? 'minimum' : 'maximum'} value`,
      },
      { value: at, because: say`that is the place of the ${which}, not the value there` },
      { value: other, because: say`that is the place of the other turning point` },
      { value: answer - c, because: say`the constant term was left out` },
      { value: polynomialAt(f, -at), because: say`the sign of the turning point was changed` },
      { value: c, because: say`that is the value at x = 0` },
      { value: polynomialAt(f, (p + q) / 2), because: say`that is the value at the point of inflexion` },
    ],
    steps: [
      say`${latex`f'(x) = ${showPolynomial(derive(f))}`}`,
      say`It is zero at x = ${p} and x = ${q}.`,
      say`The slope changes from ${which === 'maximum' ? 'plus to minus' : 'minus to plus'} at x = ${at}: there is the ${which}.`,
      say`f(${at}) = ${answer}`,
    ],
  }
}
