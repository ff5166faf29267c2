import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { at, drawSpot, lineWords, type Spot, signed, squares, written } from './coordinates.ts'

/** Hard forms of areas in the plane: what the area needs has to be found first. */

/** With the sign of the way round. */
export const twiceArea = (a: Spot, b: Spot, c: Spot): number =>
  (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)

/** The line through two points in lowest terms: a, b and c of ax + by = c. */
function lineThrough(one: Spot, other: Spot): readonly [number, number, number] {
  const [a, b] = [one.y - other.y, other.x - one.x]
  const factor = gcd(Math.abs(a), Math.abs(b))
  return [a / factor, b / factor, (a * one.x + b * one.y) / factor]
}

/** "What is the area of the triangle formed by the lines x − y = 1, 2x + y = 8 and x + 2y = 1?" */
export function threeLines(rng: Random) {
  const { corners, lines, double } = rng.until(
    () => {
      const corners = [drawSpot(rng, 6), drawSpot(rng, 6), drawSpot(rng, 6)] as const
      const [a, b, c] = corners
      return {
        corners,
        lines: [lineThrough(a, b), lineThrough(b, c), lineThrough(c, a)],
        double: Math.abs(twiceArea(a, b, c)),
      }
    },
    (drawn) =>
      drawn.double >= 8 &&
      drawn.double <= 90 &&
      drawn.lines.every(
        ([a, b, c]) => a !== 0 && b !== 0 && Math.abs(a) <= 4 && Math.abs(b) <= 4 && Math.abs(c) <= 20,
      ),
  )
  const [first = '', second = '', third = ''] = lines.map(([a, b, c]) => lineWords(a, b, c))
  const [a, b, c] = corners
  const answer = squares(double / 2)
  const [p, q, r] = [a.x * (b.y - c.y), b.x * (c.y - a.y), c.x * (a.y - b.y)]
  return {
    concept: 'area-of-triangle-by-coordinates',
    given: { find: 'three-lines' as const, lines },
    prompt: rng.pick([
      say`${ask(rng, say`the area of the triangle formed by the lines ${first}, ${second} and ${third}`)}`,
      say`The sides of a triangle lie along the lines ${first}, ${second} and ${third}. ${ask(rng, 'the area of the triangle')}`,
      say`If a triangle is bounded by the lines ${first}, ${second} and ${third}, then ${askIf(rng, 'its area')}`,
    ]),
    answer,
    mistakes: [
      { value: double, because: say`the sum was not halved` },
      { value: Math.abs(p - q + r) / 2, because: say`the middle term was taken with the wrong sign` },
      { value: Math.abs(p + q - r) / 2, because: say`the last term was taken with the wrong sign` },
      {
        value: (Math.abs(p) + Math.abs(q) + Math.abs(r)) / 2,
        because: say`all terms were taken as positive`,
      },
      { value: double / 4, because: say`the sum was halved twice` },
      { value: Math.abs(p + q) / 2, because: say`the last term was left out` },
      { value: Math.abs(q + r) / 2, because: say`the first term was left out` },
    ],
    steps: [
      say`Solve the equations in pairs: the lines meet at ${at(a)}, ${at(b)} and ${at(c)}.`,
      say`Area = half of |x₁(y₂ − y₃) + x₂(y₃ − y₁) + x₃(y₁ − y₂)|`,
      say`The three terms are ${written(p)}, ${written(q)} and ${written(r)}; their sum is ${written(p + q + r)}.`,
      say`Area = ${double} ÷ 2 = ${answer}`,
    ],
  }
}

/** Two corners and the centre of a figure: what part of it the triangle of the three is. */
const CENTRED = {
  triangle: { parts: 3, name: 'triangle ABC', letter: 'G', corners: 'two vertices', meets: 'centroid is' },
  parallelogram: {
    parts: 4,
    name: 'parallelogram ABCD',
    letter: 'M',
    corners: 'two adjacent vertices',
    meets: 'diagonals intersect at',
  },
} as const

