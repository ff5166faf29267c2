import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, quantity } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'
import { countColours, threeColours } from './painted-colours.ts'

/** "A cube of 5 cm is painted red and cut into 1 cm cubes. How many have exactly two painted faces?" */
export const paintedCube = defineGenerator({
  id: 'reasoning/painted-cube',
  version: 5,
  concepts: ['painted-cubes'],
  levels: {
    easy: { forms: [(rng: Random) => ask(rng, drawBlock(rng, 'cube'))] },
    medium: { forms: [(rng: Random) => ask(rng, drawBlock(rng, 'block'))] },
    hard: { forms: [(rng: Random) => ask(rng, drawBlock(rng, 'open')), threeColours, threeColours] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'colours') return countColours(given)
    const { sides, piece, open, painted } = given
    // Every small cube, one by one, with the faces that lie on painted sides.
    const [long = 0, wide = 0, high = 0] = sides.map((side) => side / piece)
    let found = 0
    for (const x of range(1, long)) {
      for (const y of range(1, wide)) {
        for (const z of range(1, high)) {
          const faces = [x === 1, x === long, y === 1, y === wide, z === high, z === 1 && !open]
          if (faces.filter(Boolean).length === painted) found++
        }
      }
    }
    return found
  },
})

interface Block {
  /** In small cubes. */
  a: number
  b: number
  c: number
  piece: number
  open: boolean
  painted: number
}

function drawBlock(rng: Random, kind: 'cube' | 'block' | 'open'): Block {
  const piece = rng.int(1, 4)
  const size = rng.int(4, 10)
  const [a, b, c] = kind === 'cube' ? [size, size, size] : rng.sample(range(3, 10), 3)
  const painted = rng.pick([0, 1, 2])
  return { a: a ?? 0, b: b ?? 0, c: c ?? 0, piece, open: kind === 'open', painted }
}

const NUMBERS = ['no', 'exactly one', 'exactly two', 'exactly three']

function ask(rng: Random, { a, b, c, piece, open, painted }: Block) {
  const colour = rng.pick(['red', 'blue', 'green', 'yellow', 'black', 'white', 'orange'])
  const stuff = rng.pick(['wooden', 'wax', 'clay', 'cork', 'plaster', 'soap', 'thermocol', 'solid'])
  const isCube = a === b && b === c
  const sides = [a * piece, b * piece, c * piece]
  const thing = isCube
    ? say`a ${stuff} cube of side ${quantity(a * piece, 'cm')}`
    : say`a ${stuff} block ${quantity(a * piece, 'cm')} long, ${quantity(b * piece, 'cm')} wide and ${quantity(c * piece, 'cm')} high`
  const paint = open ? say`${colour} on all faces but the bottom` : say`${colour} on all faces`
  const faces = painted === 1 ? say`exactly one painted face` : say`${NUMBERS[painted] ?? ''} painted faces`
  const { answer, parts } = countPieces(a, b, c, open, painted)
  const all = a * b * c
  const other = (wanted: number) => countPieces(a, b, c, open, wanted).answer
  const mistaken = (wanted: number, isOpen: boolean) => countPieces(a, b, c, isOpen, wanted).answer
  return {
    given: {
      find: 'painted' as const,
      form: `${isCube ? 'cube' : open ? 'open block' : 'block'} ${painted}`,
      sides,
      piece,
      open,
      painted,
    },
    prompt: stem(
      rng,
      [
        say`${thing} is painted ${paint} and then cut into smaller cubes of side ${quantity(piece, 'cm')}.`,
        say`${thing}, painted ${paint}, is divided into identical cubes of side ${quantity(piece, 'cm')} each.`,
        say`After being painted ${paint}, ${thing} is cut into small cubes, each of side ${quantity(piece, 'cm')}.`,
        say`Cubes of side ${quantity(piece, 'cm')} are cut from ${thing}, which has been painted ${paint}.`,
      ],
      [
        say`How many of the smaller cubes have ${faces}?`,
        say`What is the number of small cubes with ${faces}?`,
        say`Find the number of smaller cubes having ${faces}.`,
        say`The number of small cubes with ${faces} is:`,
      ],
    ),
    answer: count(answer),
    mistakes: [
      ...[0, 1, 2, 3]
        .filter((wanted) => wanted !== painted)
        .map((wanted) => ({
          value: other(wanted),
          because: say`that is the number of cubes with ${wanted === 1 ? say`exactly one painted face` : say`${NUMBERS[wanted] ?? ''} painted faces`}`,
        })),
      { value: all, because: say`that is the number of all small cubes` },
      {
        value: mistaken(painted, !open),
        because: open ? say`the bottom was taken as painted too` : say`one face was taken as not painted`,
      },
      {
        value: countPieces(a + 1, b + 1, c + 1, open, painted).answer,
        because: say`one layer too many was counted in each direction`,
      },
      {
        value: countPieces(a - 1, b - 1, c - 1, open, painted).answer,
        because: say`one layer too few was counted in each direction`,
      },
    ],
    steps: [
      isCube
        ? say`Each edge is cut into ${a * piece} ÷ ${piece} = ${a} parts.`
        : say`The edges are cut into ${a}, ${b} and ${c} parts.`,
      ...(open ? [say`The bottom is not painted, so a cube there shows one face less than it would.`] : []),
      ...parts.slice(0, isCube ? 0 : 1),
      say`${parts.at(-1) ?? say``} ${answer}`,
    ],
  }
}

/** Counted by where a small cube lies: inside, on a face, on an edge, at a corner. */
function countPieces(
  a: number,
  b: number,
  c: number,
  open: boolean,
  painted: number,
): { answer: number; parts: Message[] } {
  const [x, y, z] = [a - 2, b - 2, c - 2]
  // Layers in which only the four side faces are painted.
  const plain = open ? c - 1 : z
  const ends = open ? 1 : 2
  const where = [
    say`They touch none of the painted faces.`,
    say`They lie on a painted face, but not where two painted faces meet.`,
    say`They lie where two painted faces meet, but not three.`,
    say`They lie where three painted faces meet.`,
  ]
  const sums = [
    { answer: x * y * plain, sum: say`They number ${x} × ${y} × ${plain} =` },
    {
      answer: 2 * (x + y) * plain + ends * x * y,
      sum: say`On the sides 2 × (${x} + ${y}) × ${plain}, on ${ends === 1 ? 'the top' : 'top and bottom'} ${ends === 1 ? '' : '2 × '}${x} × ${y}: in all`,
    },
    {
      answer: 4 * plain + ends * 2 * (x + y),
      sum: say`On the upright edges 4 × ${plain}, on the level edges ${ends * 2} × (${x} + ${y}): in all`,
    },
    { answer: 4 * ends, sum: say`They number 4 × ${ends} =` },
  ]
  const chosen = sums[painted]
  return { answer: chosen?.answer ?? 0, parts: [where[painted] ?? say``, chosen?.sum ?? say``] }
}
