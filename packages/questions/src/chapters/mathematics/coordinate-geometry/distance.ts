import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import {
  at,
  drawSpot,
  drawStep,
  lineWords,
  type Spot,
  shift,
  signed,
  units,
  WHOLE_STEPS,
  written,
} from './coordinates.ts'

/** "What is the distance between (2, 3) and (6, 6)?" */
export const distance = defineGenerator({
  id: 'geometry/distance',
  version: 6,
  concepts: ['distance-between-points', 'equidistant-point'],
  levels: {
    easy: { forms: [between] },
    medium: { forms: [perimeter, circle, unknown, equidistant] },
    hard: { forms: [equidistantOnLine, equidistantFromThree] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)
    switch (given.find) {
      case 'between':
        return apart(given.one, given.other)
      case 'perimeter': {
        const [a, b, c] = given.corners
        return apart(a, b) + apart(b, c) + apart(c, a)
      }
      case 'diameter':
        return 2 * apart(given.centre, given.point)
      case 'axis': {
        // Every place of the axis is tried.
        const place = range(-400, 400).find((tenth) => {
          const spot = given.axis === 'x' ? { x: tenth / 10, y: 0 } : { x: 0, y: tenth / 10 }
          return Math.abs(apart(spot, given.one) - apart(spot, given.other)) < 1e-9
        })
        return (place ?? Number.NaN) / 10
      }
      case 'line': {
        // Every point of the grid is tried.
        const { one, other, line } = given
        const found = range(-40, 40)
          .flatMap((x) => range(-40, 40).map((y) => ({ x, y })))
          .filter(
            (spot) =>
              line.a * spot.x + line.b * spot.y === line.c && squareOf(spot, one) === squareOf(spot, other),
          )
        const [only] = found
        return only && found.length === 1 ? at(only) : ''
      }
      case 'three': {
        // Every point of the grid is tried.
        const [a, b, c] = given.points
        const found = range(-40, 40)
          .flatMap((x) => range(-40, 40).map((y) => ({ x, y })))
          .find((spot) => {
            const far = squareOf(spot, a)
            return squareOf(spot, b) === far && squareOf(spot, c) === far
          })
        return found ? at(found) : ''
      }
      case 'unknown': {
        const fits = range(-60, 60).filter(
          (k) =>
            Math.abs(apart({ x: k, y: given.y }, given.other) - given.length) < 1e-9 && k > given.other.x,
        )
        return fits.length === 1 ? (fits[0] ?? Number.NaN) : Number.NaN
      }
    }
  },
})

function between(rng: Random) {
  const one = drawSpot(rng)
  const step = drawStep(rng)
  const other = shift(one, step.x, step.y)
  const answer = units(step.length)
  const [dx, dy] = [Math.abs(step.x), Math.abs(step.y)]
  return {
    concept: 'distance-between-points',
    given: { find: 'between' as const, one, other },
    prompt: rng.pick([
      say`${ask(rng, say`the distance between the points ${at(one)} and ${at(other)}`)}`,
      say`The distance between A${at(one)} and B${at(other)} is:`,
      say`If P${at(one)} and Q${at(other)} are two points in a plane, then ${askThen(rng, 'the length of PQ')}`,
      say`The coordinates of the ends of a line segment are ${at(one)} and ${at(other)}. ${ask(rng, 'the length of the segment')}`,
    ]),
    answer,
    mistakes: [
      { value: dx + dy, because: say`the differences were added without squares` },
      { value: Math.abs(dx - dy), because: say`the differences were subtracted from each other` },
      { value: dx, because: say`only the difference of the x-coordinates was taken` },
      { value: dy, because: say`only the difference of the y-coordinates was taken` },
      { value: step.length ** 2, because: say`the square root was not taken` },
      {
        value: Math.hypot(one.x + other.x, one.y + other.y),
        because: say`the coordinates were added instead of subtracted`,
      },
      { value: 2 * step.length, because: say`the distance was doubled` },
      { value: step.length / 2, because: say`that is the distance to the middle` },
    ],
    steps: [say`The coordinates differ by ${dx} and ${dy}.`, say`Distance = √(${dx}² + ${dy}²) = ${answer}`],
  }
}

