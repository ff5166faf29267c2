import type { Random } from '../../../kit/random/random.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { fraction, surd } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** Forms of conics in several steps: two curves with the same foci, and circles with lines. */

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

/** Eccentricities of hyperbolas as papers give them, as quotients. */
const ECCENTRICITIES = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 3],
  [5, 2],
  [5, 3],
  [5, 4],
  [6, 5],
  [7, 5],
  [13, 5],
] as const

/** "A hyperbola has the foci of x²/25 + y²/9 = 1 and the eccentricity 2. What is its latus rectum?" */
export function sharedFoci(rng: Random) {
  const [p, q] = rng.pick(ECCENTRICITIES)
  const u = rng.int(1, Math.max(1, Math.floor(15 / p)))
  const [c, a] = [p * u, q * u]
  const aa = c * c + rng.int(3, 90)
  const bb = aa - c * c
  const [below, other] = rng.chance(0.3) ? [bb, aa] : [aa, bb]
  const asks = rng.pick(['latus', 'minor', 'directrices'] as const)
  // Of the hyperbola: b² = c² − a².
  const square = c * c - a * a
  const values = {
    latus: fraction(exact(2 * square, a)),
    minor: surd(2, square),
    directrices: fraction(exact(2 * a * a, c)),
  }
  const names = {
    latus: 'the length of its latus rectum',
    minor: 'the length of its conjugate axis',
    directrices: 'the distance between its directrices',
  }
  const answer = values[asks]
  const e = fraction(exact(p, q))
  const ellipse = latex`\frac{x^2}{${below}} + \frac{y^2}{${other}} = 1`
  return {
    concept: ['hyperbola', 'ellipse'],
    given: { find: 'shared-foci' as const, aa, bb, e: [p, q] as const, asks },
    prompt: rng.pick([
      say`A hyperbola has the same foci as the ellipse ${ellipse}. If its eccentricity is ${e}, then ${askThen(rng, names[asks])}`,
      say`The foci of a hyperbola of eccentricity ${e} coincide with those of the ellipse ${ellipse}. ${ask(rng, names[asks])}`,
      say`If a hyperbola of eccentricity ${e} is confocal with the ellipse ${ellipse}, then ${askThen(rng, names[asks])}`,
    ]),
    answer,
    mistakes: [
      ...(asks === 'latus'
        ? [
            { value: fraction(exact(square, a)), because: say`that is half of the latus rectum` },
            {
              value: fraction(exact(2 * (c * c + a * a), a)),
              because: say`the squares were added; for a hyperbola ${latex`b^2 = c^2 - a^2`}`,
            },
            {
              value: fraction(exact(2 * bb, a)),
              because: say`${latex`b^2`} of the ellipse was used for the hyperbola`,
            },
          ]
        : asks === 'minor'
          ? [
              { value: surd(1, square), because: say`that is half of the conjugate axis` },
              {
                value: surd(2, c * c + a * a),
                because: say`the squares were added; for a hyperbola ${latex`b^2 = c^2 - a^2`}`,
              },
              { value: surd(2, bb), because: say`that is the minor axis of the ellipse` },
            ]
          : [
              { value: fraction(exact(a * a, c)), because: say`that is from the centre to one directrix` },
              {
                value: fraction(exact(2 * aa, c)),
                because: say`that is the distance between the directrices of the ellipse`,
              },
              {
                value: fraction(exact(2 * c * c, a)),
                because: say`the distance between the foci was multiplied by e`,
              },
            ]),
      { value: 2 * a, because: say`that is the transverse axis` },
      { value: 2 * c, because: say`that is the distance between the foci` },
      { value: values.latus, because: say`that is the latus rectum` },
      { value: values.directrices, because: say`that is the distance between the directrices` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`For the ellipse ${latex`c^2 = ${aa} - ${bb} = ${c * c}`}, so c = ${c}.`,
      say`The hyperbola has the same c, and a = c ÷ e = ${a}.`,
      say`For the hyperbola ${latex`b^2 = c^2 - a^2 = ${c * c} - ${a * a} = ${square}`}.`,
      asks === 'latus'
        ? say`Latus rectum = ${latex`\frac{2b^2}{a}`} = ${answer}`
        : asks === 'minor'
          ? say`Conjugate axis = 2b = ${answer}`
          : say`The directrices are ${latex`\frac{2a}{e}`} apart: ${answer}`,
    ],
  }
}

/** The line px + qy = r without a common factor, the first coefficient positive; r may be a half. */
function lineText(p: number, q: number, r: number): string {
  const factor = [p, q, r].every(Number.isInteger) ? [p, q, r].map(Math.abs).reduce(gcd) : 1 / 2
  const by = (p < 0 || (p === 0 && q < 0) ? -1 : 1) * factor
  const terms = `${term(p / by, 'x')}${term(q / by, 'y')}`.replace(/^ \+ /, '')
  return `${terms} = ${r / by}`
}

const point = (x: number, y: number): string => `(${x}, ${y})`.replaceAll('-', '−')

/** "A circle passes through (1, 2) and (5, 4), and its centre lies on 2x − y = 3. What is its radius?" */
export function centreOnLine(rng: Random) {
  const { h, k, one, other, line, square } = rng.until(
    () => {
      const [h, k] = [rng.int(-6, 6), rng.int(-6, 6)]
      const [x, y] = [rng.int(1, 7), rng.int(0, 7)]
      // The second point is the first one turned or mirrored about the centre.
      const [far, up] = rng.pick([
        [-x, y],
        [x, -y],
        [y, x],
        [-y, x],
        [y, -x],
        [-y, -x],
      ] as const)
      const [p, q] = [rng.int(1, 4), rng.pick([1, -1]) * rng.int(1, 4)]
      return {
        h,
        k,
        one: { x: h + x, y: k + y },
        other: { x: h + far, y: k + up },
        line: [p, q, p * h + q * k] as const,
        square: x * x + y * y,
      }
    },
    (drawn) => {
      const [run, rise] = [drawn.other.x - drawn.one.x, drawn.other.y - drawn.one.y]
      const [p, q] = drawn.line
      const apart = run * run + rise * rise
      return (
        apart > 0 &&
        // The ends of a diameter would need no line.
        apart !== 4 * drawn.square &&
        gcd(p, Math.abs(q)) === 1 &&
        // On the perpendicular bisector itself every point would do.
        p * rise !== q * run &&
        !Number.isInteger(Math.sqrt(drawn.square))
      )
    },
  )
  const [p, q, r] = line
  const apart = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
  const answer = surd(1, square)
  const [first, second] = [point(one.x, one.y), point(other.x, other.y)]
  const text = latex`${lineText(p, q, r)}`
  return {
    concept: 'circle-equation',
    given: { find: 'centre-on-line' as const, one, other, line },
    prompt: rng.pick([
      say`A circle passes through the points ${first} and ${second}, and its centre lies on the line ${text}. ${ask(rng, 'the radius of the circle')}`,
      say`If the centre of a circle through ${first} and ${second} is on the line ${text}, then ${askThen(rng, 'its radius')}`,
      say`The centre of a circle lies on the line ${text}. If the circle passes through A${first} and B${second}, then ${askThen(rng, 'its radius')}`,
    ]),
    answer,
    within: [0.5, 60] as const,
    mistakes: [
      { value: surd(exact(1, 2), apart), because: say`the two points were taken for the ends of a diameter` },
      { value: surd(2, square), because: say`that is the diameter` },
      { value: surd(1, apart), because: say`that is the distance between the two points` },
      { value: surd(1, h * h + k * k), because: say`that is the distance of the centre from the origin` },
      {
        value: surd(exact(1, 2), Math.abs(4 * square - apart)),
        because: say`that is the distance of the centre from the chord`,
      },
      { value: surd(1, square + 4), because: say`a slip in one of the squares` },
      { value: surd(1, square + 1), because: say`a slip of one in the sum of the squares` },
    ],
    steps: [
      say`The centre is equally far from both points: it lies on ${latex`${lineText(other.x - one.x, other.y - one.y, (other.x ** 2 + other.y ** 2 - one.x ** 2 - one.y ** 2) / 2)}`}.`,
      say`It also lies on ${text}.`,
      say`The two lines meet at ${point(h, k)}.`,
      say`Its distance from ${first} is ${latex`\sqrt{${(one.x - h) ** 2} + ${(one.y - k) ** 2}}`} = ${answer}`,
    ],
  }
}
