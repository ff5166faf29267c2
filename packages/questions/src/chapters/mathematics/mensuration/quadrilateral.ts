import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { areaInside, RIGHT_TRIANGLES } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2, m2, metres } from '../../../kit/values/quantities.ts'
import { money } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { TRAPEZIA } from './plots.ts'

/** "The diagonals of a rhombus are 16 cm and 30 cm. What is its perimeter?" */
export const quadrilateral = defineGenerator({
  id: 'mensuration/quadrilateral',
  version: 1,
  concepts: ['trapezium', 'parallelogram-area', 'rhombus', 'general-quadrilateral'],
  levels: {
    easy: { forms: [trapezium, parallelogram] },
    medium: { forms: [rhombusPerimeter, rhombusArea, missingParallel] },
    hard: { forms: [isoscelesTrapezium, diagonalAndOffsets] },
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(TRAPEZIA)
  const answer = m2(((short + long) * height) / 2)
  return {
    concept: 'trapezium',
    given: { find: 'trapezium-area' as const, short, long, height },
    prompt: rng.pick([
      say`In ${town} ${person.name} finds that the parallel sides of a trapezium are ${metres(short)} and ${metres(long)} and the distance between them is ${metres(height)}. What is its area?`,
      say`${thing} in ${town} has the shape of a trapezium with parallel sides of ${metres(long)} and ${metres(short)}, which are ${metres(height)} apart. Find its area.`,
      say`${person.name} measures ${thing}: two parallel edges of ${metres(short)} and ${metres(long)} lie ${metres(height)} from each other, the other two edges slant. How large is the area?`,
      say`How many m² does ${thing} of ${town} cover that is a trapezium of height ${metres(height)} between parallel sides ${metres(long)} and ${metres(short)} long?`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm2(base * height)
  return {
    concept: 'parallelogram-area',
    given: { find: 'parallelogram-area' as const, base, side, height },
    prompt: rng.pick([
      say`The sides of a parallelogram are ${cm(base)} and ${cm(side)}. Its height on the side of ${cm(base)} is ${cm(height)}. What is its area?`,
      say`${person.name} of ${town} cuts a tile in the shape of a parallelogram with a base of ${cm(base)}, a slanting side of ${cm(side)} and a height of ${cm(height)} on the base. Find the area of the tile.`,
      say`A parallelogram stands on a base of ${cm(base)}; the other side measures ${cm(side)} and the opposite side lies ${cm(height)} above the base. How large is it in the drawing of ${person.name}?`,
      say`A wooden frame of ${cm(base)} by ${cm(side)} made in ${town} is pushed out of shape until its two long edges of ${cm(base)} are ${cm(height)} apart. What area does it enclose now?`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm(4 * side)
  return {
    concept: 'rhombus',
    given: { find: 'rhombus-perimeter' as const, one, other },
    prompt: rng.pick([
      say`On a floor in ${town}, ${person.name} measures the diagonals of a rhombus as ${cm(one)} and ${cm(other)}. What is its perimeter?`,
      say`${person.name} of ${town} makes a kite in the shape of a rhombus from two crossed sticks of ${cm(one)} and ${cm(other)}. What length of string goes once round it?`,
      say`A rhombus that ${person.name} drew on a wall in ${town} measures ${cm(other)} from corner to corner one way and ${cm(one)} the other way. Find its perimeter.`,
      say`Ribbon is sewn round a rhombus of cloth with diagonals of ${cm(one)} and ${cm(other)}. How much ribbon does ${person.name} buy in ${town} for it?`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm2((one * other) / 2)
  return {
    concept: 'rhombus',
    given: { find: 'rhombus-area' as const, side, diagonal: one },
    prompt: rng.pick([
      say`Each side of a rhombus in the sketch book of ${person.name} of ${town} is ${cm(side)} and one of its diagonals is ${cm(one)}. What is its area?`,
      say`The perimeter of a rhombus is ${cm(4 * side)} and one diagonal is ${cm(one)} long. Find the area of this ${rng.pick(['brooch', 'mat', 'cushion', 'window pane', 'badge'])}, which ${person.name} makes in ${town}.`,
      say`A tile bought by ${person.name} in ${town} is a rhombus with edges of ${cm(side)}. From one corner to the opposite one it measures ${cm(one)}. How large is the tile?`,
      say`${person.name} of ${town} bends a wire of ${cm(4 * side)} into a rhombus so that two opposite corners are ${cm(one)} apart. What area does the wire enclose?`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(TRAPEZIA)
  const area = ((known + long) * height) / 2
  const answer = metres(long)
  return {
    concept: 'trapezium',
    given: { find: 'parallel' as const, known, height, area },
    prompt: rng.pick([
      say`The area of a trapezium is ${m2(area)}. One of its parallel sides is ${metres(known)} and the distance between them is ${metres(height)}. How long is the other parallel side?`,
      say`${thing} in ${town} is a trapezium of ${m2(area)} and ${metres(height)} in height. If one parallel side is ${metres(known)}, find the other.`,
      say`${person.name} knows that ${thing} shaped like a trapezium covers ${m2(area)}. The parallel sides are ${metres(height)} apart and one of them measures ${metres(known)}. What is the length of the other?`,
      say`Between two parallel sides ${metres(height)} apart lies ${thing} of ${m2(area)} in ${town}. One of these sides is ${metres(known)} long. The other is`,
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
  const scale = z > 16 ? 1 : rng.int(1, 2)
  const [over, height] = rng.chance(0.5) ? [x * scale, y * scale] : [y * scale, x * scale]
  const short = rng.int(5, 40)
  const [long, leg] = [short + 2 * over, z * scale]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm2((short + over) * height)
  return {
    concept: 'trapezium',
    given: { find: 'isosceles-trapezium' as const, short, long, leg },
    prompt: rng.pick([
      say`The parallel sides of an isosceles trapezium that ${person.name} cuts from card in ${town} are ${cm(short)} and ${cm(long)} and each of its other sides is ${cm(leg)}. What is its area?`,
      say`A lampshade piece cut by ${person.name} of ${town} has two parallel edges of ${cm(long)} and ${cm(short)} and two equal slanting edges of ${cm(leg)}. How much paper is that?`,
      say`${person.name} of ${town} draws a trapezium with parallel sides of ${cm(short)} and ${cm(long)}. The other two sides are equal, ${cm(leg)} each. Find the area.`,
      say`A tray seen from the side is an isosceles trapezium: ${cm(long)} across the top, ${cm(short)} across the bottom, with slanting sides of ${cm(leg)}. ${person.name} of ${town} covers this side with tin. What area is that?`,
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

function diagonalAndOffsets(rng: Random) {
  const diagonal = rng.int(20, 80, 2)
  const [left, right] = [rng.int(6, 36), rng.int(6, 36)]
  const rate = rng.int(10, 90, 5)
  const area = (diagonal * (left + right)) / 2
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const plot = rng.pick(['field', 'plot', 'garden', 'pond', 'park'])
  const work = plot === 'pond' ? 'cleaning' : rng.pick(['levelling', 'turfing', 'ploughing'])
  const answer = money(area * rate)
  return {
    concept: 'general-quadrilateral',
    given: { find: 'offsets' as const, diagonal, left, right, rate },
    prompt: rng.pick([
      say`A diagonal of a four-sided ${plot} in ${town} is ${metres(diagonal)} long, and the perpendiculars on it from the other two corners, which lie on opposite sides of it, are ${metres(left)} and ${metres(right)}. Find the cost of ${work} the ${plot} at ${money(rate)} per m².`,
      say`${person.name} walks ${metres(diagonal)} from one corner of a four-sided ${plot} to the opposite corner. The remaining corners lie ${metres(left)} to the left and ${metres(right)} to the right of this line. What does ${work} the ${plot} cost at ${money(rate)} per m²?`,
      say`At ${money(rate)} per m², how much is paid in ${town} for ${work} a ${plot} with four straight sides, if its diagonal measures ${metres(diagonal)} and the two corners on either side of the diagonal are ${metres(right)} and ${metres(left)} away from it?`,
      say`A surveyor of ${town} splits a four-sided ${plot} by a diagonal of ${metres(diagonal)}; the heights of the two triangles on it are ${metres(left)} and ${metres(right)}. For ${work}, ${person.name} charges ${money(rate)} per m². What is the bill?`,
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

/** Diagonals with a whole side. */
function drawRhombus(rng: Random) {
  const [x, y, z] = rng.pick(RIGHT_TRIANGLES)
  const scale = rng.int(1, Math.floor(65 / z))
  const [one, other] = rng.shuffle([2 * x * scale, 2 * y * scale])
  return { one: one ?? 0, other: other ?? 0, side: z * scale }
}
