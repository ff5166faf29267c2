import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { degrees, fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "The direction ratios of a line are 2, 3 and 6. What is the cosine of its angle with the z-axis?" */
export const linesInSpace = defineGenerator({
  id: 'higher/lines-in-space',
  version: 1,
  concepts: ['direction-cosines', 'shortest-distance'],
  levels: {
    easy: { forms: [cosineOfRatios, thirdAngle] },
    medium: { forms: [cosineOfRatios, thirdAngle, cosineOfPoints, parallelLines] },
    hard: { forms: [cosineOfPoints, thirdAngle, skewLines, parallelLines] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'of-ratios':
        return fraction(exact(given.ratios[given.axis] ?? 0, Math.round(lengthOf(given.ratios))))
      case 'third-angle': {
        const squares = given.angles.map((angle) => Math.cos((angle * Math.PI) / 180) ** 2)
        const left = 1 - squares.reduce((sum, square) => sum + square, 0)
        return Math.round((Math.acos(Math.sqrt(Math.max(0, left))) * 180) / Math.PI)
      }
      case 'of-points': {
        const way = minus(given.to, given.from)
        return fraction(exact(way[given.axis] ?? 0, Math.round(lengthOf(way))))
      }
      case 'skew':
      case 'parallel': {
        // The least distance by the normal equations of the two parameters.
        const { a, b, c, d } = given
        const gap = minus(c, a)
        const [bb, dd, bd, gb, gd] = [dot(b, b), dot(d, d), dot(b, d), dot(gap, b), dot(gap, d)]
        const whole = bb * dd - bd * bd
        const s = whole === 0 ? gb / bb : (gb * dd - gd * bd) / whole
        const t = whole === 0 ? 0 : (gb * bd - gd * bb) / whole
        const between: Triple = [0, 1, 2].map(
          (axis) => (gap[axis] ?? 0) + t * (d[axis] ?? 0) - s * (b[axis] ?? 0),
        )
        return lengthOf(between)
      }
    }
  },
})

type Triple = readonly number[]

const minus = (one: Triple, other: Triple): number[] => one.map((part, axis) => part - (other[axis] ?? 0))
const dot = (one: Triple, other: Triple): number =>
  one.reduce((sum, part, axis) => sum + part * (other[axis] ?? 0), 0)
const lengthOf = (vector: Triple): number => Math.sqrt(dot(vector, vector))
const cross = ([a = 0, b = 0, c = 0]: Triple, [d = 0, e = 0, f = 0]: Triple): number[] => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
]

/** Three whole numbers whose squares add up to a square. */
const WHOLE = [
  [1, 2, 2],
  [2, 3, 6],
  [1, 4, 8],
  [4, 4, 7],
  [2, 6, 9],
  [6, 6, 7],
  [3, 4, 12],
  [2, 5, 14],
  [2, 10, 11],
  [8, 9, 12],
] as const

const AXES = ['x', 'y', 'z'] as const

const drawWay = (rng: Random): number[] =>
  rng.shuffle(rng.pick(WHOLE)).map((part) => rng.pick([1, 1, -1]) * part)

const list = (parts: Triple): string => parts.map((part) => String(part).replace('-', '−')).join(', ')
const point = (parts: Triple): string => `(${list(parts)})`

/** (x − 1)/2 = (y + 3)/3 = z/6 */
const line = (through: Triple, way: Triple): string =>
  latex`${AXES.map((axis, index) => {
    const at = through[index] ?? 0
    const top = at === 0 ? axis : `${axis} ${at < 0 ? '+' : '-'} ${Math.abs(at)}`
    return `\\frac{${top}}{${way[index] ?? 1}}`
  }).join(' = ')}`

/** A line without a direction has its cosines with either sign: only a line from one point to another has one sign. */
function mistakesOfCosine(way: Triple, axis: number, size: number, isDirected: boolean) {
  const own = way[axis] ?? 0
  const others = way.filter((_, index) => index !== axis)
  const sum = way.reduce((total, part) => total + Math.abs(part), 0)
  return [
    ...others.map((part, index) => ({
      value: fraction(exact(part, size)),
      because: say`that is the cosine of the angle with the ${AXES.filter((_, place) => place !== axis)[index] ?? 'x'}-axis`,
    })),
    ...(isDirected ? [{ value: fraction(exact(-own, size)), because: say`the sign was lost` }] : []),
    { value: fraction(exact(own, sum)), because: say`the ratios were added instead of their squares` },
    { value: fraction(exact(own, size * size)), because: say`the root of the sum of squares was not taken` },
    { value: fraction(own), because: say`the direction ratio was not divided by the length` },
  ]
}