/** Triangles on the grid with three whole sides: steps that share a leg. */
const TRIANGLES = WHOLE_STEPS.flatMap((one) =>
  WHOLE_STEPS.filter((other) => other[1] === one[1]).map((other) => ({
    high: one[1],
    left: one[0],
    right: other[0],
    sides: [one[2], other[2]] as const,
  })),
)

function perimeter(rng: Random) {
  const { high, left, right, sides } = rng.pick(TRIANGLES)
  const foot = drawSpot(rng, 8)
  const sign = rng.pick([1, -1])
  const [a, b, c] = [shift(foot, -left, 0), shift(foot, right, 0), shift(foot, 0, sign * high)]
  const base = left + right
  const key = base + sides[0] + sides[1]
  const answer = units(key)
  const [first = a, second = b, third = c] = rng.shuffle([a, b, c])
  return {
    concept: 'distance-between-points',
    given: { find: 'perimeter' as const, corners: [first, second, third] as const },
    prompt: rng.pick([
      say`${ask(rng, say`the perimeter of the triangle whose vertices are ${at(first)}, ${at(second)} and ${at(third)}`)}`,
      say`If A${at(first)}, B${at(second)} and C${at(third)} are the vertices of a triangle, then ${askThen(rng, 'its perimeter')}`,
      say`The vertices of △PQR are P${at(first)}, Q${at(second)} and R${at(third)}. ${ask(rng, 'the perimeter of the triangle')}`,
    ]),
    answer,
    mistakes: [
      { value: sides[0] + sides[1], because: say`the level side was left out` },
      { value: base + sides[0], because: say`one slanting side was left out` },
      {
        value: base + left + right + 2 * high,
        because: say`the slanting sides were measured along the grid`,
      },
      { value: (base * high) / 2, because: say`that number is the area` },
      { value: 2 * base + high, because: say`the height was counted instead of the slanting sides` },
      { value: key / 2, because: say`that is half of the perimeter` },
      { value: base + high, because: say`the base and the height were added` },
    ],
    steps: [
      say`The level side is ${units(base)} long.`,
      say`The other sides are √(${left}² + ${high}²) = ${sides[0]} and √(${right}² + ${high}²) = ${sides[1]}.`,
      say`Perimeter = ${base} + ${sides[0]} + ${sides[1]} = ${answer}`,
    ],
  }
}

function circle(rng: Random) {
  const centre = drawSpot(rng)
  const step = drawStep(rng)
  const point = shift(centre, step.x, step.y)
  const answer = units(2 * step.length)
  const [dx, dy] = [Math.abs(step.x), Math.abs(step.y)]
  return {
    concept: 'distance-between-points',
    given: { find: 'diameter' as const, centre, point },
    prompt: rng.pick([
      say`A circle with centre ${at(centre)} passes through the point ${at(point)}. ${ask(rng, 'its diameter')}`,
      say`If the centre of a circle is O${at(centre)} and P${at(point)} is a point on it, then ${askThen(rng, 'the diameter of the circle')}`,
      say`The centre of a circle is at ${at(centre)} and it passes through ${at(point)}. ${ask(rng, 'the length of its diameter')}`,
    ]),
    answer,
    mistakes: [
      { value: step.length, because: say`that is the radius` },
      { value: dx + dy, because: say`the differences were added without squares` },
      { value: 2 * (dx + dy), because: say`the differences were added without squares and doubled` },
      { value: step.length ** 2, because: say`the square of the radius was taken` },
      { value: 4 * step.length, because: say`the radius was doubled twice` },
      { value: 2 * Math.max(dx, dy), because: say`only the larger difference was doubled` },
      { value: 3 * step.length, because: say`the radius was tripled` },
    ],
    steps: [
      say`The coordinates differ by ${dx} and ${dy}.`,
      say`Radius = √(${dx}² + ${dy}²) = ${units(step.length)}`,
      say`Diameter = 2 × ${step.length} = ${answer}`,
    ],
  }
}

