import type { Random } from '../../../kit/random/random.ts'
import { cm, cm2, m2, metres, RIGHT_TRIANGLES } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { TRAPEZIA } from './plots.ts'

/** Diagonals with a whole side. */
function drawRhombus(rng: Random) {
  const [x, y, z] = rng.pick(RIGHT_TRIANGLES)
  const scale = rng.int(1, Math.floor(65 / z))
  const [one, other] = rng.shuffle([2 * x * scale, 2 * y * scale])
  return { one: one ?? 0, other: other ?? 0, side: z * scale }
}

/** The medium forms of quadrilaterals. */
export function rhombusPerimeter(rng: Random) {
  const { one, other, side } = drawRhombus(rng)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm(4 * side)
  return {
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

export function rhombusArea(rng: Random) {
  const { one, other, side } = drawRhombus(rng)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm2((one * other) / 2)
  return {
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

export function missingParallel(rng: Random) {
  const [known, long] = rng.sample(range(8, 44), 2)
  const height = rng.int(4, 24, 2)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(TRAPEZIA)
  const area = ((known + long) * height) / 2
  const answer = metres(long)
  return {
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
