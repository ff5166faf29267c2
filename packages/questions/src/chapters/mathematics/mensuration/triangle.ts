import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { areaInside, cm, cm2, placeTriangle, RIGHT_TRIANGLES } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { pointInside, ratioAndCost } from './triangle-fields.ts'

/** "The sides of a triangle are 13 cm, 14 cm and 15 cm. What is its area?" */
export const triangle = defineGenerator({
  id: 'mensuration/triangle',
  version: 1,
  levels: {
    easy: { forms: [fromBase, heightOf] },
    medium: { forms: [fromSides, isosceles] },
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
        // The three small triangles on the sides fill the whole one.
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
] as const

const SQUARE = { cm: 'cm²', m: 'm²' } as const

function fromBase(rng: Random) {
  const [base, height] = [rng.int(8, 60, 2), rng.int(5, 48)]
  const [thing, unit] = rng.pick(THINGS)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const length = (value: number) => quantity(value, unit)
  const answer = quantity((base * height) / 2, SQUARE[unit])
  return {
    given: { find: 'area' as const, base, height },
    prompt: rng.pick([
      say`${thing} in ${town} has a base of ${length(base)} and a height of ${length(height)}. What is its area?`,
      say`${person.name} measures ${thing}: one side is ${length(base)} long and the opposite corner lies ${length(height)} from that side. Find the area.`,
      say`What is the area of ${thing} with base ${length(base)} and height ${length(height)} that ${person.name} sees in ${town}?`,
      say`The perpendicular from a corner of ${thing} to the opposite side of ${length(base)} is ${length(height)}. ${person.name} of ${town} wants to know its area. It is`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const area = (base * height) / 2
  const surface = quantity(area, SQUARE[unit])
  const answer = quantity(height, unit)
  return {
    given: { find: 'height' as const, area, base },
    prompt: rng.pick([
      say`The area of ${thing} in ${town} is ${surface} and its base is ${quantity(base, unit)}. What is its height?`,
      say`${person.name} knows that ${thing} has an area of ${surface}. One side measures ${quantity(base, unit)}. How far from that side is the opposite corner?`,
      say`If ${thing} of ${surface} stands on a base of ${quantity(base, unit)}, find the height for ${person.name} of ${town}.`,
      say`On the side of ${quantity(base, unit)}, what is the height of ${thing} in ${town} whose area is ${surface}?`,
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
export const WHOLE_TRIANGLES = range(5, 60).flatMap((a) =>
  range(a, 60).flatMap((b) =>
    range(b + 1, Math.min(60, a + b - 1)).flatMap((c) => {
      const half = (a + b + c) / 2
      const area = Math.sqrt(half * (half - a) * (half - b) * (half - c))
      const isPlain = Number.isInteger(half) && Number.isInteger(area) && a * a + b * b !== c * c
      return isPlain && a < b ? [{ sides: [a, b, c] as const, half, area, common: gcd(gcd(a, b), c) }] : []
    }),
  ),
)

function fromSides(rng: Random) {
  const { sides, half, area } = rng.pick(WHOLE_TRIANGLES)
  const [a, b, c] = sides
  const [thing, unit] = rng.pick(THINGS)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const length = (value: number) => quantity(value, unit)
  const answer = quantity(area, SQUARE[unit])
  return {
    given: { find: 'area-of-sides' as const, sides },
    prompt: rng.pick([
      say`The sides of ${thing} in ${town} measure ${length(a)}, ${length(b)} and ${length(c)}. What is its area?`,
      say`${person.name} walks around ${thing} and finds its sides to be ${length(b)}, ${length(a)} and ${length(c)}. Find the area it covers.`,
      say`Find the area of ${thing} of ${town} whose three sides are ${length(c)}, ${length(b)} and ${length(a)} long.`,
      say`With sides of ${length(a)}, ${length(c)} and ${length(b)}, how large is ${thing} that belongs to ${person.name}?`,
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
  const scale = rng.int(1, longest > 30 ? 2 : 5)
  const [halfBase, height] = rng.chance(0.5) ? [one * scale, other * scale] : [other * scale, one * scale]
  const [base, equal] = [2 * halfBase, longest * scale]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm2(halfBase * height)
  return {
    given: { find: 'isosceles' as const, base, equal },
    prompt: rng.pick([
      say`On a poster in ${town}, ${person.name} draws an isosceles triangle with a base of ${cm(base)} and equal sides of ${cm(equal)} each. What is its area?`,
      say`${person.name} of ${town} cuts a pennant in the shape of an isosceles triangle: two sides of ${cm(equal)} and a third of ${cm(base)}. How much cloth does it take?`,
      say`The perimeter of an isosceles triangle on the board of a school in ${town}, where ${person.name} teaches, is ${cm(base + 2 * equal)} and its base is ${cm(base)}. Find its area.`,
      say`The gable of a model house that ${person.name} shows at a fair in ${town} is an isosceles triangle with slanting edges of ${cm(equal)} over a base of ${cm(base)}. Find the area of the gable.`,
      say`Two equal wires of ${cm(equal)} and a third of ${cm(base)} are joined to a triangle by ${person.name} of ${town}. What area do they enclose?`,
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
