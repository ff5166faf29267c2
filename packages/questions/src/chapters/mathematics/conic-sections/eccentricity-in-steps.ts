import type { Random } from '../../../kit/random/random.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, surd } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** Hard forms of eccentricities: from points of the curve, and from an equation between its parts. */

const BELOW_ONE = [0.01, 0.999] as const
const ABOVE_ONE = [1.001, 40] as const

const point = ({ x, y }: { x: number; y: number }): string => `(${x}, ${y})`.replaceAll('-', '−')

/** Legs that make a whole hypotenuse with the leg `up`. */
const TRIANGLES = range(3, 24).flatMap((up) => {
  const legs = range(0, 24).filter((leg) => Number.isInteger(Math.hypot(leg, up)))
  return legs.flatMap((near) =>
    legs
      .filter((far) => far > near)
      .map((far) => ({ up, near, far, one: Math.hypot(near, up), two: Math.hypot(far, up) })),
  )
})

/** "The foci of an ellipse are (−3, 0) and (6, 0), and it passes through (6, 12). What is its eccentricity?" */
export function ofFociAndPoint(rng: Random) {
  const isEllipse = rng.chance(0.6)
  const { up, near, far, one, two, between } = rng.until(
    () => {
      const drawn = rng.pick(TRIANGLES)
      // The point lies above a place between the foci or outside them.
      return { ...drawn, between: rng.chance(0.5) ? drawn.far + drawn.near : drawn.far - drawn.near }
    },
    (drawn) => drawn.between % 2 === 0 && (isEllipse || drawn.between < 12 * (drawn.two - drawn.one)),
  )
  const outside = between === far - near && near > 0
  const [side, sense] = [rng.pick([1, -1]), rng.pick([1, -1])]
  const [h, k] = [rng.int(-5, 5), rng.int(-5, 5)]
  const isLevel = rng.chance(0.6)
  // Along the line of the foci, and across it.
  const at = (along: number, across: number) =>
    isLevel ? { x: h + side * along, y: k + sense * across } : { x: h + sense * across, y: k + side * along }
  const [first, second, through] = [at(0, 0), at(between, 0), at(outside ? -near : near, up)]
  const whole = isEllipse ? one + two : two - one
  const other = isEllipse ? two - one : one + two
  const answer = fraction(exact(between, whole))
  const name = isEllipse ? 'ellipse' : 'hyperbola'
  const an = isEllipse ? 'an ellipse' : 'a hyperbola'
  const foci = rng.shuffle([point(first), point(second)])
  return {
    concept: [`eccentricity-of-${name}`, name],
    given: { find: 'foci-and-point' as const, curve: name, foci: [first, second], through },
    prompt: rng.pick([
      say`The foci of ${an} are ${foci[0] ?? ''} and ${foci[1] ?? ''}. If it passes through the point ${point(through)}, then ${askThen(rng, 'its eccentricity')}`,
      say`${isEllipse ? 'An ellipse' : 'A hyperbola'} with the foci ${foci[0] ?? ''} and ${foci[1] ?? ''} passes through ${point(through)}. ${ask(rng, 'its eccentricity')}`,
      say`${ask(rng, say`the eccentricity of the ${name} with foci ${foci[0] ?? ''} and ${foci[1] ?? ''} that passes through the point ${point(through)}`)}`,
    ]),
    answer,
    within: isEllipse ? BELOW_ONE : ABOVE_ONE,
    mistakes: [
      {
        value: fraction(exact(between, 2 * whole)),
        because: say`half of the distance between the foci was divided by the whole axis`,
      },
      {
        value: fraction(exact(2 * between, whole)),
        because: say`the distance between the foci was divided by half of the axis`,
      },
      ...(other > 0
        ? [
            {
              value: fraction(exact(between, other)),
              because: isEllipse
                ? say`the distances of the point were subtracted, as for a hyperbola`
                : say`the distances of the point were added, as for an ellipse`,
            },
            {
              value: fraction(exact(other, whole)),
              because: say`the sum and the difference of the distances were divided`,
            },
          ]
        : []),
      { value: fraction(exact(whole, between)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(between, two)), because: say`only the larger distance of the point was used` },
      { value: fraction(exact(between, one)), because: say`only the smaller distance of the point was used` },
      { value: fraction(exact(one, two)), because: say`the two distances of the point were divided` },
      { value: fraction(exact(two, one)), because: say`the two distances of the point were divided` },
      {
        value: fraction(exact(between * between, whole * whole)),
        because: say`that is the square of the eccentricity`,
      },
      {
        value: fraction(isEllipse ? exact(whole - between, whole) : exact(whole + between, whole)),
        because: isEllipse ? say`that is 1 − e` : say`1 was added`,
      },
    ],
    steps: [
      say`The distance between the foci is 2c = ${between}.`,
      say`The distances of the point from the foci are ${one} and ${two}.`,
      isEllipse
        ? say`For an ellipse their sum is 2a = ${one} + ${two} = ${whole}.`
        : say`For a hyperbola their difference is 2a = ${two} − ${one} = ${whole}.`,
      say`e = 2c ÷ 2a = ${between} ÷ ${whole} = ${answer}`,
    ],
  }
}