function cosineOfRatios(rng: Random) {
  const ratios = drawWay(rng)
  const size = Math.round(lengthOf(ratios))
  const axis = rng.pick([0, 1, 2])
  const answer = fraction(exact(ratios[axis] ?? 0, size))
  const name = AXES[axis] ?? 'x'
  return {
    concept: 'direction-cosines',
    given: { find: 'of-ratios' as const, ratios, axis },
    prompt: rng.pick([
      say`The direction ratios of a line are ${list(ratios)}. ${ask(rng, say`its direction cosine with respect to the ${name}-axis`)}`,
      say`A line has the direction ratios ${list(ratios)}. The direction cosine ${['l', 'm', 'n'][axis] ?? 'l'} (with the ${name}-axis) is`,
    ]),
    answer,
    within: [-20, 20] as const,
    mistakes: mistakesOfCosine(ratios, axis, size, false),
    steps: [
      say`The root of the sum of the squares of the direction ratios is ${size}.`,
      say`Each ratio divided by it is a direction cosine: ${ratios[axis] ?? 0} ÷ ${size} = ${answer}`,
    ],
  }
}

function cosineOfPoints(rng: Random) {
  const way = drawWay(rng)
  const from = [rng.int(-6, 6), rng.int(-6, 6), rng.int(-6, 6)]
  const to = from.map((part, index) => part + (way[index] ?? 0))
  const size = Math.round(lengthOf(way))
  const axis = rng.pick([0, 1, 2])
  const answer = fraction(exact(way[axis] ?? 0, size))
  const name = AXES[axis] ?? 'x'
  return {
    concept: 'direction-cosines',
    given: { find: 'of-points' as const, from, to, axis },
    prompt: rng.pick([
      say`A line passes through A${point(from)} and B${point(to)}. ${ask(rng, say`the cosine of the angle that AB, from A to B, makes with the ${name}-axis`)}`,
      say`For the line from A${point(from)} to B${point(to)}, the direction cosine with respect to the ${name}-axis is`,
    ]),
    answer,
    within: [-20, 20] as const,
    mistakes: mistakesOfCosine(way, axis, size, true),
    steps: [
      say`The direction ratios of AB are ${list(way)}, and the distance AB is ${size}.`,
      say`So the direction cosine is ${way[axis] ?? 0} ÷ ${size} = ${answer}`,
    ],
  }
}

/** Two angles with the axes, and the acute one that is left. */
const ANGLES = [
  [60, 45, 60],
  [45, 60, 60],
  [60, 60, 45],
  [90, 60, 30],
  [60, 90, 30],
  [90, 30, 60],
  [30, 90, 60],
  [90, 45, 45],
  [45, 90, 45],
  [45, 45, 90],
  [120, 45, 60],
  [45, 120, 60],
  [60, 135, 60],
  [135, 60, 60],
  [120, 60, 45],
  [60, 120, 45],
] as const

function thirdAngle(rng: Random) {
  const [first, second, third] = rng.pick(ANGLES)
  const names = rng.shuffle(AXES)
  const [one = 'x', two = 'y', other = 'z'] = names
  const answer = degrees(third)
  return {
    concept: 'direction-cosines',
    given: { find: 'third-angle' as const, angles: [first, second] },
    prompt: rng.pick([
      say`A line makes angles of ${degrees(first)} and ${degrees(second)} with the positive ${one}- and ${two}-axis. The angle of at most 90° that it makes with the ${other}-axis is`,
      say`If a line is inclined at ${degrees(first)} to the ${one}-axis and at ${degrees(second)} to the ${two}-axis, at which angle, not more than 90°, is it inclined to the ${other}-axis?`,
    ]),
    answer,
    within: [0, 180] as const,
    others: [20, 36, 72, 80].map((angle) => degrees(angle)),
    mistakes: [30, 45, 60, 90, 75, 15]
      .filter((angle) => angle !== third)
      .map((angle) => ({
        value: degrees(angle),
        because: say`the squares of the three cosines do not add up to 1 with it`,
      })),
    steps: [
      say`The squares of the three cosines add up to 1.`,
      say`What is left for the third is cos² ${degrees(third)}, so the angle is ${answer}`,
    ],
  }
}

