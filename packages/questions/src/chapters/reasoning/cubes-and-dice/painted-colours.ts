import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, quantity } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const

/** What is asked of the faces of one colour, with another colour where two are named. */
const ASKS = ['two', 'any', 'only', 'without', 'neither'] as const
type Ask = (typeof ASKS)[number]

/** "The top and the bottom are painted red, the front and the back green, the other two faces blue ... How many have at least one painted face but no red one?" */
export function threeColours(rng: Random) {
  const piece = rng.int(1, 4)
  const [long, wide, high] = rng.sample(range(3, 9), 3)
  const colours = rng.sample(COLOURS, 3)
  // Two outer layers are seen at once: their number is only a wrong option.
  const ask = rng.pick(['two', 'only', 'without', 'without', 'neither', 'neither'] as const)
  // The first colour is the one that is asked about, the second the one named beside it; the counts are of small cubes.
  const pairs = rng.shuffle([
    { faces: 'the top and the bottom', colour: colours[0], layers: high },
    { faces: 'the front and the back', colour: colours[1], layers: wide },
    { faces: 'the left and the right face', colour: colours[2], layers: long },
  ])
  const [one, other, third] = pairs
  if (!one || !other || !third) throw new Error('a block has three pairs of faces')
  const layers = [one.layers, other.layers, third.layers] as const
  const sums = sumsOf(layers)
  const { value, told } = sums[ask]
  const words = wordsOf(one.colour, other.colour)
  const thing = say`${quantity(long * piece, 'cm')} long, ${quantity(wide * piece, 'cm')} wide and ${quantity(high * piece, 'cm')} high`
  const stuff = rng.pick(['wooden', 'wax', 'clay', 'plaster', 'thermocol', 'solid'])
  const coat = say`${colours[0]} on the top and the bottom, ${colours[1]} on the front and the back and ${colours[2]} on the other two faces`
  return {
    given: {
      find: 'colours' as const,
      sides: [long * piece, wide * piece, high * piece],
      piece,
      // In the order of the sides: left and right, front and back, top and bottom.
      paints: [colours[2], colours[1], colours[0]],
      ask,
      one: one.colour,
      other: other.colour,
    },
    prompt: stem(
      rng,
      [
        say`A ${stuff} block ${thing} is painted ${coat}. It is then cut into cubes of side ${quantity(piece, 'cm')}.`,
        say`A ${stuff} block ${thing}, painted ${coat}, is divided into identical cubes of side ${quantity(piece, 'cm')} each.`,
      ],
      [
        say`How many of the smaller cubes have ${words[ask]}?`,
        say`Find the number of smaller cubes having ${words[ask]}.`,
        say`The number of small cubes with ${words[ask]} is:`,
      ],
    ),
    answer: count(value),
    mistakes: [
      ...ASKS.filter((wrong) => wrong !== ask).map((wrong) => ({
        value: sums[wrong].value,
        because: say`that is the number of cubes with ${words[wrong]}`,
      })),
      {
        value: sumsOf(layers.map((each) => each + 1))[ask].value,
        because: say`one layer too many was counted in each direction`,
      },
      {
        value: sumsOf(layers.map((each) => each - 1))[ask].value,
        because: say`one layer too few was counted in each direction`,
      },
      {
        value: sumsOf([layers[1], layers[0], layers[2]])[ask].value,
        because: say`two of the edges of the block were confused`,
      },
      {
        value: sumsOf([layers[2], layers[1], layers[0]])[ask].value,
        because: say`two of the edges of the block were confused`,
      },
    ],
    steps: [
      say`There are ${long} small cubes along the length, ${wide} along the width and ${high} along the height.`,
      say`${one.faces.replace(/^t/, 'T')} are ${one.colour}: each of them has ${other.layers} × ${third.layers} small cubes.`,
      told,
      say`So the number is ${value}`,
    ],
  }
}

const wordsOf = (one: string, other: string): Record<Ask, Message> => ({
  two: say`one ${one} face, one ${other} face and no third painted face`,
  any: say`at least one ${one} face`,
  only: say`one ${one} face and no other painted face`,
  without: say`at least one painted face but no ${one} face`,
  neither: say`neither a ${one} nor a ${other} face`,
})

/** By where the small cubes lie; `p` layers lie from one face of the first colour to the other, and so on. */
function sumsOf([p = 0, q = 0, r = 0]: readonly number[]): Record<Ask, { value: number; told: Message }> {
  return {
    two: {
      value: 4 * (r - 2),
      told: say`They lie on the 4 edges where these two colours meet, without the corners: 4 × ${r - 2} = ${4 * (r - 2)}.`,
    },
    any: {
      value: 2 * q * r,
      told: say`They are the two outer layers: 2 × ${q} × ${r} = ${2 * q * r}.`,
    },
    only: {
      value: 2 * (q - 2) * (r - 2),
      told: say`They lie inside these two faces, away from the edges: 2 × ${q - 2} × ${r - 2} = ${2 * (q - 2) * (r - 2)}.`,
    },
    without: {
      value: (p - 2) * (q * r - (q - 2) * (r - 2)),
      told: say`In a layer between them all but the ${q - 2} × ${r - 2} inner cubes are painted, and the number of such layers is ${p - 2}: ${p - 2} × (${q * r} − ${(q - 2) * (r - 2)}) = ${(p - 2) * (q * r - (q - 2) * (r - 2))}.`,
    },
    neither: {
      value: (p - 2) * (q - 2) * r,
      told: say`Without the outer layers of both colours: ${p - 2} × ${q - 2} × ${r} = ${(p - 2) * (q - 2) * r}.`,
    },
  }
}

/** Every small cube, one by one, with the colours of its faces. */
export function countColours({
  sides,
  piece,
  paints,
  ask,
  one,
  other,
}: {
  sides: readonly number[]
  piece: number
  paints: readonly string[]
  ask: Ask
  one: string
  other: string
}): number {
  const sizes = sides.map((side) => side / piece)
  let found = 0
  for (const x of range(1, sizes[0] ?? 0))
    for (const y of range(1, sizes[1] ?? 0))
      for (const z of range(1, sizes[2] ?? 0)) {
        const faces = [x, y, z].flatMap((at, side) => [
          ...(at === 1 ? [paints[side]] : []),
          ...(at === sizes[side] ? [paints[side]] : []),
        ])
        const has = { one: faces.includes(one), other: faces.includes(other) }
        const fits = {
          two: faces.length === 2 && has.one && has.other,
          any: has.one,
          only: faces.length === 1 && has.one,
          without: faces.length > 0 && !has.one,
          neither: !has.one && !has.other,
        }[ask]
        if (fits) found++
      }
  return found
}
