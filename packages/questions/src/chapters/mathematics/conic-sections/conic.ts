import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { centreOnLine, interceptOnAxis, sameFoci, sharedFoci } from './conic-in-steps.ts'
import { drawCentre, linear, squared } from './shifted.ts'
import { LENGTHS_IN_STEPS, solveTwoFacts, twoFacts } from './two-facts.ts'

/** "What is the radius of the circle x² + y² − 6x + 4y − 12 = 0?" */
export const conic = defineGenerator({
  id: 'higher/conic',
  version: 9,
  concepts: [
    'circle-equation',
    'parabola',
    'ellipse',
    'hyperbola',
    'eccentricity-of-ellipse',
    'eccentricity-of-hyperbola',
  ],
  levels: {
    easy: { forms: [...often(3, circle), parabola] },
    medium: { forms: [focalDistance, ellipse, hyperbola, sameFoci, interceptOnAxis] },
    hard: { forms: [...often(3, fromTwoFacts), ...often(2, sharedFoci), ...often(4, centreOnLine)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'radius': {
        // From the centre to the right until the equation holds.
        const { g, f, c } = given
        return bisect((r) => (-g + r) ** 2 + f * f + 2 * g * (-g + r) - 2 * f * f + c, 1000)
      }
      case 'parabola':
        // The point above the focus: its distance to the focus is its distance to the directrix.
        return given.asks === 'latus'
          ? 2 * bisect((y) => y * y - given.p * (given.p / 4), 10_000)
          : given.p / 4
      case 'focal-distance': {
        // By the coordinates of the point and of the focus.
        const [h, k] = given.isVertical ? [given.centre[1], given.centre[0]] : given.centre
        const aside = k + Math.sqrt(given.p * (given.at - h))
        return Math.hypot(given.at - (h + given.p / 4), aside - k)
      }
      case 'ellipse': {
        const { a, b } = given
        // The end of the minor axis is as far from the focus as the major half-axis is long.
        const c = bisect((x) => Math.hypot(x, b) - a, a)
        return given.asks === 'eccentricity'
          ? c / a
          : given.asks === 'foci'
            ? 2 * c
            : 2 * bisect((y) => Math.hypot(2 * c, y) + y - 2 * a, 2 * a)
      }
      case 'hyperbola': {
        const { a, b } = given
        const c = bisect((x) => x * x - a * a - b * b, 1000)
        // On the latus rectum the two distances differ by 2a.
        return given.asks === 'eccentricity'
          ? c / a
          : given.asks === 'foci'
            ? 2 * c
            : 2 * bisect((y) => y - (Math.hypot(2 * c, y) - 2 * a), 4000)
      }
      case 'same-foci': {
        // The focus of the known curve must be that of the other one.
        const { a, p, other, asksHyperbola } = given
        const c = asksHyperbola
          ? bisect((x) => Math.hypot(x, Math.sqrt(other)) - Math.sqrt(a), Math.sqrt(a))
          : bisect((x) => x * x - p - other, 1000)
        return Math.round(Math.abs((asksHyperbola ? p : a) - c * c) * 1e6) / 1e6
      }
      case 'intercept': {
        // From the foot of the centre on the axis outwards until the equation holds.
        const { h, k, c } = given
        const middle = given.axis === 'x' ? h : k
        const left = (at: number) => at * at - 2 * middle * at + c
        return 2 * bisect((half) => left(middle + half), 1000)
      }
      case 'shared-foci': {
        // The focus of the ellipse first, from the end of its minor axis.
        const { aa, bb, e, asks } = given
        const [long, short] = [Math.sqrt(aa), Math.sqrt(bb)]
        const c = bisect((x) => Math.hypot(x, short) - long, long)
        return solveTwoFacts({
          curve: 'hyperbola',
          facts: [
            { of: 'foci', n: 2 * c, d: 1 },
            { of: 'e', n: e[0], d: e[1] },
          ],
          asks,
        })
      }
      case 'centre-on-line': {
        // Along the line, the difference of the squared distances from the two points changes evenly.
        const { one, other, line } = given
        const [p, q, r] = line
        const at = (t: number) => ({
          x: (p * r) / (p * p + q * q) - q * t,
          y: (q * r) / (p * p + q * q) + p * t,
        })
        const gap = (t: number) =>
          Math.hypot(at(t).x - one.x, at(t).y - one.y) ** 2 -
          Math.hypot(at(t).x - other.x, at(t).y - other.y) ** 2
        const centre = at(gap(0) / (gap(0) - gap(1)))
        return Math.hypot(centre.x - one.x, centre.y - one.y)
      }
      case 'two-facts':
        return solveTwoFacts(given)
    }
  },
})

const signedTerm = (value: number, letter: string) =>
  value === 0 ? '' : ` ${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 ? '' : Math.abs(value)}${letter}`

function circle(rng: Random) {
  const [h, k, r] = [rng.pick([1, -1]) * rng.int(1, 14), rng.pick([1, -1]) * rng.int(1, 14), rng.int(2, 20)]
  const [g, f, c] = [-h, -k, h * h + k * k - r * r]
  const text = latex`x^2 + y^2${signedTerm(2 * g, 'x')}${signedTerm(2 * f, 'y')}${c === 0 ? '' : ` ${c < 0 ? '-' : '+'} ${Math.abs(c)}`} = 0`
  return {
    concept: 'circle-equation',
    given: { find: 'radius' as const, g, f, c },
    prompt: rng.pick([
      say`${ask(rng, say`the radius of the circle ${text}`)}`,
      say`${ask(rng, say`the radius of ${text}`)}`,
      say`The circle ${text} has the radius`,
    ]),
    answer: r,
    mistakes: [
      { value: r * r, because: say`the square root was not taken` },
      { value: 2 * r, because: say`that is the diameter` },
      { value: Math.abs(h) + Math.abs(k), because: say`the coordinates of the centre were added` },
      { value: h * h + k * k, because: say`the constant was left out and the root not taken` },
      { value: Math.abs(c), because: say`that is the constant of the equation` },
      { value: r + Math.min(Math.abs(h), Math.abs(k)), because: say`a coordinate of the centre was added` },
      { value: r - 1, because: say`the root was taken one too small` },
      { value: r - 2, because: say`the root was taken two too small` },
      { value: Math.abs(h), because: say`that is the distance of the centre from the y-axis` },
      { value: Math.abs(k), because: say`that is the distance of the centre from the x-axis` },
      { value: r + 1, because: say`the root was taken one too large` },
    ],
    steps: [
      say`Complete the squares: the centre is (${h}, ${k}).`,
      say`Radius = ${latex`\sqrt{${h * h} + ${k * k} ${c < 0 ? '+' : '-'} ${Math.abs(c)}} = \sqrt{${r * r}}`} = ${r}`,
    ],
  }
}

/** 'y' squared on the left, or 'x' squared where the axis is vertical. */
const parabolaText = (p: number, [h, k]: readonly [number, number], isVertical: boolean): string =>
  isVertical
    ? latex`${squared('x', h)} = ${p}${linear('y', k)}`
    : latex`${squared('y', k)} = ${p}${linear('x', h)}`

/** "What is the length of the latus rectum of the parabola (y − 3)² = 20(x − 6)?" */
function parabola(rng: Random) {
  const p = 4 * rng.int(1, 24)
  const asks = rng.pick(['latus', 'focus'])
  const centre = drawCentre(rng)
  const text = parabolaText(p, centre, rng.chance(0.4))
  const answer = asks === 'latus' ? p : p / 4
  const what = {
    latus: 'the length of the latus rectum',
    focus: 'the distance of the focus from the vertex',
  }[asks]
  return {
    concept: 'parabola',
    given: { find: 'parabola' as const, p, asks, centre },
    prompt: rng.pick([
      say`For the parabola ${text}, ${askThen(rng, what)}`,
      say`Find ${what} of the parabola ${text}.`,
      say`A parabola has the equation ${text}. Then ${what} is`,
    ]),
    answer,
    mistakes: [
      { value: p, because: say`that is the length of the latus rectum` },
      { value: p / 2, because: say`the coefficient was divided by 2 instead of 4` },
      { value: p / 4, because: say`that is the distance of the focus from the vertex` },
      { value: 4 * p, because: say`the coefficient was multiplied by 4` },
      { value: p / 8, because: say`the coefficient was divided by 8` },
      { value: 2 * p, because: say`the latus rectum was doubled` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`The coefficient on the right is 4a: 4a = ${p}, so a = ${p / 4}`,
      asks === 'latus'
        ? say`The latus rectum is 4a long: ${answer}`
        : say`The focus is at the distance a from the vertex: ${answer}`,
    ],
  }
}

/** "What is the distance of the focus of (y − 3)² = 20(x − 6) from the point on it with x = 14?" */
function focalDistance(rng: Random) {
  const p = 4 * rng.int(1, 24)
  const a = p / 4
  const centre = drawCentre(rng)
  const isVertical = rng.chance(0.4)
  const [letter, from] = isVertical ? (['y', centre[1]] as const) : (['x', centre[0]] as const)
  const away = rng.int(1, 30)
  const at = from + away
  const text = parabolaText(p, centre, isVertical)
  return {
    concept: 'parabola',
    given: { find: 'focal-distance' as const, p, centre, isVertical, at },
    prompt: rng.pick([
      say`For the parabola ${text}, ${askThen(rng, `the distance of the focus from a point on it with ${letter} = ${at}`)}`,
      say`A point P with ${letter} = ${at} lies on the parabola ${text}. ${ask(rng, 'the distance of P from the focus')}`,
      say`Find the focal distance of a point with ${letter} = ${at} on the parabola ${text}.`,
      say`The distance between the focus of the parabola ${text} and a point on it whose ${letter}-coordinate is ${at} is`,
    ]),
    answer: away + a,
    mistakes: [
      { value: Math.abs(at) + a, because: say`the vertex was taken to be at the origin` },
      { value: away, because: say`that is the distance from the tangent at the vertex` },
      { value: Math.abs(away - a), because: say`${a} was subtracted instead of added` },
      { value: away + p, because: say`the whole coefficient was added instead of a` },
      { value: away + p / 2, because: say`the coefficient was divided by 2 instead of 4` },
      { value: a, because: say`that is the distance of the focus from the vertex` },
      { value: Math.abs(at + from) + a, because: say`the sign in the bracket was read wrongly` },
    ],
    steps: [
      say`The coefficient on the right is 4a: 4a = ${p}, so a = ${a}`,
      say`The vertex has ${letter} = ${from}, so the directrix is ${letter} = ${from - a}.`,
      say`A point of the parabola is as far from the focus as from the directrix: ${at} − ${from < a ? say`(${from - a})` : from - a} = ${away + a}`,
    ],
  }
}

const SQUARED = range(3, 13).flatMap((a) => range(1, a - 1).map((c) => [a * a, a * a - c * c, a, c] as const))

function ellipse(rng: Random) {
  const [aa, bb, a, c] = rng.pick(SQUARED)
  const isVertical = rng.chance(0.4)
  const asks = rng.pick(['eccentricity', 'foci', 'latus'])
  const centre = drawCentre(rng)
  const [h, k] = centre
  const text = latex`\frac{${squared('x', h)}}{${isVertical ? bb : aa}} + \frac{${squared('y', k)}}{${isVertical ? aa : bb}} = 1`
  const value = asks === 'eccentricity' ? exact(c, a) : asks === 'foci' ? exact(2 * c) : exact(2 * bb, a)
  const answer = fraction(value)
  const what = {
    eccentricity: 'the eccentricity',
    foci: 'the distance between the foci',
    latus: 'the length of the latus rectum',
  }[asks]
  return {
    // The type of eccentricities asks for it from equations too: with both, a set would have it six times.
    concept: 'ellipse',
    given: { find: 'ellipse' as const, a, b: Math.sqrt(bb), asks, centre },
    // The eccentricity of an ellipse is less than 1.
    ...(asks === 'eccentricity' && { within: [0, 0.99] as const }),
    prompt: rng.pick([
      say`What is ${what} of the ellipse ${text}?`,
      say`Find ${what} of ${text}.`,
      say`For the ellipse ${text}, ${what} is`,
    ]),
    answer,
    mistakes: [
      { value: fraction(exact(bb, aa)), because: say`the two denominators were divided` },
      { value: fraction(exact(c, a + 1)), because: say`the half-axis was taken one too long` },
      { value: fraction(exact(a - 1, a)), because: say`1 was taken for a − c` },
      { value: fraction(exact(a - c, a)), because: say`the distance from the focus to the vertex was used` },
      {
        value: fraction(exact(asks === 'eccentricity' ? c * c : c, asks === 'eccentricity' ? a * a : 1)),
        because:
          asks === 'eccentricity'
            ? say`the root was not taken`
            : say`that is the distance of one focus from the centre`,
      },
      { value: fraction(exact(2 * a)), because: say`that is the major axis` },
      {
        value: fraction(exact(asks === 'latus' ? bb : 2 * c, a)),
        because:
          asks === 'latus'
            ? say`that is half of the latus rectum`
            : say`the distance of both foci was divided by the half-axis`,
      },
      { value: fraction(exact(a, c)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(2 * c * c)), because: say`the square of the focal distance was used` },
      { value: fraction(exact(aa + bb, aa)), because: say`the denominators were added, as for a hyperbola` },
      {
        value: fraction(exact(2 * aa, a)),
        because: say`the larger denominator was used instead of the smaller`,
      },
    ],
    steps: [
      say`The larger denominator gives ${latex`a^2 = ${aa}`}, so a = ${a}; ${latex`b^2 = ${bb}`}`,
      say`${latex`c^2 = a^2 - b^2 = ${c * c}`}, so c = ${c}`,
      asks === 'eccentricity'
        ? say`Eccentricity = c ÷ a = ${answer}`
        : asks === 'foci'
          ? say`The foci are 2c apart: ${answer}`
          : say`Latus rectum = ${latex`\frac{2b^2}{a}`} = ${answer}`,
    ],
  }
}

const HYPERBOLAS = range(2, 48).flatMap((a) =>
  range(2, 48).flatMap((b) =>
    Number.isInteger(Math.hypot(a, b)) ? [[a, b, Math.hypot(a, b)] as const] : [],
  ),
)

function hyperbola(rng: Random) {
  const [a, b, c] = rng.pick(HYPERBOLAS)
  const asks = rng.pick(['eccentricity', 'foci', 'latus'])
  const centre = drawCentre(rng)
  const [h, k] = centre
  const text = latex`\frac{${squared('x', h)}}{${a * a}} - \frac{${squared('y', k)}}{${b * b}} = 1`
  const value = asks === 'eccentricity' ? exact(c, a) : asks === 'foci' ? exact(2 * c) : exact(2 * b * b, a)
  const answer = fraction(value)
  const what = {
    eccentricity: 'the eccentricity',
    foci: 'the distance between the foci',
    latus: 'the length of the latus rectum',
  }[asks]
  return {
    concept: 'hyperbola',
    given: { find: 'hyperbola' as const, a, b, asks, centre },
    prompt: rng.pick([
      say`What is ${what} of the hyperbola ${text}?`,
      say`Find ${what} of ${text}.`,
      say`For the hyperbola ${text}, ${what} is`,
    ]),
    answer,
    mistakes: [
      { value: fraction(exact(b, a)), because: say`the half-axes were divided` },
      {
        value: fraction(asks === 'foci' ? exact(c) : exact(c, b)),
        because:
          asks === 'foci'
            ? say`that is the distance of one focus from the centre`
            : say`the wrong half-axis was used as divisor`,
      },
      { value: fraction(exact(2 * a)), because: say`that is the transverse axis` },
      {
        value: fraction(asks === 'latus' ? exact(b * b, a) : exact(2 * c, a)),
        because:
          asks === 'latus'
            ? say`that is half of the latus rectum`
            : say`the distance of both foci was divided by the half-axis`,
      },
      { value: fraction(exact(a, c)), because: say`the quotient was turned upside down` },
      {
        value: fraction(asks === 'latus' ? exact(2 * a * a, b) : exact(2 * (a + b))),
        because: asks === 'latus' ? say`the half-axes were exchanged` : say`the half-axes were added`,
      },
      { value: fraction(exact(c * c, a * a)), because: say`the square root was not taken` },
      { value: fraction(exact(2 * b)), because: say`that is the conjugate axis` },
    ],
    steps: [
      say`a = ${a} and b = ${b}`,
      say`For a hyperbola ${latex`c^2 = a^2 + b^2 = ${a * a} + ${b * b} = ${c * c}`}`,
      say`So c = ${c}.`,
      asks === 'eccentricity'
        ? say`Eccentricity = c ÷ a = ${answer}`
        : asks === 'foci'
          ? say`The foci are 2c apart: ${answer}`
          : say`Latus rectum = ${latex`\frac{2b^2}{a}`} = ${answer}`,
    ],
  }
}

function fromTwoFacts(rng: Random) {
  return twoFacts(rng, rng.chance(0.65) ? 'ellipse' : 'hyperbola', LENGTHS_IN_STEPS)
}
