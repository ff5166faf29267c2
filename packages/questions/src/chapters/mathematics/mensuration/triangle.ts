import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { areaInside, placeTriangle, RIGHT_TRIANGLES } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2, m2, metres } from '../../../kit/values/quantities.ts'
import { money, quantity, ratio, surd } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The sides of a triangle are 13 cm, 14 cm and 15 cm. What is its area?" */
export const triangle = defineGenerator({
  id: 'mensuration/triangle',
  version: 7,
  concepts: [
    'base-and-height',
    'heron-formula',
    'area-of-isosceles-triangle',
    'area-of-equilateral-triangle',
    'plane-figures',
  ],
  levels: {
    easy: { forms: [fromBase, heightOf] },
    medium: { forms: [...often(4, fromSides), isosceles] },
    hard: { forms: [ratioAndCost, pointInside] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'area':
        return areaInside([
          [0, 0],
          [given.base, 0],
          [given.base / 3, given.height],
        ])
      case 'height':
        return range(1, 400).find((height) => height * given.base === 2 * given.area) ?? Number.NaN
      case 'area-of-sides':
        return areaInside(placeTriangle(...given.sides))
      case 'isosceles':
        return areaInside(placeTriangle(given.equal, given.equal, given.base))
      case 'cost': {
        const [a, b, c] = given.parts
        const unit = given.perimeter / (a + b + c)
        return areaInside(placeTriangle(a * unit, b * unit, c * unit)) * given.rate
      }
      case 'side-of-point': {
        // The three small triangles on the sides make up the whole one.
        const [p, q, r] = given.distances
        const shares = (side: number) => (side * (p + q + r)) / 2
        const whole = (side: number) => areaInside(placeTriangle(side, side, side))
        return shares(1) / whole(1)
      }
    }
  },
})

const THINGS = [
  ['a triangular signboard', 'cm'],
  ['a triangular pennant', 'cm'],
  ['a triangular piece of cloth', 'cm'],
  ['a triangular sheet of tin', 'cm'],
  ['a triangular flower bed', 'm'],
  ['a triangular plot', 'm'],
  ['a triangular park', 'm'],
  ['a triangular courtyard', 'm'],
  ['a triangular field', 'm'],
  ['a triangular garden', 'm'],
  ['a triangular board', 'cm'],
  ['a triangular metal plate', 'cm'],
] as const

const SQUARE = { cm: 'cm²', m: 'm²' } as const

function fromBase(rng: Random) {
  const [base, height] = [rng.int(8, 60, 2), rng.int(5, 48)]
  const [thing, unit] = rng.pick(THINGS)
  const length = (value: number) => quantity(value, unit)
  const answer = quantity((base * height) / 2, SQUARE[unit])
  return {
    concept: ['base-and-height', 'plane-figures'],
    given: { find: 'area' as const, base, height },
    prompt: rng.pick([
      say`The base of ${thing} is ${length(base)} and its height is ${length(height)}. ${ask(rng, 'its area')}`,
      say`If the base and the corresponding height of ${thing} are ${length(base)} and ${length(height)}, respectively, then ${askThen(rng, 'its area')}`,
      say`${ask(rng, say`the area of ${thing} with a base of ${length(base)} and a height of ${length(height)}`)}`,
      say`One side of ${thing} is ${length(base)} long and the perpendicular drawn to it from the opposite vertex is ${length(height)}. ${ask(rng, 'the area of the triangle')}`,
    ]),
    answer,
    mistakes: [
      { value: base * height, because: say`the product was not halved; that is the area of a parallelogram` },
      { value: base + height, because: say`the base and the height were added` },
      { value: (base + height) / 2, because: say`half of the sum was taken instead of half of the product` },
      { value: 2 * (base + height), because: say`that number is the perimeter of a rectangle` },
      { value: (base * height) / 4, because: say`the product was halved twice` },
      { value: (base * height) / 3, because: say`the product was divided by 3 as for a cone or a pyramid` },
      { value: (base * base) / 2, because: say`the base was taken for the height as well` },
      { value: (height * height) / 2, because: say`the height was taken for the base as well` },
    ],
    steps: [say`Area = base × height ÷ 2`, say`${base} × ${height} ÷ 2 = ${answer}`],
  }
}