/** Quotients t for which the sides of a right triangle are 1 + t², 1 − t² and 2t. */
const HALVES = range(2, 7).flatMap((below) =>
  range(1, below - 1).flatMap((above) => (gcd(above, below) === 1 ? [{ above, below }] : [])),
)

/** "The sum of the axes of an ellipse is 3 times the distance between its foci. What is its eccentricity?" */
export function ofSumOfAxes(rng: Random) {
  const { above, below } = rng.pick(HALVES)
  // a : b : c = n² + m² : n² − m² : 2mn, so that (a + b) : c = n : m.
  const [a, b, c] = [below ** 2 + above ** 2, below ** 2 - above ** 2, 2 * above * below]
  const isSum = rng.chance(0.6)
  const part = isSum ? exact(below, above) : exact(above, below)
  const answer = fraction(exact(c, a))
  const what = isSum
    ? 'the sum of the lengths of the major and minor axes'
    : 'the difference between the lengths of the major and minor axes'
  const times = part.d === 1n ? say`${Number(part.n)} times` : say`${fraction(part)} of`
  return {
    concept: ['eccentricity-of-ellipse', 'ellipse'],
    given: { find: 'sum-of-axes' as const, sign: isSum ? 1 : -1, n: Number(part.n), d: Number(part.d) },
    prompt: rng.pick([
      say`In an ellipse, ${what} is ${times} the distance between the foci. ${ask(rng, 'its eccentricity')}`,
      say`If ${what} of an ellipse is ${times} the distance between its foci, then ${askThen(rng, 'its eccentricity')}`,
      say`For an ellipse, ${what} and the distance between the foci are in the ratio ${Number(part.n)} : ${Number(part.d)}. ${ask(rng, 'the eccentricity of the ellipse')}`,
    ]),
    answer,
    within: BELOW_ONE,
    mistakes: [
      { value: fraction(exact(b, a)), because: say`that is the quotient of the axes` },
      { value: fraction(exact(above, below)), because: say`the quotient of the two lengths was taken for e` },
      { value: fraction(exact(c * c, a * a)), because: say`that is the square of the eccentricity` },
      { value: fraction(exact(a - c, a)), because: say`that is 1 − e` },
      { value: fraction(exact(c, a + b)), because: say`the distance was divided by the sum of the axes` },
      { value: fraction(exact(c, 2 * a)), because: say`half of the distance was divided by the whole axis` },
      { value: fraction(exact(above * above, below * below)), because: say`the quotient was squared` },
      { value: fraction(exact(b, a + c)), because: say`the parts were put together in the wrong way` },
    ],
    steps: [
      say`With ${latex`b = a\sqrt{1 - e^2}`} and c = ae the condition is ${latex`1 ${isSum ? '+' : '-'} \sqrt{1 - e^2} = ${part.d === 1n ? Number(part.n) : `\\frac{${Number(part.n)}}{${Number(part.d)}}`}e`}.`,
      say`Leave the root alone on one side and square both sides.`,
      say`The numbers cancel, and one factor e can be divided out.`,
      say`e = ${answer}`,
    ],
  }
}