/** "A(1, 2) and B(5, 3) are two vertices of a triangle with the centroid (2, 5). What is its area?" */
export function fromCentre(rng: Random) {
  const shape = rng.pick(['triangle', 'parallelogram'] as const)
  const { parts, name, letter, corners, meets } = CENTRED[shape]
  const { a, b, middle, double } = rng.until(
    () => {
      const [a, b, middle] = [drawSpot(rng, 9), drawSpot(rng, 9), drawSpot(rng, 9)]
      return { a, b, middle, double: Math.abs(twiceArea(a, b, middle)) }
    },
    (drawn) => drawn.double >= 5 && drawn.double <= 60 && drawn.a.x !== drawn.b.x && drawn.a.y !== drawn.b.y,
  )
  const third =
    shape === 'triangle'
      ? { x: 3 * middle.x - a.x - b.x, y: 3 * middle.y - a.y - b.y }
      : { x: 2 * middle.x - a.x, y: 2 * middle.y - a.y }
  const key = (parts * double) / 2
  const answer = squares(key)
  return {
    concept:
      shape === 'triangle' ? 'area-of-triangle-by-coordinates' : 'area-of-quadrilateral-by-coordinates',
    given: { find: 'from-centre' as const, shape, corners: [a, b] as const, middle },
    prompt: rng.pick([
      say`A${at(a)} and B${at(b)} are ${corners} of a ${name}, whose ${meets} ${letter}${at(middle)}. ${ask(rng, say`the area of the ${shape}`)}`,
      say`In a ${name}, A is ${at(a)} and B is ${at(b)}. If its ${meets} ${letter}${at(middle)}, then ${askIf(rng, say`the area of the ${shape}`)}`,
      say`${ask(rng, say`the area of a ${name} in which A is ${at(a)}, B is ${at(b)} and whose ${meets} ${letter}${at(middle)}`)}`,
    ]),
    answer,
    mistakes: [
      { value: double / 2, because: say`that is the area of triangle AB${letter} only` },
      {
        value: ((7 - parts) * double) / 2,
        because:
          shape === 'triangle'
            ? say`triangle AB${letter} was taken for a quarter of the whole`
            : say`triangle AB${letter} was taken for a third of the whole`,
      },
      { value: double, because: say`triangle AB${letter} was taken for half of the whole` },
      { value: 2 * key, because: say`the sum was not halved` },
      { value: key / 2, because: say`the sum was halved twice` },
      { value: key + double / 2, because: say`triangle AB${letter} was counted once more` },
    ],
    steps: [
      shape === 'triangle'
        ? say`The coordinates of G are the means of those of the vertices, so C = 3G − A − B = ${at(third)}.`
        : say`The diagonals bisect each other at M, so C = 2M − A = ${at(third)}.`,
      say`From A to B it is ${written(b.x - a.x)} in x and ${written(b.y - a.y)} in y; from A to C ${written(third.x - a.x)} and ${written(third.y - a.y)}.`,
      say`|${written(b.x - a.x)} × ${signed(third.y - a.y)} − ${signed(b.y - a.y)} × ${signed(third.x - a.x)}| = ${Math.abs(twiceArea(a, b, third))}`,
      shape === 'triangle'
        ? say`Half of it is the area: ${answer}`
        : say`That is the area of the whole parallelogram: ${answer}`,
    ],
  }
}

/** "The third vertex of a triangle of area 5 on (2, 1) and (3, −2) lies on y = x + 3. What is the sum of its possible x?" */
export function cornerOnLine(rng: Random) {
  const { a, b, slope, rest, area, values, factor, add } = rng.until(
    () => {
      const [a, b] = [drawSpot(rng, 7), drawSpot(rng, 7)]
      const [slope, rest] = [rng.pick([1, -1, 2, -2, 3]), rng.int(-9, 9)]
      const one = rng.int(-12, 12)
      // Twice the area, for the vertex (k, slope × k + rest), is the size of factor × k + add.
      const factor = (b.x - a.x) * slope - (b.y - a.y)
      const add = (b.x - a.x) * (rest - a.y) + a.x * (b.y - a.y)
      const other = -one - (2 * add) / factor
      return {
        a,
        b,
        slope,
        rest,
        factor,
        add,
        area: Math.abs(factor * one + add) / 2,
        values: [one, other].toSorted((x, y) => x - y),
      }
    },
    (drawn) =>
      drawn.rest !== 0 &&
      drawn.factor !== 0 &&
      Math.abs(drawn.factor) > 1 &&
      drawn.a.x !== drawn.b.x &&
      drawn.a.y !== drawn.b.y &&
      drawn.area >= 3 &&
      drawn.area <= 60 &&
      drawn.values.every((value) => Number.isInteger(value) && value !== 0 && Math.abs(value) <= 20) &&
      drawn.values[0] !== -(drawn.values[1] ?? 0),
  )
  const [low = 0, high = 0] = values
  const asks = rng.pick(['sum', 'product'] as const)
  const [sum, product] = [low + high, low * high]
  const [answer, other] = asks === 'sum' ? [sum, product] : [product, sum]
  const line = `y = ${Math.abs(slope) === 1 ? (slope < 0 ? '−' : '') : written(slope)}x ${rest < 0 ? '−' : '+'} ${Math.abs(rest)}`
  const what = `the ${asks} of the possible values of the x-coordinate of C`
  return {
    concept: 'area-of-triangle-by-coordinates',
    given: { find: 'corner-on-line' as const, corners: [a, b] as const, slope, rest, area, asks },
    prompt: rng.pick([
      say`The area of triangle ABC is ${squares(area)}. If A is ${at(a)}, B is ${at(b)} and C lies on the line ${line}, then ${askIf(rng, what)}`,
      say`A${at(a)} and B${at(b)} are two vertices of a triangle ABC of area ${squares(area)}. The vertex C lies on the line ${line}. ${ask(rng, what)}`,
      say`In a triangle ABC of area ${squares(area)}, A is ${at(a)}, B is ${at(b)} and C is a point on the line ${line}. ${ask(rng, what)}`,
    ]),
    answer,
    within: [-420, 420] as const,
    mistakes: [
      { value: other, because: say`that is the ${asks === 'sum' ? 'product' : 'sum'} of the two values` },
      { value: -answer, because: say`the sign was lost` },
      { value: high, because: say`only one of the two values was taken` },
      { value: low, because: say`only one of the two values was taken` },
      { value: high - low, because: say`the two values were subtracted` },
      {
        value: asks === 'sum' ? sum / 2 : sum * 2,
        because: asks === 'sum' ? say`the mean of the two values was taken` : say`twice the sum was taken`,
      },
      {
        value: slope * sum + 2 * rest,
        because: say`that is the sum of the y-coordinates`,
      },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`C is (k, ${line.slice(4).replace('x', 'k')}).`,
      say`Twice the area is the size of (x₂ − x₁)(y₃ − y₁) − (x₃ − x₁)(y₂ − y₁) = ${written(factor)}k ${add < 0 ? '−' : '+'} ${Math.abs(add)}.`,
      say`It is ${2 * area} or −${2 * area}, so k = ${written(low)} or k = ${written(high)}.`,
      say`Their ${asks} is ${answer}`,
    ],
  }
}
