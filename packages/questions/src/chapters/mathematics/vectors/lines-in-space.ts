import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { degrees, fraction, surd } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "The direction ratios of a line are 2, 3 and 6. What is the cosine of its angle with the z-axis?" */
export const linesInSpace = defineGenerator({
  id: 'higher/lines-in-space',
  version: 5,
  concepts: ['direction-cosines', 'shortest-distance', 'lines-in-space'],
  levels: {
    easy: { forms: [...often(4, cosineOfRatios), ...often(6, ratiosOfPoints), thirdAngle] },
    medium: {
      forms: [
        ...often(2, cosineOfRatios),
        thirdAngle,
        ...often(4, cosineOfPoints),
        ...often(2, parallelToRatios),
        ...often(2, parallelLines),
      ],
    },
    hard: {
      forms: [
        ...often(3, skewLines),
        ...often(3, distanceFromLine),
        ...often(3, mirroredInLine),
        ...often(2, linesThatMeet),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'of-ratios':
        return fraction(exact(given.ratios[given.axis] ?? 0, wholeOf(lengthOf(given.ratios))))
      case 'third-angle': {
        const squares = given.angles.map((angle) => Math.cos((angle * Math.PI) / 180) ** 2)
        const left = Math.max(0, 1 - squares.reduce((sum, square) => sum + square, 0))
        switch (given.wanted) {
          case 'angle':
            return wholeOf((Math.acos(Math.sqrt(left)) * 180) / Math.PI)
          case 'cos²':
            return fraction(exact(wholeOf(4 * left), 4))
          case 'sin²':
            return fraction(exact(4 - wholeOf(4 * left), 4))
        }
        break
      }
      case 'ratios':
        return list(minus(given.to, given.from))
      case 'parallel-to': {
        // The one coordinate for which no part of the way is off the direction.
        const { from, to, ratios } = given
        const found = range(-400, 400).find((k) =>
          cross(
            minus(
              to.map((one) => one ?? k),
              from,
            ),
            ratios,
          ).every((part) => part === 0),
        )
        return found ?? Number.NaN
      }
      case 'of-points': {
        const way = minus(given.to, given.from)
        return fraction(exact(way[given.axis] ?? 0, wholeOf(lengthOf(way))))
      }
      case 'from-line': {
        // Pythagoras: the way to the point of the line less its part along the line.
        const gap = minus(given.p, given.a)
        const along = dot(gap, given.way)
        return Math.sqrt(dot(gap, gap) - (along * along) / dot(given.way, given.way))
      }
      case 'mirrored': {
        const { p, a, way, isImage } = given
        const steps = dot(minus(p, a), way) / dot(way, way)
        const foot = a.map((part, axis) => part + steps * (way[axis] ?? 0))
        return point(isImage ? foot.map((part, axis) => 2 * part - (p[axis] ?? 0)) : foot)
      }
      case 'meet':
        // Lines that are not parallel meet when the way between their points lies in the plane of their directions.
        return (
          range(-300, 300).find(
            (k) =>
              dot(
                minus(
                  given.c.map((part) => part ?? k),
                  given.a,
                ),
                cross(given.b, given.d),
              ) === 0,
          ) ?? Number.NaN
        )
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
    return Number.NaN
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
  [1, 12, 12],
  [1, 6, 18],
  [6, 10, 15],
  [4, 5, 20],
  [4, 8, 19],
  [3, 14, 18],
  [3, 6, 22],
  [4, 13, 16],
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
  const added = say`the ratios were added instead of their squares`
  const reasons = AXES.filter((_, place) => place !== axis).map(
    (name) => say`that is the cosine of the angle with the ${name}-axis`,
  )
  const unrooted = say`the root of the sum of squares was not taken`
  // Two mistakes at a time as well, so that the key is not the option most like the others.
  return [
    ...others.flatMap((part, index) => [
      { value: fraction(exact(part, size)), because: reasons[index] ?? added },
      { value: fraction(exact(part, sum)), because: say`${reasons[index] ?? added}, and ${added}` },
    ]),
    ...(isDirected
      ? [{ value: fraction(exact(-own, sum)), because: say`the sign was lost, and ${added}` }]
      : []),
    { value: fraction(exact(own, sum)), because: added },
    {
      value: fraction(exact(others[0] ?? 1, size * size)),
      because: say`${reasons[0] ?? added}, and ${unrooted}`,
    },
  ]
}

/** The distance of two lines as a quotient, with the wrong numerators and denominators that learners take. */
function mistakesOfQuotient(top: number, bottom: number, normal: Triple, divisor: Triple, gap: Triple) {
  const wrongBottom = divisor.reduce((sum, part) => sum + Math.abs(part), 0)
  // The dot product with one sign lost, or the parts added where a length is needed.
  const lost = Math.abs(dot(gap, normal) - 2 * (gap[1] ?? 0) * (normal[1] ?? 0))
  const parts = normal.reduce((sum, part) => sum + Math.abs(part), 0)
  const wrongTop = lost !== top && lost > 0 ? lost : parts
  const [above, below] = [
    say`the vector or triple product above was worked out wrongly`,
    say`the parts of the vector below were added instead of taking its length`,
  ]
  return [
    { value: fraction(exact(wrongTop, bottom)), because: above },
    { value: fraction(exact(top, wrongBottom)), because: below },
    { value: fraction(exact(wrongTop, wrongBottom)), because: say`${above}, and ${below}` },
    { value: fraction(top), because: say`the length of the vector below was not divided out` },
    { value: fraction(wrongTop), because: say`${above}, and nothing was divided out` },
    {
      value: fraction(exact(wrongTop, bottom * bottom)),
      because: say`${above}, and the square of the length was divided out`,
    },
    { value: fraction(exact(bottom, top)), because: say`the quotient was turned upside down` },
  ]
}

function cosineOfRatios(rng: Random) {
  const way = drawWay(rng)
  const scale = Math.max(...way.map(Math.abs)) < 9 ? rng.int(1, 3) : 1
  const ratios = way.map((part) => scale * part)
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
      say`If ${list(ratios)} are the direction ratios of a line, then ${askIf(rng, say`its direction cosine along the ${name}-axis`)}`,
      say`The direction ratios ${list(ratios)} of a line are divided so that they become direction cosines. Which one belongs to the ${name}-axis?`,
      say`A line has direction ratios proportional to ${list(ratios)}. Find the cosine of its angle with the ${name}-axis, its direction being that of these ratios.`,
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

/** Angles with an axis whose cosine has a simple square, by that square in quarters. */
const QUARTERS: Readonly<Record<number, readonly number[]>> = {
  0: [90],
  1: [60, 120],
  2: [45, 135],
  3: [30, 150],
}

function thirdAngle(rng: Random) {
  const [p, q] = rng.until(
    () => [rng.int(0, 3), rng.int(0, 3)] as const,
    ([one, other]) => one + other > 0 && one + other <= 4,
  )
  const [first, second] = [rng.pick(QUARTERS[p] ?? [90]), rng.pick(QUARTERS[q] ?? [90])]
  const left = 4 - p - q
  const third = QUARTERS[left]?.[0] ?? 90
  const [one = 'x', two = 'y', other = 'z'] = rng.shuffle(AXES)
  const wanted = rng.pick(['angle', 'cos²', 'sin²'] as const)
  const told = rng.pick([
    say`A line makes angles of ${degrees(first)} and ${degrees(second)} with the positive ${one}- and ${two}-axes.`,
    say`A line is inclined at ${degrees(first)} to the positive ${one}-axis and at ${degrees(second)} to the positive ${two}-axis.`,
    say`The angles that a line makes with the positive ${one}- and ${two}-axes are ${degrees(first)} and ${degrees(second)}, respectively.`,
  ])
  const steps = [say`The squares of the three cosines add up to 1.`]
  const because = say`the squares of the three cosines do not add up to 1 with it`
  const given = { find: 'third-angle' as const, angles: [first, second], wanted }
  if (wanted === 'angle') {
    const answer = degrees(third)
    return {
      concept: 'direction-cosines',
      given,
      prompt: say`${told} ${rng.pick([
        say`The angle of at most 90° that it makes with the ${other}-axis is`,
        say`What is its angle, not more than 90°, with the ${other}-axis?`,
        say`Find the angle of at most 90° between the line and the ${other}-axis.`,
      ])}`,
      answer,
      within: [0, 180] as const,
      others: [20, 36, 72, 80].map((angle) => degrees(angle)),
      mistakes: [30, 45, 60, 90, 75, 15]
        .filter((angle) => angle !== third)
        .map((angle) => ({ value: degrees(angle), because })),
      steps: [...steps, say`What is left for the third is cos² ${degrees(third)}, so the angle is ${answer}`],
    }
  }
  const answer = fraction(exact(wanted === 'cos²' ? left : 4 - left, 4))
  return {
    concept: 'direction-cosines',
    given,
    prompt: say`${told} ${rng.pick([
      say`If it makes the angle θ with the ${other}-axis, then ${wanted} θ is`,
      say`What is ${wanted} θ, if θ is its angle with the ${other}-axis?`,
      say`Find ${wanted} θ, where θ is the angle between the line and the ${other}-axis.`,
    ])}`,
    answer,
    within: [0, 2] as const,
    mistakes: [
      {
        value: fraction(exact(wanted === 'cos²' ? 4 - left : left, 4)),
        because: say`that is the square of the ${wanted === 'cos²' ? 'sine' : 'cosine'}`,
      },
      ...[0, 1, 2, 3, 4].map((quarters) => ({ value: fraction(exact(quarters, 4)), because })),
      { value: fraction(exact(1, 3)), because: say`the three angles were taken as equal` },
    ],
    steps: [
      ...steps,
      say`For the other two axes they are ${fraction(p, 4)} and ${fraction(q, 4)}, so cos² θ = ${fraction(left, 4)}.`,
      say`${wanted} θ = ${answer}`,
    ],
  }
}

/** "Which of the following are the direction ratios of the line joining A and B?" */
function ratiosOfPoints(rng: Random) {
  const { from, to } = rng.until(
    () => ({
      from: [rng.int(-7, 9), rng.int(-7, 9), rng.int(-7, 9)],
      to: [rng.int(-7, 9), rng.int(-7, 9), rng.int(-7, 9)],
    }),
    (drawn) => {
      const way = minus(drawn.to, drawn.from)
      return way.every((part) => part !== 0) && drawn.from.every((part) => part !== 0)
    },
  )
  const [p, q] = rng.pick(['AB', 'PQ', 'CD', 'LM'])
  const [one, other] = [say`${p ?? 'A'}${point(from)}`, say`${q ?? 'B'}${point(to)}`]
  const way = minus(to, from)
  const answer = list(way)
  // One mistake along one axis, another along a second one, and both together: no option is nearer to the rest.
  const wrongPart = (axis: number, isSum: boolean) =>
    isSum ? (from[axis] ?? 0) + (to[axis] ?? 0) : -(way[axis] ?? 0)
  const { first, second, isSum } = rng.until(
    () => {
      const [one, other] = rng.sample([0, 1, 2], 2)
      return { first: one, second: other, isSum: rng.chance(0.5) }
    },
    (drawn) => !drawn.isSum || Math.abs(wrongPart(drawn.second, true)) !== Math.abs(way[drawn.second] ?? 0),
  )
  const spoil = (axes: readonly number[]) =>
    way.map((part, axis) => (axes.includes(axis) ? wrongPart(axis, isSum && axis === second) : part))
  const signReason = say`the sign of the part along the ${AXES[first] ?? 'x'}-axis is wrong`
  const sumReason = isSum
    ? say`the ${AXES[second] ?? 'x'}-coordinates were added instead of subtracted`
    : say`the sign of the part along the ${AXES[second] ?? 'x'}-axis is wrong`
  const wrong = [
    { parts: spoil([first]), because: signReason },
    { parts: spoil([second]), because: sumReason },
    { parts: spoil([first, second]), because: say`${signReason}, and ${sumReason}` },
  ]
  return {
    concept: 'direction-cosines',
    given: { find: 'ratios' as const, from, to },
    prompt: rng.pick([
      say`Which of the following are direction ratios of the line joining ${one} and ${other}?`,
      say`The direction ratios of the line through ${one} and ${other} are`,
      say`A line passes through ${one} and ${other}. Its direction ratios are`,
    ]),
    answer,
    mistakes: wrong.map(({ parts, because }) => ({ value: list(parts), because })),
    steps: [
      say`Direction ratios are the differences of the coordinates of the two points.`,
      say`Second point minus first point: ${answer}`,
    ],
  }
}

/** A line through two points, one of them with an unknown coordinate, parallel to given ratios. */
function parallelToRatios(rng: Random) {
  const ratios = [0, 1, 2].map(() => rng.pick([1, -1]) * rng.int(1, 7))
  const scale = rng.pick([2, 3, -1, -2, 1])
  const from = [rng.int(-6, 8), rng.int(-6, 8), rng.int(-6, 8)]
  const whole = from.map((part, axis) => part + scale * (ratios[axis] ?? 0))
  const axis = rng.pick([0, 1, 2])
  const value = whole[axis] ?? 0
  const to = whole.map((part, index) => (index === axis ? null : part))
  const shown = `(${to.map((part) => (part === null ? 'k' : String(part).replace('-', '−'))).join(', ')})`
  const [start, step] = [from[axis] ?? 0, ratios[axis] ?? 0]
  return {
    concept: 'direction-cosines',
    given: { find: 'parallel-to' as const, from, to, ratios },
    prompt: rng.pick([
      say`The line through A${point(from)} and B${shown} has the direction ratios ${list(ratios)}. Find the value of k.`,
      say`A line with direction ratios ${list(ratios)} passes through the points ${point(from)} and ${shown}. What is the value of k?`,
      say`If the line joining P${point(from)} and Q${shown} is parallel to a line with direction ratios ${list(ratios)}, then k is equal to`,
    ]),
    answer: value,
    within: [-60, 60] as const,
    mistakes: [
      { value: scale * step, because: say`the coordinate of the first point was not added` },
      { value: start + step, because: say`the direction ratio was added without its factor` },
      { value: start - scale * step, because: say`the multiple was subtracted instead of added` },
      { value: step, because: say`that is the direction ratio itself` },
      { value: -value, because: say`the sign was lost` },
      { value: start + scale, because: say`the factor was added in place of the multiple` },
      { value: start, because: say`the points would not differ there` },
    ],
    steps: [
      say`The differences of the coordinates are proportional to ${list(ratios)}.`,
      say`From the two known coordinates the factor is ${scale}, so k = ${start} + ${scale < 0 || step < 0 ? say`(${scale}) × (${step})` : say`${scale} × ${step}`} = ${value}`,
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
    mistakes: mistakesOfQuotient(top, bottom, cross(b, d), cross(b, d), minus(c, a)),
    steps: [
      say`The vector product of the two directions is (${list(cross(b, d))}), of length ${bottom}.`,
      say`Its dot product with the vector between the two given points has the size ${top}.`,
      say`Shortest distance = ${top} ÷ ${bottom} = ${answer}`,
    ],
  }
}

/** Papers write a direction with at most one or two minus signs, and not the first. */
const drawSmall = (rng: Random): number[] =>
  [0, 1, 2].map((axis) => (axis === 0 ? 1 : rng.pick([1, -1])) * rng.int(1, 4))

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
    mistakes: mistakesOfQuotient(top, bottom, cross(minus(c, a), b), b, [0, 0, 0]),
    steps: [
      say`The vector product of the direction and the vector between the given points has the length ${top}.`,
      say`The direction has the length ${bottom}.`,
      say`Distance = ${top} ÷ ${bottom} = ${answer}`,
    ],
  }
}

/** A line, a point of it, and a point off it whose foot on the line has whole coordinates. */
function drawPerpendicular(rng: Random) {
  return rng.until(
    () => {
      const [a, way] = [drawPoint(rng), drawSmall(rng)]
      const off = [rng.int(-5, 5), rng.int(-5, 5), rng.int(-5, 5)]
      const steps = rng.pick([-2, -1, 1, 2])
      const foot = a.map((part, axis) => part + steps * (way[axis] ?? 0))
      const p = foot.map((part, axis) => part + (off[axis] ?? 0))
      return { a, way, off, steps, foot, p }
    },
    ({ way, off, p }) =>
      dot(way, off) === 0 &&
      off.filter((part) => part !== 0).length > 1 &&
      dot(off, off) > 8 &&
      p.every((part) => Math.abs(part) <= 12),
  )
}

/** "Find the length of the perpendicular from (1, 2, 3) to the line (x − 6)/3 = (y − 7)/2 = (z − 7)/−2." */
function distanceFromLine(rng: Random) {
  const { a, way, off, foot, p } = drawPerpendicular(rng)
  const [square, size] = [dot(off, off), dot(way, way)]
  const [gap, along] = [minus(p, a), minus(foot, a)]
  const answer = surd(1, square)
  const to = line(a, way)
  return {
    concept: 'shortest-distance',
    given: { find: 'from-line' as const, p, a, way },
    prompt: rng.pick([
      ask(rng, say`the length of the perpendicular from the point ${point(p)} to the line ${to}`),
      ask(rng, say`the distance of the point ${point(p)} from the line ${to}`),
      say`The perpendicular distance of P${point(p)} from the line ${to} is`,
    ]),
    answer,
    mistakes: [
      { value: surd(1, dot(gap, gap)), because: say`that is the distance from the point ${point(a)}` },
      ...[0, 2].map((axis) => ({
        value: surd(1, square - (off[axis] ?? 0) ** 2),
        because: say`the part of the way along the ${AXES[axis] ?? 'x'}-axis was left out`,
      })),
      { value: surd(1, dot(along, along)), because: say`that is the distance from ${point(a)} to the foot` },
      { value: surd(1, dot(gap, gap) + dot(along, along)), because: say`the squares were added` },
      { value: surd(1, square * size), because: say`the length of the direction was not divided out` },
      { value: surd(2, square), because: say`that is the distance to the image in the line` },
      { value: surd(1, square + size), because: say`the direction was added to the perpendicular` },
      ...(square === size
        ? []
        : [
            {
              value: surd(1, Math.abs(square - size)),
              because: say`the square of the direction was taken off`,
            },
          ]),
    ],
    steps: [
      say`A point of the line is (${pointOn(a, way)}); its way to ${point(p)} is perpendicular to the direction ${list(way)}.`,
      say`This gives the foot ${point(foot)}.`,
      say`The way from the foot to the point is ${list(off)}, of length ${answer}`,
    ],
  }
}

/** The point of a line with the parameter t: 1 + 2t, −3 + 3t, 6t */
const pointOn = (through: Triple, way: Triple): string =>
  through
    .map((at, axis) => {
      const step = way[axis] ?? 0
      const size = `${Math.abs(step) === 1 ? '' : Math.abs(step)}t`
      return at === 0
        ? `${step < 0 ? '−' : ''}${size}`
        : `${String(at).replace('-', '−')} ${step < 0 ? '−' : '+'} ${size}`
    })
    .join(', ')

function mirroredInLine(rng: Random) {
  const { a, way, foot, p, steps } = drawPerpendicular(rng)
  const isImage = rng.chance(0.6)
  const at = (count: number) => a.map((part, axis) => part + count * (way[axis] ?? 0))
  const imageIn = (through: Triple) => through.map((part, axis) => 2 * part - (p[axis] ?? 0))
  const answer = point(isImage ? imageIn(foot) : foot)
  const to = line(a, way)
  const what = isImage ? 'the image' : 'the foot of the perpendicular'
  const wrong = [
    { of: isImage ? foot : imageIn(foot), because: isImage ? say`that is the foot` : say`that is the image` },
    ...[steps + 1, steps - 1, -steps].map((count) => ({
      of: isImage ? imageIn(at(count)) : at(count),
      because: say`the way to that point of the line is not perpendicular to the line`,
    })),
    { of: isImage ? imageIn(a) : a, because: say`${point(a)} was taken for the foot` },
    { of: isImage ? imageIn(way) : way, because: say`the direction was taken for the foot` },
  ]
  return {
    concept: 'lines-in-space',
    given: { find: 'mirrored' as const, p, a, way, isImage },
    prompt: isImage
      ? rng.pick([
          ask(rng, say`the image of the point ${point(p)} in the line ${to}`),
          say`The mirror image of P${point(p)} in the line ${to} is`,
        ])
      : rng.pick([
          ask(rng, say`the foot of the perpendicular from the point ${point(p)} to the line ${to}`),
          say`The foot of the perpendicular drawn from P${point(p)} to the line ${to} is`,
        ]),
    answer,
    mistakes: wrong.map(({ of, because }) => ({ value: point(of), because })),
    steps: [
      say`A point of the line is (${pointOn(a, way)}); its way to ${point(p)} is perpendicular to the direction ${list(way)}.`,
      say`This gives t = ${steps}${isImage ? say`, so the foot is ${point(foot)}.` : '.'}`,
      isImage
        ? say`The foot is the midpoint of the point and its image, so ${what} is ${answer}`
        : say`So ${what} is ${answer}`,
    ],
  }
}

/** "For which k do the lines (x − 1)/2 = (y + 1)/3 = (z − 1)/4 and (x − 3)/1 = (y − k)/2 = z/1 meet?" */
function linesThatMeet(rng: Random) {
  const { a, b, c, d, axis, normal, meeting } = rng.until(
    () => {
      const [meeting, b, d] = [drawPoint(rng), drawSmall(rng), drawSmall(rng)]
      const [s, t] = [rng.pick([-2, -1, 1, 2]), rng.pick([-2, -1, 1, 2])]
      return {
        a: meeting.map((part, axis) => part - s * (b[axis] ?? 0)),
        b,
        c: meeting.map((part, axis) => part - t * (d[axis] ?? 0)),
        d,
        axis: rng.pick([0, 1, 2]),
        normal: cross(b, d),
        meeting,
      }
    },
    (drawn) =>
      drawn.normal[drawn.axis] !== 0 &&
      drawn.c[drawn.axis] !== 0 &&
      [...drawn.a, ...drawn.c].every((part) => Math.abs(part) <= 12),
  )
  const value = c[axis] ?? 0
  const known = c.map((part, place) => (place === axis ? null : part))
  const first = line(a, b)
  const second = latex`${AXES.map((name, place) => {
    const at = known[place]
    const top =
      at === null || at === undefined
        ? `${name} - k`
        : at === 0
          ? name
          : `${name} ${at < 0 ? '+' : '-'} ${Math.abs(at)}`
    return `\\frac{${top}}{${d[place] ?? 1}}`
  }).join(' = ')}`
  return {
    concept: 'lines-in-space',
    given: { find: 'meet' as const, a, b, c: known, d },
    prompt: rng.pick([
      say`If the lines ${first} and ${second} intersect, then k is equal to`,
      say`The lines ${first} and ${second} are coplanar. Find the value of k.`,
      say`For what value of k do the lines ${first} and ${second} intersect?`,
      say`If the shortest distance between the lines ${first} and ${second} is zero, what is the value of k?`,
    ]),
    answer: value,
    within: [-60, 60] as const,
    mistakes: [
      { value: -value, because: say`the sign of k was turned` },
      { value: meeting[axis] ?? 0, because: say`that is a coordinate of the point where they meet` },
      { value: a[axis] ?? 0, because: say`that is the coordinate of the point of the first line` },
      { value: value + (d[axis] ?? 0), because: say`one step along the second line was added` },
      { value: value - (b[axis] ?? 0), because: say`one step along the first line was taken off` },
      { value: 2 * (meeting[axis] ?? 0) - value, because: say`the step was taken the other way` },
      { value: d[axis] ?? 0, because: say`that is the direction ratio` },
    ],
    steps: [
      say`The lines meet when the vector between their given points is in the plane of their directions: its dot product with ${latex`\vec{b_1} \times \vec{b_2}`} is 0.`,
      say`The vector product of the directions is (${list(normal)}).`,
      say`The dot product is 0 for k = ${value}`,
    ],
  }
}
