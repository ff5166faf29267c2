import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { degrees, fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "The direction ratios of a line are 2, 3, 6. What are its direction cosines?" */
export const directionCosines = defineGenerator({
  id: 'higher/direction-cosines',
  version: 5,
  concepts: ['direction-cosines'],
  levels: {
    easy: {
      forms: [...often(12, ratios), ...often(12, throughPoints), ...often(12, cosineOfPoints), sumOfSquares],
      told: 0,
    },
    medium: {
      forms: [
        ...often(8, ratios),
        ...often(8, fromEquation),
        ...often(13, throughPoints),
        ...often(13, cosineOfPoints),
        thirdAngle,
      ],
      told: 1,
    },
    hard: { forms: [...often(19, cosineOfPoints), thirdAngle, ...often(19, projection)], told: 2 },
  },
  generate(rng, { forms, told }) {
    const draft = rng.pick(forms)(rng)
    return { ...draft, steps: [...HINTS.slice(0, told), ...draft.steps] }
  },
  solve(given) {
    switch (given.find) {
      case 'cosines': {
        const length = Math.sqrt(given.way.reduce((sum, one) => sum + one * one, 0))
        return triple(given.way.map((one) => [one, wholeOf(length)]))
      }
      case 'line': {
        // The way from the point where all terms are 0 to the point where they are 1.
        const way = given.below.map((one, place) => (place === given.turned ? 0 - one : one))
        const length = Math.hypot(...way)
        return triple(way.map((one) => [one, wholeOf(length)]))
      }
      case 'ratios': {
        const { from, to } = given
        return list(from.map((one, place) => (to[place] ?? 0) - one))
      }
      case 'cosine-of-points': {
        const way = given.from.map((one, place) => (given.to[place] ?? 0) - one)
        return (way[given.axis] ?? 0) / Math.hypot(...way)
      }
      case 'third-angle': {
        const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180)
        const rest = 1 - cosine(given.a) ** 2 - cosine(given.b) ** 2
        return range(0, 90).find((angle) => Math.abs(cosine(angle) ** 2 - rest) < 1e-9) ?? Number.NaN
      }
      case 'squares': {
        // A line with any direction will do.
        const [x, y, z] = [2, 3, 6]
        const cosines = [x / 7, y / 7, z / 7]
        const sines = cosines.reduce((sum, one) => sum + (1 - one * one), 0)
        return given.times * (given.isSine ? sines : cosines.reduce((sum, one) => sum + one * one, 0))
      }
      case 'projection': {
        const { from, to, way } = given
        const dot = way.reduce((sum, one, place) => sum + one * ((to[place] ?? 0) - (from[place] ?? 0)), 0)
        return Math.abs(dot) / Math.hypot(...way)
      }
    }
  },
})

/** What to think of first. */
const HINTS = [
  say`Direction ratios are in proportion to the direction cosines.`,
  say`The squares of the direction cosines add up to 1.`,
]

const CONCEPT = 'direction-cosines'
const AXES = ['x', 'y', 'z'] as const

type Triple = readonly [number, number, number]

/** Three whole numbers with a whole length. */
const WHOLE = range(1, 14).flatMap((a) =>
  range(1, 14).flatMap((b) =>
    range(1, 14).flatMap((c) => {
      const length = Math.hypot(a, b, c)
      return Number.isInteger(length) && new Set([a, b, c]).size > 1 ? [[a, b, c, length] as const] : []
    }),
  ),
)

function drawWay(rng: Random): { way: Triple; length: number } {
  const [a, b, c, length] = rng.pick(WHOLE)
  const times = rng.int(1, 12)
  return {
    way: [a * times, rng.pick([1, 1, -1]) * b * times, rng.pick([1, 1, -1]) * c * times],
    length: length * times,
  }
}

const drawPoint = (rng: Random): Triple => [rng.int(-9, 9), rng.int(-9, 9), rng.int(-9, 9)]

const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value))
const list = (values: readonly number[]): string => values.map(minus).join(', ')
const at = (values: readonly number[]): string => `(${list(values)})`

/** '2/7, 3/7, −6/7' in lowest terms. */
const triple = (parts: readonly (readonly number[])[]): string =>
  parts
    .map(([top = 0, bottom = 1]) => {
      const size = exact(Math.abs(top), bottom)
      const sign = top < 0 ? '−' : ''
      return size.d === 1n ? `${sign}${size.n}` : `${sign}${size.n}/${size.d}`
    })
    .join(', ')