/** Two points and the place of an axis that is equally far from both. */
function equidistant(rng: Random) {
  const axis = rng.pick(['x', 'y'] as const)
  const { along, one, other } = rng.until(
    () => {
      const [p, q, r] = [rng.int(-9, 9), rng.int(-9, 9), rng.int(1, 9) * rng.pick([1, -1])]
      const s = rng.int(1, 9) * rng.pick([1, -1])
      // |(p, r)|² − |(q, s)|² = 2 × place × (p − q)
      const place = p === q ? Number.NaN : (p * p + r * r - q * q - s * s) / (2 * (p - q))
      return { along: place, one: { x: p, y: r }, other: { x: q, y: s } }
    },
    (drawn) =>
      Number.isInteger(drawn.along) &&
      Math.abs(drawn.along) <= 15 &&
      drawn.along !== 0 &&
      // Points at one height have their middle for an answer.
      Math.abs(drawn.one.y) !== Math.abs(drawn.other.y),
  )
  const turned = (spot: Spot): Spot => (axis === 'x' ? spot : { x: spot.y, y: spot.x })
  const [first, second] = [turned(one), turned(other)]
  const coordinate = axis
  const gap = one.x - other.x
  const [left, right] = [one.x ** 2 + one.y ** 2, other.x ** 2 + other.y ** 2]
  return {
    concept: 'equidistant-point',
    given: { find: 'axis' as const, axis, one: first, other: second },
    prompt: rng.pick([
      say`A point on the ${axis}-axis is equidistant from ${at(first)} and ${at(second)}. ${ask(rng, say`its ${coordinate}-coordinate`)}`,
      say`If a point P on the ${axis}-axis is equidistant from A${at(first)} and B${at(second)}, then ${askThen(rng, say`the ${coordinate}-coordinate of P`)}`,
      say`${ask(rng, say`the ${coordinate}-coordinate of the point on the ${axis}-axis which is at equal distances from ${at(first)} and ${at(second)}`)}`,
    ]),
    answer: along,
    within: [-60, 60] as const,
    mistakes: [
      { value: -along, because: say`a sign was lost on the way` },
      {
        value: (one.x + other.x) / 2,
        because: say`the middle of the two ${coordinate}-coordinates was taken`,
      },
      { value: 2 * along, because: say`the factor 2 was forgotten in squaring` },
      { value: along / 2, because: say`the factor 2 was used twice` },
      { value: one.x + other.x, because: say`the two ${coordinate}-coordinates were added` },
      { value: (left + right) / (2 * gap), because: say`the squares were added instead of subtracted` },
      { value: gap, because: say`the difference of the two ${coordinate}-coordinates was taken` },
    ],
    steps: [
      say`Let the point be ${axis === 'x' ? '(k, 0)' : '(0, k)'}. Both squares of distances are equal.`,
      say`(k − ${signed(one.x)})² + ${one.y * one.y} = (k − ${signed(other.x)})² + ${other.y * other.y}`,
      say`k² falls out: ${2 * gap} × k = ${left} − ${right} = ${left - right}`,
      say`k = ${left - right} ÷ ${signed(2 * gap)} = ${along}`,
    ],
  }
}

