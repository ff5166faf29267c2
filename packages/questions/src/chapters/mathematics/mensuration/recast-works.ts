import type { Random } from '../../../kit/random/random.ts'
import { cm, metres } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** Radius of the ball in cm and of the wire in mm for wires of whole metres. */
const WIRES = range(2, 18).flatMap((ball) =>
  [1, 2, 3, 4, 5, 6].flatMap((thin) => {
    const length = (4 * ball ** 3) / (3 * (thin / 10) ** 2) / 100
    return Math.abs(length - Math.round(length)) < 1e-9 && length >= 2
      ? [{ ball, thin, length: Math.round(length) }]
      : []
  }),
)

/** The hard forms of recasting. */
export function wire(rng: Random) {
  const { ball, thin, length } = rng.pick(WIRES)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const metal = rng.pick(['copper', 'silver', 'steel', 'brass', 'tin'])
  const answer = metres(length)
  return {
    given: { find: 'wire' as const, ball, wire: thin / 10 },
    prompt: rng.pick([
      say`A ball of ${metal} with a radius of ${cm(ball)} is drawn into a round wire of radius ${quantity(thin, 'mm')} by ${person.name} in ${town}. How long is the wire?`,
      say`${person.name} of ${town} melts a solid sphere of ${metal}, ${cm(2 * ball)} across, and draws from it a wire ${quantity(2 * thin, 'mm')} thick. Find the length of the wire.`,
      say`How many metres of ${metal} wire of diameter ${quantity(2 * thin, 'mm')} can ${person.name} get in ${town} from a sphere of radius ${cm(ball)}?`,
      say`In a factory of ${town}, a ${metal} sphere of diameter ${cm(2 * ball)} becomes a wire with a round cross-section of radius ${quantity(thin, 'mm')}. What length does ${person.name} wind up?`,
    ]),
    answer,
    mistakes: [
      { value: length / 4, because: say`the diameter of the wire was taken for its radius` },
      { value: length / 2, because: say`a hemisphere was taken instead of the sphere` },
      { value: length * 10, because: say`a factor of 10 slipped in changing millimetres to centimetres` },
      { value: length / 10, because: say`10 mm were counted for 1 cm only once` },
      { value: length * 3, because: say`the division by 3 was forgotten` },
      { value: (length * 3) / 4, because: say`the factor 4/3 was forgotten` },
      { value: length * 8, because: say`the diameter of the sphere was taken for its radius` },
    ],
    steps: [
      say`Volume of the ball = 4/3 × π × ${ball}³ = ${(4 * ball ** 3) / 3}π cm³`,
      say`The wire is a long cylinder of radius ${quantity(thin, 'mm')} = ${cm(thin / 10)}.`,
      say`Its length = ${(4 * ball ** 3) / 3} ÷ ${thin / 10}² = ${cm(length * 100)}`,
      say`In metres: ${length * 100} ÷ 100 = ${answer}`,
    ],
  }
}

/** Three cubes that make a fourth. */
const CUBES = [
  [3, 4, 5, 6],
  [1, 6, 8, 9],
  [3, 10, 18, 19],
  [7, 14, 17, 20],
  [4, 17, 22, 25],
  [18, 19, 21, 28],
  [11, 15, 27, 29],
] as const

export function cubes(rng: Random) {
  const [a, b, c, whole] = rng.pick(CUBES)
  const scale = rng.int(1, Math.max(1, Math.floor(42 / whole)))
  const edges = rng.shuffle([a * scale, b * scale, c * scale])
  const key = whole * scale
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const metal = rng.pick(['lead', 'wax', 'tin', 'copper', 'clay', 'soap', 'brass'])
  const shown = formatList(edges.map((edge) => cm(edge)))
  const answer = cm(key)
  const sizes = edges.map((edge) => edge ** 3)
  const [first = 0, second = 0, third = 0] = sizes
  const sum = edges.reduce((total, edge) => total + edge, 0)
  return {
    given: { find: 'one-cube' as const, edges },
    prompt: rng.pick([
      say`Three cubes of ${metal} with edges of ${shown} are melted by ${person.name} of ${town} into a single cube. What is its edge?`,
      say`${person.name} melts three ${metal} cubes in ${town}, whose edges measure ${shown}, and casts one cube from them. Find the edge of the new cube.`,
      say`In ${town} a new cube is made from all the ${metal} of three cubes with edges ${shown}. How long is each edge of the cube that ${person.name} makes?`,
      say`If ${person.name} of ${town} joins the ${metal} of three cubes, their edges being ${shown}, in one larger cube, the edge of that cube is`,
    ]),
    answer,
    mistakes: [
      { value: sum, because: say`the edges were added` },
      { value: sum / 3, because: say`the average of the edges was taken` },
      { value: sum / 2, because: say`half of the sum of the edges was taken` },
      { value: 2 * key, because: say`the cube root was not taken correctly: 2³ is 8, not 2` },
      { value: Math.max(...edges), because: say`that is the edge of the largest of the three cubes` },
      { value: 2 * Math.max(...edges), because: say`the largest edge was doubled` },
      {
        value: Math.max(...edges) + Math.min(...edges),
        because: say`the largest and the smallest edge were added`,
      },
    ],
    steps: [
      say`The volumes are ${formatList(sizes)} cm³.`,
      say`Together: ${first} + ${second} + ${third} = ${first + second + third} cm³`,
      say`The new cube has this volume: edge³ = ${first + second + third}`,
      say`Its edge is the cube root: ${answer}`,
    ],
  }
}
