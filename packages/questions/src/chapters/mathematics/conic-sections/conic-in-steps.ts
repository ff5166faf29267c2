import type { Random } from '../../../kit/random/random.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** Hard forms of conics: two curves with the same foci, and what an axis cuts from a circle. */

const term = (value: number, letter: string): string =>
  value === 0
    ? ''
    : ` ${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 && letter !== '' ? '' : Math.abs(value)}${letter}`

/** "The foci of x²/25 + y²/b² = 1 and x²/9 − y²/7 = 1 coincide. What is b²?" */
export function sameFoci(rng: Random) {
  const { a, b, p, q } = rng.until(
    () => {
      const [a, p, q] = [rng.int(4, 20) ** 2, rng.int(4, 90), rng.int(3, 90)]
      return { a, p, q, b: a - p - q }
    },
    (drawn) => drawn.b >= 3 && drawn.b !== drawn.q && drawn.b !== drawn.p && drawn.p !== drawn.q,
  )
  const asksHyperbola = rng.chance(0.4)
  const key = asksHyperbola ? q : b
  const ellipse = latex`\frac{x^2}{${a}} + \frac{y^2}{${asksHyperbola ? b : 'b^2'}} = 1`
  const hyperbola = latex`\frac{x^2}{${p}} - \frac{y^2}{${asksHyperbola ? 'b^2' : q}} = 1`
  const square = latex`b^2`
  return {
    concept: asksHyperbola ? 'hyperbola' : 'ellipse',
    given: { find: 'same-foci' as const, a, p, other: asksHyperbola ? b : q, asksHyperbola },
    prompt: rng.pick([
      say`If the foci of the ellipse ${ellipse} and the hyperbola ${hyperbola} coincide, then ${askThen(rng, say`the value of ${square}`)}`,
      say`The ellipse ${ellipse} and the hyperbola ${hyperbola} have the same foci. ${ask(rng, say`the value of ${square}`)}`,
      say`For what value of ${square} do the ellipse ${ellipse} and the hyperbola ${hyperbola} have the same foci?`,
    ]),
    answer: key,
    mistakes: [
      {
        value: asksHyperbola ? a - b + p : a - p + q,
        because: say`the squares of the hyperbola were subtracted; for its foci they add up`,
      },
      {
        value: asksHyperbola ? a + b - p : a + p + q,
        because: say`the squares of the ellipse were added; for its foci they are subtracted`,
      },
      {
        value: asksHyperbola ? a - b : p + q,
        because: say`that is the square of the distance of a focus from the centre`,
      },
      { value: Math.abs(asksHyperbola ? b - p : q - p), because: say`only one of the two curves was used` },
      { value: asksHyperbola ? a - p : a - q, because: say`one of the given squares was left out` },
      {
        value: asksHyperbola ? b : q,
        because: say`the second squares of both curves were taken to be equal`,
      },
      { value: key + 2, because: say`a slip of two in the subtraction` },
      { value: key - 1, because: say`a slip of one in the subtraction` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`For the ellipse the square of the distance of a focus from the centre is ${a} − ${asksHyperbola ? b : square}.`,
      say`For the hyperbola it is ${p} + ${asksHyperbola ? square : q}.`,
      say`They are equal: ${a} − ${asksHyperbola ? b : square} = ${p} + ${asksHyperbola ? square : q}`,
      say`So ${square} = ${asksHyperbola ? say`${a} − ${b} − ${p}` : say`${a} − ${p} − ${q}`} = ${key}`,
    ],
  }
}

/** "What length does the circle x² + y² − 10x + 8y + 9 = 0 cut off on the x-axis?" */
export function interceptOnAxis(rng: Random) {
  const axis = rng.pick(['x', 'y'] as const)
  const { h, k, half } = rng.until(
    () => ({
      h: rng.pick([1, -1]) * rng.int(1, 14),
      k: rng.pick([1, -1]) * rng.int(1, 14),
      half: rng.int(2, 16),
    }),
    (drawn) =>
      Math.abs(drawn.h) !== Math.abs(drawn.k) && drawn.half !== Math.abs(axis === 'x' ? drawn.h : drawn.k),
  )
  // On the x-axis half of the chord squared is h² − c.
  const c = (axis === 'x' ? h * h : k * k) - half * half
  const [along, across] = axis === 'x' ? [h, k] : [k, h]
  const radius = h * h + k * k - c
  const key = 2 * half
  const text = latex`x^2 + y^2${term(-2 * h, 'x')}${term(-2 * k, 'y')}${term(c, '')} = 0`
  const root = Math.sqrt(radius)
  const wrong = Math.sqrt(Math.abs(across * across - c))
  return {
    concept: 'circle-equation',
    given: { find: 'intercept' as const, h, k, c, axis },
    prompt: rng.pick([
      say`${ask(rng, say`the length of the intercept made by the circle ${text} on the ${axis}-axis`)}`,
      say`The circle ${text} cuts the ${axis}-axis in two points. ${ask(rng, 'the distance between them')}`,
      say`If the circle ${text} meets the ${axis}-axis at A and B, then ${askThen(rng, 'the length of AB')}`,
    ]),
    answer: key,
    mistakes: [
      { value: half, because: say`that is half of the chord` },
      ...(Number.isInteger(root)
        ? [{ value: 2 * root, because: say`that is the diameter of the circle` }]
        : []),
      ...(Number.isInteger(wrong) && wrong > 0
        ? [{ value: 2 * wrong, because: say`the chord on the other axis was worked out` }]
        : []),
      { value: 2 * Math.abs(along), because: say`that is the sum of the two points, not their distance` },
      { value: 2 * Math.abs(across), because: say`twice the distance of the centre from the axis was taken` },
      { value: key + 2, because: say`the root was taken one too large` },
      { value: key - 2, because: say`the root was taken one too small` },
      { value: 4 * half, because: say`the chord was doubled` },
    ],
    steps: [
      say`On the ${axis}-axis ${axis === 'x' ? 'y' : 'x'} = 0, so ${latex`${axis}^2${term(-2 * along, axis)}${term(c, '')} = 0`}`,
      say`Its discriminant is ${latex`${4 * along * along} ${c < 0 ? '+' : '-'} ${4 * Math.abs(c)} = ${4 * half * half}`}`,
      say`The roots are ${along + half} and ${along - half}.`,
      say`The distance between them is ${key}`,
    ],
  }
}
