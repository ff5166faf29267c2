import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { areaInside, cm, cm2, m2, metres } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { TRAPEZIA } from './plots.ts'
import { diagonalAndOffsets, isoscelesTrapezium } from './quadrilateral-fields.ts'
import { missingParallel, rhombusArea, rhombusPerimeter } from './quadrilateral-rhombus.ts'

/** "The diagonals of a rhombus are 16 cm and 30 cm. What is its perimeter?" */
export const quadrilateral = defineGenerator({
  id: 'mensuration/quadrilateral',
  version: 1,
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
        // The strip between the parallel sides, tried side by side.
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