function ratios(rng: Random) {
  const { way, length } = drawWay(rng)
  const by = (bottom: number, of: readonly number[] = way) => triple(of.map((one) => [one, bottom]))
  const answer = by(length)
  const sum = way.reduce((all, one) => all + Math.abs(one), 0)
  const [a, b, c] = way
  return {
    concept: CONCEPT,
    given: { find: 'cosines' as const, way },
    prompt: rng.pick([
      say`The direction ratios of a line are ${list(way)}. Its direction cosines are:`,
      say`A line in space runs in the direction ${list(way)}. Which three numbers are the cosines of its angles with the axes?`,
      say`Which of these are l, m and n for a line that is parallel to the vector with the components ${list(way)}?`,
      say`If a line has the direction ratios ${list(way)}, which of the following are its direction cosines?`,
      say`The direction cosines of a line whose direction ratios are ${list(way)} are:`,
    ]),
    answer,
    mistakes: [
      // Directions as well, so that not only the key has squares that add up to 1.
      { value: by(length, [c, b, a]), because: say`the order of the ratios was changed` },
      { value: by(length, [a, -b, -c]), because: say`two signs were changed` },
      { value: by(length, [c, -b, -a]), because: say`the order and the signs were changed` },
      { value: by(sum), because: say`the ratios were divided by their sum` },
      { value: by(sum, [c, b, a]), because: say`the ratios were divided by their sum, in another order` },
      { value: by(sum, [a, -b, -c]), because: say`the ratios were divided by their sum, with other signs` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`${latex`\sqrt{${a * a} + ${b * b} + ${c * c}} = ${length}`}`,
      say`Each ratio is divided by ${length}: ${answer}`,
    ],
  }
}

/** "What are the direction cosines of the line (x − 2)/2 = (3 − y)/3 = (z + 1)/6?" */
function fromEquation(rng: Random) {
  const drawn = drawWay(rng)
  const from = rng.until(
    () => drawPoint(rng),
    (point) => point.every((one) => one !== 0),
  )
  // One of the terms is turned round, as (3 − y)/3: its direction ratio is −3.
  const turned = rng.int(0, 2)
  const { length } = drawn
  const way = drawn.way.map((one, place) => (place === turned ? -Math.abs(one) : one))
  const shown = way.map((one, place) => (place === turned ? -one : one))
  const part = (place: number) => {
    const [letter, at] = [AXES[place] ?? 'x', from[place] ?? 0]
    const top = place === turned ? `${at} - ${letter}` : `${letter} ${at < 0 ? '+' : '-'} ${Math.abs(at)}`
    return String.raw`\frac{${top}}{${shown[place] ?? 1}}`
  }
  const line = latex`${part(0)} = ${part(1)} = ${part(2)}`
  const by = (bottom: number, of: readonly number[] = way) => triple(of.map((one) => [one, bottom]))
  const answer = by(length)
  const sum = way.reduce((all, one) => all + Math.abs(one), 0)
  return {
    concept: CONCEPT,
    given: { find: 'line' as const, below: shown, turned },
    prompt: rng.pick([
      say`The direction cosines of the line ${line} are:`,
      say`Which of these are the direction cosines of the line ${line}?`,
      say`A line has the equations ${line}. Its direction cosines are:`,
    ]),
    answer,
    mistakes: [
      { value: by(length, shown), because: say`the sign of the term that is turned round was not changed` },
      { value: by(sum), because: say`the ratios were divided by their sum` },
      { value: by(sum, shown), because: say`the ratios were divided by their sum, with one sign wrong` },
      // Directions as well, so that not only the key has squares that add up to 1.
      ...[0, 1, 2]
        .filter((place) => place !== turned)
        .map((place) => ({
          value: by(
            length,
            shown.map((one, at) => (at === place ? -one : one)),
          ),
          because: say`the sign of the wrong term was changed`,
        })),
      {
        value: by(
          length,
          way.map((_, at) => way[2 - at] ?? 0),
        ),
        because: say`the order of the ratios was changed`,
      },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`Written with ${AXES[turned] ?? ''} first, the denominators give the direction ratios ${list(way)}.`,
      say`Their length is ${length}, so the direction cosines are ${answer}`,
    ],
  }
}

function throughPoints(rng: Random) {
  const { from, to } = rng.until(
    () => ({ from: drawPoint(rng), to: drawPoint(rng) }),
    (drawn) => drawn.from.every((one, place) => one !== drawn.to[place] && one !== 0),
  )
  const way = to.map((one, place) => one - (from[place] ?? 0))
  const answer = list(way)
  const sum = to.map((one, place) => one + (from[place] ?? 0))
  const [a = 0, b = 0, c = 0] = way
  return {
    concept: CONCEPT,
    given: { find: 'ratios' as const, from, to },
    prompt: rng.pick([
      say`Which of the following are the direction ratios of the line from A${at(from)} to B${at(to)}?`,
      say`A line passes through A${at(from)} and then B${at(to)}. Which numbers are proportional to its direction cosines, in the direction from A to B?`,
      say`P is ${at(from)} and Q is ${at(to)}. What are the components of the vector PQ along the three axes?`,
      say`The direction ratios of the line from the point ${at(from)} to the point ${at(to)} are:`,
    ]),
    answer,
    mistakes: [
      { of: sum, because: say`the coordinates were added instead of subtracted` },
      { of: [a, b, -c], because: say`the last difference was taken the other way round` },
      { of: [a, -b, c], because: say`the second difference was taken the other way round` },
      { of: [a + 1, b, c], because: say`a slip of 1 in the first difference` },
      { of: to, because: say`those are the coordinates of the second point` },
      ...[
        [sum[0] ?? 0, sum[1] ?? 0, c],
        [sum[0] ?? 0, b, sum[2] ?? 0],
        [a, sum[1] ?? 0, sum[2] ?? 0],
        [sum[0] ?? 0, b, c],
        [a, b, sum[2] ?? 0],
      ].map((of) => ({ of, because: say`some of the coordinates were added instead of subtracted` })),
    ]
      // Numbers in proportion would be direction ratios of the same line.
      .filter(({ of: [x = 0, y = 0, z = 0] }) => x * b !== y * a || y * c !== z * b || x * c !== z * a)
      .map(({ of, because }) => ({ value: list(of), because })),
    steps: [say`The direction ratios are the differences of the coordinates.`, say`They are ${answer}`],
  }
}

function cosineOfPoints(rng: Random) {
  const { way, length } = drawWay(rng)
  const from = drawPoint(rng)
  const to: Triple = [from[0] + way[0], from[1] + way[1], from[2] + way[2]]
  const axis = rng.int(0, 2)
  const top = way[axis] ?? 0
  const answer = fraction(exact(top, length))
  const others = way.filter((_, place) => place !== axis)
  return {
    concept: CONCEPT,
    given: { find: 'cosine-of-points' as const, from, to, axis },
    prompt: rng.pick([
      say`A line goes from the point ${at(from)} to the point ${at(to)}. ${ask(rng, say`the cosine of the angle that it makes with the positive ${AXES[axis] ?? ''}-axis`)}`,
      say`Find the cosine of the angle which the vector joining ${at(from)} to ${at(to)} makes with the ${AXES[axis] ?? ''}-axis.`,
      say`The straight line through R${at(from)} and S${at(to)}, taken from R to S, meets the three axes at certain angles. Which is the cosine of its angle with the ${AXES[axis] ?? ''}-axis?`,
      say`P is ${at(from)} and Q is ${at(to)}. Of the three direction cosines of PQ, which number belongs to the ${AXES[axis] ?? ''}-axis?`,
      say`If A is ${at(from)} and B is ${at(to)}, then ${askThen(rng, say`the direction cosine of AB with respect to the ${AXES[axis] ?? ''}-axis`)}`,
    ]),
    answer,
    within: [-1, 1] as const,
    mistakes: [
      { value: fraction(exact(-top, length)), because: say`the difference was taken the other way round` },
      ...others.map((one) => ({
        value: fraction(exact(one, length)),
        because: say`that is the cosine for another axis`,
      })),
      {
        value: fraction(
          exact(
            top,
            way.reduce((all, one) => all + Math.abs(one), 0),
          ),
        ),
        because: say`the difference was divided by the sum of the differences`,
      },
      { value: fraction(exact(top, length * length)), because: say`the square root was not taken` },
      { value: fraction(exact(top, length + 1)), because: say`the length was taken too large` },
      ...others.map((one) => ({
        value: fraction(
          exact(
            one,
            way.reduce((all, other) => all + Math.abs(other), 0),
          ),
        ),
        because: say`another axis was taken, and the difference divided by the sum of the differences`,
      })),
    ],
    steps: [
      say`The differences of the coordinates are ${list(way)}.`,
      say`Their length is ${latex`\sqrt{${way.map((one) => one * one).join(' + ')}} = ${length}`}`,
      say`The cosine is ${minus(top)} ÷ ${length} = ${answer}`,
    ],
  }
}

/** Angles whose cosines are known by heart. */
const ANGLES = [
  [60, 60, 45],
  [60, 45, 60],
  [45, 60, 60],
  [90, 45, 45],
  [45, 90, 45],
  [90, 60, 30],
  [60, 90, 30],
  [90, 30, 60],
  [30, 90, 60],
  [45, 45, 90],
  [30, 60, 90],
  [60, 30, 90],
] as const

function thirdAngle(rng: Random) {
  const [a, b, c] = rng.pick(ANGLES)
  const [one = 'x', two = 'y', third = 'z'] = rng.shuffle(AXES)
  return {
    concept: CONCEPT,
    given: { find: 'third-angle' as const, a, b },
    prompt: rng.pick([
      say`A line makes angles of ${degrees(a)} and ${degrees(b)} with the ${one}-axis and the ${two}-axis, respectively. Which acute angle (or right angle) does it make with the ${third}-axis?`,
      say`If a line is inclined at ${degrees(a)} to the ${one}-axis and at ${degrees(b)} to the ${two}-axis, then its inclination to the ${third}-axis, taken as at most 90°, is:`,
    ]),
    answer: degrees(c),
    mistakes: [30, 45, 60, 90, 75, 15]
      .filter((angle) => angle !== c)
      .map((angle) => ({
        value: degrees(angle),
        because:
          angle === 180 - a - b
            ? say`the angles were taken to add up to 180°`
            : say`with it the squares of the three cosines do not add up to 1`,
      })),
    steps: [
      say`The squares of the three direction cosines add up to 1.`,
      say`${latex`\cos^2 ${a}° + \cos^2 ${b}° + \cos^2 \gamma = 1`} gives the angle ${degrees(c)}`,
    ],
  }
}

/** cos²α + cos²β + cos²γ = 1, and with sines 2. */
function sumOfSquares(rng: Random) {
  const times = rng.int(1, 20)
  const isSine = rng.chance(0.5)
  const answer = isSine ? 2 * times : times
  const name = isSine ? '\\sin' : '\\cos'
  const sum = latex`${times === 1 ? '' : `${times}(`}${name}^2 \alpha + ${name}^2 \beta + ${name}^2 \gamma${times === 1 ? '' : ')'}`
  return {
    concept: CONCEPT,
    given: { find: 'squares' as const, times, isSine },
    prompt: rng.pick([
      say`A line makes the angles α, β and γ with the axes of x, y and z. ${ask(rng, say`the value of ${sum}`)}`,
      say`If α, β and γ are the angles of a line with the three coordinate axes, then ${sum} is equal to:`,
    ]),
    answer,
    mistakes: [
      {
        value: isSine ? times : 2 * times,
        because: isSine ? say`that is the value with cosines` : say`that is the value with sines`,
      },
      { value: 3 * times, because: say`each square was taken for 1` },
      { value: 0, because: say`the squares do not cancel` },
      { value: answer + 1, because: say`the sum of the squares was taken too large` },
      { value: 4 * times, because: say`the result was doubled` },
    ],
    steps: [
      say`The squares of the direction cosines add up to 1${isSine ? say`, so the squares of the sines add up to 3 − 1 = 2` : ''}.`,
      say`${times} × ${isSine ? 2 : 1} = ${answer}`,
    ],
  }
}

/** The projection of a segment on a line. */
function projection(rng: Random) {
  const { way, length } = drawWay(rng)
  const { from, to, dot } = rng.until(
    () => {
      const [from, to] = [drawPoint(rng), drawPoint(rng)]
      return {
        from,
        to,
        dot: way.reduce((sum, one, place) => sum + one * ((to[place] ?? 0) - (from[place] ?? 0)), 0),
      }
    },
    (drawn) => drawn.dot !== 0,
  )
  const answer = fraction(exact(Math.abs(dot), length))
  return {
    concept: CONCEPT,
    given: { find: 'projection' as const, from, to, way },
    prompt: rng.pick([
      say`${ask(rng, say`the length of the projection of the segment joining ${at(from)} and ${at(to)} on a line with the direction ratios ${list(way)}`)}`,
      say`If A is ${at(from)} and B is ${at(to)}, then the projection of AB on a line whose direction ratios are ${list(way)} has the length:`,
      say`A line has the direction ratios ${list(way)}. How long is the shadow that the segment from ${at(from)} to ${at(to)} throws on it at right angles?`,
      say`Perpendiculars are dropped from P${at(from)} and Q${at(to)} on a line with the direction ratios ${list(way)}. ${ask(rng, 'the distance between their feet')}`,
      say`The segment with the ends ${at(from)} and ${at(to)} is projected on a line whose direction is ${list(way)}. What is the length of its image?`,
    ]),
    answer,
    mistakes: [
      { value: Math.abs(dot), because: say`the sum was not divided by ${length}` },
      { value: fraction(exact(Math.abs(dot), length * length)), because: say`the square root was not taken` },
      { value: fraction(exact(Math.abs(dot) + length, length)), because: say`a slip of 1 in the last step` },
      { value: fraction(exact(Math.abs(dot), length + 1)), because: say`the length was taken too large` },
      { value: fraction(exact(2 * Math.abs(dot), length)), because: say`the result was doubled` },
    ],
    steps: [
      say`The direction cosines of the line are ${triple(way.map((one) => [one, length]))}.`,
      say`Each is multiplied by the difference of the coordinates, and the products are added: ${answer}`,
    ],
  }
}