function heightOf(rng: Random) {
  const [base, height] = [rng.int(8, 60, 2), rng.int(5, 48)]
  const [thing, unit] = rng.pick(THINGS)
  const area = (base * height) / 2
  const surface = quantity(area, SQUARE[unit])
  const answer = quantity(height, unit)
  return {
    concept: ['base-and-height', 'plane-figures'],
    given: { find: 'height' as const, area, base },
    prompt: rng.pick([
      say`The area of ${thing} is ${surface} and its base is ${quantity(base, unit)}. ${ask(rng, 'its height')}`,
      say`If the area of ${thing} with a base of ${quantity(base, unit)} is ${surface}, then ${askThen(rng, 'its corresponding height')}`,
      say`${thing} has an area of ${surface}. If one of its sides is ${quantity(base, unit)}, ${askThen(rng, 'the length of the altitude drawn to that side')}`,
      say`The length of one side of ${thing} is ${quantity(base, unit)} and its area is ${surface}. ${ask(rng, 'the perpendicular distance of the opposite vertex from that side')}`,
    ]),
    answer,
    mistakes: [
      { value: area / base, because: say`the area was not doubled before dividing` },
      { value: (4 * area) / base, because: say`the area was doubled twice` },
      { value: area - base, because: say`the base was taken off the area` },
      { value: (3 * area) / base, because: say`the area was multiplied by 3 as for a cone or a pyramid` },
      { value: base, because: say`that is the base` },
      { value: base / 2, because: say`that is half of the base` },
      { value: height + base, because: say`the base was added to the height` },
      { value: Math.abs(height - base), because: say`the base and the height were subtracted` },
    ],
    steps: [say`Height = 2 × area ÷ base`, say`2 × ${area} ÷ ${base} = ${answer}`],
  }
}

/** Whole sides in rising order whose area is whole too, none of them right-angled. */
const WHOLE_TRIANGLES = range(5, 110).flatMap((a) =>
  range(a, 110).flatMap((b) =>
    range(b + 1, Math.min(110, a + b - 1)).flatMap((c) => {
      const half = (a + b + c) / 2
      const area = Math.sqrt(half * (half - a) * (half - b) * (half - c))
      const isPlain = Number.isInteger(half) && Number.isInteger(area) && a * a + b * b !== c * c
      // No slivers: the height on the longest side is at least a fifth of it.
      return isPlain && a < b && 10 * area >= c * c
        ? [{ sides: [a, b, c] as const, half, area, common: gcd(gcd(a, b), c) }]
        : []
    }),
  ),
)

