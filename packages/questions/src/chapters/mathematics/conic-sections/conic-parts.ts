import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, surd } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "What is the equation of the directrix of the parabola $y^2 = 12x$?" */
export const conicParts = defineGenerator({
  id: 'higher/conic-parts',
  version: 9,
  concepts: [
    'circle-equation',
    'circle-tangent',
    'parabola',
    'ellipse',
    'hyperbola',
    'eccentricity-of-hyperbola',
  ],
  levels: {
    easy: {
      forms: [
        directrix,
        ...often(2, axesOfEllipse),
        ...often(2, axesOfHyperbola),
        ...often(12, centreOfCircle),
        ...often(12, radiusOfCircle),
      ],
    },
    medium: {
      forms: [
        focalDistance,
        ...often(14, vertexOfParabola),
        hyperbolaByFocus,
        ...often(4, tangentToCircle),
        ...often(4, tangentAtPoint),
        ...often(2, sumOfFocalDistances),
        ...often(3, lineTouchesEllipse),
        ...often(3, lineTouchesHyperbola),
        ...often(12, shiftedDirectrix),
        ...often(2, lineTouchesParabola),
        chordOfCircle,
        ...often(8, chordOfShifted),
        ...often(8, tangentFromPoint),
        ...often(3, lineTouchesCircle),
      ],
    },
    hard: {
      forms: [
        ...often(5, commonChord),
        ...often(5, tangentsFromPoint),
        ...often(4, chordByMidpoint),
        focalChord,
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'directrix': {
        // The vertex lies halfway between the focus and the directrix.
        const focus = given.side * (given.parameter / 4)
        return lineAt(given.axis, -focus)
      }
      case 'axis':
        return 2 * Math.sqrt(given.wanted === 'first' ? given.aa : given.bb)
      case 'centre':
        // Where both derivatives of the left side are 0.
        return point(-given.g, -given.f)
      case 'radius':
        // From the centre to the point of the circle straight above it.
        return Math.sqrt(given.g ** 2 + given.f ** 2 - given.c)
      case 'shifted-directrix': {
        // (y − k)² = 4a(x − h): the same distance before the vertex as the focus is behind it.
        const h = (4 * given.c - given.b * given.b) / (4 * given.d)
        return lineAt(given.axis, h - given.d / 4)
      }
      case 'tangent-from-point':
        return Math.sqrt(
          given.x ** 2 + given.y ** 2 + 2 * given.g * given.x + 2 * given.f * given.y + given.c,
        )
      case 'focal-distance': {
        const y = Math.sqrt(4 * given.a * given.x)
        return Math.hypot(given.x - given.a, y)
      }
      case 'vertex':
        return point(given.h, (given.c - given.h * given.h) / (4 * given.a))
      case 'eccentricity': {
        const c = given.focus
        return c / Math.sqrt(c * c - given.bb)
      }
      case 'tangent-at': {
        // Through the point, at right angles to the radius.
        const { x, y } = given
        const [a, b] = [x / commonDivisor(x, y), y / commonDivisor(x, y)]
        return lineText(a, b, a * x + b * y)
      }
      case 'touches-circle': {
        // The points in common fall together where the discriminant of their equation is 0.
        const { a, b, r } = given
        const gap = (k: number) => 4 * a * a * k * k - 4 * (a * a + b * b) * (k * k - b * b * r * r)
        return range(1, 2000).find((k) => gap(k) === 0) ?? Number.NaN
      }
      case 'tangent-length':
        return Math.sqrt(given.x ** 2 + given.y ** 2 - given.rr)
      case 'sum-of-distances': {
        // Measured at the end of the minor axis.
        const c = Math.sqrt(given.aa - given.bb)
        return 2 * Math.hypot(c, Math.sqrt(given.bb))
      }
      case 'touches-parabola': {
        // (mx + c)² = 4ax has one root when its discriminant is 0; found by halving.
        const gap = (c: number) => (2 * given.m * c - 4 * given.a) ** 2 - 4 * given.m ** 2 * c ** 2
        let [low, high] = [1e-6, 1000]
        for (let round = 0; round < 200; round++) {
          const middle = (low + high) / 2
          if (gap(middle) > 0) low = middle
          else high = middle
        }
        return high
      }
      case 'touches': {
        // The discriminant of the points in common is a straight line in c²: where is it 0?
        const { aa, bb, m, sign } = given
        const gap = (square: number) =>
          (m * m * square) / (bb * bb) - (1 / aa + (sign * m * m) / bb) * ((sign * square) / bb - 1)
        return gap(0) / (gap(0) - gap(1))
      }
      case 'common-chord': {
        // Twice the height of the triangle with the line of centres and the two radii, by Heron's formula.
        const { one, two } = given
        const [r, s] = [one, two].map(({ g, f, c }) => Math.sqrt(g * g + f * f - c))
        const d = Math.hypot(one.g - two.g, one.f - two.f)
        const half = ((r ?? 0) + (s ?? 0) + d) / 2
        const area = Math.sqrt(half * (half - (r ?? 0)) * (half - (s ?? 0)) * (half - d))
        return (4 * area) / d
      }
      case 'contact': {
        // The points of contact, by the angle at the centre between the radius and the line to the point.
        const { g, f, c, x, y } = given
        const [r, d] = [Math.sqrt(g * g + f * f - c), Math.hypot(x + g, y + f)]
        const angle = Math.acos(r / d)
        const [across, up] = [r * Math.sin(angle), r * Math.cos(angle)]
        switch (given.wanted) {
          case 'chord':
            return 2 * across
          case 'triangle':
            return across * (d - up)
          case 'quadrilateral':
            return across * d
        }
        break
      }
      case 'mid-chord': {
        // The ends are as far on both sides of the midpoint: only one direction gives a pure equation for the distance.
        const { curve, h, k } = given
        const [u, v] = curve.kind === 'parabola' ? [k, curve.aa / 2] : [curve.aa * k, -curve.bb * h]
        const shared = commonDivisor(Math.abs(u), Math.abs(v))
        const [a, b] = [v / shared, -u / shared]
        return a < 0 ? lineText(-a, -b, -(a * h + b * k)) : lineText(a, b, a * h + b * k)
      }
      case 'focal-chord': {
        // The other end lies on the same line through the focus (a, 0).
        const { a, x, y } = given
        const other = { y: (-4 * a * a) / y, x: ((4 * a * a) / (y * y)) * a }
        return Math.hypot(x - other.x, y - other.y)
      }
      case 'chord': {
        const far = Math.abs(given.p * given.h + given.q * given.k - given.r) / Math.hypot(given.p, given.q)
        return 2 * Math.sqrt(given.rr - far * far)
      }
    }
    return Number.NaN
  },
})

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))
const point = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`
const lineAt = (axis: string, place: number): string => `${axis} = ${signed(place)}`

const ask = (rng: Random, what: string, of: Message): Message =>
  rng.pick([
    say`What is ${what} of ${of}?`,
    say`Find ${what} of ${of}.`,
    say`${what.replace(/^t/, 'T')} of ${of} is`,
    say`Determine ${what} of ${of}.`,
    say`Which of the following is ${what} of ${of}?`,
  ])

function directrix(rng: Random) {
  const axis = rng.pick(['x', 'y'] as const)
  const side = rng.pick([1, -1] as const)
  const a = rng.int(1, 90)
  const [square, line] = axis === 'x' ? ['y', 'x'] : ['x', 'y']
  const text = latex`${square}^2 = ${side < 0 ? '-' : ''}${4 * a}${line}`
  const answer = lineAt(axis, -side * a)
  const other = axis === 'x' ? 'y' : 'x'
  return {
    concept: 'parabola',
    given: { find: 'directrix' as const, axis, side, parameter: 4 * a },
    prompt: ask(rng, 'the equation of the directrix', say`the parabola ${text}`),
    answer,
    mistakes: [
      { value: lineAt(axis, side * a), because: say`that line passes through the focus` },
      {
        value: lineAt(other, -side * a),
        because: say`the directrix is perpendicular to the axis of the parabola`,
      },
      { value: lineAt(axis, -side * 4 * a), because: say`${4 * a} was not divided by 4` },
      { value: lineAt(other, side * a), because: say`both the direction and the sign are wrong` },
      { value: lineAt(axis, -side * 2 * a), because: say`${4 * a} was divided by 2 instead of 4` },
    ],
    steps: [
      say`4a = ${4 * a}, so a = ${a}, and the focus is at ${axis === 'x' ? point(side * a, 0) : point(0, side * a)}.`,
      say`The directrix is on the other side of the vertex: ${answer}`,
    ],
  }
}

function axesOfEllipse(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(3, 20), rng.int(2, 19)] as const,
    ([one, other]) => one > other,
  )
  const isMajor = rng.chance(0.5)
  const k = rng.int(1, 4)
  const value = 2 * (isMajor ? a : b)
  const text =
    k === 1
      ? latex`\frac{x^2}{${a * a}} + \frac{y^2}{${b * b}} = 1`
      : latex`${k * b * b}x^2 + ${k * a * a}y^2 = ${k * a * a * b * b}`
  return {
    concept: 'ellipse',
    given: {
      find: 'axis' as const,
      aa: a * a,
      bb: b * b,
      wanted: isMajor ? ('first' as const) : ('second' as const),
    },
    prompt: ask(rng, `the length of the ${isMajor ? 'major' : 'minor'} axis`, say`the ellipse ${text}`),
    answer: value,
    mistakes: [
      { value: value / 2, because: say`that is half of the axis` },
      { value: 2 * (isMajor ? b : a), because: say`that is the ${isMajor ? 'minor' : 'major'} axis` },
      { value: isMajor ? a * a : b * b, because: say`the root was not taken` },
      { value: a + b, because: say`the half-axes were added` },
      { value: isMajor ? b : a, because: say`that is half of the other axis` },
      { value: value + 2, because: say`a slip in the root made it too large` },
    ],
    steps: [
      say`${k === 1 ? 'The denominators are' : 'In the form with 1 on the right the denominators are'} ${a * a} and ${b * b}, so a = ${a} and b = ${b}.`,
      say`The ${isMajor ? 'major axis is 2a' : 'minor axis is 2b'} = ${value}`,
    ],
  }
}

function axesOfHyperbola(rng: Random) {
  const [a, b] = rng.sample(range(2, 20), 2)
  const isTransverse = rng.chance(0.5)
  const value = 2 * (isTransverse ? a : b)
  const text = latex`\frac{x^2}{${a * a}} - \frac{y^2}{${b * b}} = 1`
  return {
    concept: 'hyperbola',
    given: {
      find: 'axis' as const,
      aa: a * a,
      bb: b * b,
      wanted: isTransverse ? ('first' as const) : ('second' as const),
    },
    prompt: ask(
      rng,
      `the length of the ${isTransverse ? 'transverse' : 'conjugate'} axis`,
      say`the hyperbola ${text}`,
    ),
    answer: value,
    mistakes: [
      { value: value / 2, because: say`that is half of the axis` },
      {
        value: 2 * (isTransverse ? b : a),
        because: say`that is the ${isTransverse ? 'conjugate' : 'transverse'} axis`,
      },
      { value: isTransverse ? a * a : b * b, because: say`the root was not taken` },
      { value: isTransverse ? b : a, because: say`that is half of the other axis` },
      { value: a + b, because: say`the half-axes were added` },
      { value: value + 2, because: say`a slip in the root made it too large` },
    ],
    steps: [
      say`${latex`a^2 = ${a * a}`} stands below ${latex`x^2`} and ${latex`b^2 = ${b * b}`} below ${latex`y^2`}.`,
      say`The ${isTransverse ? 'transverse axis is 2a' : 'conjugate axis is 2b'} = ${value}`,
    ],
  }
}

const term = (value: number, letter: string): string =>
  value === 0
    ? ''
    : ` ${value < 0 ? '-' : '+'} ${Math.abs(value) === 1 && letter !== '' ? '' : Math.abs(value)}${letter}`

function centreOfCircle(rng: Random) {
  const [g, f] = [rng.pick([-1, 1]) * rng.int(1, 15), rng.pick([-1, 1]) * rng.int(1, 15)]
  const r = rng.int(2, 16)
  const c = g * g + f * f - r * r
  const text = latex`x^2 + y^2${term(2 * g, 'x')}${term(2 * f, 'y')}${term(c, '')} = 0`
  const answer = point(-g, -f)
  return {
    concept: 'circle-equation',
    given: { find: 'centre' as const, g, f, c },
    prompt: rng.pick([
      ask(rng, 'the centre', say`the circle ${text}`),
      say`The circle ${text} has its centre at`,
      say`Which point is the centre of the circle ${text}?`,
    ]),
    answer,
    mistakes: [
      { value: point(g, f), because: say`the signs were not changed` },
      { value: point(-2 * g, -2 * f), because: say`the coefficients were not halved` },
      { value: point(2 * g, 2 * f), because: say`the coefficients were neither halved nor changed in sign` },
      { value: point(-g, f), because: say`only one sign was changed` },
      { value: point(-f, -g), because: say`the coordinates were exchanged` },
    ],
    steps: [
      say`Compare with ${latex`x^2 + y^2 + 2gx + 2fy + c = 0`}: g = ${signed(g)} and f = ${signed(f)}.`,
      say`The centre (−g, −f) is ${answer}`,
    ],
  }
}

function radiusOfCircle(rng: Random) {
  const [g, f] = [rng.pick([-1, 1]) * rng.int(1, 15), rng.pick([-1, 1]) * rng.int(1, 15)]
  const r = rng.int(2, 16)
  const c = g * g + f * f - r * r
  const text = latex`x^2 + y^2${term(2 * g, 'x')}${term(2 * f, 'y')}${term(c, '')} = 0`
  return {
    concept: 'circle-equation',
    given: { find: 'radius' as const, g, f, c },
    prompt: rng.pick([
      ask(rng, 'the radius', say`the circle ${text}`),
      ask(rng, 'the radius', say`the circle with the equation ${text}`),
      say`The circle ${text} has a radius of`,
      say`How long is the radius of the circle with the equation ${text}?`,
    ]),
    answer: r,
    mistakes: [
      { value: r * r, because: say`the root was not taken` },
      { value: 2 * r, because: say`that is the diameter` },
      {
        value: surd(1, Math.abs(g * g + f * f + c)),
        because: say`the constant was added instead of subtracted`,
      },
      { value: surd(1, g * g + f * f), because: say`the constant was left out` },
      { value: surd(1, Math.abs(4 * g * g + 4 * f * f - c)), because: say`the coefficients were not halved` },
      { value: r + 1, because: say`a slip in the squares made it too large` },
    ],
    steps: [
      say`g = ${signed(g)}, f = ${signed(f)} and c = ${signed(c)}`,
      say`The radius is ${latex`\sqrt{g^2 + f^2 - c} = \sqrt{${r * r}}`}, that is ${r}`,
    ],
  }
}

/** y² + by + c = dx, or the same with x and y exchanged. */
function shiftedDirectrix(rng: Random) {
  const axis = rng.pick(['x', 'y'] as const)
  const [h, k] = [rng.int(-9, 9), rng.pick([-1, 1]) * rng.int(1, 9)]
  const a = rng.pick([-1, 1]) * rng.int(1, 6)
  // (y − k)² = 4a(x − h)
  const [b, c, d] = [-2 * k, k * k + 4 * a * h, 4 * a]
  const [square, line] = axis === 'x' ? ['y', 'x'] : ['x', 'y']
  const text = latex`${square}^2${term(b, square)}${term(-d, line)}${term(c, '')} = 0`
  const answer = lineAt(axis, h - a)
  const other = axis === 'x' ? 'y' : 'x'
  return {
    concept: 'parabola',
    given: { find: 'shifted-directrix' as const, axis, b, c, d },
    prompt: rng.pick([
      ask(rng, 'the equation of the directrix', say`the parabola ${text}`),
      say`The directrix of the parabola ${text} is the line`,
      say`Which line is the directrix of the parabola ${text}?`,
    ]),
    answer,
    mistakes: [
      { value: lineAt(axis, h + a), because: say`that line passes through the focus` },
      { value: lineAt(axis, h), because: say`that line passes through the vertex` },
      { value: lineAt(axis, -h + a), because: say`the signs were changed` },
      {
        value: lineAt(other, h - a),
        because: say`the directrix is perpendicular to the axis of the parabola`,
      },
      { value: lineAt(axis, h - 4 * a), because: say`${Math.abs(4 * a)} was not divided by 4` },
      { value: lineAt(axis, -a), because: say`the vertex was taken to be at the origin` },
    ],
    steps: [
      say`Complete the square: ${latex`(${square} ${k < 0 ? '+' : '-'} ${Math.abs(k)})^2 = ${4 * a}${h === 0 ? line : `(${line} ${h < 0 ? '+' : '-'} ${Math.abs(h)})`}`}`,
      say`So 4a = ${4 * a}, and the vertex has ${axis} = ${h}.`,
      say`The directrix lies as far from the vertex as the focus, on the other side: ${answer}`,
    ],
  }
}

function focalDistance(rng: Random) {
  const [a, t] = [rng.int(1, 30), rng.int(1, 9)]
  const x = a * t * t
  const value = x + a
  return {
    concept: 'parabola',
    given: { find: 'focal-distance' as const, a, x },
    prompt: rng.pick([
      say`What is the focal distance of the point of the parabola ${latex`y^2 = ${4 * a}x`} whose abscissa is ${x}?`,
      say`A point of the parabola ${latex`y^2 = ${4 * a}x`} has the x-coordinate ${x}. Its distance from the focus is`,
      say`Find the distance from the focus of the point of ${latex`y^2 = ${4 * a}x`} with x = ${x}.`,
    ]),
    answer: value,
    mistakes: [
      { value: Math.abs(x - a), because: say`a was subtracted instead of added` },
      { value: x, because: say`that is the abscissa` },
      { value: x + 4 * a, because: say`${4 * a} was not divided by 4` },
      { value: 2 * a * t, because: say`that is the ordinate` },
      { value: x + 2 * a, because: say`${4 * a} was divided by 2 instead of 4` },
      { value: value + 2 * a * t, because: say`the ordinate was added as well` },
    ],
    steps: [
      say`4a = ${4 * a}, so a = ${a}.`,
      say`A point of a parabola is as far from the focus as from the directrix x = −${a}.`,
      say`The distance is x + a = ${x} + ${a} = ${value}`,
    ],
  }
}

function vertexOfParabola(rng: Random) {
  const [h, k] = [rng.pick([-1, 1]) * rng.int(1, 12), rng.pick([-1, 1]) * rng.int(1, 12)]
  const a = rng.int(1, 9)
  // (x − h)² = 4a(y − k)
  const c = h * h + 4 * a * k
  const text = latex`x^2${term(-2 * h, 'x')}${term(-4 * a, 'y')}${term(c, '')} = 0`
  const answer = point(h, k)
  return {
    concept: 'parabola',
    given: { find: 'vertex' as const, h, a, c },
    prompt: ask(rng, 'the vertex', say`the parabola ${text}`),
    answer,
    mistakes: [
      { value: point(-h, -k), because: say`both signs are wrong` },
      { value: point(-h, k), because: say`the sign of the abscissa is wrong` },
      { value: point(h, -k), because: say`the sign of the ordinate is wrong` },
      { value: point(h, k + a), because: say`that is the focus` },
      { value: point(k, h), because: say`the coordinates were exchanged` },
    ],
    steps: [
      say`Complete the square: ${latex`(x ${h < 0 ? '+' : '-'} ${Math.abs(h)})^2 = ${4 * a}y ${h * h - c < 0 ? '-' : '+'} ${Math.abs(h * h - c)}`}`,
      say`That is ${latex`(x ${h < 0 ? '+' : '-'} ${Math.abs(h)})^2 = ${4 * a}(y ${k < 0 ? '+' : '-'} ${Math.abs(k)})`}.`,
      say`The vertex is ${answer}`,
    ],
  }
}

const HALVES = range(2, 70).flatMap((a) =>
  range(2, 70).flatMap((b) =>
    Number.isInteger(Math.hypot(a, b)) ? [[a, b, Math.hypot(a, b)] as const] : [],
  ),
)

function hyperbolaByFocus(rng: Random) {
  const [a, b, c] = rng.pick(HALVES)
  const answer = fraction(exact(c, a))
  return {
    concept: ['eccentricity-of-hyperbola', 'hyperbola'],
    given: { find: 'eccentricity' as const, focus: c, bb: b * b },
    prompt: rng.pick([
      say`The foci of a hyperbola are (±${c}, 0) and its conjugate axis is ${2 * b} long. What is its eccentricity?`,
      say`A hyperbola has the foci (±${c}, 0) and a conjugate axis of length ${2 * b}. Its eccentricity is`,
      say`Find the eccentricity of the hyperbola with the foci (±${c}, 0) and the conjugate axis ${2 * b}.`,
    ]),
    answer,
    mistakes: [
      { value: fraction(exact(a, c)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(c, b)), because: say`the conjugate half-axis was used` },
      { value: fraction(exact(b, a)), because: say`the half-axes were divided` },
      { value: fraction(exact(c, 2 * b)), because: say`the whole conjugate axis was used` },
      { value: fraction(exact(2 * c, a)), because: say`the distance of both foci was used` },
      { value: fraction(exact(c * c, a * a)), because: say`the square was not undone` },
    ],
    steps: [
      say`c = ${c} and b = ${b}`,
      say`${latex`a^2 = c^2 - b^2 = ${c * c} - ${b * b} = ${a * a}`}, so a = ${a}`,
      say`The eccentricity c ÷ a is ${answer}`,
    ],
  }
}

function tangentToCircle(rng: Random) {
  const [length, r, far] = rng.pick(HALVES.filter(([, , c]) => c < 90))
  const [x, y] = rng.pick(
    range(0, far).flatMap((one) => {
      const other = Math.sqrt(far * far - one * one)
      return Number.isInteger(other) ? [[one, other] as const] : []
    }),
  )
  const [px, py] = [rng.pick([1, -1]) * x, rng.pick([1, -1]) * y]
  return {
    concept: ['circle-tangent', 'circle-equation'],
    given: { find: 'tangent-length' as const, x: px, y: py, rr: r * r },
    prompt: rng.pick([
      say`What is the length of the tangent from the point ${point(px, py)} to the circle ${latex`x^2 + y^2 = ${r * r}`}?`,
      say`Find the length of a tangent drawn from ${point(px, py)} to ${latex`x^2 + y^2 = ${r * r}`}.`,
      say`The tangent from ${point(px, py)} to the circle ${latex`x^2 + y^2 = ${r * r}`} has the length`,
    ]),
    answer: length,
    mistakes: [
      { value: far, because: say`that is the distance from the centre` },
      { value: far - r, because: say`that is the distance from the nearest point of the circle` },
      { value: length * length, because: say`the root was not taken` },
      { value: r, because: say`that is the radius` },
      { value: far + r, because: say`the radius was added to the distance` },
      { value: length + 1, because: say`a slip in the root made it too large` },
      { value: length - 1, because: say`a slip in the root made it too small` },
    ],
    steps: [
      say`The point is ${latex`\sqrt{${far * far}} = ${far}`} away from the centre, and the radius is ${r}.`,
      say`Tangent and radius are perpendicular: ${latex`${far * far} - ${r * r} = ${length * length}`}.`,
      say`The length is ${length}`,
    ],
  }
}

/** Sides of right triangles with no common factor. */
const PRIMITIVE = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const

function commonDivisor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : commonDivisor(other, one % other)
}

/** '3x − 4y = −25' as a formula, with a positive number of x. */
function lineText(a: number, b: number, c: number): string {
  const [x, y, right] = a < 0 ? [-a, -b, -c] : [a, b, c]
  return latex`${x === 1 ? '' : x}x ${y < 0 ? '-' : '+'} ${Math.abs(y) === 1 ? '' : Math.abs(y)}y = ${right === 0 ? 0 : right}`
}

/** "What is the equation of the tangent to the circle $x^2 + y^2 = 25$ at the point (3, 4)?" */
function tangentAtPoint(rng: Random) {
  const [one, other, far] = rng.pick(PRIMITIVE)
  const [p, q] = rng.chance(0.5) ? [one, other] : [other, one]
  // A radius of at most 65, so that its square can be worked out on paper.
  const scale = rng.int(1, Math.floor(65 / far))
  const [a, b] = [rng.pick([1, -1]) * p, rng.pick([1, -1]) * q]
  const [x, y, rr] = [a * scale, b * scale, far * far * scale * scale]
  const right = far * far * scale
  const circle = latex`x^2 + y^2 = ${rr}`
  const answer = lineText(a, b, right)
  return {
    concept: ['circle-tangent', 'circle-equation'],
    given: { find: 'tangent-at' as const, x, y, rr },
    prompt: rng.pick([
      say`What is the equation of the tangent to the circle ${circle} at the point ${point(x, y)}?`,
      say`Find the tangent to ${circle} at its point ${point(x, y)}.`,
      say`The tangent at ${point(x, y)} to the circle ${circle} has the equation:`,
      say`A line touches the circle ${circle} at the point ${point(x, y)}. Which of the following is its equation?`,
    ]),
    answer,
    others: [],
    mistakes: [
      { value: lineText(b, a, right), because: say`the two coordinates were exchanged` },
      { value: lineText(a, -b, right), because: say`the sign of one coordinate was turned round` },
      { value: lineText(a, b, far * scale), because: say`the radius was taken instead of its square` },
      { value: lineText(b, -a, 0), because: say`that is the normal, which passes through the centre` },
      { value: lineText(a, b, rr + right), because: say`the right side was worked out wrongly` },
    ],
    steps: [
      say`The tangent at ${latex`(x_1, y_1)`} to ${latex`x^2 + y^2 = r^2`} is ${latex`x x_1 + y y_1 = r^2`}.`,
      scale === 1
        ? say`Put in the point ${point(x, y)} and ${latex`r^2 = ${rr}`}.`
        : say`Put in the point ${point(x, y)} and ${latex`r^2 = ${rr}`}, and divide by ${scale}.`,
      say`The tangent is ${answer}`,
    ],
  }
}

/** "The line $3x + 4y = k$ with k > 0 touches the circle $x^2 + y^2 = 36$. Find k." */
function lineTouchesCircle(rng: Random) {
  const [one, other, far] = rng.pick(PRIMITIVE)
  const [p, q] = rng.chance(0.5) ? [one, other] : [other, one]
  const [a, b, r] = [p, rng.pick([1, -1]) * q, rng.int(2, 30)]
  const answer = far * r
  const [line, circle] = [latex`${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}y = k`, latex`x^2 + y^2 = ${r * r}`]
  return {
    concept: ['circle-tangent', 'circle-equation'],
    given: { find: 'touches-circle' as const, a, b, r },
    prompt: rng.pick([
      say`If the line ${line} with k > 0 is a tangent to the circle ${circle}, then what is k?`,
      say`For which positive value of k does the line ${line} touch the circle ${circle}?`,
      say`The line ${line}, where k is positive, is a tangent to ${circle}. Find the value of k.`,
    ]),
    answer,
    mistakes: [
      { value: far * far * r, because: say`the root of the sum of squares was not taken` },
      { value: r, because: say`the line was not brought to the normal form` },
      { value: (p + q) * r, because: say`the coefficients were added` },
      { value: far * r * r, because: say`the square of the radius was taken` },
      { value: far, because: say`the radius was left out` },
      { value: Math.abs(p - q) * r, because: say`the coefficients were subtracted` },
    ],
    steps: [
      say`The line is a tangent when its distance from the centre is the radius ${r}.`,
      say`The distance of the origin is ${latex`\frac{k}{\sqrt{${p * p} + ${q * q}}} = \frac{k}{${far}}`}.`,
      say`So k is ${far} × ${r} = ${answer}`,
    ],
  }
}

function sumOfFocalDistances(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(3, 40), rng.int(2, 39)] as const,
    ([one, other]) => one > other,
  )
  return {
    concept: 'ellipse',
    given: { find: 'sum-of-distances' as const, aa: a * a, bb: b * b },
    prompt: rng.pick([
      say`What is the sum of the focal distances of any point of the ellipse ${latex`\frac{x^2}{${a * a}} + \frac{y^2}{${b * b}} = 1`}?`,
      say`The distances of a point of ${latex`\frac{x^2}{${a * a}} + \frac{y^2}{${b * b}} = 1`} from the two foci have a sum of:`,
      say`P is a point of the ellipse ${latex`\frac{x^2}{${a * a}} + \frac{y^2}{${b * b}} = 1`} with the foci S and T. Find SP + TP.`,
    ]),
    answer: 2 * a,
    mistakes: [
      { value: a, because: say`that is half of the major axis` },
      { value: 2 * b, because: say`that is the minor axis` },
      { value: a * a, because: say`the root was not taken` },
      { value: a + b, because: say`the half-axes were added` },
      { value: 4 * a, because: say`the major axis was doubled` },
      { value: b, because: say`that is half of the minor axis` },
    ],
    steps: [
      say`The sum of the focal distances is the same for all points: the length of the major axis.`,
      say`${latex`a^2 = ${a * a}`}, so a = ${a}.`,
      say`The sum is 2a = ${2 * a}`,
    ],
  }
}

function lineTouchesParabola(rng: Random) {
  const [a, m] = [rng.int(1, 75), rng.int(2, 12)]
  const answer = fraction(exact(a, m))
  return {
    concept: 'parabola',
    given: { find: 'touches-parabola' as const, a, m },
    prompt: rng.pick([
      say`For what value of c is the line ${latex`y = ${m}x + c`} a tangent to the parabola ${latex`y^2 = ${4 * a}x`}?`,
      say`The line ${latex`y = ${m}x + c`} touches ${latex`y^2 = ${4 * a}x`} when c is`,
      say`If ${latex`y = ${m}x + c`} is a tangent to the parabola ${latex`y^2 = ${4 * a}x`}, find c.`,
    ]),
    answer,
    mistakes: [
      { value: fraction(exact(a * m)), because: say`a was multiplied by the slope` },
      { value: fraction(exact(4 * a, m)), because: say`${4 * a} was not divided by 4` },
      { value: fraction(exact(m, a)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(a, m * m)), because: say`the slope was squared` },
      { value: fraction(exact(2 * a, m)), because: say`${4 * a} was divided by 2 instead of 4` },
      { value: fraction(exact(a)), because: say`the slope was left out` },
    ],
    steps: [
      say`4a = ${4 * a}, so a = ${a}.`,
      say`Putting the line into the parabola gives ${latex`(${m}x + c)^2 = ${4 * a}x`}.`,
      say`It has one root only when ${latex`c = \frac{a}{m}`}.`,
      say`c = ${answer}`,
    ],
  }
}

function touching(rng: Random, sign: 1 | -1) {
  const { a, b, m, square } = rng.until(
    () => {
      const [a, b] = rng.sample(range(2, 18), 2)
      const m = rng.int(1, 8)
      return { a, b, m, square: m * m * a * a + sign * b * b }
    },
    (drawn) => drawn.square > 4 && !Number.isInteger(Math.sqrt(drawn.square)),
  )
  const name = sign === 1 ? 'ellipse' : 'hyperbola'
  const text = latex`\frac{x^2}{${a * a}} ${sign === 1 ? '+' : '-'} \frac{y^2}{${b * b}} = 1`
  const line = latex`y = ${m === 1 ? '' : m}x + c`
  return {
    concept: name,
    given: { find: 'touches' as const, aa: a * a, bb: b * b, m, sign },
    prompt: rng.pick([
      say`If the line ${line} touches the ${name} ${text}, what is ${latex`c^2`}?`,
      say`The line ${line} is a tangent to the ${name} ${text}. The value of ${latex`c^2`} is`,
      say`Find ${latex`c^2`} if ${line} is a tangent to the ${name} ${text}.`,
    ]),
    answer: square,
    mistakes: [
      {
        value: Math.abs(m * m * a * a - sign * b * b),
        because: say`the condition of the ${sign === 1 ? 'hyperbola' : 'ellipse'} was used`,
      },
      { value: Math.abs(m * a * a + sign * b * b), because: say`the slope was not squared` },
      {
        value: Math.abs(a * a + sign * m * m * b * b),
        because: say`the slope belongs to the other half-axis`,
      },
      { value: Math.abs(m * m * a + sign * b), because: say`the half-axes were not squared` },
      { value: a * a + b * b, because: say`the slope was left out` },
      { value: square + m, because: say`the slope was added once more` },
    ],
    steps: [
      say`The condition for ${latex`y = mx + c`} to touch the ${name} is ${latex`c^2 = a^2m^2 ${sign === 1 ? '+' : '-'} b^2`}.`,
      say`Here ${latex`a^2 = ${a * a}`}, ${latex`b^2 = ${b * b}`} and m = ${m}.`,
      say`${latex`a^2m^2 = ${a * a * m * m}`}`,
      say`${latex`c^2 = ${a * a * m * m} ${sign === 1 ? '+' : '-'} ${b * b}`}, that is ${square}`,
    ],
  }
}

function lineTouchesEllipse(rng: Random) {
  return touching(rng, 1)
}

function lineTouchesHyperbola(rng: Random) {
  return touching(rng, -1)
}

const DIRECTIONS = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const

/** The chord that a line cuts from a circle round the origin. */
function chordOfCircle(rng: Random) {
  const [p, q, length] = rng.pick(DIRECTIONS)
  const { far, r } = rng.until(
    () => ({ far: rng.int(1, 9), r: rng.int(3, 16) }),
    (drawn) => drawn.r > drawn.far,
  )
  const half = r * r - far * far
  const answer = surd(2, half)
  const text = latex`${p}x + ${q}y = ${far * length}`
  return {
    concept: 'circle-equation',
    given: { find: 'chord' as const, p, q, r: far * length, h: 0, k: 0, rr: r * r },
    prompt: rng.pick([
      say`What is the length of the chord that the line ${text} cuts from the circle ${latex`x^2 + y^2 = ${r * r}`}?`,
      say`The line ${text} meets the circle ${latex`x^2 + y^2 = ${r * r}`} at P and Q. Find PQ.`,
      say`The circle ${latex`x^2 + y^2 = ${r * r}`} makes on the line ${text} an intercept of length`,
    ]),
    answer,
    mistakes: [
      { value: surd(1, half), because: say`that is half of the chord` },
      { value: surd(2, r * r + far * far), because: say`the squares were added` },
      { value: surd(4, half), because: say`the chord was doubled` },
      { value: 2 * r, because: say`that is the diameter` },
      { value: far, because: say`that is the distance of the chord from the centre` },
      { value: half, because: say`the root was not taken` },
    ],
    steps: [
      say`The distance of the line from the centre (0, 0) is ${far * length} ÷ ${length} = ${far}`,
      say`Half of the chord, this distance and the radius ${r} form a right triangle.`,
      say`Half of the chord: ${latex`\sqrt{${r * r} - ${far * far}} = \sqrt{${half}}`}`,
      say`The chord is ${answer}`,
    ],
  }
}

/** The chord that a line cuts from a circle with another centre. */
function chordOfShifted(rng: Random) {
  const [p, q, length] = rng.pick(DIRECTIONS)
  const { far, r } = rng.until(
    () => ({ far: rng.int(1, 9), r: rng.int(3, 16) }),
    (drawn) => drawn.r > drawn.far,
  )
  const [h, k] = [rng.pick([-1, 1]) * rng.int(1, 8), rng.pick([-1, 1]) * rng.int(1, 8)]
  const right = p * h + q * k + rng.pick([-1, 1]) * far * length
  const half = r * r - far * far
  const answer = surd(2, half)
  const line = latex`${p}x + ${q}y = ${right}`
  const bracket = (letter: string, at: number) => `(${letter} ${at < 0 ? '+' : '-'} ${Math.abs(at)})^2`
  const circle = latex`${bracket('x', h)} + ${bracket('y', k)} = ${r * r}`
  return {
    concept: 'circle-equation',
    given: { find: 'chord' as const, p, q, r: right, h, k, rr: r * r },
    prompt: rng.pick([
      say`What is the length of the chord that the line ${line} cuts from the circle ${circle}?`,
      say`The line ${line} meets the circle ${circle} at P and Q. Find PQ.`,
      say`The circle ${circle} makes on the line ${line} an intercept of length`,
      say`How long is the part of the line ${line} that lies inside the circle ${circle}?`,
    ]),
    answer,
    mistakes: [
      { value: surd(1, half), because: say`that is half of the chord` },
      { value: surd(2, r * r + far * far), because: say`the squares were added` },
      { value: surd(4, half), because: say`the chord was doubled` },
      { value: 2 * r, because: say`that is the diameter` },
      { value: far, because: say`that is the distance of the chord from the centre` },
      { value: half, because: say`the root was not taken` },
    ],
    steps: [
      say`The centre is ${point(h, k)}, where ${latex`${p}x + ${q}y`} is ${p * h + q * k}; it differs from ${right} by ${far * length}.`,
      say`So the distance of the line from the centre is ${far * length} ÷ ${length} = ${far}`,
      say`Half of the chord: ${latex`\sqrt{${r * r} - ${far * far}} = \sqrt{${half}}`}`,
      say`The chord is ${answer}`,
    ],
  }
}

/** The tangent from a point to a circle with another centre. */
function tangentFromPoint(rng: Random) {
  const { g, f, c, x, y, square } = rng.until(
    () => {
      const [u, v, radius] = [
        rng.pick([-1, 1]) * rng.int(1, 6),
        rng.pick([-1, 1]) * rng.int(1, 6),
        rng.int(2, 8),
      ]
      const [a, b, rest] = [rng.int(-9, 12), rng.int(-9, 12), u * u + v * v - radius * radius]
      return { g: u, f: v, c: rest, x: a, y: b, square: a * a + b * b + 2 * u * a + 2 * v * b + rest }
    },
    (drawn) => drawn.square > 3 && drawn.c !== 0,
  )
  const text = latex`x^2 + y^2${term(2 * g, 'x')}${term(2 * f, 'y')}${term(c, '')} = 0`
  const answer = surd(1, square)
  const far = (x + g) ** 2 + (y + f) ** 2
  return {
    concept: ['circle-tangent', 'circle-equation'],
    given: { find: 'tangent-from-point' as const, x, y, g, f, c },
    prompt: rng.pick([
      say`What is the length of the tangent from the point ${point(x, y)} to the circle ${text}?`,
      say`Find the length of a tangent drawn from ${point(x, y)} to the circle ${text}.`,
      say`A tangent to the circle ${text} is drawn from the point ${point(x, y)}. Its length, up to the point of contact, is`,
    ]),
    answer,
    mistakes: [
      { value: square, because: say`the root was not taken` },
      { value: surd(1, far), because: say`that is the distance from the centre` },
      { value: surd(1, x * x + y * y), because: say`that is the distance from the origin` },
      { value: surd(1, Math.abs(x * x + y * y + c)), because: say`the terms with x and y were left out` },
      {
        value: surd(1, Math.abs(x * x + y * y + g * x + f * y + c)),
        because: say`the terms with x and y were halved`,
      },
      { value: surd(1, Math.abs(square - 2 * c)), because: say`the sign of the constant was changed` },
      { value: surd(2, square), because: say`the length was doubled` },
    ],
    steps: [
      say`The square of the tangent is the left side of the equation at the point ${point(x, y)}.`,
      say`The squares give ${x * x} + ${y * y} = ${x * x + y * y}.`,
      say`The other terms give ${2 * g * x + 2 * f * y + c}, so the square is ${square}.`,
      say`The length is ${answer}`,
    ],
  }
}

const circleText = (g: number, f: number, c: number): string =>
  latex`x^2 + y^2${term(2 * g, 'x')}${term(2 * f, 'y')}${term(c, '')} = 0`

/** "Find the length of the common chord of the circles x² + y² − 4x + 2y − 11 = 0 and x² + y² + 2x + 10y + 1 = 0." */
function commonChord(rng: Random) {
  const { one, two, r, far, d } = rng.until(
    () => {
      const [p, q, d] = rng.pick(DIRECTIONS)
      const [g, f] = [rng.int(-6, 6), rng.int(-6, 6)]
      const [G, F] = [g + rng.pick([-1, 1]) * p, f + rng.pick([-1, 1]) * q]
      const r = rng.int(3, 12)
      // The foot of the common chord on the line of centres is this far from the first centre.
      const far = rng.int(1, r - 1)
      const square = r * r - far * far + (d - far) * (d - far)
      return {
        one: { g, f, c: g * g + f * f - r * r },
        two: { g: G, f: F, c: G * G + F * F - square },
        r,
        far,
        d,
      }
    },
    (drawn) => drawn.far < drawn.d && Math.abs(drawn.two.g) <= 12 && Math.abs(drawn.two.f) <= 12,
  )
  const half = r * r - far * far
  const answer = surd(2, half)
  const [first, second] = [circleText(one.g, one.f, one.c), circleText(two.g, two.f, two.c)]
  const line = [2 * (one.g - two.g), 2 * (one.f - two.f), one.c - two.c] as const
  return {
    concept: 'circle-equation',
    given: { find: 'common-chord' as const, one, two },
    prompt: rng.pick([
      say`What is the length of the common chord of the circles ${first} and ${second}?`,
      say`Find the length of the common chord of the circles ${first} and ${second}.`,
      say`The circles ${first} and ${second} meet at P and Q. The length of PQ is`,
    ]),
    answer,
    mistakes: [
      { value: surd(1, half), because: say`that is half of the common chord` },
      { value: surd(2, r * r + far * far), because: say`the squares were added` },
      {
        value: surd(2, Math.abs(r * r - (d - far) * (d - far))),
        because: say`the distance of the chord from the other centre was taken`,
      },
      { value: surd(4, half), because: say`the chord was doubled` },
      { value: 2 * r, because: say`that is the diameter of the first circle` },
      { value: d, because: say`that is the distance between the centres` },
    ],
    steps: [
      say`The difference of the two equations is the line of the common chord: ${latex`${`${line[0]}x${term(line[1], 'y')}${term(line[2], '')}`} = 0`}.`,
      say`The first circle has the centre ${point(-one.g, -one.f)} and the radius ${r}; its centre is ${far} away from this line.`,
      say`Half of the chord: ${latex`\sqrt{${r * r} - ${far * far}} = \sqrt{${half}}`}`,
      say`The common chord is ${answer}`,
    ],
  }
}

/** Right triangles, by their sides and then the longest. */
const RIGHT = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
  [15, 20, 25],
  [10, 24, 26],
] as const

const AREAS_AND_CHORD = ['chord', 'triangle', 'quadrilateral'] as const

/** Both tangents from a point, with the chord of contact. */
function tangentsFromPoint(rng: Random) {
  const [one, other, d] = rng.pick(RIGHT)
  const [r, length] = rng.pick([
    [one, other],
    [other, one],
  ] as const)
  // Another right triangle with the same longest side, or the same one, leads from the centre to the point.
  const [right, up] = rng.pick(RIGHT.filter(([, , side]) => side === d))
  const [dx, dy] = rng.pick([
    [right, up],
    [up, right],
  ] as const)
  const [g, f] = [rng.int(-7, 7), rng.int(-7, 7)]
  const [x, y] = [rng.pick([-1, 1]) * dx - g, rng.pick([-1, 1]) * dy - f]
  const c = g * g + f * f - r * r
  // The area of the triangle has the square of d below.
  const wanted = rng.pick(d % 5 === 0 ? AREAS_AND_CHORD : (['chord', 'quadrilateral'] as const))
  const chord = exact(2 * r * length, d)
  const triangle = exact(r * length ** 3, d * d)
  const value = { chord, triangle, quadrilateral: exact(r * length) }[wanted]
  const circle = circleText(g, f, c)
  const asked = {
    chord: say`the length of the chord of contact AB`,
    triangle: say`the area, in square units, of the triangle PAB`,
    quadrilateral: say`the area, in square units, of the quadrilateral PACB, where C is the centre of the circle`,
  }[wanted]
  return {
    concept: ['circle-tangent', 'circle-equation'],
    given: { find: 'contact' as const, g, f, c, x, y, wanted },
    prompt: rng.pick([
      say`From the point P${point(x, y)} tangents PA and PB are drawn to the circle ${circle}. Find ${asked}.`,
      say`PA and PB are the tangents from P${point(x, y)} to the circle ${circle}. What is ${asked}?`,
      say`Two tangents from P${point(x, y)} touch the circle ${circle} at A and B. Find ${asked}.`,
    ]),
    answer: fraction(value),
    mistakes: [
      { value: fraction(value.div(2)), because: say`only one half of the figure was taken` },
      { value: fraction(value.mul(2)), because: say`the result was doubled` },
      wanted === 'chord'
        ? {
            value: fraction(exact(2 * length * length, d)),
            because: say`the tangent was squared in place of its product with the radius`,
          }
        : {
            value: fraction(exact(d * length)),
            because: say`the tangent was multiplied by the distance from the centre`,
          },
      wanted === 'triangle'
        ? {
            value: fraction(exact(r ** 3 * length, d * d)),
            because: say`that is the triangle of A, B and the centre`,
          }
        : {
            value: fraction(exact(r * d)),
            because: say`the radius was multiplied by the distance from the centre`,
          },
      wanted === 'quadrilateral'
        ? { value: fraction(exact(d * d, 2)), because: say`half of the square on PC was taken` }
        : {
            value: fraction(exact(r * length)),
            because: say`that is the area of the quadrilateral with the centre`,
          },
      wanted === 'chord'
        ? { value: fraction(exact(length)), because: say`that is the length of a tangent` }
        : { value: fraction(chord), because: say`that is the length of the chord of contact` },
      { value: fraction(exact(d)), because: say`that is the distance from the centre` },
    ],
    steps: [
      say`The centre is C${point(-g, -f)}, the radius ${r} and PC = ${d}.`,
      say`PA = ${latex`\sqrt{${d * d} - ${r * r}} = ${length}`}`,
      ...(wanted === 'quadrilateral'
        ? [
            say`PACB is made up of two right triangles with the sides ${r} and ${length}: the area is ${fraction(value)}`,
          ]
        : [
            say`In the right triangle PAC, half of AB is the height on PC: ${r} × ${length} ÷ ${d}, so AB = ${fraction(chord)}`,
            ...(wanted === 'triangle'
              ? [
                  say`P is ${length * length} ÷ ${d} = ${fraction(exact(length * length, d))} away from AB.`,
                  say`The area is half of AB times this distance, that is ${fraction(value)}`,
                ]
              : []),
          ]),
    ],
  }
}

/** "Find the equation of the chord of the ellipse x²/9 + y²/4 = 1 with the midpoint (1, 1)." */
function chordByMidpoint(rng: Random) {
  const kind = rng.pick(['parabola', 'ellipse', 'hyperbola', 'circle'] as const)
  const { aa, bb, h, k } = rng.until(
    () => {
      const a = kind === 'parabola' ? 4 * rng.int(1, 9) : rng.int(3, 10) ** 2
      const b = kind === 'circle' ? a : kind === 'parabola' ? 0 : rng.int(2, 9) ** 2
      return { aa: a, bb: kind === 'hyperbola' ? -b : b, h: rng.int(-8, 9), k: rng.int(-7, 7) }
    },
    (drawn) => {
      if (drawn.h === 0 || drawn.k === 0) return false
      if (kind === 'parabola') return drawn.k ** 2 < drawn.aa * drawn.h
      const place = drawn.h ** 2 / drawn.aa + drawn.k ** 2 / drawn.bb
      return (
        (Math.abs(drawn.aa) !== Math.abs(drawn.bb)) === (kind !== 'circle') &&
        (kind === 'hyperbola' ? place > 1 : place < 1)
      )
    },
  )
  const curve = kind === 'parabola' ? ({ kind, aa, bb: 0 } as const) : ({ kind: 'central', aa, bb } as const)
  const text =
    kind === 'parabola'
      ? latex`y^2 = ${aa}x`
      : kind === 'circle'
        ? latex`x^2 + y^2 = ${aa}`
        : latex`\frac{x^2}{${aa}} ${bb < 0 ? '-' : '+'} \frac{y^2}{${Math.abs(bb)}} = 1`
  // The line a·x + b·y through a point, in lowest terms.
  const through = (a: number, b: number, x: number, y: number): string => {
    const shared = commonDivisor(Math.abs(a), Math.abs(b)) * (a < 0 ? -1 : 1)
    return lineText(a / shared, b / shared, (a * x + b * y) / shared)
  }
  const [a, b] = kind === 'parabola' ? [aa / 2, -k] : [bb * h, aa * k]
  const answer = through(a, b, h, k)
  return {
    concept: kind === 'circle' ? 'circle-equation' : kind,
    given: { find: 'mid-chord' as const, curve, h, k },
    prompt: rng.pick([
      say`Find the equation of the chord of the ${kind} ${text} whose midpoint is ${point(h, k)}.`,
      say`The equation of the chord of the ${kind} ${text} that is bisected at the point ${point(h, k)} is`,
      say`A chord of the ${kind} ${text} has its midpoint at ${point(h, k)}. The equation of the chord is`,
      say`What is the equation of the chord of the ${kind} ${text}, if ${point(h, k)} is its midpoint?`,
    ]),
    answer,
    mistakes: [
      { value: through(a, -b, h, k), because: say`the slope has the wrong sign` },
      { value: through(b, a, h, k), because: say`the slope was turned upside down` },
      { value: through(b, -a, h, k), because: say`that line is perpendicular to the chord` },
      { value: through(a, b, h, -k), because: say`the line does not pass through the midpoint` },
      {
        value: through(a, -b, h, -k),
        because: say`the slope has the wrong sign, and the line misses the midpoint`,
      },
    ].filter(({ value }) => value !== answer),
    steps:
      kind === 'parabola'
        ? [
            say`For two points of the parabola ${latex`(y_1 - y_2)(y_1 + y_2) = ${aa}(x_1 - x_2)`}.`,
            say`With ${latex`y_1 + y_2 = ${2 * k}`} the slope is ${fraction(exact(aa, 2 * k))}, and the chord passes through ${point(h, k)}.`,
            say`Its equation is ${answer}`,
          ]
        : [
            say`For the ends of the chord ${latex`x_1 + x_2 = ${2 * h}`} and ${latex`y_1 + y_2 = ${2 * k}`}. Subtract the equations of the curve for the two points.`,
            say`This gives the slope ${fraction(exact(-bb * h, aa * k))}, and the chord passes through ${point(h, k)}.`,
            say`Its equation is ${answer}`,
          ],
  }
}

/** "One end of a focal chord of y² = 16x is (16, 16). What is its length?" */
function focalChord(rng: Random) {
  const { a, x, y, top, bottom } = rng.until(
    () => {
      const [top, bottom] = rng.pick([
        [2, 1],
        [1, 2],
        [3, 1],
        [1, 3],
        [3, 2],
        [2, 3],
        [4, 1],
        [1, 4],
      ] as const)
      const a = rng.int(1, 18)
      return { a, top, bottom, x: (a * top * top) / (bottom * bottom), y: (2 * a * top) / bottom }
    },
    (drawn) => Number.isInteger(drawn.x) && Number.isInteger(drawn.y),
  )
  const sign = rng.pick([-1, 1])
  const isAlongX = rng.chance(0.6)
  const [text, end] = isAlongX
    ? [latex`y^2 = ${4 * a}x`, point(x, sign * y)]
    : [latex`x^2 = ${4 * a}y`, point(sign * y, x)]
  const length = exact(a * (top * top + bottom * bottom) ** 2, top * top * bottom * bottom)
  const other = exact(a * bottom * bottom, top * top)
  return {
    concept: 'parabola',
    given: { find: 'focal-chord' as const, a, x, y },
    prompt: rng.pick([
      say`One end of a focal chord of the parabola ${text} is ${end}. What is the length of the chord?`,
      say`If a focal chord of the parabola ${text} has one end at ${end}, then its length is`,
      say`A chord of the parabola ${text} passes through the focus and through ${end}. Find its length.`,
    ]),
    answer: fraction(length),
    mistakes: [
      { value: fraction(exact(x + a)), because: say`that is the distance of the given end from the focus` },
      {
        value: fraction(exact(2 * (x + a))),
        because: say`the focus was taken for the midpoint of the chord`,
      },
      { value: fraction(exact(4 * a)), because: say`that is the length of the latus rectum` },
      { value: fraction(length.div(2)), because: say`that is half of the chord` },
      { value: fraction(other.add(a)), because: say`that is the distance of the other end from the focus` },
      {
        value: fraction(exact(x).add(other)),
        because: say`the distances of the ends from the vertex line were added`,
      },
    ],
    steps: [
      say`4a = ${4 * a}, so a = ${a}; the given end ${latex`(at^2, 2at)`} has t = ${fraction(exact(sign * top, bottom))}, and the other end of a focal chord has ${latex`-\frac{1}{t}`}.`,
      say`The distances of the two ends from the focus are ${x} + ${a} = ${x + a} and ${fraction(other)} + ${a} = ${fraction(other.add(a))}.`,
      say`The length is ${fraction(length)}`,
    ],
  }
}
