import type { Random } from '../../../kit/random/random.ts'
import { cm } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTriangleNames, otherLetter } from './letters.ts'

/** Triangles whose inradius is a whole number of halves. */
const INNER = range(5, 52).flatMap((a) =>
  range(a, 52).flatMap((b) =>
    range(b, Math.min(60, a + b - 1)).flatMap((c) => {
      const half = (a + b + c) / 2
      const area = Math.sqrt(half * (half - a) * (half - b) * (half - c))
      const radius = area / half
      return Number.isInteger(area) && Number.isInteger(2 * radius) && a ** 2 + b ** 2 !== c ** 2
        ? [{ sides: [a, b, c] as const, half, area, radius }]
        : []
    }),
  ),
)

/** The hard forms of the centres of a triangle. */
export function inradius(rng: Random) {
  const { name } = drawTriangleNames(rng)
  const { sides, half, area, radius } = rng.pick(INNER)
  const [a, b, c] = sides
  const person = rng.pick(people)
  const answer = cm(radius)
  return {
    given: { find: 'inradius' as const, sides },
    prompt: rng.pick([
      say`The sides of △${name} are ${cm(a)}, ${cm(b)} and ${cm(c)}. What is the radius of its incircle?`,
      say`${person.name} cuts the largest possible disc out of a triangular sheet ${name} with sides of ${cm(b)}, ${cm(c)} and ${cm(a)}. Find the radius of the disc.`,
      say`A circle touches all three sides of a triangle ${name} from within. If the sides measure ${cm(c)}, ${cm(a)} and ${cm(b)}, what radius does ${person.name} find?`,
      say`How far is the incentre of triangle ${name} from its sides, which ${person.name} gives as ${cm(a)}, ${cm(c)} and ${cm(b)}?`,
    ]),
    answer,
    mistakes: [
      { value: area / (a + b + c), because: say`the area was divided by the whole perimeter` },
      { value: (2 * area) / half, because: say`that is the diameter` },
      { value: (a * b * c) / (4 * area), because: say`that is the radius of the circumcircle` },
      { value: (2 * area) / c, because: say`that is the height on the longest side` },
      { value: (2 * area) / a, because: say`that is the height on the shortest side` },
      { value: half - c, because: say`that is the length of a tangent from a corner` },
      { value: (a + b + c) / 6, because: say`a third of half of the perimeter was taken` },
      { value: radius / 2, because: say`the radius was halved` },
    ],
    steps: [
      say`Half of the perimeter = (${a} + ${b} + ${c}) ÷ 2 = ${cm(half)}`,
      say`Area = √(${half} × ${half - a} × ${half - b} × ${half - c}) = ${quantity(area, 'cm²')}`,
      say`Three triangles with the radius as height fill the triangle: area = radius × half of the perimeter`,
      say`Radius = ${area} ÷ ${half} = ${answer}`,
    ],
  }
}

/** Two sides, the third and the whole median on it. */
const MEDIANS = range(6, 40).flatMap((b) =>
  range(b + 1, 40).flatMap((c) =>
    range(c - b + 1, b + c - 1).flatMap((a) => {
      const square = (2 * b * b + 2 * c * c - a * a) / 4
      const median = Math.sqrt(square)
      return a % 2 === 0 && Number.isInteger(median) && b * b + c * c !== a * a ? [{ a, b, c, median }] : []
    }),
  ),
)

export function medianLength(rng: Random) {
  const names = drawTriangleNames(rng)
  const d = otherLetter(rng, names.name, 'DEMNT')
  const { a, b, c, median } = rng.pick(MEDIANS)
  const person = rng.pick(people)
  const { name } = names
  const [top, left, right] = [names.a, names.b, names.c]
  const answer = cm(median)
  return {
    given: { find: 'median' as const, sides: [a, b, c] as const },
    prompt: rng.pick([
      say`In △${name}, ${top}${left} = ${cm(c)}, ${top}${right} = ${cm(b)} and ${left}${right} = ${cm(a)}. ${d} is the midpoint of ${left}${right}. How long is the median ${top}${d}?`,
      say`${person.name} draws a triangle ${name} with ${left}${right} = ${cm(a)}, ${top}${right} = ${cm(b)} and ${top}${left} = ${cm(c)}, and joins ${top} with the middle ${d} of ${left}${right}. Find ${top}${d}.`,
      say`A rod ${top}${d} supports a triangular frame ${name} from the corner ${top} to the midpoint ${d} of the side ${left}${right} of ${cm(a)}. The other sides are ${cm(b)} and ${cm(c)}. What length of rod does ${person.name} need?`,
      say`The two sides of △${name} at ${top} measure ${cm(b)} and ${cm(c)}, the third ${cm(a)}. The median from ${top} that ${person.name} computes is`,
    ]),
    answer,
    mistakes: [
      { value: (b + c) / 2, because: say`the average of the two sides was taken` },
      {
        value: a / 2,
        because: say`half of the third side was taken, which holds only for a right angle at ${top}`,
      },
      { value: (a + b + c) / 3, because: say`the average of the three sides was taken` },
      { value: 2 * median, because: say`the median was doubled` },
      { value: (2 * median) / 3, because: say`that is the part of the median down to the centroid` },
      { value: median / 3, because: say`that is the part of the median below the centroid` },
      {
        value: Math.sqrt(Math.abs(b * b - (a * a) / 4)),
        because: say`the median was taken to be perpendicular to ${left}${right}`,
      },
      { value: (b + c - a) / 2, because: say`half of the excess of the two sides over the third was taken` },
    ],
    steps: [
      say`For a median: ${top}${left}² + ${top}${right}² = 2 × (${top}${d}² + ${left}${d}²)`,
      say`${c}² + ${b}² = ${c * c + b * b}, and half of it is ${(c * c + b * b) / 2}.`,
      say`${left}${d} = ${a} ÷ 2 = ${a / 2}, its square is ${(a * a) / 4}.`,
      say`${top}${d} = √(${(c * c + b * b) / 2} − ${(a * a) / 4}) = ${answer}`,
    ],
  }
}