function unknown(rng: Random) {
  const other = drawSpot(rng, 9)
  const step = drawStep(rng)
  const [dx, dy] = [Math.abs(step.x), step.y]
  const [k, y] = [other.x + dx, other.y + dy]
  return {
    concept: 'distance-between-points',
    given: { find: 'unknown' as const, y, other, length: step.length },
    prompt: rng.pick([
      say`The distance between the points (k, ${written(y)}) and ${at(other)} is ${units(step.length)}. If k > ${written(other.x)}, ${askThen(rng, 'the value of k')}`,
      say`If the distance between A(k, ${written(y)}) and B${at(other)} is ${units(step.length)} and k is greater than ${written(other.x)}, then k is equal to:`,
      say`For k > ${written(other.x)}, the points (k, ${written(y)}) and ${at(other)} are ${units(step.length)} apart. ${ask(rng, 'the value of k')}`,
    ]),
    answer: k,
    within: [-80, 80] as const,
    mistakes: [
      { value: other.x - dx, because: say`that is the other solution, to the left` },
      { value: dx, because: say`that is only the difference of the x-coordinates` },
      { value: other.x + step.length, because: say`the whole distance was added to the x-coordinate` },
      {
        value: other.x + step.length - Math.abs(dy),
        because: say`the difference of the y-coordinates was subtracted without squares`,
      },
      { value: other.x + Math.abs(dy), because: say`the difference of the y-coordinates was added` },
      { value: dx - other.x, because: say`the sign of ${written(other.x)} was turned round` },
      { value: other.x - Math.abs(dy), because: say`the difference of the y-coordinates was taken off` },
    ],
    steps: [
      say`(k − ${signed(other.x)})² + (${written(y)} − ${signed(other.y)})² = ${step.length}²`,
      say`The y-coordinates differ by ${Math.abs(dy)}, so (k − ${signed(other.x)})² = ${step.length ** 2} − ${dy ** 2} = ${dx ** 2}`,
      say`k − ${signed(other.x)} = ${dx}, because k is the greater one.`,
      say`k = ${dx} + ${signed(other.x)} = ${k}`,
    ],
  }
}

const ORIGIN: Spot = { x: 0, y: 0 }

const squareOf = (one: Spot, other: Spot): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2

/** "A point on the line 2x + y = 7 is equidistant from (5, 1) and (−3, −7). What are its coordinates?" */
function equidistantOnLine(rng: Random) {
  const { spot, one, other, a, b } = rng.until(
    () => {
      const [x, y] = rng.pick(WHOLE_STEPS.filter(([, , length]) => length <= 20))
      const around = [1, -1].flatMap((right) =>
        [1, -1].flatMap((up) => [
          { x: x * right, y: y * up },
          { x: y * right, y: x * up },
        ]),
      )
      const spot = drawSpot(rng, 7)
      const [first, second] = rng.sample(around, 2).map((step) => shift(spot, step.x, step.y))
      const [a, b] = [rng.int(1, 4), rng.int(1, 4) * rng.pick([1, -1])]
      return { spot, one: first ?? spot, other: second ?? spot, a, b }
    },
    (drawn) =>
      drawn.one.x !== drawn.other.x &&
      drawn.one.y !== drawn.other.y &&
      drawn.one.x + drawn.other.x !== 2 * drawn.spot.x &&
      gcd(drawn.a, Math.abs(drawn.b)) === 1 &&
      // The line is not at right angles to the join of the two points: it would hold all of the answers, or none.
      drawn.a * (drawn.one.y - drawn.other.y) !== drawn.b * (drawn.one.x - drawn.other.x),
  )
  const c = a * spot.x + b * spot.y
  const line = lineWords(a, b, c)
  const answer = at(spot)
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const common = gcd(Math.abs(dx), Math.abs(dy))
  const constant = squareOf(other, ORIGIN) - squareOf(one, ORIGIN)
  const onLine = (times: number) => ({
    value: at(shift(spot, b * times, -a * times)),
    because: say`it lies on the line, but not at equal distances from the two points`,
  })
  const between = (times: number) => ({
    value: at(shift(spot, (dy / common) * times, (-dx / common) * times)),
    because: say`it is at equal distances from the two points, but not on the line`,
  })
  return {
    concept: 'equidistant-point',
    given: { find: 'line' as const, one, other, line: { a, b, c } },
    prompt: rng.pick([
      say`A point on the line ${line} is equidistant from A${at(one)} and B${at(other)}. Its coordinates are`,
      say`If a point P on the line ${line} is at equal distances from ${at(one)} and ${at(other)}, then the coordinates of P are`,
      say`Find the point on the line ${line} which is equidistant from ${at(one)} and ${at(other)}.`,
    ]),
    answer,
    mistakes: [onLine(1), onLine(-1), between(1), between(-1), onLine(2), onLine(-2)],
    steps: [
      say`Let the point be P(x, y). PA² = PB².`,
      say`The squares of x and y fall out: ${lineWords(2 * dx, 2 * dy, constant)}.`,
      say`The point is also on ${line}.`,
      say`Both hold for ${answer}`,
    ],
  }
}

