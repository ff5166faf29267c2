import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, degrees, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const WHOLE = range(5, 40).filter((sides) => 360 % sides === 0 || 3600 % sides === 0)

/** The hard forms of polygons. */
export function angleAndDiagonals(rng: Random) {
  const sides = rng.pick(WHOLE)
  const diagonals = (sides * (sides - 3)) / 2
  const key = 180 - 360 / sides
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = degrees(key)
  return {
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

/** Two polygons whose numbers of sides and whose angles stand in small ratios. */
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

export function twoPolygons(rng: Random) {
  const { small, large, sides, angles } = rng.pick(PAIRS)
  const wanted = rng.pick(['fewer', 'more'] as const)
  const key = wanted === 'fewer' ? small : large
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = count(key)
  const [p, q] = sides
  const [r, s] = angles
  return {
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