function fromSides(rng: Random) {
  const { sides, half, area } = rng.pick(WHOLE_TRIANGLES)
  const [a, b, c] = sides
  const [thing, unit] = rng.pick(THINGS)
  const length = (value: number) => quantity(value, unit)
  const answer = quantity(area, SQUARE[unit])
  return {
    concept: ['heron-formula', 'plane-figures'],
    given: { find: 'area-of-sides' as const, sides },
    prompt: rng.pick([
      say`The sides of ${thing} are ${length(a)}, ${length(b)} and ${length(c)}. ${ask(rng, 'its area')}`,
      say`If the three sides of ${thing} measure ${length(b)}, ${length(a)} and ${length(c)}, then ${askThen(rng, 'its area')}`,
      say`${ask(rng, say`the area of ${thing} whose sides are ${length(c)}, ${length(b)} and ${length(a)} long`)}`,
      say`${thing} has a perimeter of ${length(a + b + c)}. If two of its sides are ${length(a)} and ${length(c)}, ${askThen(rng, 'its area')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (a * b) / 2,
        because: say`half of the product of two sides was taken, which holds only for a right angle`,
      },
      {
        value: (b * c) / 2,
        because: say`half of the product of the two longer sides was taken; they are not perpendicular`,
      },
      {
        value: (a * c) / 2,
        because: say`half of the product of the shortest and the longest side was taken; they are not perpendicular`,
      },
      { value: area * 2, because: say`the area was doubled: the root already gives the whole area` },
      { value: area / 2, because: say`the root was halved: it already is the area` },
      { value: (half * (half - a)) / 2, because: say`only one factor of the formula was used` },
      { value: a + b + c, because: say`that number is the perimeter` },
    ],
    steps: [
      say`Half of the perimeter = (${a} + ${b} + ${c}) ÷ 2 = ${half}`,
      say`The sides taken off it leave ${half - a}, ${half - b} and ${half - c}.`,
      say`Area = √(${half} × ${half - a} × ${half - b} × ${half - c}) = ${answer}`,
    ],
  }
}

function isosceles(rng: Random) {
  const [one, other, longest] = rng.pick(RIGHT_TRIANGLES)
  const scale = rng.int(1, longest > 30 ? 5 : 12)
  const [halfBase, height] = rng.chance(0.5) ? [one * scale, other * scale] : [other * scale, one * scale]
  const [base, equal] = [2 * halfBase, longest * scale]
  const answer = cm2(halfBase * height)
  const [p = 'A', q = 'B', r = 'C'] = rng.pick(['ABC', 'PQR', 'XYZ', 'DEF', 'KLM'])
  const shape = rng.pick([
    'pennant',
    'piece of cloth',
    'sheet of paper',
    'signboard',
    'metal plate',
    'wooden board',
    'glass pane',
    'tile',
  ])
  return {
    concept: ['area-of-isosceles-triangle', 'plane-figures'],
    given: { find: 'isosceles' as const, base, equal },
    prompt: rng.pick([
      say`The base of an isosceles triangle is ${cm(base)} and each of its equal sides is ${cm(equal)}. ${ask(rng, 'its area')}`,
      say`The perimeter of ${rng.pick(['an isosceles triangle', `a ${shape} in the shape of an isosceles triangle`])} is ${cm(base + 2 * equal)} and its base is ${cm(base)}. ${ask(rng, 'its area')}`,
      say`If each of the equal sides of ${rng.pick(['an isosceles triangle', `a ${shape} in the shape of an isosceles triangle`])} is ${cm(equal)} and the third side is ${cm(base)}, then ${askThen(rng, 'its area')}`,
      say`A ${shape} is in the shape of an isosceles triangle with a base of ${cm(base)} and equal sides of ${cm(equal)} each. ${ask(rng, 'its area')}`,
      say`In an isosceles triangle ${p}${q}${r}, ${p}${q} = ${p}${r} = ${cm(equal)} and ${q}${r} = ${cm(base)}. ${ask(rng, `the area of triangle ${p}${q}${r}`)}`,
    ]),
    answer,
    mistakes: [
      { value: base * height, because: say`the product of base and height was not halved` },
      { value: (base * equal) / 2, because: say`the slanting side was taken for the height` },
      { value: (equal * equal) / 2, because: say`the two equal sides were taken to be perpendicular` },
      {
        value: (halfBase * height) / 2,
        because: say`only one of the two halves of the triangle was counted`,
      },
      { value: base + 2 * equal, because: say`that number is the perimeter` },
      { value: halfBase * equal * 2, because: say`the base was multiplied by the slanting side` },
      { value: height * equal, because: say`the height was multiplied by the slanting side` },
    ],
    steps: [
      say`The height meets the base in its middle, ${cm(halfBase)} from each end, with the side of ${cm(equal)}.`,
      say`Height = √(${equal}² − ${halfBase}²) = ${cm(height)}`,
      say`Area = ${base} × ${height} ÷ 2 = ${answer}`,
    ],
  }
}

/** Sides in lowest terms with their whole area. */
const SHAPES = [
  { parts: [3, 4, 5], area: 6 },
  { parts: [5, 12, 13], area: 30 },
  { parts: [13, 14, 15], area: 84 },
  { parts: [5, 5, 6], area: 12 },
  { parts: [5, 5, 8], area: 12 },
  { parts: [10, 13, 13], area: 60 },
  { parts: [4, 13, 15], area: 24 },
  { parts: [9, 10, 17], area: 36 },
  { parts: [7, 15, 20], area: 42 },
  { parts: [11, 13, 20], area: 66 },
  { parts: [12, 17, 25], area: 90 },
  { parts: [8, 15, 17], area: 60 },
] as const

function ratioAndCost(rng: Random) {
  const { parts, area: unitArea } = rng.pick(SHAPES)
  const [a, b, c] = parts
  const unit = rng.int(2, a + b + c > 40 ? 5 : 12)
  const [perimeter, area, rate] = [(a + b + c) * unit, unitArea * unit * unit, rng.int(5, 60, 5)]
  const plot = rng.pick(['field', 'park', 'plot', 'garden', 'playground'])
  const work = rng.pick(['levelling', 'watering', 'sowing grass on', 'ploughing', 'manuring'])
  const answer = money(area * rate)
  const sides = formatList([a * unit, b * unit, metres(c * unit)])
  return {
    concept: ['heron-formula', 'plane-figures'],
    given: { find: 'cost' as const, parts, perimeter, rate },
    prompt: rng.pick([
      say`The sides of a triangular ${plot} are in the ratio ${ratio(a, b, c)} and its perimeter is ${metres(perimeter)}. ${ask(rng, say`the cost of ${work} it at ${money(rate)} per m²`)}`,
      say`A wire ${metres(perimeter)} long goes exactly once around a triangular ${plot} whose sides are in the ratio ${ratio(a, b, c)}. At the rate of ${money(rate)} per m², ${askThen(rng, say`the cost of ${work} the ${plot}`)}`,
      say`The ratio of the sides of a triangular ${plot} with a perimeter of ${metres(perimeter)} is ${ratio(a, b, c)}. How much does ${work} the whole ${plot} cost at ${money(rate)} per m²?`,
    ]),
    answer,
    mistakes: [
      { value: perimeter * rate, because: say`the rate was applied to the perimeter instead of the area` },
      {
        value: unitArea * unit * rate,
        because: say`the area for the numbers of the ratio was multiplied by ${unit} once; an area grows with its square`,
      },
      { value: 2 * area * rate, because: say`the area was doubled` },
      { value: (area * rate) / 2, because: say`the area was halved once more` },
      {
        value: ((a * b) / 2) * unit * unit * rate,
        because: say`the two shorter sides were taken to be perpendicular`,
      },
      {
        value: ((b * c) / 2) * unit * unit * rate,
        because: say`the two longer sides were taken to be perpendicular`,
      },
      {
        value: ((a * c) / 2) * unit * unit * rate,
        because: say`the first and the last side were taken to be perpendicular`,
      },
      { value: unitArea * rate, because: say`the numbers of the ratio were taken as metres` },
    ],
    steps: [
      say`${a} + ${b} + ${c} = ${a + b + c} parts are ${metres(perimeter)}, so a part is ${metres(unit)}.`,
      say`The sides are ${sides}; half of the perimeter is ${metres(perimeter / 2)}.`,
      say`Area = √(${perimeter / 2} × ${perimeter / 2 - a * unit} × ${perimeter / 2 - b * unit} × ${perimeter / 2 - c * unit}) = ${m2(area)}`,
      say`Cost = ${area} × ${rate} = ${answer}`,
    ],
  }
}

function pointInside(rng: Random) {
  // The distances add up to the height, and a multiple of 3 makes the side a whole number of √3.
  const height = rng.int(12, 60, 3)
  const p = rng.int(2, Math.floor(height / 2))
  const q = rng.int(1, height - p - 1)
  const distances = [p, q, height - p - q] as const
  const answer = surd((2 * height) / 3, 3, 'cm')
  const shown = formatList([p, q, cm(height - p - q)])
  return {
    concept: ['area-of-equilateral-triangle', 'plane-figures'],
    given: { find: 'side-of-point' as const, distances },
    prompt: rng.pick([
      say`From a point inside an equilateral triangle, the perpendiculars drawn to its three sides are ${shown}, respectively. ${ask(rng, 'the length of its side')}`,
      say`The perpendicular distances of a point inside an equilateral triangle from its sides are ${shown}. ${ask(rng, 'the side of the triangle')}`,
      say`If the lengths of the perpendiculars from an interior point of an equilateral triangle to its sides are ${shown}, then ${askThen(rng, 'the length of each side of the triangle')}`,
      say`P is a point inside an equilateral triangle ABC. Its distances from AB, BC and CA are ${shown}, respectively. ${ask(rng, 'the length of AB')}`,
      say`A point ${rng.pick(['lies', 'is marked', 'is taken'])} inside an equilateral ${rng.pick(['triangle', 'triangular plate'])} at distances of ${shown} from its sides. How long is each side?`,
    ]),
    answer,
    mistakes: [
      {
        value: cm(height),
        because: say`that is the sum of the distances, which is the height and not the side`,
      },
      { value: surd(height / 3, 3, 'cm'), because: say`the height was divided by √3 without the factor 2` },
      {
        value: surd(height / 2, 3, 'cm'),
        because: say`the height was multiplied by √3 ÷ 2 instead of divided by it`,
      },
      { value: surd(height, 3, 'cm'), because: say`the height was multiplied by √3` },
      { value: surd((4 * height) / 3, 3, 'cm'), because: say`the factor 2 was used twice` },
      {
        value: surd(2 * height, 3, 'cm'),
        because: say`the height was multiplied by 2√3 instead of divided by √3 ÷ 2`,
      },
      { value: surd((2 * (p + q)) / 3, 3, 'cm'), because: say`one of the three distances was left out` },
    ],
    steps: [
      say`The three triangles on the sides with the point as corner fill the whole: side × (sum of distances) ÷ 2.`,
      say`So the distances add up to the height: ${p} + ${q} + ${height - p - q} = ${cm(height)}`,
      say`Height of an equilateral triangle = √3 ÷ 2 × side`,
      say`Side = 2 × ${height} ÷ √3 = ${answer}`,
    ],
  }
}
