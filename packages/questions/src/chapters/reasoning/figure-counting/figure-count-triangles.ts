import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

interface Mark {
  x: number
  y: number
}

/** A drawing without names from points and the first and last point of every line. */
function drawn(
  title: string,
  description: string,
  points: readonly Mark[],
  lines: readonly (readonly number[])[],
) {
  return {
    kind: 'geometry' as const,
    title,
    description,
    points: points.map(({ x, y }, index) => ({
      id: `p${index}`,
      x: Math.round(x * 1000) / 1000,
      y: Math.round(y * 1000) / 1000,
      label: '',
    })),
    segments: lines.map((line) => ({ from: `p${line[0] ?? 0}`, to: `p${line.at(-1) ?? 0}` })),
    circles: [],
    angles: [],
  }
}

const THINGS = [
  'a kite',
  'a roof frame',
  'a paper fan',
  'a rangoli',
  'a sail',
  'a tent flap',
  'a gate',
  'a banner',
]

/** "Three lines run from the top of a triangle to its base. How many triangles are there?" */
export function fan(rng: Random) {
  const parts = rng.int(3, 9)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(THINGS)
  const key = (parts * (parts + 1)) / 2
  const points = [{ x: parts / 2, y: parts * 0.8 }, ...range(0, parts).map((x) => ({ x, y: 0 }))]
  const lines = [range(1, parts + 1), ...range(1, parts + 1).map((foot) => [0, foot])]
  const answer = count(key)
  return {
    given: { find: 'triangles' as const, lines },
    prompt: rng.pick([
      say`${thing} of ${person.name} in ${town} is a triangle with ${parts - 1} lines from its top to the base. How many triangles does the figure hold?`,
      say`From the top corner of a triangle ${person.name} of ${town} draws ${parts - 1} lines to the opposite side. Count all triangles that result.`,
      say`A triangle on ${thing} in ${town} is cut into ${parts} narrow triangles by lines from one corner. How many triangles of all sizes does ${person.name} see?`,
      say`The base of a triangle is divided into ${parts} parts by lines from the top in a drawing by ${person.name} of ${town}. The number of triangles in it is`,
    ]),
    figure: drawn(
      'Count the triangles',
      `A triangle with ${parts - 1} straight lines from its top corner to points of its base.`,
      points,
      lines,
    ),
    answer,
    mistakes: [
      { value: parts, because: say`only the narrow triangles were counted` },
      { value: parts + 1, because: say`only the narrow triangles and the whole were counted` },
      { value: 2 * parts, because: say`the number of parts was doubled` },
      { value: (parts * (parts - 1)) / 2, because: say`the numbers were added only up to ${parts - 1}` },
      { value: ((parts + 1) * (parts + 2)) / 2, because: say`a part too many was counted` },
      { value: parts * parts, because: say`the number of parts was squared` },
      { value: key - 1, because: say`the whole triangle was left out` },
      { value: key + 1, because: say`a triangle was counted twice` },
    ],
    steps: [
      say`Every triangle stands on one or more of the ${parts} parts that lie side by side.`,
      say`${range(1, parts).join(' + ')} = ${answer}`,
    ],
  }
}

