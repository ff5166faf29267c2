import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, degrees, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { angleAt, type Point } from './plane.ts'

/** "Each interior angle of a regular polygon is 144°. How many sides has it?" */
export const polygon = defineGenerator({
  id: 'geometry/polygon',
  version: 1,
  concepts: ['angles-of-a-polygon', 'diagonals-of-a-polygon'],
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
    concept: 'angles-of-a-polygon',
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
    concept: 'angles-of-a-polygon',
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

function sidesOf(rng: Random) {
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
    concept: 'angles-of-a-polygon',
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

function diagonalsOf(rng: Random) {
  const sides = rng.int(5, 40)
  const key = (sides * (sides - 3)) / 2
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = count(key)
  const shape = NAMES[sides] ? `${sides === 8 ? 'an' : 'a'} ${NAMES[sides]}` : `a polygon of ${sides} sides`
  return {
    concept: 'diagonals-of-a-polygon',
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

const FEW_SIDES = range(5, 40).filter((sides) => 360 % sides === 0 || 3600 % sides === 0)

function angleAndDiagonals(rng: Random) {
  const sides = rng.pick(FEW_SIDES)
  const diagonals = (sides * (sides - 3)) / 2
  const key = 180 - 360 / sides
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = degrees(key)
  return {
    concept: 'diagonals-of-a-polygon',
    given: { find: 'angle-of-diagonals' as const, diagonals },
    prompt: rng.pick([
      say`A regular polygon drawn by ${person.name} of ${town} has ${diagonals} diagonals. How large is each interior angle?`,
      say`${person.name} joins the corners of a regular polygon in ${town} with ${diagonals} threads, none of them along a side. Find an interior angle of the polygon.`,
      say`In a puzzle from ${town}, a regular polygon has exactly ${diagonals} diagonals. ${person.name} works out that each of its interior angles is`,
      say`Counting the diagonals of a regular polygon on a gate in ${town}, ${person.name} gets ${diagonals}. What angle do two neighbouring sides of the polygon make inside it?`,
      say`The corners of a regular polygon can be joined in ${diagonals} ways that are not sides, notes ${person.name} of ${town}. What is the size of the interior angles?`,
    ]),
    answer,
    within: [1, 179.9] as const,
    mistakes: [
      { value: 360 / sides, because: say`that is the exterior angle` },
      {
        value: 180 - 360 / (sides - 3),
        because: say`the number of diagonals from a corner was taken for the number of sides`,
      },
      { value: 180 - 360 / (sides + 1), because: say`a side too many was counted` },
      { value: 180 - 360 / (sides - 1), because: say`a side too few was counted` },
      { value: 180 - 180 / sides, because: say`180° ÷ ${sides} was taken off 180°` },
      { value: 180 - 720 / sides, because: say`twice the exterior angle was taken off 180°` },
      { value: 180 / sides, because: say`180° was divided by the number of sides` },
      { value: 180 - 360 / (sides + 3), because: say`3 was added to the number of sides` },
    ],
    steps: [
      say`With n corners there are n × (n − 3) ÷ 2 diagonals: n × (n − 3) = ${2 * diagonals}`,
      say`${sides} × ${sides - 3} = ${2 * diagonals}, so the polygon has ${sides} sides.`,
      say`Exterior angle = 360 ÷ ${sides} = ${degrees(360 / sides)}`,
      say`Interior angle = 180 − ${360 / sides} = ${answer}`,
    ],
  }
}

/** Two polygons whose numbers of sides and whose angles are in small ratios. */
const PAIRS = range(3, 24).flatMap((small) =>
  range(small + 1, 30).flatMap((large) => {
    const sides = gcd(small, large)
    const [p, q] = [small / sides, large / sides]
    const [one, other] = [(small - 2) * large, (large - 2) * small]
    const angles = gcd(one, other)
    const [r, s] = [one / angles, other / angles]
    return q <= 9 && s <= 24 && sides > 1
      ? [{ small, large, sides: [p, q] as const, angles: [r, s] as const }]
      : []
  }),
)

function twoPolygons(rng: Random) {
  const { small, large, sides, angles } = rng.pick(PAIRS)
  const wanted = rng.pick(['fewer', 'more'] as const)
  const key = wanted === 'fewer' ? small : large
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = count(key)
  const [p, q] = sides
  const [r, s] = angles
  return {
    concept: 'angles-of-a-polygon',
    given: { find: 'two' as const, sides, angles, wanted },
    prompt: rng.pick([
      say`The numbers of sides of two regular polygons are in the ratio ${ratio(p, q)} and their interior angles in the ratio ${ratio(r, s)}. How many sides has the one with ${wanted} sides, asks ${person.name} of ${town}.`,
      say`${person.name} of ${town} draws two regular polygons. Their sides are in number as ${ratio(p, q)}, their interior angles as ${ratio(r, s)}. Find the number of sides of the polygon with ${wanted} sides.`,
      say`Two regular polygons on a floor in ${town} have interior angles in the ratio ${ratio(r, s)}, and ${ratio(p, q)} is the ratio of their numbers of sides. ${person.name} counts the sides of the one that has ${wanted}. How many are there?`,
      say`If the interior angles of two regular polygons are as ${ratio(r, s)} and their numbers of sides as ${ratio(p, q)}, the polygon with ${wanted} sides, in the book of ${person.name} from ${town}, has how many sides?`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'fewer' ? large : small,
        because:
          wanted === 'fewer'
            ? say`that is the polygon with more sides`
            : say`that is the polygon with fewer sides`,
      },
      { value: key + 2, because: say`2 was added instead of taken off in (n − 2)` },
      { value: key - 2, because: say`2 was taken off once more` },
      { value: 2 * key, because: say`the number was doubled` },
      { value: key / 2, because: say`the number was halved` },
      { value: small + large, because: say`the sides of both polygons were added` },
      {
        value: wanted === 'fewer' ? p : q,
        because: say`the number of the ratio was taken for the number of sides`,
      },
      { value: wanted === 'fewer' ? r : s, because: say`the number of the ratio of the angles was taken` },
      { value: key + 1, because: say`a side too many was counted` },
      { value: key - 1, because: say`a side too few was counted` },
    ],
    steps: [
      say`Let the polygons have ${p}k and ${q}k sides. An interior angle is 180 × (n − 2) ÷ n.`,
      say`(${p}k − 2) ÷ ${p}k : (${q}k − 2) ÷ ${q}k = ${ratio(r, s)}`,
      say`This gives k = ${small / p}, so the polygons have ${small} and ${large} sides.`,
      say`The polygon with ${wanted} sides has ${answer}`,
    ],
  }
}

/** The usual names; other polygons are described by their number of sides. */
const NAMES: Readonly<Record<number, string>> = {
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: 'dodecagon',
}

/** Numbers of sides whose angles are short decimals. */
const WHOLE = range(5, 60).filter((sides) => 3600 % sides === 0 || 360 % sides === 0)

/** Things with such a shape. */
const THINGS = [
  'a park',
  'a table top',
  'a floor tile',
  'a fountain basin',
  'a clock face',
  'a bandstand',
  'a rangoli',
  'a window',
]
