import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "What is the local maximum value of f(x) = x³ − 3x + 2?" */
export const maximaAndMinima = defineGenerator({
  id: 'higher/maxima-and-minima',
  version: 1,
  concepts: ['maxima-and-minima'],
  levels: {
    easy: { forms: [vertex, bestProduct] },
    medium: { forms: [vertex, bestProduct, largestArea, extremumPlace] },
    hard: { forms: [extremum, extremumPlace, largestArea] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'vertex': {
        // By halving the distance of the two places where the function is equal to its constant.
        const [a = 1, b = 0, c = 0] = given.f
        return polynomialAt([a, b, c], -b / a / 2)
      }
      case 'best-product':
        return Math.max(...range(0, given.sum).map((x) => x * (given.sum - x)))
      case 'area':
        return Math.max(
          ...range(1, given.fence).map((x) =>
            given.sides === 3 ? x * (given.fence - 2 * x) : (x * (given.fence - 2 * x)) / 2,
          ),
        )
      case 'place': {
        const at = range(-20, 20).filter((x) => slopeOf(given.f, x) === 0)
        return given.which === 'maximum' ? Math.min(...at) : Math.max(...at)
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

/** By the power rule. */
const derive = (coefficients: readonly number[]): number[] =>
  coefficients.slice(0, -1).map((coefficient, index) => coefficient * (coefficients.length - 1 - index))

const slopeOf = (coefficients: readonly number[], x: number): number => polynomialAt(derive(coefficients), x)

const signed = [-20_000, 20_000] as const

/** The greatest or least value of a quadratic function. */
function vertex(rng: Random) {
  const [a, at, value] = [
    rng.pick([1, -1]) * rng.int(1, 5),
    rng.pick([1, -1]) * rng.int(1, 7),
    rng.int(-30, 30),
  ]
  const f = [a, -2 * a * at, a * at * at + value]
  const which = a > 0 ? 'minimum' : 'maximum'
  const text = latex`f(x) = ${showPolynomial(f)}`
  return {
    given: { find: 'vertex' as const, f },
    prompt: rng.pick([
      say`${ask(rng, say`the ${which} value of ${text}`)}`,
      say`${ask(rng, say`the ${a > 0 ? 'least' : 'greatest'} value of ${text}`)}`,
    ]),
    answer: value,
    within: signed,
    mistakes: [
      { value: at, because: say`that is the place of the ${which}, not the value there` },
      { value: f[2] ?? 0, because: say`that is the value at x = 0` },
      { value: polynomialAt(f, -at), because: say`the sign of the place was changed` },
      { value: value + a, because: say`that is the value one step beside the place` },
      { value: -value, because: say`the sign of the result was lost` },
      { value: value - a * at * at, because: say`the square was taken off twice` },
    ],
    steps: [
      say`${latex`f'(x) = ${showPolynomial(derive(f))}`} is zero at x = ${at}.`,
      say`The ${which} is f(${at}) = ${value}`,
    ],
  }
}

/** Two numbers with a given sum. */
function bestProduct(rng: Random) {
  const half = rng.int(4, 40)
  const sum = 2 * half
  const answer = half * half
  return {
    given: { find: 'best-product' as const, sum },
    prompt: rng.pick([
      say`The sum of two positive numbers is ${sum}. ${ask(rng, 'the maximum value of their product')}`,
      say`Two positive numbers have the sum ${sum}. The greatest possible value of their product is`,
    ]),
    answer,
    mistakes: [
      { value: answer - 1, because: say`the numbers ${half - 1} and ${half + 1} were taken` },
      { value: sum - 1, because: say`the numbers 1 and ${sum - 1} were taken` },
      { value: sum * half, because: say`the sum was multiplied by one of the numbers` },
      { value: 2 * answer, because: say`that is the sum of the squares of the two numbers` },
      { value: answer + half, because: say`the sum would be ${sum + 1} then` },
      { value: answer - 4, because: say`the numbers ${half - 2} and ${half + 2} were taken` },
    ],
    steps: [
      say`The product is ${latex`x(${sum} - x)`}, with the derivative ${latex`${sum} - 2x`}.`,
      say`It is zero at x = ${half}, so the greatest product is ${half} × ${half} = ${answer}`,
    ],
  }
}

/** A rectangle of the largest area. */
function largestArea(rng: Random) {
  const sides = rng.pick([3, 4])
  const quarter = rng.int(5, 60)
  const fence = 4 * quarter
  const answer = quantity(sides === 3 ? 2 * quarter * quarter : quarter * quarter, 'm²')
  const area = sides === 3 ? 2 * quarter * quarter : quarter * quarter
  return {
    given: { find: 'area' as const, fence, sides },
    prompt:
      sides === 3
        ? rng.pick([
            say`A rectangular plot with a long wall on one side is to be fenced on its other three sides with ${quantity(fence, 'm')} of fence. ${ask(rng, 'the greatest area that can be enclosed')}`,
            say`With ${quantity(fence, 'm')} of wire, three sides of a rectangular garden are fenced; the fourth is a wall. The largest possible area of the garden is`,
          ])
        : rng.pick([
            say`${ask(rng, say`the greatest area of a rectangle with a perimeter of ${quantity(fence, 'm')}`)}`,
            say`A rectangular field is to be enclosed with ${quantity(fence, 'm')} of fence. The largest possible area of the field is`,
          ]),
    answer,
    mistakes: [
      {
        value: sides === 3 ? quarter * quarter : 2 * quarter * quarter,
        because: say`the number of fenced sides is not right`,
      },
      { value: area / 2, because: say`the result was halved` },
      { value: area - quarter, because: say`the sides are not the best ones` },
      { value: area + quarter, because: say`the fence is not long enough for it` },
      { value: fence * quarter, because: say`the whole fence was taken for one side` },
      { value: area - 1, because: say`the sides are not the best ones` },
    ],
    steps:
      sides === 3
        ? [
            say`With x for each of the two equal sides, the area is ${latex`x(${fence} - 2x)`}.`,
            say`Its derivative ${latex`${fence} - 4x`} is zero at x = ${quarter}.`,
            say`The area is ${quarter} × ${2 * quarter} = ${answer}`,
          ]
        : [
            say`With one side x, the area is ${latex`x(${2 * quarter} - x)`}.`,
            say`Its derivative ${latex`${2 * quarter} - 2x`} is zero at x = ${quarter}: a square.`,
            say`The area is ${quarter} × ${quarter} = ${answer}`,
          ],
  }
}

/** Where a cubic turns. */
function extremumPlace(rng: Random) {
  const { p, q, c } = rng.until(
    () => ({ p: rng.int(-6, 5), q: rng.int(-5, 7), c: rng.int(-12, 15) }),
    (drawn) => drawn.p < drawn.q && (drawn.p + drawn.q) % 2 === 0,
  )
  const f = [1, (-3 * (p + q)) / 2, 3 * p * q, c]
  const which = rng.pick(['maximum', 'minimum'])
  const [answer, other] = which === 'maximum' ? [p, q] : [q, p]
  const text = latex`f(x) = ${showPolynomial(f)}`
  return {
    given: { find: 'place' as const, f, which },
    prompt: rng.pick([
      say`At which value of x does ${text} have a local ${which}?`,
      say`${text} has a local ${which} at x equal to`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: other, because: say`there is the local ${which === 'maximum' ? 'minimum' : 'maximum'}` },
      { value: -answer, because: say`the sign of the place was changed` },
      { value: -other, because: say`the sign of the other place was taken` },
      { value: (p + q) / 2, because: say`that is the point of inflexion` },
      { value: p + q, because: say`that is the sum of the two places` },
      { value: c, because: say`that is the constant term` },
    ],
    steps: [
      say`${latex`f'(x) = ${showPolynomial(derive(f))}`} is zero at x = ${p} and x = ${q}.`,
      say`The slope changes from ${which === 'maximum' ? 'plus to minus' : 'minus to plus'} at x = ${answer}`,
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
