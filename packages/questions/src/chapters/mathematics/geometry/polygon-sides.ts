import type { Random } from '../../../kit/random/random.ts'
import { count, degrees, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { NAMES, THINGS, WHOLE } from './polygon-words.ts'

/** The medium forms of polygons. */
export function sidesOf(rng: Random) {
  const sides = rng.pick(WHOLE)
  const outer = 360 / sides
  const interior = 180 - outer
  const how = rng.pick(['interior', 'difference', 'ratio'] as const)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const told = {
    interior: say`each interior angle is ${degrees(interior)}`,
    difference: say`each interior angle is ${degrees(interior - outer)} larger than the exterior angle beside it`,
    ratio: say`the interior and the exterior angle at a corner are in the ratio ${ratio(interior, outer)}`,
  }[how === 'difference' && interior <= outer ? 'interior' : how]
  const answer = count(sides)
  return {
    given: { find: 'sides' as const, interior },
    prompt: rng.pick([
      say`In a regular polygon drawn by ${person.name} of ${town}, ${told}. How many sides has it?`,
      say`${person.name} plans a regular polygon for ${rng.pick(THINGS)} in ${town} so that ${told}. Find the number of its sides.`,
      say`A regular polygon on a wall of ${town} has this property: ${told}. The number of its sides, which ${person.name} counts, is`,
      say`How many corners must ${person.name} of ${town} mark on a circle for a regular polygon in which ${told}?`,
    ]),
    answer,
    mistakes: [
      { value: 360 / interior, because: say`360° was divided by the interior angle` },
      { value: 180 / outer, because: say`180° was divided by the exterior angle` },
      { value: 720 / outer, because: say`720° was divided by the exterior angle` },
      { value: sides - 2, because: say`that is the number of triangles from one corner` },
      { value: sides + 2, because: say`2 was added to the number of sides` },
      { value: sides - 1, because: say`a side was lost in the division` },
      { value: sides + 1, because: say`a side too many was counted` },
      { value: sides - 3, because: say`that is the number of diagonals from one corner` },
    ],
    steps: [
      say`Interior and exterior angle make 180° at each corner.`,
      say`Here the exterior angle is ${degrees(outer)}.`,
      say`The exterior angles add up to 360°: 360 ÷ ${outer} = ${answer}`,
    ],
  }
}

export function diagonalsOf(rng: Random) {
  const sides = rng.int(5, 40)
  const key = (sides * (sides - 3)) / 2
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = count(key)
  const shape = NAMES[sides] ? `${sides === 8 ? 'an' : 'a'} ${NAMES[sides]}` : `a polygon of ${sides} sides`
  return {
    given: { find: 'diagonals' as const, sides },
    prompt: rng.pick([
      say`How many diagonals has ${shape} that ${person.name} draws in ${town}?`,
      say`${person.name} of ${town} puts ${sides} nails on a circle and joins every two that are not neighbours with a thread. How many threads are needed?`,
      say`Find the number of lines that join two corners of ${shape} without being a side, for ${person.name} of ${town}.`,
      say`${sides} friends sit round a table in ${town}. Each shakes hands with all but the two neighbours. How many handshakes does ${person.name} count?`,
      say`The corners of ${shape} in ${town} are joined by ${person.name} in all ways. Apart from the sides, the number of lines is`,
    ]),
    answer,
    mistakes: [
      { value: sides * (sides - 3), because: say`every diagonal was counted from both ends` },
      { value: (sides * (sides - 1)) / 2, because: say`the sides were counted as well` },
      { value: sides - 3, because: say`that is the number of diagonals from one corner` },
      { value: (sides * (sides - 2)) / 2, because: say`only one neighbour was left out at each corner` },
      { value: ((sides - 1) * (sides - 4)) / 2, because: say`a corner too few was counted` },
      { value: ((sides + 1) * (sides - 2)) / 2, because: say`a corner too many was counted` },
      { value: ((sides - 2) * (sides - 3)) / 2, because: say`2 was taken off the number of corners` },
      { value: sides * 2, because: say`two diagonals were counted for every corner` },
    ],
    steps: [
      say`From each corner run ${sides} − 3 = ${sides - 3} diagonals, to all but itself and its two neighbours.`,
      say`${sides} × ${sides - 3} = ${sides * (sides - 3)} counts each of them twice.`,
      say`${sides * (sides - 3)} ÷ 2 = ${answer}`,
    ],
  }
}