/** The same with lines parallel to the base. */
export function fanWithLevels(rng: Random) {
  const [parts, levels] = [rng.int(2, 6), rng.int(2, 4)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(THINGS)
  const each = (parts * (parts + 1)) / 2
  const key = each * levels
  const top = { x: parts / 2, y: parts * 0.9 }
  // Point 0 is the top; level by level the crossings with the lines from the top.
  const at = (level: number, foot: number) => 1 + (level - 1) * (parts + 1) + foot
  const points = [
    top,
    ...range(1, levels).flatMap((level) =>
      range(0, parts).map((foot) => ({
        x: top.x + ((foot - top.x) * level) / levels,
        y: top.y * (1 - level / levels),
      })),
    ),
  ]
  const lines = [
    ...range(0, parts).map((foot) => [0, ...range(1, levels).map((level) => at(level, foot))]),
    ...range(1, levels).map((level) => range(0, parts).map((foot) => at(level, foot))),
  ]
  const answer = count(key)
  const between = levels - 1
  return {
    given: { find: 'triangles' as const, lines },
    prompt: rng.pick([
      say`${thing} in ${town} is a triangle with ${parts - 1} ${parts === 2 ? 'line' : 'lines'} from the top to the base and ${between} ${between === 1 ? 'line' : 'lines'} parallel to the base. How many triangles does ${person.name} count?`,
      say`In a triangle ${person.name} of ${town} draws ${parts - 1} ${parts === 2 ? 'line' : 'lines'} from the top corner to the base and ${between} ${between === 1 ? 'line' : 'lines'} across, parallel to the base. Find the number of triangles.`,
      say`A frame for ${thing} from ${town} is a triangle divided by ${parts - 1} ${parts === 2 ? 'bar' : 'bars'} from the top and ${between} level ${between === 1 ? 'bar' : 'bars'}. How many triangles of all sizes does ${person.name} see?`,
      say`Lines from the top cut a triangle into ${parts} parts, and ${between} ${between === 1 ? 'line' : 'lines'} parallel to the base cross them all. In this figure by ${person.name} of ${town} the number of triangles is`,
    ]),
    figure: drawn(
      'Count the triangles',
      `A triangle with ${parts - 1} straight ${parts === 2 ? 'line' : 'lines'} from its top corner to the base and ${between} ${between === 1 ? 'line' : 'lines'} parallel to the base across the whole triangle.`,
      points,
      lines,
    ),
    answer,
    mistakes: [
      { value: each, because: say`only the triangles on the base were counted` },
      { value: parts * levels, because: say`only the triangles on a single part were counted` },
      { value: key - each, because: say`one level was left out` },
      { value: key + each, because: say`one level too many was counted` },
      { value: each + levels, because: say`the levels were added instead of multiplied` },
      { value: each * levels + levels, because: say`a triangle too many was counted on each level` },
      { value: ((parts - 1) * parts * levels) / 2, because: say`a part too few was counted on each level` },
    ],
    steps: [
      say`Every triangle has its corner at the top and stands on a level line or the base.`,
      say`On one level there are ${range(1, parts).join(' + ')} = ${each} triangles.`,
      say`With ${levels} levels: ${each} × ${levels} = ${answer}`,
    ],
  }
}

/** A large triangle of small equal ones. */
export function lattice(rng: Random) {
  const size = rng.int(3, 7)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(THINGS)
  const up = (size * (size + 1) * (size + 2)) / 6
  const key = Math.floor((size * (size + 2) * (2 * size + 1)) / 8)
  const index = new Map<string, number>()
  const points: Mark[] = []
  for (const row of range(0, size))
    for (const place of range(0, row)) {
      index.set(`${row},${place}`, points.length)
      points.push({ x: place - row / 2, y: (size - row) * 0.866 })
    }
  const at = (row: number, place: number) => index.get(`${row},${place}`) ?? 0
  const lines = [
    ...range(1, size).map((row) => range(0, row).map((place) => at(row, place))),
    ...range(0, size - 1).map((start) => range(start, size).map((row) => at(row, start))),
    ...range(0, size - 1).map((start) => range(start, size).map((row) => at(row, row - start))),
  ]
  const answer = count(key)
  return {
    given: { find: 'triangles' as const, lines },
    prompt: rng.pick([
      say`${thing} of ${person.name} in ${town} is a large equilateral triangle of small equal ones, ${size} on each side. How many triangles of all sizes does it hold?`,
      say`Each side of an equilateral triangle drawn by ${person.name} of ${town} is divided into ${size} equal parts, and lines parallel to the sides join the points. Count all triangles.`,
      say`In ${town}, ${size * size} small equal triangles make up one large triangle on ${thing}. How many triangles, pointing up or down, does ${person.name} find in all?`,
      say`A triangular grid with ${size} small triangles along each side is painted by ${person.name} in ${town}. The number of all triangles in it is`,
    ]),
    figure: drawn(
      'Count the triangles',
      `An equilateral triangle divided by lines parallel to its sides into small equal triangles, ${size} along each side.`,
      points,
      lines,
    ),
    answer,
    mistakes: [
      { value: size * size, because: say`only the small triangles were counted` },
      { value: up, because: say`only the triangles that point up were counted` },
      { value: size * size + 1, because: say`only the small triangles and the whole were counted` },
      { value: (size * (size + 1)) / 2, because: say`only the small triangles that point up were counted` },
      { value: key + size, because: say`a row was counted twice` },
      { value: key - 1, because: say`the whole triangle was left out` },
      { value: key + 1, because: say`a triangle was counted twice` },
      { value: 2 * up, because: say`as many triangles were taken to point down as up` },
    ],
    steps: [
      say`Small triangles: ${size} × ${size} = ${size * size}, pointing up or down.`,
      say`Pointing up, of all sizes: ${range(1, size)
        .map((side) => ((size - side + 1) * (size - side + 2)) / 2)
        .join(' + ')} = ${up}`,
      say`Pointing down, of all sizes: ${key - up}`,
      say`${up} + ${key - up} = ${answer}`,
    ],
  }
}
