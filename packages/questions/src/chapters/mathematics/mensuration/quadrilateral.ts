import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { areaInside, RIGHT_TRIANGLES } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2, m2, metres } from '../../../kit/values/quantities.ts'
import { money, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { TRAPEZIA } from './plots.ts'

/** "The diagonals of a rhombus are 16 cm and 30 cm. What is its perimeter?" */
export const quadrilateral = defineGenerator({
  id: 'mensuration/quadrilateral',
  version: 7,
  concepts: ['trapezium', 'parallelogram-area', 'rhombus', 'general-quadrilateral', 'plane-figures'],
  levels: {
    easy: { forms: [trapezium, parallelogram] },
    medium: {
      forms: [
        rhombusPerimeter,
        rhombusArea,
        missingParallel,
        missingParallel,
        diagonalAndOffsets,
        diagonalAndOffsets,
      ],
    },
    hard: {
      forms: [
        ...often(4, isoscelesTrapezium),
        ...often(4, unequalLegs),
        sidesAndDiagonal,
        sumOfDiagonals,
        ...often(2, sidesInRatio),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'trapezium-area':
        return areaInside([
          [0, 0],
          [given.long, 0],
          [given.short + 1, given.height],
          [1, given.height],
        ])
      case 'parallelogram-area':
        return areaInside([
          [0, 0],
          [given.base, 0],
          [given.base + 2, given.height],
          [2, given.height],
        ])
      case 'rhombus-perimeter':
        return 4 * Math.hypot(given.one / 2, given.other / 2)
      case 'rhombus-area': {
        const half =
          range(1, 200).find((other) => (given.diagonal / 2) ** 2 + other ** 2 === given.side ** 2) ??
          Number.NaN
        return areaInside([
          [given.diagonal / 2, 0],
          [0, half],
          [-given.diagonal / 2, 0],
          [0, -half],
        ])
      }
      case 'parallel': {
        // Tries every length for the parallel side.
        return (
          range(1, 300).find((side) => (side + given.known) * given.height === 2 * given.area) ?? Number.NaN
        )
      }
      case 'isosceles-trapezium': {
        const over = (given.long - given.short) / 2
        const height = Math.sqrt(given.leg ** 2 - over ** 2)
        return areaInside([
          [0, 0],
          [given.long, 0],
          [given.long - over, height],
          [over, height],
        ])
      }
      case 'unequal-legs': {
        // Where the foot of the left end of the shorter side falls, by the two right triangles.
        const over = given.long - given.short
        const foot = (given.left ** 2 - given.right ** 2 + over ** 2) / (2 * over)
        const height = Math.sqrt(given.left ** 2 - foot ** 2)
        return areaInside([
          [0, 0],
          [given.long, 0],
          [foot + given.short, height],
          [foot, height],
        ])
      }
      case 'sides-and-diagonal': {
        const { one, other, diagonal } = given
        const half = (one + other + diagonal) / 2
        return 2 * Math.sqrt(half * (half - one) * (half - other) * (half - diagonal))
      }
      case 'sum-of-diagonals': {
        const shorter = range(1, given.sum).find(
          (one) => Math.abs(one ** 2 + (given.sum - one) ** 2 - (given.perimeter / 2) ** 2) < 1e-9,
        )
        return ((shorter ?? Number.NaN) * (given.sum - (shorter ?? Number.NaN))) / 2
      }
      case 'sides-in-ratio': {
        const unit = range(1, 400).find(
          (one) => ((given.p + given.q) * one * given.height) / 2 === given.area,
        )
        return (
          (given.wanted === 'longer' ? Math.max(given.p, given.q) : Math.min(given.p, given.q)) *
          (unit ?? Number.NaN)
        )
      }
      case 'offsets': {
        const area = areaInside([
          [0, 0],
          [given.diagonal / 3, given.left],
          [given.diagonal, 0],
          [given.diagonal / 4, -given.right],
        ])
        return area * given.rate
      }
    }
  },
})

function trapezium(rng: Random) {
  const short = rng.int(6, 40)
  const long = short + rng.int(2, 20, 2)
  const height = rng.int(4, 30)
  const thing = rng.pick(TRAPEZIA)
  const answer = m2(((short + long) * height) / 2)
  return {
    concept: ['trapezium', 'plane-figures'],
    given: { find: 'trapezium-area' as const, short, long, height },
    prompt: rng.pick([
      say`The parallel sides of ${thing} in the shape of a trapezium are ${metres(short)} and ${metres(long)}, and the distance between them is ${metres(height)}. ${ask(rng, 'its area')}`,
      say`${thing} is in the shape of a trapezium whose parallel sides measure ${metres(long)} and ${metres(short)}. If its height is ${metres(height)}, ${askThen(rng, 'its area')}`,
      say`If the lengths of the parallel sides of a trapezium are ${metres(short)} and ${metres(long)} and its height is ${metres(height)}, then ${askThen(rng, 'the area of the trapezium')}`,
      say`${ask(rng, say`the area of ${thing} in the shape of a trapezium of height ${metres(height)} with parallel sides ${metres(long)} and ${metres(short)} long`)}`,
    ]),
    answer,
    mistakes: [
      { value: (short + long) * height, because: say`the product was not halved` },
      { value: short * height, because: say`only the rectangle under the shorter side was counted` },
      { value: long * height, because: say`the longer side was taken for both parallel sides` },
      {
        value: ((long - short) * height) / 2,
        because: say`the parallel sides were subtracted instead of added`,
      },
      { value: (short * long) / 2, because: say`half of the product of the parallel sides was taken` },
      { value: ((short + long) * height) / 4, because: say`the product was halved twice` },
      { value: short * long, because: say`the two parallel sides were multiplied` },
    ],
    steps: [
      say`Area = (sum of the parallel sides) × height ÷ 2`,
      say`(${short} + ${long}) × ${height} ÷ 2 = ${answer}`,
    ],
  }
}

function parallelogram(rng: Random) {
  const [base, height] = [rng.int(8, 50), rng.int(5, 36)]
  const side = height + rng.int(1, 12)
  const answer = cm2(base * height)
  return {
    concept: ['parallelogram-area', 'plane-figures'],
    given: { find: 'parallelogram-area' as const, base, side, height },
    prompt: rng.pick([
      say`The adjacent sides of a parallelogram are ${cm(base)} and ${cm(side)}. If the height on the side of ${cm(base)} is ${cm(height)}, ${askThen(rng, 'the area of the parallelogram')}`,
      say`A ${rng.pick(['tile', 'sheet of paper', 'piece of cloth', 'board'])} is in the shape of a parallelogram with a base of ${cm(base)}, an adjacent side of ${cm(side)} and a height of ${cm(height)} on the base. ${ask(rng, 'its area')}`,
      say`If two sides of a parallelogram are ${cm(base)} and ${cm(side)} and the distance between the sides of length ${cm(base)} is ${cm(height)}, then ${askThen(rng, 'its area')}`,
      say`The base of a parallelogram is ${cm(base)} and the altitude on it is ${cm(height)}. If its other side is ${cm(side)}, ${askThen(rng, say`the area of the ${rng.pick(['parallelogram', 'figure'])}`)}`,
    ]),
    answer,
    mistakes: [
      { value: base * side, because: say`the slanting side was taken for the height` },
      { value: (base * height) / 2, because: say`the product was halved as for a triangle` },
      { value: 2 * (base + side), because: say`that number is the perimeter` },
      { value: side * height, because: say`the height was multiplied by the wrong side` },
      { value: (base * side) / 2, because: say`the two sides were multiplied and halved` },
      { value: 2 * base * height, because: say`the area was doubled` },
      { value: ((base + side) * height) / 2, because: say`the rule for a trapezium was used` },
    ],
    steps: [
      say`Area = base × height; the slanting side does not matter.`,
      say`${base} × ${height} = ${answer}`,
    ],
  }
}

function rhombusPerimeter(rng: Random) {
  const { one, other, side } = drawRhombus(rng)
  const answer = cm(4 * side)
  return {
    concept: ['rhombus', 'plane-figures'],
    given: { find: 'rhombus-perimeter' as const, one, other },
    prompt: rng.pick([
      say`The diagonals of a rhombus are ${cm(one)} and ${cm(other)}. ${ask(rng, 'its perimeter')}`,
      say`A rhombus has diagonals of ${cm(one)} and ${cm(other)}. ${ask(rng, 'the perimeter of the rhombus')}`,
      say`A ${rng.pick(['kite', 'tile', 'badge', 'field on a map'])} is in the shape of a rhombus whose diagonals measure ${cm(other)} and ${cm(one)}. ${ask(rng, 'its perimeter')}`,
      say`What length of ${rng.pick(['wire', 'ribbon', 'lace', 'thread'])} is needed to go once around a rhombus with diagonals ${cm(one)} and ${cm(other)}?`,
      say`The two diagonals of a rhombus bisect each other at right angles and are ${cm(one)} and ${cm(other)} long. ${ask(rng, 'four times the length of its side')}`,
    ]),
    answer,
    mistakes: [
      { value: side, because: say`that is one side` },
      { value: 2 * (one + other), because: say`the diagonals were taken for the sides` },
      { value: one + other, because: say`the diagonals were added` },
      { value: 2 * side, because: say`only two of the four sides were counted` },
      {
        value: 8 * side,
        because: say`the whole diagonals were used in the right triangle instead of their halves`,
      },
      { value: (one * other) / 2, because: say`that number is the area` },
      { value: 3 * side, because: say`only three of the four sides were counted` },
    ],
    steps: [
      say`The diagonals halve each other at right angles: halves of ${cm(one / 2)} and ${cm(other / 2)}.`,
      say`Side = √(${one / 2}² + ${other / 2}²) = ${cm(side)}`,
      say`Perimeter = 4 × ${side} = ${answer}`,
    ],
  }
}

function rhombusArea(rng: Random) {
  const { one, other, side } = drawRhombus(rng)
  const answer = cm2((one * other) / 2)
  return {
    concept: ['rhombus', 'plane-figures'],
    given: { find: 'rhombus-area' as const, side, diagonal: one },
    prompt: rng.pick([
      say`Each side of a rhombus is ${cm(side)} and one of its diagonals is ${cm(one)}. ${ask(rng, 'its area')}`,
      say`The perimeter of a rhombus is ${cm(4 * side)} and the length of one of its diagonals is ${cm(one)}. ${ask(rng, 'the area of the rhombus')}`,
      say`A rhombus of side ${cm(side)} has a diagonal of ${cm(one)}. ${ask(rng, 'the area of the rhombus')}`,
      say`A wire ${cm(4 * side)} long is bent into a rhombus one of whose diagonals is ${cm(one)}. ${ask(rng, 'the area enclosed by the wire')}`,
    ]),
    answer,
    mistakes: [
      { value: one * other, because: say`the product of the diagonals was not halved` },
      { value: (one * other) / 4, because: say`half of the other diagonal was taken for the whole` },
      { value: side * side, because: say`the rhombus was taken for a square` },
      { value: (side * one) / 2, because: say`the side was taken for the other diagonal` },
      { value: side * one, because: say`the side was multiplied by the diagonal` },
      { value: 4 * side, because: say`that number is the perimeter` },
      { value: (one * other) / 8, because: say`only one of the four right triangles was counted` },
    ],
    steps: [
      say`Half of the known diagonal is ${cm(one / 2)}; the diagonals meet at right angles.`,
      say`Half of the other = √(${side}² − ${one / 2}²) = ${cm(other / 2)}, so it is ${cm(other)} long.`,
      say`Area = ${one} × ${other} ÷ 2 = ${answer}`,
    ],
  }
}

function missingParallel(rng: Random) {
  const [known, long] = rng.sample(range(8, 44), 2)
  const height = rng.int(4, 24, 2)
  const thing = rng.pick(TRAPEZIA)
  const area = ((known + long) * height) / 2
  const answer = metres(long)
  return {
    concept: ['trapezium', 'plane-figures'],
    given: { find: 'parallel' as const, known, height, area },
    prompt: rng.pick([
      say`The area of ${thing} in the shape of a trapezium is ${m2(area)}. One of its parallel sides is ${metres(known)} and its height is ${metres(height)}. ${ask(rng, 'the length of the other parallel side')}`,
      say`If one of the parallel sides of a trapezium of area ${m2(area)} is ${metres(known)} and the distance between the parallel sides is ${metres(height)}, then ${askThen(rng, 'the other parallel side')}`,
      say`${thing} in the shape of a trapezium has an area of ${m2(area)}. The parallel sides are ${metres(height)} apart and one of them measures ${metres(known)}. ${ask(rng, 'the length of the other')}`,
    ]),
    answer,
    mistakes: [
      { value: area / height - known, because: say`the area was not doubled` },
      { value: known + long, because: say`that is the sum of both parallel sides` },
      { value: area / height, because: say`the area was divided by the height and nothing taken off` },
      { value: area / known, because: say`the area was divided by the known side` },
      { value: (2 * area) / known, because: say`twice the area was divided by the known side` },
      { value: long + height, because: say`the height was added` },
      { value: Math.abs(long - height), because: say`the height was taken off as well` },
    ],
    steps: [
      say`Sum of the parallel sides = 2 × area ÷ height`,
      say`2 × ${area} ÷ ${height} = ${metres(known + long)}`,
      say`The other side = ${known + long} − ${known} = ${answer}`,
    ],
  }
}

function isoscelesTrapezium(rng: Random) {
  const [x, y, z] = rng.pick(RIGHT_TRIANGLES.slice(0, 5))
  const scale = z > 16 ? rng.int(1, 2) : rng.int(1, 4)
  const [over, height] = rng.chance(0.5) ? [x * scale, y * scale] : [y * scale, x * scale]
  const short = rng.int(5, 60)
  const [long, leg] = [short + 2 * over, z * scale]
  const answer = cm2((short + over) * height)
  return {
    concept: ['trapezium', 'plane-figures'],
    given: { find: 'isosceles-trapezium' as const, short, long, leg },
    prompt: rng.pick([
      say`The parallel sides of an isosceles trapezium are ${cm(short)} and ${cm(long)}, and each of the non-parallel sides is ${cm(leg)}. ${ask(rng, 'its area')}`,
      say`If the lengths of the parallel sides of a trapezium are ${cm(long)} and ${cm(short)}, and its two non-parallel sides are ${cm(leg)} each, then ${askThen(rng, 'its area')}`,
      say`In a trapezium, the parallel sides measure ${cm(short)} and ${cm(long)} and the other two sides are equal to ${cm(leg)} each. ${ask(rng, 'the area of the trapezium')}`,
      say`An isosceles trapezium has parallel sides ${cm(long)} and ${cm(short)} long. If its perimeter is ${cm(long + short + 2 * leg)}, ${askThen(rng, 'its area')}`,
    ]),
    answer,
    mistakes: [
      { value: (short + over) * leg, because: say`the slanting side was taken for the height` },
      { value: (short + long) * height, because: say`the product was not halved` },
      { value: short * height, because: say`the two triangles at the ends were left out` },
      { value: long * height, because: say`the longer side was taken for both parallel sides` },
      { value: ((short + over) * height) / 2, because: say`the product was halved twice` },
      {
        value: (short + over / 2) * height,
        because: say`only one of the two triangles at the ends was counted`,
      },
      { value: short + long + 2 * leg, because: say`that number is the perimeter` },
    ],
    steps: [
      say`Perpendiculars from the ends of the shorter side cut off (${long} − ${short}) ÷ 2 = ${cm(over)} on each side.`,
      say`Each cut-off triangle has a right angle and the longest side ${cm(leg)}.`,
      say`Height = √(${leg}² − ${over}²) = ${cm(height)}`,
      say`Area = (${short} + ${long}) × ${height} ÷ 2 = ${answer}`,
    ],
  }
}

/** Triangles of two right triangles with a common height: base, the two other sides, height. */
const HEIGHTS = RIGHT_TRIANGLES.slice(0, 6).flatMap(([x, y, z]) =>
  RIGHT_TRIANGLES.slice(0, 6).flatMap(([p, q, r]) =>
    range(1, 8).flatMap((scale) =>
      range(1, 8).flatMap((times) =>
        [
          [y * scale, x * scale, z * scale, q * times, p * times, r * times],
          [y * scale, x * scale, z * scale, p * times, q * times, r * times],
        ].flatMap(([height = 0, one = 0, left = 0, same = 0, other = 0, right = 0]) =>
          height === same && one !== other && height <= 60 && left <= 75 && right <= 75
            ? [{ height, base: one + other, left, right }]
            : [],
        ),
      ),
    ),
  ),
)

/** "The parallel sides of a trapezium are 25 cm and 11 cm, the other sides 15 cm and 13 cm. What is its area?" */
function unequalLegs(rng: Random) {
  const { height, base, left, right } = rng.pick(HEIGHTS)
  const short = rng.int(5, 50)
  const long = short + base
  const answer = cm2(((short + long) * height) / 2)
  return {
    concept: ['trapezium', 'plane-figures'],
    given: { find: 'unequal-legs' as const, short, long, left, right },
    prompt: rng.pick([
      say`The parallel sides of a trapezium are ${cm(long)} and ${cm(short)}, and its non-parallel sides are ${cm(left)} and ${cm(right)}. ${ask(rng, 'its area')}`,
      say`In a trapezium, the two parallel sides measure ${cm(short)} and ${cm(long)} and the other two sides ${cm(right)} and ${cm(left)}. ${ask(rng, 'the area of the trapezium')}`,
      say`The four sides of a trapezium are ${cm(long)}, ${cm(left)}, ${cm(short)} and ${cm(right)} in order, the first and the third being parallel. ${ask(rng, 'the area enclosed')}`,
      say`ABCD is a trapezium with AB parallel to DC. If AB = ${cm(long)}, BC = ${cm(left)}, CD = ${cm(short)} and DA = ${cm(right)}, ${askThen(rng, 'the area of ABCD')}`,
    ]),
    answer,
    mistakes: [
      { value: (short + long) * height, because: say`the product was not halved` },
      { value: short * height, because: say`the triangle was left out` },
      { value: (base * height) / 2, because: say`only the triangle was counted` },
      { value: long * height, because: say`the longer side was taken for both parallel sides` },
      { value: ((short + long) * left) / 2, because: say`a slanting side was taken for the height` },
      { value: ((short + long) * right) / 2, because: say`the other slanting side was taken for the height` },
      { value: short + long + left + right, because: say`that number is the perimeter` },
    ],
    steps: [
      say`A line parallel to one slanting side cuts off a triangle with the sides ${left}, ${right} and ${long} − ${short} = ${cm(base)}.`,
      say`Its area by Heron's formula is ${cm2((base * height) / 2)}.`,
      say`So the height on the side of ${cm(base)} is ${cm(height)}, which is also that of the trapezium.`,
      say`Area = (${short} + ${long}) × ${height} ÷ 2 = ${answer}`,
    ],
  }
}

/** "Two adjacent sides of a parallelogram are 13 cm and 14 cm and a diagonal is 15 cm. What is its area?" */
function sidesAndDiagonal(rng: Random) {
  const drawn = rng.pick(HEIGHTS)
  const { height, base } = drawn
  const [one, other, diagonal] = rng.shuffle([drawn.left, drawn.right, base])
  const area = base * height
  const answer = cm2(area)
  const [a = 0, b = 0, c = 0] = [one, other, diagonal]
  return {
    concept: ['parallelogram-area', 'plane-figures'],
    given: { find: 'sides-and-diagonal' as const, one: a, other: b, diagonal: c },
    prompt: rng.pick([
      say`Two adjacent sides of a parallelogram are ${cm(a)} and ${cm(b)}, and one of its diagonals is ${cm(c)}. ${ask(rng, 'its area')}`,
      say`A parallelogram has sides of ${cm(a)} and ${cm(b)} and a diagonal of ${cm(c)}. ${ask(rng, 'the area of the parallelogram')}`,
      say`ABCD is a parallelogram with AB = ${cm(a)}, BC = ${cm(b)} and AC = ${cm(c)}. ${ask(rng, 'the area of ABCD')}`,
    ]),
    answer,
    mistakes: [
      { value: area / 2, because: say`only one of the two triangles was counted` },
      { value: a * b, because: say`the two sides were multiplied as in a rectangle` },
      { value: (a * c) / 2, because: say`half of a side times the diagonal was taken` },
      { value: 2 * area, because: say`the area was doubled once more` },
      { value: b * c, because: say`a side was multiplied by the diagonal` },
      { value: 2 * (a + b), because: say`that number is the perimeter` },
      { value: (a * b) / 2, because: say`half of the product of the sides was taken` },
    ],
    steps: [
      say`The diagonal divides the parallelogram into two equal triangles with the sides ${a}, ${b} and ${cm(c)}.`,
      say`Half of the perimeter of one = ${cm((a + b + c) / 2)}`,
      say`Area of one by Heron's formula = ${cm2(area / 2)}`,
      say`Area of the parallelogram = 2 × ${area / 2} = ${answer}`,
    ],
  }
}

/** "The perimeter of a rhombus is 100 cm and the sum of its diagonals is 62 cm. What is its area?" */
function sumOfDiagonals(rng: Random) {
  const { one, other, side } = drawRhombus(rng)
  const [sum, perimeter] = [one + other, 4 * side]
  const answer = cm2((one * other) / 2)
  return {
    concept: ['rhombus', 'plane-figures'],
    given: { find: 'sum-of-diagonals' as const, sum, perimeter },
    prompt: rng.pick([
      say`The perimeter of a rhombus is ${cm(perimeter)} and the sum of the lengths of its diagonals is ${cm(sum)}. ${ask(rng, 'its area')}`,
      say`If each side of a rhombus is ${cm(side)} and its two diagonals together measure ${cm(sum)}, then ${askThen(rng, 'the area of the rhombus')}`,
      say`The diagonals of a rhombus with a perimeter of ${cm(perimeter)} add up to ${cm(sum)}. ${ask(rng, 'the area of the rhombus')}`,
    ]),
    answer,
    mistakes: [
      { value: one * other, because: say`the product of the diagonals was not halved` },
      { value: (one * other) / 4, because: say`the product of the diagonals was divided by 4` },
      { value: side * side, because: say`the rhombus was taken for a square` },
      { value: (sum * sum) / 8, because: say`the diagonals were taken to be equal` },
      { value: (sum * side) / 2, because: say`half of the side times the sum of the diagonals was taken` },
      { value: 2 * one * other, because: say`twice the product of the diagonals was taken` },
    ],
    steps: [
      say`The side is ${cm(side)}. With diagonals d and e, (d/2)² + (e/2)² = ${side}², so d² + e² = ${4 * side * side}.`,
      say`(d + e)² = ${sum}² = ${sum * sum}`,
      say`So 2de = ${sum * sum} − ${4 * side * side} = ${2 * one * other}`,
      say`Area = de ÷ 2 = ${answer}`,
    ],
  }
}

/** "The area of a trapezium is 450 m², its height 15 m and its parallel sides are as 2 : 3. How long is the longer one?" */
function sidesInRatio(rng: Random) {
  const { p, q } = rng.until(
    () => ({ p: rng.int(2, 9), q: rng.int(3, 11) }),
    (drawn) => drawn.p < drawn.q && gcd(drawn.p, drawn.q) === 1,
  )
  const [unit, height] = [rng.int(2, 12), rng.int(6, 40, 2)]
  const area = ((p + q) * unit * height) / 2
  const wanted = rng.pick(['longer', 'shorter'] as const)
  const [own, not] = wanted === 'longer' ? [q, p] : [p, q]
  const thing = rng.pick(TRAPEZIA)
  const answer = metres(own * unit)
  return {
    concept: ['trapezium', 'plane-figures'],
    given: { find: 'sides-in-ratio' as const, p, q, height, area, wanted },
    prompt: rng.pick([
      say`The area of ${thing} in the shape of a trapezium is ${m2(area)}. Its parallel sides are in the ratio ${ratio(p, q)} and the distance between them is ${metres(height)}. ${ask(rng, say`the length of the ${wanted} one`)}`,
      say`The parallel sides of a trapezium are in the ratio ${ratio(q, p)} and ${metres(height)} apart. If its area is ${m2(area)}, how long is the ${wanted} of them?`,
      say`A trapezium of height ${metres(height)} has an area of ${m2(area)}. If its parallel sides are as ${p} to ${q}, ${askThen(rng, say`the length of the ${wanted} side`)}`,
    ]),
    answer,
    mistakes: [
      { value: not * unit, because: say`that is the ${wanted === 'longer' ? 'shorter' : 'longer'} side` },
      { value: (own * unit) / 2, because: say`the area was not doubled` },
      { value: (p + q) * unit, because: say`that is the sum of both parallel sides` },
      { value: 2 * own * unit, because: say`the area was doubled twice` },
      { value: unit, because: say`that is one part of the ratio` },
      { value: own * unit + height, because: say`the height was added` },
      { value: (q - p) * unit, because: say`that is the difference of the two sides` },
    ],
    steps: [
      say`Let the parallel sides be ${p}k and ${q}k; area = (sum of the parallel sides) × height ÷ 2.`,
      say`${p + q}k × ${height} ÷ 2 = ${area}`,
      say`k = ${unit}`,
      say`The ${wanted} side is ${own} × ${unit} = ${answer}`,
    ],
  }
}

function diagonalAndOffsets(rng: Random) {
  const diagonal = rng.int(20, 80, 2)
  const [left, right] = [rng.int(6, 36), rng.int(6, 36)]
  const rate = rng.int(10, 90, 5)
  const area = (diagonal * (left + right)) / 2
  const plot = rng.pick(['field', 'plot', 'garden', 'pond', 'park'])
  const work = plot === 'pond' ? 'cleaning' : rng.pick(['levelling', 'turfing', 'ploughing'])
  const answer = money(area * rate)
  return {
    concept: ['general-quadrilateral', 'plane-figures'],
    given: { find: 'offsets' as const, diagonal, left, right, rate },
    prompt: rng.pick([
      say`A diagonal of a quadrilateral-shaped ${plot} is ${metres(diagonal)} long, and the perpendiculars dropped on it from the opposite vertices are ${metres(left)} and ${metres(right)}. ${ask(rng, say`the cost of ${work} the ${plot} at ${money(rate)} per m²`)}`,
      say`The length of a diagonal of a ${plot} in the shape of a quadrilateral is ${metres(diagonal)}. The offsets from the other two vertices to it are ${metres(left)} and ${metres(right)}. How much will ${work} the ${plot} cost at the rate of ${money(rate)} per m²?`,
      say`If the perpendiculars from two opposite vertices of a four-sided ${plot} to its diagonal of ${metres(diagonal)} are ${metres(right)} and ${metres(left)}, respectively, ${askThen(rng, say`the cost of ${work} it at ${money(rate)} per m²`)}`,
    ]),
    answer,
    mistakes: [
      { value: 2 * area * rate, because: say`the product was not halved` },
      { value: ((diagonal * left) / 2) * rate, because: say`only one of the two triangles was counted` },
      {
        value: ((diagonal * right) / 2) * rate,
        because: say`only the second of the two triangles was counted`,
      },
      { value: (area * rate) / 2, because: say`the product was halved twice` },
      { value: left * right * rate, because: say`the two perpendiculars were multiplied with each other` },
      {
        value: (diagonal + left + right) * rate,
        because: say`the lengths were added instead of taking the area`,
      },
      {
        value: diagonal * Math.max(left, right) * rate,
        because: say`a rectangle on the diagonal was taken instead of two triangles`,
      },
    ],
    steps: [
      say`The diagonal is the base of two triangles.`,
      say`Their areas: ${diagonal} × ${left} ÷ 2 = ${m2((diagonal * left) / 2)} and ${diagonal} × ${right} ÷ 2 = ${m2((diagonal * right) / 2)}`,
      say`Area of the ${plot} = ${m2(area)}`,
      say`Cost = ${area} × ${rate} = ${answer}`,
    ],
  }
}

/** The right triangles that the diagonals of a rhombus make, each as likely as the others. */
const QUARTERS = RIGHT_TRIANGLES.flatMap(([x, y, z]) =>
  range(1, Math.floor(200 / z)).map((scale) => [x * scale, y * scale, z * scale] as const),
)

/** Diagonals with a whole side. */
function drawRhombus(rng: Random) {
  const [x, y, z] = rng.pick(QUARTERS)
  const [one, other] = rng.shuffle([2 * x, 2 * y])
  return { one: one ?? 0, other: other ?? 0, side: z }
}
