import type { Random } from '../../../kit/random/random.ts'
import { cm, m2, metres } from '../../../kit/values/measures.ts'
import { money, ratio, surd } from '../../../kit/values/value.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

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

/** The hard forms of triangles: fields, and perpendiculars from a point inside. */
export function ratioAndCost(rng: Random) {
  const { parts, area: unitArea } = rng.pick(SHAPES)
  const [a, b, c] = parts
  const unit = rng.int(2, a + b + c > 40 ? 5 : 12)
  const [perimeter, area, rate] = [(a + b + c) * unit, unitArea * unit * unit, rng.int(5, 60, 5)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const plot = rng.pick(['field', 'park', 'plot', 'garden', 'playground'])
  const work = rng.pick(['levelling', 'watering', 'sowing grass on', 'ploughing', 'manuring'])
  const answer = money(area * rate)
  const sides = formatList([a * unit, b * unit, metres(c * unit)])
  return {
    given: { find: 'cost' as const, parts, perimeter, rate },
    prompt: rng.pick([
      say`The sides of a triangular ${plot} in ${town} are in the ratio ${ratio(a, b, c)} and its perimeter is ${metres(perimeter)}. What does ${work} it cost at ${money(rate)} per m²?`,
      say`${person.name} needs ${metres(perimeter)} of wire to go once round a triangular ${plot} whose sides are as ${ratio(a, b, c)}. At ${money(rate)} per m², find the cost of ${work} it.`,
      say`Walking once round a triangular ${plot} near ${town}, ${person.name} covers ${metres(perimeter)}. The sides are in the ratio ${ratio(a, b, c)}. How much must be paid for ${work} the whole ${plot} at ${money(rate)} for each m²?`,
      say`For ${work} a triangular ${plot} a worker of ${town} asks ${money(rate)} per m². The perimeter is ${metres(perimeter)}, the sides are in the ratio ${ratio(a, b, c)}. How much does ${person.name} pay?`,
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

export function pointInside(rng: Random) {
  // The distances add up to the height, and a multiple of 3 makes the side a whole number of √3.
  const height = rng.int(12, 60, 3)
  const p = rng.int(2, Math.floor(height / 2))
  const q = rng.int(1, height - p - 1)
  const distances = [p, q, height - p - q] as const
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = surd((2 * height) / 3, 3, 'cm')
  const shown = formatList([p, q, cm(height - p - q)])
  return {
    given: { find: 'side-of-point' as const, distances },
    prompt: rng.pick([
      say`From a point inside an equilateral triangle the perpendiculars to the three sides are ${shown} long. What is the side of the triangle that ${person.name} has drawn in ${town}?`,
      say`${person.name} marks a point in an equilateral triangle and measures its distances from the sides as ${shown}. Find the length of a side.`,
      say`A point within an equilateral plate made in ${town} is ${shown} away from its three sides. How long is each side of the plate?`,
      say`The perpendicular distances of a nail from the sides of an equilateral board of ${person.name} in ${town} are ${shown}. Each side of the board is`,
      say`Inside an equilateral triangle drawn by ${person.name} a dot lies ${shown} from the sides. What is the side of that triangle?`,
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
