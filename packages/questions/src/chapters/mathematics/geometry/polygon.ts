import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { angleAt, type Point } from './plane.ts'
import { angleAndDiagonals, twoPolygons } from './polygon-hard.ts'
import { diagonalsOf, sidesOf } from './polygon-sides.ts'
import { NAMES, THINGS, WHOLE } from './polygon-words.ts'

/** "Each interior angle of a regular polygon is 144°. How many sides has it?" */
export const polygon = defineGenerator({
  id: 'geometry/polygon',
  version: 1,
  levels: {
    easy: { forms: [angleOf, sumOf] },
    medium: { forms: [sidesOf, diagonalsOf] },
    hard: { forms: [angleAndDiagonals, twoPolygons] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'interior':
        return interiorOf(given.sides)
      case 'exterior':
        return 180 - interiorOf(given.sides)
      case 'sum':
        return range(1, given.sides).reduce((total) => total + interiorOf(given.sides), 0)
      case 'sides':
        return (
          range(3, 400).find((sides) => Math.abs(interiorOf(sides) - given.interior) < 1e-7) ?? Number.NaN
        )
      case 'diagonals':
        return diagonalsIn(given.sides)
      case 'angle-of-diagonals': {
        const sides = range(4, 100).find((corners) => diagonalsIn(corners) === given.diagonals)
        return interiorOf(sides ?? Number.NaN)
      }
      case 'two': {
        const [p, q] = given.sides
        for (const unit of range(1, 60)) {
          const [small, large] = [p * unit, q * unit]
          if (small < 3) continue
          if (Math.abs(interiorOf(small) * given.angles[1] - interiorOf(large) * given.angles[0]) < 1e-6)
            return given.wanted === 'fewer' ? small : large
        }
        return Number.NaN
      }
    }
  },
})

/** Measured between three neighbouring corners on a circle. */
function interiorOf(sides: number): number {
  const at = (corner: number): Point => [
    Math.cos((2 * Math.PI * corner) / sides),
    Math.sin((2 * Math.PI * corner) / sides),
  ]
  return angleAt(at(0), at(1), at(2))
}

/** Pairs of corners that are not neighbours, counted one by one. */
const diagonalsIn = (sides: number): number =>
  range(0, sides - 1).reduce(
    (total, one) =>
      total +
      range(one + 1, sides - 1).filter((other) => other - one > 1 && !(one === 0 && other === sides - 1))
        .length,
    0,
  )

/** 'a regular hexagon', or by its number of sides. */
const regular = (sides: number) =>
  NAMES[sides] ? `a regular ${NAMES[sides]}` : `a regular polygon of ${sides} sides`

function angleOf(rng: Random) {
  const sides = rng.pick(WHOLE.filter((number) => number <= 40))
  const find = rng.pick(['interior', 'exterior'] as const)
  const outer = 360 / sides
  const key = find === 'interior' ? 180 - outer : outer
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(THINGS)
  const answer = degrees(key)
  return {
    given: { find, sides },
    prompt: rng.pick([
      say`${thing} in ${town} has the shape of ${regular(sides)}. What is each of its ${find} angles, as ${person.name} measures?`,
      say`${person.name} of ${town} draws ${regular(sides)} for ${thing}. How large is each ${find} angle?`,
      say`Find the size of an ${find} angle of ${regular(sides)} that ${person.name} sees as ${thing} in ${town}.`,
      say`Walking once round ${thing} in ${town}, ${person.name} follows ${regular(sides)}. Each ${find} angle of it is`,
    ]),
    answer,
    within: [0.1, 179.9] as const,
    mistakes: [
      {
        value: find === 'interior' ? outer : 180 - outer,
        because: find === 'interior' ? say`that is an exterior angle` : say`that is an interior angle`,
      },
      { value: 180 / sides, because: say`180° was divided by the number of sides` },
      {
        value: find === 'interior' ? 180 - 180 / sides : 360 / (sides - 2),
        because:
          find === 'interior'
            ? say`180° ÷ ${sides} was taken off 180°`
            : say`360° was divided by ${sides} − 2`,
      },
      {
        value: find === 'interior' ? 180 - 720 / sides : 720 / sides,
        because: say`the exterior angle was doubled`,
      },
      { value: 360 / (sides + 1), because: say`a side too many was counted` },
      { value: 360 / (sides - 1), because: say`a side too few was counted` },
      { value: 180 - 360 / (sides - 1), because: say`the interior angle was taken for a side too few` },
      { value: 180 - 360 / (sides + 1), because: say`the interior angle was taken for a side too many` },
    ],
    steps: [
      say`The exterior angles add up to 360°, so each is 360 ÷ ${sides} = ${degrees(outer)}.`,
      find === 'interior'
        ? say`Interior angle = 180 − ${outer} = ${answer}`
        : say`There are ${sides} equal ones: each is ${answer}`,
    ],
  }
}

function sumOf(rng: Random) {
  const sides = rng.int(5, 30)
  const key = (sides - 2) * 180
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = degrees(key)
  const shape = NAMES[sides] ? `${sides === 8 ? 'an' : 'a'} ${NAMES[sides]}` : `a polygon of ${sides} sides`
  return {
    given: { find: 'sum' as const, sides },
    prompt: rng.pick([
      say`What is the sum of all interior angles of ${shape} that ${person.name} of ${town} draws?`,
      say`${person.name} adds up the interior angles of a field near ${town} with ${sides} straight sides and no corner turned inwards. What sum should come out?`,
      say`Find the total of the inner angles of ${shape}, as ${person.name} teaches it in ${town}.`,
      say`A plot in ${town} has ${sides} corners. The interior angles that ${person.name} measures at them add up to`,
    ]),
    answer,
    mistakes: [
      { value: sides * 180, because: say`the number of sides was multiplied by 180° without taking off 2` },
      { value: (sides - 1) * 180, because: say`only 1 was taken off the number of sides` },
      { value: 360, because: say`that is the sum of the exterior angles` },
      { value: (sides - 2) * 90, because: say`90° was used instead of 180°` },
      {
        value: (sides - 3) * 180,
        because: say`3 was taken off the number of sides: that many diagonals leave a corner`,
      },
      { value: (sides + 2) * 180, because: say`2 was added to the number of sides` },
      { value: (sides - 2) * 360, because: say`360° was used instead of 180°` },
      { value: (sides - 4) * 180, because: say`4 was taken off the number of sides` },
    ],
    steps: [
      say`Diagonals from one corner cut the polygon into ${sides} − 2 = ${sides - 2} triangles.`,
      say`${sides - 2} × 180 = ${answer}`,
    ],
  }
}
