import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, money, percent, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A box is 12 cm long, 8 cm wide and 5 cm high. What is its volume?" */
export const cuboid = defineGenerator({
  id: 'mensuration/cuboid',
  version: 8,
  concepts: [
    'volume-of-cuboid',
    'surface-of-cuboid',
    'cube',
    'four-walls',
    'bricks-in-a-wall',
    'solid-figures',
  ],
  levels: {
    easy: { forms: [volume, surface, height] },
    medium: { forms: [...often(9, edgesInRatio), ...often(2, cube), ...often(2, cubeVolume)] },
    hard: { forms: [painting, bricks, openBox, threeFaces] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'volume':
        // Layer upon layer.
        return range(1, given.high).reduce((sum) => sum + given.long * given.wide, 0)
      case 'surface':
        return sum(facesOf(given.long, given.wide, given.high))
      case 'height':
        return range(1, 500).find((high) => high * given.long * given.wide === given.volume) ?? Number.NaN
      case 'cube-surface': {
        const edge = range(1, 200).find((side) => side ** 3 === given.volume) ?? Number.NaN
        return sum(facesOf(edge, edge, edge))
      }
      case 'cube-volume': {
        const edge =
          range(1, 200).find((side) => sum(facesOf(side, side, side)) === given.surface) ?? Number.NaN
        return range(1, edge).reduce((total) => total + edge * edge, 0)
      }
      case 'edges-in-ratio': {
        // Tries every length for one part of the ratio.
        const [p, q, r] = given.parts
        const size = (unit: number, of: 'volume' | 'surface') =>
          of === 'volume' ? p * unit * (q * unit) * (r * unit) : sum(facesOf(p * unit, q * unit, r * unit))
        const unit = range(1, 200).find((one) => size(one, given.told) === given.size) ?? Number.NaN
        return size(unit, given.told === 'volume' ? 'surface' : 'volume')
      }
      case 'open-box':
        // Layer upon layer, as high as the squares that were cut out.
        return range(1, given.cut).reduce(
          (total) => total + (given.long - given.cut - given.cut) * (given.wide - given.cut - given.cut),
          0,
        )
      case 'three-faces': {
        // Tries every length for the edge that the first two faces share.
        const [one, two, three] = given.faces
        const shared = range(1, 200).find((edge) => (one / edge) * (two / edge) === three) ?? Number.NaN
        return (one / shared) * shared * (two / shared)
      }
      case 'cost':
        // Every face but the floor, less what stays unpainted.
        return (sum(facesOf(given.long, given.wide, given.high).slice(1)) - given.openings) * given.rate
      case 'bricks': {
        // How many fit into a cube of one metre, then how many such cubes the wall is.
        const perCube = (100 / given.brick.long) * (100 / given.brick.wide) * (100 / given.brick.high)
        return given.long * given.high * (given.thick / 100) * perCube * (1 - given.mortar / 100)
      }
    }
  },
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The six faces, the floor first. */
const facesOf = (long: number, wide: number, high: number): number[] => [
  long * wide,
  long * wide,
  long * high,
  long * high,
  wide * high,
  wide * high,
]

/** Three different lengths, the longest first and the height last. */
function drawBox(rng: Random, low: number, high: number) {
  const [long, wide, tall] = rng.sample(range(low, high), 3)
  return { long: Math.max(long, wide), wide: Math.min(long, wide), high: tall }
}

const BOXES = [
  'A wooden box',
  'A shoe box',
  'A brick of ice',
  'A tin',
  'A carton',
  'A closed tank',
  'A block of marble',
  'A metal trunk',
  'A gift box',
  'A fish tank',
]

function volume(rng: Random) {
  const { long, wide, high } = drawBox(rng, 5, 40)
  const answer = quantity(long * wide * high, 'cm³')
  return {
    concept: ['volume-of-cuboid', 'solid-figures'],
    given: { find: 'volume' as const, long, wide, high },
    prompt: rng.pick([
      say`${rng.pick(BOXES)} is ${quantity(long, 'cm')} long, ${quantity(wide, 'cm')} wide and ${quantity(high, 'cm')} high. ${ask(rng, 'its volume')}`,
      say`The length, breadth and height of ${rng.pick(BOXES).toLowerCase()} are ${quantity(long, 'cm')}, ${quantity(wide, 'cm')} and ${quantity(high, 'cm')}, respectively. ${ask(rng, 'its volume')}`,
      say`${ask(rng, say`the volume of a cuboid whose edges measure ${quantity(long, 'cm')}, ${quantity(wide, 'cm')} and ${quantity(high, 'cm')}`)}`,
      say`${rng.pick(BOXES).toLowerCase()} measures ${quantity(long, 'cm')} × ${quantity(wide, 'cm')} × ${quantity(high, 'cm')}. ${ask(rng, 'the space occupied by it')}`,
      say`How many cubic centimetres of ${rng.pick(['wax', 'oil', 'water', 'sand'])} can a cuboidal ${rng.pick(['mould', 'vessel', 'container'])} of length ${quantity(long, 'cm')}, breadth ${quantity(wide, 'cm')} and depth ${quantity(high, 'cm')} hold?`,
    ]),
    answer,
    mistakes: [
      { value: sum(facesOf(long, wide, high)), because: say`that number is the total surface area` },
      {
        value: long * wide + wide * high + high * long,
        because: say`the products of the sides in pairs were added`,
      },
      { value: 4 * (long + wide + high), because: say`that number is the total length of the edges` },
      { value: 2 * long * wide * high, because: say`the volume was doubled as if it were a surface` },
      { value: (long * wide * high) / 2, because: say`the volume was halved as if it were a wedge` },
      { value: (long + wide) * high * 2, because: say`that number is the area of the four walls` },
      { value: long ** 2 * high, because: say`the length was taken for the breadth as well` },
      { value: long * wide ** 2, because: say`the breadth was taken for the height as well` },
    ],
    steps: [say`Volume = length × breadth × height`, say`${long} × ${wide} × ${high} = ${answer}`],
  }
}

function surface(rng: Random) {
  const { long, wide, high } = drawBox(rng, 5, 40)
  const total = sum(facesOf(long, wide, high))
  const answer = quantity(total, 'cm²')
  return {
    concept: ['surface-of-cuboid', 'solid-figures'],
    given: { find: 'surface' as const, long, wide, high },
    prompt: rng.pick([
      say`The length, breadth and height of ${rng.pick(BOXES).toLowerCase()} are ${quantity(long, 'cm')}, ${quantity(wide, 'cm')} and ${quantity(high, 'cm')}, respectively. ${ask(rng, 'its total surface area')}`,
      say`${rng.pick(BOXES)} measures ${quantity(long, 'cm')} × ${quantity(wide, 'cm')} × ${quantity(high, 'cm')}. ${ask(rng, 'the total surface area')}`,
      say`How much ${rng.pick(['paper', 'cloth', 'foil'])} is required to cover all the faces of a ${rng.pick(['gift box', 'wooden box', 'carton', 'case'])} ${quantity(long, 'cm')} long, ${quantity(wide, 'cm')} wide and ${quantity(high, 'cm')} high?`,
      say`If the dimensions of a ${rng.pick(['solid', 'closed'])} cuboid are ${quantity(long, 'cm')}, ${quantity(wide, 'cm')} and ${quantity(high, 'cm')}, then ${askThen(rng, 'its total surface area')}`,
      say`A ${rng.pick(['closed tin', 'closed box', 'wooden chest'])} in the shape of a cuboid has edges of ${quantity(long, 'cm')}, ${quantity(wide, 'cm')} and ${quantity(high, 'cm')}. ${ask(rng, 'the area of the sheet needed to make it')}`,
    ]),
    answer,
    mistakes: [
      { value: total / 2, because: say`each face was counted once; every face has an equal one opposite` },
      { value: 2 * (long + wide) * high, because: say`only the four walls were counted, not top and bottom` },
      { value: long * wide * high, because: say`that number is the volume` },
      { value: total - long * wide, because: say`the top or the bottom was left out` },
      { value: total + 2 * long * wide, because: say`top and bottom were counted twice` },
      { value: 2 * total, because: say`the surface was doubled once more` },
      { value: total + 2 * wide * high, because: say`the two end faces were counted twice` },
    ],
    steps: [
      say`Total surface = 2 × (length × breadth + breadth × height + height × length)`,
      say`2 × (${long * wide} + ${wide * high} + ${high * long}) = ${answer}`,
    ],
  }
}

function height(rng: Random) {
  const { long, wide } = drawBox(rng, 6, 40)
  const high = rng.int(3, 14)
  const content = long * wide * high
  const answer = quantity(high, 'm')
  const store = rng.pick(['A water tank', 'A godown', 'A grain store', 'A shed', 'A hall'])
  return {
    concept: ['volume-of-cuboid', 'solid-figures'],
    given: { find: 'height' as const, volume: content, long, wide },
    prompt: rng.pick([
      say`${store} is ${quantity(long, 'm')} long and ${quantity(wide, 'm')} wide. If its volume is ${quantity(content, 'm³')}, ${askThen(rng, 'its height')}`,
      say`The volume of a cuboidal ${rng.pick(['tank', 'reservoir', 'godown', 'hall'])} is ${quantity(content, 'm³')} and its base measures ${quantity(long, 'm')} by ${quantity(wide, 'm')}. ${ask(rng, 'its height')}`,
      say`The length and breadth of ${rng.pick(['a cuboidal tank', 'a rectangular hall', 'a godown', 'a grain store'])} are ${quantity(long, 'm')} and ${quantity(wide, 'm')}, respectively, and its capacity is ${quantity(content, 'm³')}. ${ask(rng, 'its height')}`,
      say`If ${rng.pick(['a water tank', 'a pit', 'a reservoir'])} ${quantity(long, 'm')} long and ${quantity(wide, 'm')} broad can hold ${quantity(content, 'm³')} of water, how deep is it?`,
    ]),
    answer,
    mistakes: [
      { value: content / long, because: say`the volume was divided by the length only` },
      { value: content / wide, because: say`the volume was divided by the breadth only` },
      {
        value: content / (2 * (long + wide)),
        because: say`the volume was divided by the perimeter of the base`,
      },
      {
        value: content / (long + wide),
        because: say`the length and the breadth were added instead of multiplied`,
      },
      { value: high / 2, because: say`the base was counted twice` },
      { value: high * 2, because: say`only half of the base was counted` },
      { value: long - wide, because: say`the breadth was taken off the length` },
    ],
    steps: [
      say`Volume = area of the base × height`,
      say`Area of the base = ${long} × ${wide} = ${quantity(long * wide, 'm²')}`,
      say`Height = ${content} ÷ ${long * wide} = ${answer}`,
    ],
  }
}

/** "The edges of a box are in the ratio 4 : 3 : 2 and its volume is 648 cm³. What is its total surface area?" */
function edgesInRatio(rng: Random) {
  const { parts, unit } = rng.until(
    () => {
      const [p, q, r] = rng.sample(range(1, 8), 3).sort((a, b) => b - a)
      return { parts: [p ?? 3, q ?? 2, r ?? 1] as const, unit: rng.int(2, 12) }
    },
    (drawn) =>
      drawn.parts.reduce(gcd) === 1 &&
      drawn.parts[0] <= 4 * drawn.parts[2] &&
      drawn.parts[0] * drawn.unit <= 60,
  )
  const [p, q, r] = parts
  const [long, wide, high] = [p * unit, q * unit, r * unit]
  const [content, area] = [long * wide * high, sum(facesOf(long, wide, high))]
  const told = rng.pick(['volume', 'surface'] as const)
  const isArea = told === 'volume'
  const answer = isArea ? quantity(area, 'cm²') : quantity(content, 'cm³')
  const size = isArea ? content : area
  const fact = isArea
    ? say`its volume is ${quantity(content, 'cm³')}`
    : say`its total surface area is ${quantity(area, 'cm²')}`
  const what = isArea ? 'its total surface area' : 'its volume'
  const list = `${p} : ${q} : ${r}`
  const body = rng.pick([
    'a cuboid',
    'a rectangular box',
    'a closed wooden box',
    'a cuboidal block',
    'a carton',
  ])
  const sized = (times: number) =>
    isArea ? sum(facesOf(p * times, q * times, r * times)) : p * times * (q * times) * (r * times)
  return {
    concept: [isArea ? 'surface-of-cuboid' : 'volume-of-cuboid', 'solid-figures'],
    given: { find: 'edges-in-ratio' as const, parts, told, size },
    prompt: rng.pick([
      say`The length, breadth and height of ${body} are in the ratio ${list}, and ${fact}. ${ask(rng, what)}`,
      say`The edges of ${body} are in the ratio ${list}. If ${fact}, then ${askThen(rng, what)}`,
      say`The dimensions of ${body} are in the ratio ${list} and ${fact}. ${ask(rng, what)}`,
    ]),
    answer,
    mistakes: [
      { value: sized(unit + 1), because: say`one part of the ratio was taken as ${unit + 1} cm` },
      { value: sized(unit - 1), because: say`one part of the ratio was taken as ${unit - 1} cm` },
      ...(isArea
        ? [
            {
              value: area / 2,
              because: say`each face was counted once; every face has an equal one opposite`,
            },
            { value: 2 * (long + wide) * high, because: say`only the four walls were counted` },
            { value: area / unit, because: say`${unit} was not squared` },
          ]
        : [
            { value: content / unit, because: say`${unit} was squared instead of cubed` },
            { value: p * q * r * unit, because: say`${unit} was not cubed` },
            { value: content / 2, because: say`the volume was halved` },
          ]),
      { value: sized(unit + 2), because: say`one part of the ratio was taken as ${unit + 2} cm` },
    ],
    steps: [
      isArea
        ? say`With edges of ${p}x, ${q}x and ${r === 1 ? '' : r}x the volume is ${p * q * r}x³ = ${content}, so x³ = ${unit ** 3} and x = ${unit}`
        : say`With edges of ${p}x, ${q}x and ${r === 1 ? '' : r}x the surface is 2 × ${p * q + q * r + p * r}x² = ${area}, so x² = ${unit ** 2} and x = ${unit}`,
      say`The edges are ${long} cm, ${wide} cm and ${high} cm.`,
      isArea
        ? say`Total surface area = 2 × (${long * wide} + ${wide * high} + ${high * long}) = ${answer}`
        : say`Volume = ${long} × ${wide} × ${high} = ${answer}`,
    ],
  }
}

function cube(rng: Random) {
  const edge = rng.int(4, 40)
  const answer = quantity(6 * edge ** 2, 'cm²')
  const body = rng.pick([
    'a solid cube of wood',
    'an ice cube',
    'a cubical box',
    'a cubical tin',
    'a marble cube',
    'a toy cube',
    'a cube of clay',
  ])
  return {
    concept: ['cube', 'solid-figures'],
    given: { find: 'cube-surface' as const, volume: edge ** 3 },
    prompt: rng.pick([
      say`The volume of ${body} is ${quantity(edge ** 3, 'cm³')}. ${ask(rng, 'its total surface area')}`,
      say`If the volume of ${body} is ${quantity(edge ** 3, 'cm³')}, then ${askThen(rng, 'the sum of the areas of all its faces')}`,
      say`${ask(rng, say`the total surface area of ${body} whose volume is ${quantity(edge ** 3, 'cm³')}`)}`,
      say`A ${rng.pick(['cube', 'solid cube', 'cubical block', 'metallic cube'])} has a volume of ${quantity(edge ** 3, 'cm³')}. ${ask(rng, 'its total surface area')}`,
      say`The faces of ${body} with a volume of ${quantity(edge ** 3, 'cm³')} have a total area of:`,
      say`If ${body} has a volume of ${quantity(edge ** 3, 'cm³')}, then ${askThen(rng, 'its total surface area')}`,
    ]),
    answer,
    mistakes: [
      { value: 4 * edge ** 2, because: say`only the four walls were counted` },
      { value: edge ** 2, because: say`that is the area of one face` },
      { value: 12 * edge, because: say`that number is the total length of the edges` },
      { value: 6 * edge ** 3, because: say`the volume was multiplied by 6` },
      { value: 8 * edge ** 2, because: say`a cube has 8 corners, but 6 faces` },
      { value: 12 * edge ** 2, because: say`a cube has 12 edges, but 6 faces` },
      { value: 6 * (edge + 1) ** 2, because: say`the cube root was taken as ${edge + 1}` },
      { value: 6 * (edge - 1) ** 2, because: say`the cube root was taken as ${edge - 1}` },
    ],
    steps: [
      say`The edge is the cube root of ${edge ** 3}, which is ${quantity(edge, 'cm')}`,
      say`Area of one face = ${edge} × ${edge} = ${quantity(edge ** 2, 'cm²')}`,
      say`A cube has six faces: 6 × ${edge ** 2} = ${answer}`,
    ],
  }
}

/** "The total surface area of a cube is 486 cm². What is its volume?" */
function cubeVolume(rng: Random) {
  const edge = rng.int(4, 48)
  const surface = quantity(6 * edge ** 2, 'cm²')
  const answer = quantity(edge ** 3, 'cm³')
  const body = rng.pick([
    'a cube',
    'a solid cube',
    'a cubical box',
    'a dice-shaped block',
    'a cube of wax',
    'a cubical tin',
  ])
  return {
    concept: ['cube', 'solid-figures'],
    given: { find: 'cube-volume' as const, surface: 6 * edge ** 2 },
    prompt: rng.pick([
      say`The total surface area of ${body} is ${surface}. ${ask(rng, 'its volume')}`,
      say`If the six faces of ${body} have a total area of ${surface}, then ${askThen(rng, 'its volume')}`,
      say`${ask(rng, say`the volume of ${body} whose total surface area is ${surface}`)}`,
      say`${surface} of paper just covers all the faces of ${body}. ${ask(rng, 'the volume enclosed')}`,
      say`All the faces of ${body} together measure ${surface}. ${ask(rng, 'its volume')}`,
      say`How many cubic centimetres are there in ${body} with a total surface area of ${surface}?`,
    ]),
    answer,
    mistakes: [
      { value: edge ** 2, because: say`that number is the area of one face` },
      { value: 6 * edge ** 3, because: say`the volume was multiplied by 6` },
      { value: (edge - 1) ** 3, because: say`the edge was taken as ${edge - 1}` },
      { value: (edge + 1) ** 3, because: say`the edge was taken as ${edge + 1}` },
      { value: 6 * edge ** 2, because: say`that number is the surface` },
      { value: 12 * edge, because: say`that number is the total length of the edges` },
      { value: edge ** 3 / 2, because: say`the volume was halved` },
      { value: 2 * edge ** 3, because: say`the volume was doubled` },
    ],
    steps: [
      say`Area of one face = ${6 * edge ** 2} ÷ 6 = ${quantity(edge ** 2, 'cm²')}`,
      say`The edge is its square root: ${quantity(edge, 'cm')}`,
      say`Volume = ${edge}³ = ${answer}`,
    ],
  }
}

/** "Squares of 5 cm are cut from the corners of a sheet of 40 cm × 30 cm, which is folded to a box. What is its volume?" */
function openBox(rng: Random) {
  const { long, wide, cut } = rng.until(
    () => ({ long: rng.int(20, 80), wide: rng.int(16, 60), cut: rng.int(2, 12) }),
    (drawn) => drawn.long > drawn.wide && drawn.wide - 2 * drawn.cut >= 6,
  )
  const value = (long - 2 * cut) * (wide - 2 * cut) * cut
  const answer = quantity(value, 'cm³')
  const sheet = rng.pick([
    'sheet of tin',
    'metal sheet',
    'piece of cardboard',
    'sheet of paper',
    'plastic sheet',
  ])
  return {
    concept: ['volume-of-cuboid', 'solid-figures'],
    given: { find: 'open-box' as const, long, wide, cut },
    prompt: rng.pick([
      say`From each corner of a rectangular ${sheet}, ${quantity(long, 'cm')} by ${quantity(wide, 'cm')}, a square of side ${quantity(cut, 'cm')} is cut off, and the rest is folded into an open box. ${ask(rng, 'the volume of the box')}`,
      say`A ${sheet} measures ${quantity(long, 'cm')} × ${quantity(wide, 'cm')}. An open box is made by cutting squares of ${quantity(cut, 'cm')} from its four corners and turning up the flaps. ${ask(rng, 'its capacity')}`,
      say`An open box is made of a ${sheet} ${quantity(long, 'cm')} long and ${quantity(wide, 'cm')} wide by removing a square of side ${quantity(cut, 'cm')} from every corner. How much can the box hold?`,
      say`If equal squares with sides of ${quantity(cut, 'cm')} are taken out of the corners of a ${sheet} of ${quantity(long, 'cm')} × ${quantity(wide, 'cm')} and it is bent up to form a tray, then ${askThen(rng, 'the volume of the tray')}`,
    ]),
    answer,
    mistakes: [
      { value: (long - cut) * (wide - cut) * cut, because: say`only one square was taken off each side` },
      { value: long * wide * cut, because: say`the squares were not taken off the sides` },
      { value: (long - 2 * cut) * (wide - 2 * cut), because: say`that number is the area of the bottom` },
      {
        value: (long * wide - 4 * cut * cut) * cut,
        because: say`the area of the sheet that is left was multiplied by the height`,
      },
      { value: (long - 2 * cut) * (wide - 2 * cut) * 2 * cut, because: say`the height was doubled` },
      { value: (long - 2 * cut) * wide * cut, because: say`the squares were taken off the length only` },
      { value: value / 2, because: say`the volume was halved` },
    ],
    steps: [
      say`Two squares are taken off each side, and the height is ${quantity(cut, 'cm')}.`,
      say`Length of the box = ${long} − 2 × ${cut} = ${quantity(long - 2 * cut, 'cm')}`,
      say`Breadth of the box = ${wide} − 2 × ${cut} = ${quantity(wide - 2 * cut, 'cm')}`,
      say`Volume = ${long - 2 * cut} × ${wide - 2 * cut} × ${cut} = ${answer}`,
    ],
  }
}

/** "The areas of three adjacent faces of a box are 120, 72 and 60 cm². What is its volume?" */
function threeFaces(rng: Random) {
  const [long, wide, high] = rng.sample(range(3, 30), 3)
  const faces = [long * wide, long * high, wide * high] as const
  const [one, two, three] = faces
  const value = long * wide * high
  const answer = quantity(value, 'cm³')
  const list = say`${quantity(one, 'cm²')}, ${quantity(two, 'cm²')} and ${quantity(three, 'cm²')}`
  const body = rng.pick([
    'a cuboid',
    'a rectangular box',
    'a brick',
    'a cuboidal block',
    'a closed metal box',
    'a carton',
  ])
  return {
    concept: ['volume-of-cuboid', 'solid-figures'],
    given: { find: 'three-faces' as const, faces },
    prompt: rng.pick([
      say`The areas of three adjacent faces of ${body} are ${list}. ${ask(rng, 'its volume')}`,
      say`If three faces of ${body} that meet at a corner have areas of ${list}, then ${askThen(rng, 'its volume')}`,
      say`Three mutually adjacent faces of ${body} have areas of ${list}. ${ask(rng, 'its volume')}`,
      say`${list} are the areas of the faces of ${body} that share a vertex. What is its volume?`,
    ]),
    answer,
    mistakes: [
      { value: one + two + three, because: say`the three areas were added` },
      { value: 2 * (one + two + three), because: say`that number is the total surface area` },
      { value: value / 2, because: say`the root was halved` },
      { value: 2 * value, because: say`each face was counted twice` },
      { value: long * one, because: say`an edge was multiplied by a face that it lies in` },
      { value: wide * three, because: say`an edge was multiplied by a face in which it lies` },
      { value: high * two, because: say`a face was multiplied by one of its own edges` },
    ],
    steps: [
      say`With the edges a, b and c the faces are ab, ac and bc.`,
      say`Their product is (abc)², the square of the volume.`,
      say`${one} × ${two} × ${three} = ${value ** 2}`,
      say`Volume = its square root = ${answer}`,
    ],
  }
}

function painting(rng: Random) {
  const [long, wide, high] = [rng.int(7, 24), rng.int(4, 6), rng.int(3, 5)]
  const [openings, rate] = [rng.int(4, 14), rng.int(20, 90, 5)]
  const walls = 2 * (long + wide) * high
  const painted = walls + long * wide - openings
  const room = rng.pick(['hall', 'classroom', 'shop', 'clinic', 'library', 'dining room'])
  const work = rng.pick(['painted', 'whitewashed', 'distempered'])
  const answer = money(painted * rate)
  return {
    concept: ['four-walls', 'solid-figures'],
    given: { find: 'cost' as const, long, wide, high, openings, rate },
    prompt: rng.pick([
      say`A ${room} is ${quantity(long, 'm')} long, ${quantity(wide, 'm')} wide and ${quantity(high, 'm')} high. Its doors and windows cover an area of ${quantity(openings, 'm²')}. ${ask(rng, say`the cost of having its four walls and ceiling ${work} at ${money(rate)} per m²`)}`,
      say`The length, breadth and height of a ${room} are ${quantity(long, 'm')}, ${quantity(wide, 'm')} and ${quantity(high, 'm')}, respectively. Its four walls and ceiling, except ${quantity(openings, 'm²')} of doors and windows, are to be ${work} at the rate of ${money(rate)} per m². ${ask(rng, 'the total cost')}`,
      say`The four walls and the ceiling of a ${room} measuring ${quantity(long, 'm')} × ${quantity(wide, 'm')} × ${quantity(high, 'm')} are ${work} at ${money(rate)} per m². If doors and windows take up ${quantity(openings, 'm²')}, how much does the work cost?`,
    ]),
    answer,
    mistakes: [
      { value: (walls - openings) * rate, because: say`the ceiling was left out` },
      { value: (walls + long * wide) * rate, because: say`the doors and windows were not taken off` },
      { value: (walls + 2 * long * wide - openings) * rate, because: say`the floor was counted as well` },
      {
        value: (walls + long * wide + openings) * rate,
        because: say`the doors and windows were added instead of taken off`,
      },
      {
        value: (walls / 2 + long * wide - openings) * rate,
        because: say`only two of the four walls were counted`,
      },
      {
        value: (long * wide * high - openings) * rate,
        because: say`the volume was taken instead of the area`,
      },
    ],
    steps: [
      say`Four walls: 2 × (${long} + ${wide}) × ${high} = ${quantity(walls, 'm²')}`,
      say`Ceiling: ${long} × ${wide} = ${quantity(long * wide, 'm²')}`,
      say`To be ${work}: ${walls} + ${long * wide} − ${openings} = ${quantity(painted, 'm²')}`,
      say`Cost = ${painted} × ${rate} = ${answer}`,
    ],
  }
}

const BRICKS = [
  { long: 25, wide: 10, high: 5 },
  { long: 20, wide: 10, high: 5 },
  { long: 25, wide: 12.5, high: 8 },
  { long: 20, wide: 10, high: 10 },
  { long: 25, wide: 10, high: 8 },
]

function bricks(rng: Random) {
  const brick = rng.pick(BRICKS)
  const [long, high, thick] = [rng.int(4, 40), rng.int(2, 6), rng.pick([25, 50, 20, 40])]
  const wallVolume = long * 100 * high * 100 * thick
  const brickVolume = brick.long * brick.wide * brick.high
  // The part of the wall that is mortar, in percent.
  const mortar = rng.pick(
    [5, 10, 20, 25].filter((part) => Number.isInteger(((100 - part) * wallVolume) / 100 / brickVolume)),
  )
  const needed = ((100 - mortar) * wallVolume) / 100 / brickVolume
  const answer = count(needed)
  const where = rng.pick(['beside a road', 'of a godown', 'behind a bus stand', 'of a cattle shed'])
  const part = percent(mortar)
  return {
    concept: ['bricks-in-a-wall', 'solid-figures'],
    given: { find: 'bricks' as const, long, high, thick, brick, mortar },
    prompt: rng.pick([
      say`How many bricks of size ${brick.long} cm × ${brick.wide} cm × ${brick.high} cm are required to build a wall ${where}, ${quantity(long, 'm')} long, ${quantity(high, 'm')} high and ${quantity(thick, 'cm')} thick, if the mortar occupies ${part} of its volume?`,
      say`A wall ${where} is ${quantity(long, 'm')} long, ${quantity(high, 'm')} high and ${quantity(thick, 'cm')} thick, and ${part} of its volume is mortar. If each brick measures ${brick.long} cm × ${brick.wide} cm × ${brick.high} cm, ${askThen(rng, 'the number of bricks needed to build it')}`,
      say`The length, height and thickness of a wall ${where} are ${quantity(long, 'm')}, ${quantity(high, 'm')} and ${quantity(thick, 'cm')}, respectively. It is made of bricks, each measuring ${brick.long} cm × ${brick.wide} cm × ${brick.high} cm. How many bricks are used, if ${part} of the volume is filled with mortar?`,
      say`If each brick is ${brick.long} cm long, ${brick.wide} cm wide and ${brick.high} cm high, how many bricks will be needed for a wall of length ${quantity(long, 'm')}, height ${quantity(high, 'm')} and thickness ${quantity(thick, 'cm')}, of which ${part} by volume is mortar?`,
    ]),
    answer,
    mistakes: [
      { value: wallVolume / brickVolume, because: say`the mortar was left out` },
      {
        value: ((100 + mortar) * wallVolume) / 100 / brickVolume,
        because: say`the mortar was added instead of taken off`,
      },
      {
        value: (mortar * wallVolume) / 100 / brickVolume,
        because: say`that is the volume of the mortar, counted in bricks`,
      },
      { value: needed / 10, because: say`a metre was counted as 10 cm in one place` },
      { value: needed / 2, because: say`only half of the wall was counted` },
      { value: needed * 2, because: say`the wall was counted twice` },
      {
        value: (long * 100 * high * 100) / (brick.long * brick.high),
        because: say`the thickness was left out: one layer of bricks was counted`,
      },
      {
        value: (long * 100 * high * 100) / (brick.long * brick.wide),
        because: say`only one face of the wall was covered with bricks`,
      },
      {
        value: (long * 100 * thick) / (brick.long * brick.wide),
        because: say`the height was left out: one row of bricks was counted`,
      },
    ],
    steps: [
      say`In centimetres the wall measures ${long * 100} × ${high * 100} × ${thick}.`,
      say`Volume of the wall = ${quantity(wallVolume, 'cm³')}`,
      say`Volume of a brick = ${brick.long} × ${brick.wide} × ${brick.high} = ${quantity(brickVolume, 'cm³')}`,
      say`Bricks fill ${percent(100 - mortar)} of the wall: ${quantity((wallVolume * (100 - mortar)) / 100, 'cm³')}`,
      say`Number = ${(wallVolume * (100 - mortar)) / 100} ÷ ${brickVolume} = ${answer}`,
    ],
  }
}