/** Ellipses x²/aa + y²/bb = 1 with two points of whole coordinates and an eccentricity that is a small surd. */
const THROUGH_TWO = range(4, 220).flatMap((aa) =>
  range(3, aa - 1).flatMap((bb) => {
    const points = range(1, Math.floor(Math.sqrt(aa))).flatMap((x) => {
      const y = Math.sqrt(bb * (1 - (x * x) / aa))
      return Math.abs(y - Math.round(y)) < 1e-9 && Math.round(y) > 0 ? [{ x, y: Math.round(y) }] : []
    })
    const share = exact(aa - bb, aa)
    const [one, two] = points
    return one && two && points.length === 2 && share.d <= 12n ? [{ aa, bb, one, two, share }] : []
  }),
)

/** "An ellipse with its axes along the coordinate axes passes through (4, 1) and (2, 2). What is its eccentricity?" */
export function throughTwoPoints(rng: Random) {
  const { aa, bb, one, two, share } = rng.pick(THROUGH_TWO)
  const isUpright = rng.chance(0.4)
  const placed = ({ x, y }: { x: number; y: number }) => {
    const [along, across] = [x * rng.pick([1, -1]), y * rng.pick([1, -1])]
    return isUpright ? { x: across, y: along } : { x: along, y: across }
  }
  const through = rng.shuffle([placed(one), placed(two)])
  const [first = one, second = two] = through
  const [n, d] = [Number(share.n), Number(share.d)]
  const rootOf = (above: number, below: number) => surd(exact(1, below), above * below)
  const answer = rootOf(n, d)
  const [p, q] = isUpright ? [bb, aa] : [aa, bb]
  return {
    concept: ['eccentricity-of-ellipse', 'ellipse'],
    given: { find: 'two-points' as const, through },
    prompt: rng.pick([
      say`An ellipse with its centre at the origin and its axes along the coordinate axes passes through the points ${point(first)} and ${point(second)}. ${ask(rng, 'its eccentricity')}`,
      say`If the ellipse ${latex`\frac{x^2}{a^2} + \frac{y^2}{b^2} = 1`} passes through ${point(first)} and ${point(second)}, then ${askThen(rng, 'its eccentricity')}`,
      say`The axes of an ellipse lie along the coordinate axes, and the points ${point(first)} and ${point(second)} are on it. ${ask(rng, 'the eccentricity of the ellipse')}`,
    ]),
    answer,
    within: BELOW_ONE,
    mistakes: [
      { value: rootOf(d - n, d), because: say`that is the quotient of the axes` },
      { value: fraction(share), because: say`the root was not taken` },
      { value: fraction(exact(d - n, d)), because: say`the squares of the half-axes were divided` },
      {
        value: surd(exact(1, 2 * d), n * d),
        because: say`half of the distance was divided by the whole axis`,
      },
      { value: rootOf(n, 2 * d - n), because: say`the difference of the squares was divided by their sum` },
      { value: rootOf(d - n, 2 * d - n), because: say`the smaller square was divided by the sum of both` },
    ],
    steps: [
      say`Put both points in ${latex`\frac{x^2}{p} + \frac{y^2}{q} = 1`}: two linear equations for 1/p and 1/q.`,
      say`They give p = ${p} and q = ${q}.`,
      say`The larger one is ${latex`a^2 = ${aa}`}, so ${latex`e^2 = 1 - \frac{${bb}}{${aa}} = \frac{${n}}{${d}}`}.`,
      say`e = ${answer}`,
    ],
  }
}
