import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { degrees, fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "The direction ratios of a line are 2, 3, 6. What are its direction cosines?" */
export const directionCosines = defineGenerator({
  id: 'higher/direction-cosines',
  version: 7,
  concepts: ['direction-cosines'],
  levels: {
    easy: {
      forms: [...often(4, ratios), ...often(12, throughPoints), ...often(12, cosineOfPoints), sumOfSquares],
      told: 0,
    },
    medium: {
      forms: [
        ...often(3, ratios),
        ...often(12, fromEquation),
        ...often(2, thirdCosine),
        ...often(18, cosineOfPoints),
        thirdAngle,
      ],
      told: 1,
    },
    hard: { forms: [projection, projection, perpendicularToBoth], told: 2 },
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
        const term = (cosine: number) => {
          const angle = Math.acos(cosine)
          return given.kind === 'double' ? Math.cos(2 * angle) : Math[given.kind](angle) ** 2
        }
        return Math.round(given.times * cosines.reduce((sum, one) => sum + term(one), 0) * 1e6) / 1e6
      }
      case 'third-cosine': {
        const [l, m] = given.parts.map((part) => part / given.length)
        return Math.sqrt(1 - (l ?? 0) ** 2 - (m ?? 0) ** 2)
      }
      case 'perpendicular': {
        // The first small direction that is at right angles to both.
        const sizes = range(-14, 14)
        const isRight = (way: Triple) => dotOf(way, given.one) === 0 && dotOf(way, given.two) === 0
        for (const a of range(1, 14))
          for (const b of sizes)
            for (const c of sizes)
              if (isRight([a, b, c]))
                return triple([a, b, c].map((part) => [part, wholeOf(Math.hypot(a, b, c))]))
        return ''
      }
      case 'projection': {
        // The length of AB times the cosine of its angle with CD, by the third side of a triangle with both.
        const { from, to, start, end } = given
        const [one, two] = [
          from.map((at, place) => (to[place] ?? 0) - at),
          start.map((at, place) => (end[place] ?? 0) - at),
        ]
        const third = Math.hypot(...one.map((at, place) => at - (two[place] ?? 0)))
        const [a, b] = [Math.hypot(...one), Math.hypot(...two)]
        return Math.abs((a * a + b * b - third * third) / (2 * b))
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
  // Longer numbers would only be more to square.
  const times = rng.int(1, Math.max(1, Math.floor(36 / Math.max(a, b, c))))
  return {
    way: [a * times, rng.pick([1, 1, -1]) * b * times, rng.pick([1, 1, -1]) * c * times],
    length: length * times,
  }
}

const drawPoint = (rng: Random): Triple => [rng.int(-9, 9), rng.int(-9, 9), rng.int(-9, 9)]

const dotOf = (one: Triple, other: Triple): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

const crossOf = ([a, b, c]: Triple, [d, e, f]: Triple): Triple => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
]

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
      say`A line passes through A${at(from)} and B${at(to)}. Which numbers are proportional to the direction cosines of AB?`,
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
      say`A line passes through R${at(from)} and S${at(to)}. The cosine of the angle that RS, taken from R to S, makes with the ${AXES[axis] ?? ''}-axis is`,
      say`P is ${at(from)} and Q is ${at(to)}. The direction cosine of PQ along the ${AXES[axis] ?? ''}-axis is`,
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
  const [first, second, c] = rng.pick(ANGLES)
  // The supplement of an angle has the same square of its cosine.
  const [a, b] = [rng.chance(0.3) ? 180 - first : first, rng.chance(0.3) ? 180 - second : second]
  const [one = 'x', two = 'y', third = 'z'] = rng.shuffle(AXES)
  return {
    concept: CONCEPT,
    given: { find: 'third-angle' as const, a, b },
    prompt: rng.pick([
      say`A line makes angles of ${degrees(a)} and ${degrees(b)} with the ${one}-axis and the ${two}-axis, respectively. Which acute angle (or right angle) does it make with the ${third}-axis?`,
      say`A line is inclined at ${degrees(a)} to the ${one}-axis and at ${degrees(b)} to the ${two}-axis. Find the angle, not greater than 90°, between the line and the ${third}-axis.`,
      say`The angles of a line with the ${one}-axis and the ${two}-axis are ${degrees(a)} and ${degrees(b)}, respectively. Its angle with the ${third}-axis, if it is not obtuse, is:`,
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

/** cos²α + cos²β + cos²γ = 1, with sines 2, and cos 2α + cos 2β + cos 2γ = −1. */
function sumOfSquares(rng: Random) {
  const times = rng.int(1, 20)
  const kind = rng.pick(['sin', 'cos', 'double'] as const)
  const whole = { sin: 2, cos: 1, double: -1 }[kind]
  const answer = whole * times
  const name = { sin: '\\sin^2', cos: '\\cos^2', double: '\\cos 2' }[kind]
  const sum = latex`${times === 1 ? '' : `${times}(`}${name}\alpha + ${name}\beta + ${name}\gamma${times === 1 ? '' : ')'}`
  return {
    concept: CONCEPT,
    given: { find: 'squares' as const, times, kind },
    prompt: rng.pick([
      say`A line makes the angles α, β and γ with the axes of x, y and z. ${ask(rng, say`the value of ${sum}`)}`,
      say`If α, β and γ are the angles of a line with the three coordinate axes, then ${sum} is equal to:`,
      say`α, β and γ are the angles which a line makes with the coordinate axes. Then ${sum} equals`,
    ]),
    answer,
    within: [-100, 100] as const,
    mistakes: [
      {
        value: kind === 'cos' ? 2 * times : times,
        because:
          kind === 'cos'
            ? say`that is the value with the squares of the sines`
            : say`that is the value with the squares of the cosines`,
      },
      { value: -answer, because: say`the sign is wrong` },
      { value: 3 * times, because: say`each term was taken for 1` },
      { value: 0, because: say`the squares do not cancel` },
      { value: answer + 1, because: say`the sum of the squares was taken too large` },
      { value: 4 * times, because: say`the result was doubled` },
    ],
    steps: [
      kind === 'cos'
        ? say`The squares of the direction cosines add up to 1.`
        : kind === 'sin'
          ? say`The squares of the direction cosines add up to 1, so the squares of the sines add up to 3 − 1 = 2.`
          : say`The squares of the direction cosines add up to 1, and ${latex`\cos 2\alpha = 2\cos^2 \alpha - 1`}, so the sum is 2 − 3 = −1.`,
      say`${times} × ${kind === 'double' ? '(−1)' : whole} = ${answer}`,
    ],
  }
}

/** The projection of one segment on the line of another. */
function projection(rng: Random) {
  const { from, to, start, end, way, length, between } = rng.until(
    () => {
      const [a, b, c, length] = rng.pick(WHOLE)
      const way: Triple = [rng.pick([1, -1]) * a, rng.pick([1, -1]) * b, rng.pick([1, -1]) * c]
      const [from, to, start] = [drawPoint(rng), drawPoint(rng), drawPoint(rng)]
      return {
        from,
        to,
        start,
        end: [start[0] + way[0], start[1] + way[1], start[2] + way[2]] as const,
        way,
        length,
        between: [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const,
      }
    },
    (drawn) => Math.abs(dotOf(drawn.way, drawn.between)) > drawn.length && drawn.length <= 15,
  )
  const dot = dotOf(way, between)
  const size = Math.abs(dot)
  const sum = way.reduce((all, one) => all + Math.abs(one), 0)
  const spoilt = (place: 0 | 1 | 2) => Math.abs(dot - 2 * way[place] * between[place])
  const answer = fraction(exact(size, length))
  const [A, B, C, D] = [`A${at(from)}`, `B${at(to)}`, `C${at(start)}`, `D${at(end)}`]
  return {
    concept: CONCEPT,
    given: { find: 'projection' as const, from, to, start, end },
    prompt: rng.pick([
      ask(
        rng,
        say`the length of the projection of the segment joining ${A} and ${B} on the line through ${C} and ${D}`,
      ),
      say`The projection of the line segment joining ${A} and ${B} on the line joining ${C} and ${D} has the length`,
      say`${A}, ${B}, ${C} and ${D} are four points. ${ask(rng, 'the length of the projection of AB on the line CD')}`,
      say`Perpendiculars are drawn from ${A} and ${B} to the line through ${C} and ${D}. ${ask(rng, 'the distance between their feet')}`,
    ]),
    answer,
    // No projection is longer than the segment.
    within: [0.1, Math.hypot(...between)] as const,
    mistakes: [
      // One mistake, another one, and both together: no option is nearer to the rest.
      ...([0, 1, 2] as const).flatMap((place) => [
        {
          value: fraction(exact(spoilt(place), length)),
          because: say`the product of the parts along the ${AXES[place]}-axis has the wrong sign`,
        },
        {
          value: fraction(exact(spoilt(place), sum)),
          because: say`the product of the parts along the ${AXES[place]}-axis has the wrong sign, and the direction ratios were added for the division`,
        },
      ]),
      {
        value: fraction(exact(size, sum)),
        because: say`the sum was divided by the sum of the direction ratios`,
      },
      {
        value: fraction(
          exact(
            way.reduce((all, one, place) => all + Math.abs(one * (between[place] ?? 0)), 0),
            length,
          ),
        ),
        because: say`the signs of the products were left out`,
      },
      { value: fraction(exact(size, length * length)), because: say`the square root was not taken` },
    ],
    steps: [
      say`The direction ratios of CD are ${list(way)}, and its direction cosines ${triple(way.map((one) => [one, length]))}.`,
      say`The differences of the coordinates of A and B are ${list(between)}.`,
      say`Each is multiplied by the direction cosine, and the products are added: the length is ${answer}`,
    ],
  }
}

/** "The direction cosines of a line with the x- and the y-axis are 2/7 and 3/7. What is the one with the z-axis?" */
function thirdCosine(rng: Random) {
  const [a, b, c, length] = rng.pick(SHORT)
  const parts = [rng.pick([1, 1, -1]) * a, rng.pick([1, 1, -1]) * b] as const
  const [one = 'x', two = 'y', third = 'z'] = rng.shuffle(AXES)
  const [first, second] = [fraction(exact(parts[0], length)), fraction(exact(parts[1], length))]
  const answer = fraction(exact(c, length))
  const rest = length - a - b
  return {
    concept: CONCEPT,
    given: { find: 'third-cosine' as const, parts, length },
    prompt: rng.pick([
      say`The cosines of the angles that a line makes with the ${one}-axis and the ${two}-axis are ${first} and ${second}. If its angle with the ${third}-axis is acute, find the cosine of that angle.`,
      say`A line makes an acute angle with the ${third}-axis, and its direction cosines with respect to the ${one}- and ${two}-axes are ${first} and ${second}. The third direction cosine is`,
      say`Two direction cosines of a line, with respect to the ${one}- and ${two}-axes, are ${first} and ${second}. If the one with respect to the ${third}-axis is positive, what is it?`,
    ]),
    answer,
    within: [0, 1] as const,
    mistakes: [
      ...(rest > 0
        ? [
            {
              value: fraction(exact(rest, length)),
              because: say`the cosines were taken to add up to 1, not their squares`,
            },
          ]
        : []),
      { value: fraction(exact(c * c, length * length)), because: say`the square root was not taken` },
      {
        value: fraction(exact(Math.abs(a), length)),
        because: say`that is one of the given cosines without its sign`,
      },
      {
        value: fraction(exact(Math.abs(b), length)),
        because: say`that is one of the two given cosines without its sign`,
      },
      ...(c + 1 < length
        ? [{ value: fraction(exact(c + 1, length)), because: say`a slip in the squares made it too large` }]
        : []),
      { value: fraction(exact(c - 1, length)), because: say`a slip in the squares made it too small` },
      { value: fraction(exact(Math.abs(length - c), length)), because: say`it was taken from 1` },
    ],
    steps: [
      say`The squares of the three direction cosines add up to 1.`,
      say`The square of the third is ${latex`1 - \frac{${a * a}}{${length * length}} - \frac{${b * b}}{${length * length}} = \frac{${c * c}}{${length * length}}`}.`,
      say`The third is positive: ${answer}`,
    ],
  }
}

/** Those without a common factor. */
const SHORT = WHOLE.filter(([a, b, c]) => gcd(gcd(a, b), c) === 1)

/** Short directions with at most one 0, some of them at right angles to each direction of a whole length. */
const SIDES: readonly Triple[] = range(0, 7).flatMap((a) =>
  range(-7, 7).flatMap((b) =>
    range(-7, 7).flatMap((c) =>
      [a, b, c].filter((part) => part === 0).length < 2 && gcd(gcd(a, b), c) === 1
        ? [[a, b, c] as const]
        : [],
    ),
  ),
)

/** "Find the direction cosines of the line that is perpendicular to the lines with direction ratios 1, 2, 2 and 0, 2, 1." */
function perpendicularToBoth(rng: Random) {
  const { way, length, one, two } = rng.until(
    () => {
      const [a, b, c, length] = rng.pick(SHORT)
      const way: Triple = [a, rng.pick([1, -1]) * b, rng.pick([1, -1]) * c]
      const sides = SIDES.filter((side) => dotOf(side, way) === 0)
      return { way, length, one: rng.pick(sides), two: rng.pick(sides) }
    },
    (drawn) => crossOf(drawn.one, drawn.two).some((part) => part !== 0),
  )
  const by = (bottom: number, of: readonly number[] = way) => triple(of.map((part) => [part, bottom]))
  const answer = by(length)
  const [x, y, z] = way
  // One mistake, another one, and both together: no option is nearer to the rest.
  const [isFirst, sign] = [rng.chance(0.5), rng.pick([1, -1])]
  const turned = ([a, b, c]: Triple): Triple => (isFirst ? [b, a, c] : [c, b, a])
  const spoilt = ([a, b, c]: Triple): Triple => [a, -b, sign * c]
  const sum = way.reduce((all, part) => all + Math.abs(part), 0)
  return {
    concept: CONCEPT,
    given: { find: 'perpendicular' as const, one, two },
    prompt: rng.pick([
      say`The direction cosines of a line perpendicular to the two lines whose direction ratios are ${list(one)} and ${list(two)} are:`,
      say`Which of these can be the direction cosines of a line that is perpendicular to both the lines with direction ratios ${list(one)} and ${list(two)}?`,
      say`A line is at right angles to the vectors with the components ${list(one)} and ${list(two)}. Its direction cosines are:`,
    ]),
    answer,
    mistakes: [
      { of: turned([x, y, z]), because: say`the order of the parts of the vector product was changed` },
      { of: spoilt([x, y, z]), because: say`the signs in the vector product are wrong` },
      {
        of: turned(spoilt([x, y, z])),
        because: say`the order and the signs in the vector product are wrong`,
      },
      { of: [x, -y, -z] as const, because: say`two signs in the vector product are wrong` },
      { of: [y, x, z] as const, because: say`two parts of the vector product were exchanged` },
    ]
      // Another direction of the same line would be right as well.
      .filter(({ of }) => dotOf(of, way) ** 2 < length ** 4)
      .map(({ of, because }) => ({ value: by(length, of), because }))
      .concat([{ value: by(sum), because: say`the ratios were divided by their sum` }]),
    steps: [
      say`The line has the direction of the vector product, ${list(crossOf(one, two))}, that is ${list(way)}.`,
      say`The length of ${list(way)} is ${latex`\sqrt{${x * x} + ${y * y} + ${z * z}} = ${length}`}.`,
      say`So the direction cosines are ${answer}`,
    ],
  }
}