const drawPoint = (rng: Random): number[] => [rng.int(-5, 6), rng.int(-5, 6), rng.int(-5, 6)]

function skewLines(rng: Random) {
  const { a, b, c, d, top, bottom } = rng.until(
    () => {
      const [first, second] = [drawPoint(rng), drawPoint(rng)]
      const [one, other] = [drawSmall(rng), drawSmall(rng)]
      const normal = cross(one, other)
      return {
        a: first,
        b: one,
        c: second,
        d: other,
        top: Math.abs(dot(minus(second, first), normal)),
        bottom: lengthOf(normal),
      }
    },
    (drawn) =>
      Number.isInteger(drawn.bottom) && drawn.bottom > 0 && drawn.top > 0 && drawn.top / drawn.bottom < 40,
  )
  const answer = fraction(exact(top, bottom))
  return {
    concept: 'shortest-distance',
    given: { find: 'skew' as const, a, b, c, d },
    prompt: rng.pick([
      say`${ask(rng, say`the shortest distance between the lines ${line(a, b)} and ${line(c, d)}`)}`,
      say`The shortest distance between the skew lines ${line(a, b)} and ${line(c, d)} is`,
    ]),
    answer,
    mistakes: [
      { value: fraction(top), because: say`the length of the normal was not divided out` },
      {
        value: fraction(exact(top, bottom * bottom)),
        because: say`the square of the length of the normal was divided out`,
      },
      { value: fraction(exact(2 * top, bottom)), because: say`the result was doubled` },
      { value: fraction(exact(top, 2 * bottom)), because: say`the result was halved` },
      { value: fraction(exact(bottom, top)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(top + 1, bottom)), because: say`the triple product was worked out wrongly` },
    ],
    steps: [
      say`The vector product of the two directions is (${list(cross(b, d))}), of length ${bottom}.`,
      say`Its dot product with the vector between the two given points has the size ${top}.`,
      say`Shortest distance = ${top} ÷ ${bottom} = ${answer}`,
    ],
  }
}

const drawSmall = (rng: Random): number[] => [0, 1, 2].map(() => rng.pick([1, -1]) * rng.int(1, 4))

function parallelLines(rng: Random) {
  const { a, b, c, top, bottom } = rng.until(
    () => {
      const [first, second, way] = [drawPoint(rng), drawPoint(rng), drawWay(rng)]
      return {
        a: first,
        b: way,
        c: second,
        top: lengthOf(cross(minus(second, first), way)),
        bottom: Math.round(lengthOf(way)),
      }
    },
    (drawn) => Number.isInteger(drawn.top) && drawn.top > 0,
  )
  const answer = fraction(exact(top, bottom))
  return {
    concept: 'shortest-distance',
    given: { find: 'parallel' as const, a, b, c, d: b },
    prompt: rng.pick([
      say`${ask(rng, say`the distance between the parallel lines ${line(a, b)} and ${line(c, b)}`)}`,
      say`The shortest distance between the parallel lines ${line(a, b)} and ${line(c, b)} is`,
    ]),
    answer,
    mistakes: [
      { value: fraction(top), because: say`the length of the direction was not divided out` },
      {
        value: fraction(exact(top, bottom * bottom)),
        because: say`the square of the length of the direction was divided out`,
      },
      { value: fraction(exact(2 * top, bottom)), because: say`the result was doubled` },
      { value: fraction(exact(top, 2 * bottom)), because: say`the result was halved` },
      { value: fraction(exact(bottom, top)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(top + 1, bottom)), because: say`the vector product was worked out wrongly` },
    ],
    steps: [
      say`The vector product of the direction and the vector between the given points has the length ${top}.`,
      say`The direction has the length ${bottom}.`,
      say`Distance = ${top} ÷ ${bottom} = ${answer}`,
    ],
  }
}