/** "Which point is equidistant from (5, 1), (−3, −7) and (7, −1)?" */
function equidistantFromThree(rng: Random) {
  const { centre, points } = rng.until(
    () => {
      const [x, y, length] = rng.pick(WHOLE_STEPS.filter(([, , whole]) => whole <= 20))
      const around = [
        ...[1, -1].flatMap((one) =>
          [1, -1].flatMap((other) => [
            { x: x * one, y: y * other },
            { x: y * one, y: x * other },
          ]),
        ),
        { x: length, y: 0 },
        { x: -length, y: 0 },
        { x: 0, y: length },
        { x: 0, y: -length },
      ]
      const centre = drawSpot(rng, 7)
      const [a, b, c] = rng.sample(around, 3).map((step) => shift(centre, step.x, step.y))
      return { centre, points: [a ?? centre, b ?? centre, c ?? centre] as const }
    },
    // Two points opposite each other, or at one height or in one column, would tell at least half of the answer.
    ({ points: [a, b, c], centre }) =>
      new Set([a.x, b.x, c.x]).size === 3 &&
      new Set([a.y, b.y, c.y]).size === 3 &&
      [
        [a, b],
        [b, c],
        [a, c],
      ].every(([one, other]) => (one?.x ?? 0) + (other?.x ?? 0) !== 2 * centre.x) &&
      Math.abs(centre.x) !== Math.abs(centre.y) &&
      centre.x !== 0 &&
      centre.y !== 0,
  )
  const [a, b, c] = points
  const answer = at(centre)
  const list = say`A${at(a)}, B${at(b)} and C${at(c)}`
  const equation = (one: Spot, other: Spot) =>
    lineWords(2 * (other.x - one.x), 2 * (other.y - one.y), squareOf(other, ORIGIN) - squareOf(one, ORIGIN))
  return {
    concept: 'equidistant-point',
    given: { find: 'three' as const, points },
    prompt: rng.pick([
      say`The coordinates of the point which is equidistant from ${list} are`,
      say`Find the centre of the circle that passes through ${list}.`,
      say`The vertices of a triangle are ${list}. The coordinates of its circumcentre are`,
      say`Which of the following points is at equal distances from ${list}?`,
    ]),
    answer,
    mistakes: [
      { value: at({ x: centre.y, y: centre.x }), because: say`the two coordinates were exchanged` },
      { value: at({ x: -centre.x, y: centre.y }), because: say`the sign of x was lost` },
      { value: at({ x: centre.x, y: -centre.y }), because: say`the sign of y was lost` },
      { value: at({ x: -centre.x, y: -centre.y }), because: say`both signs were lost` },
      {
        value: at({ x: centre.x + 1, y: centre.y - 1 }),
        because: say`the equations were solved with a slip`,
      },
      {
        value: at({ x: centre.x - 1, y: centre.y + 1 }),
        because: say`the equations were solved with a slip`,
      },
    ],
    steps: [
      say`Let the point be P(x, y). PA² = PB² and PB² = PC².`,
      say`PA² = PB² gives ${equation(a, b)}.`,
      say`PB² = PC² gives ${equation(b, c)}.`,
      say`Both hold for ${answer}`,
    ],
  }
}
