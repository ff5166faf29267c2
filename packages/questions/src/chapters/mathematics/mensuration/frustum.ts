import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { addSlices, cm, cm2, PI, RIGHT_TRIANGLES } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { pi, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { cutCone, milk } from './frustum-buckets.ts'

/** "A bucket is 24 cm high, with radii of 14 cm at the top and 7 cm at the bottom. What is its volume?" */
export const frustum = defineGenerator({
  id: 'mensuration/frustum',
  version: 1,
  levels: {
    easy: { forms: [volume] },
    medium: { forms: [curved, slantOf] },
    hard: { forms: [milk, cutCone] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'volume':
        return addSlices(
          (up) => Math.PI * (given.low + ((given.high - given.low) * up) / given.height) ** 2,
          given.height,
        )
      case 'curved':
        // The middle rim times the slant, as a strip that is bent.
        return 2 * PI * ((given.low + given.high) / 2) * Math.hypot(given.height, given.high - given.low)
      case 'slant':
        return Math.hypot(given.height, given.high - given.low)
      case 'milk': {
        const litres =
          addSlices(
            (up) => PI * (given.low + ((given.high - given.low) * up) / given.height) ** 2,
            given.height,
          ) / 1000
        return litres * given.rate
      }
      case 'parts': {
        const [p, q] = given.cut
        const slice = (from: number) => (from / (p + q)) ** 2
        const small = addSlices(slice, p)
        const whole = addSlices(slice, p + q)
        return ratio(Math.round(small * 3 * (p + q) ** 2), Math.round((whole - small) * 3 * (p + q) ** 2))
      }
    }
  },
})

const VESSELS = ['a bucket', 'a flower pot', 'a tub', 'a lampshade', 'a clay pot', 'a dustbin', 'a basket']

function volume(rng: Random) {
  const low = rng.int(2, 20)
  const high = low + rng.int(1, 15)
  const height = rng.int(6, 45, 3)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(VESSELS)
  const squares = low ** 2 + low * high + high ** 2
  const key = (squares * height) / 3
  const answer = pi(key, 'cm³')
  return {
    given: { find: 'volume' as const, low, high, height },
    prompt: rng.pick([
      say`${thing} of ${person.name} in ${town} is a frustum of a cone, ${cm(height)} high, with radii of ${cm(high)} at the top and ${cm(low)} at the bottom. What is its volume in terms of π?`,
      say`Find, in terms of π, the volume of ${thing} in the form of a frustum with circular ends ${cm(2 * low)} and ${cm(2 * high)} across and a height of ${cm(height)}, sold in ${town}.`,
      say`In terms of π, what volume of earth fills ${thing} to the brim? ${person.name} of ${town} measures ${cm(2 * high)} across the top, ${cm(2 * low)} across the bottom and ${cm(height)} in depth; the sides are straight.`,
      say`A potter of ${town} shapes ${thing} for ${person.name} as a cone whose tip is missing: the rims have radii ${cm(low)} and ${cm(high)}, the height is ${cm(height)}. Expressed with π, its volume is`,
      say`The two circular ends of ${thing}, a frustum of a cone, have radii ${cm(low)} and ${cm(high)} and lie ${cm(height)} apart. How much does it hold, if ${person.name} of ${town} leaves π in the answer?`,
      say`${person.name} of ${town} cuts the tip off a cone with a cut parallel to its base. The rest is ${cm(height)} high with radii of ${cm(high)} and ${cm(low)} at its ends. Its volume in terms of π is`,
    ]),
    answer,
    mistakes: [
      { value: pi(squares * height, 'cm³'), because: say`the division by 3 was forgotten` },
      {
        value: pi(((low ** 2 + high ** 2) * height) / 3, 'cm³'),
        because: say`the product of the two radii was left out`,
      },
      {
        value: pi(((low ** 2 + high ** 2) * height) / 2, 'cm³'),
        because: say`the average of the two end circles was taken`,
      },
      {
        value: pi(((low + high) / 2) ** 2 * height, 'cm³'),
        because: say`a cylinder with the average radius was taken`,
      },
      { value: pi(high ** 2 * height, 'cm³'), because: say`a cylinder with the larger radius was taken` },
      { value: pi((high ** 2 * height) / 3, 'cm³'), because: say`a cone with the larger radius was taken` },
      {
        value: pi(((low + high) ** 2 * height) / 3, 'cm³'),
        because: say`the product of the two radii was counted twice`,
      },
    ],
    steps: [
      say`Volume = 1/3 × π × height × (R² + R × r + r²)`,
      say`1/3 × π × ${height} × (${high ** 2} + ${high * low} + ${low ** 2}) = ${answer}`,
    ],
  }
}

/** Height, difference of the radii and slant of frusta whose slant is whole. */
const SLANTS = RIGHT_TRIANGLES.flatMap(([x, y, slant]) =>
  range(1, 6).flatMap((scale) => [{ across: x * scale, height: y * scale, slant: slant * scale }]),
).filter(({ slant, height }) => slant <= 50 && height >= 6)

function drawSlanted(rng: Random, isWhole: boolean) {
  const { across, height, slant } = rng.pick(SLANTS)
  // With the sum of the radii in sevens the curved surface is whole.
  const low = isWhole
    ? rng.pick(range(3, 24).filter((radius) => (2 * radius + across) % 7 === 0))
    : rng.int(3, 30)
  return { low, high: low + across, height, slant }
}

function curved(rng: Random) {
  const { low, high, height, slant } = drawSlanted(rng, true)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const key = PI * (low + high) * slant
  const answer = cm2(key)
  const thing = rng.pick(VESSELS)
  return {
    given: { find: 'curved' as const, low, high, height },
    prompt: rng.pick([
      say`${thing} in ${town} is a frustum of a cone with radii of ${cm(high)} and ${cm(low)} and a height of ${cm(height)}. What curved surface does ${person.name} paint? (Take π = 22/7)`,
      say`${person.name} of ${town} covers the side of ${thing} with cloth. It is a frustum ${cm(height)} high whose ends are ${cm(2 * high)} and ${cm(2 * low)} across. With π = 22/7, how much cloth is needed?`,
      say`Find the curved surface area of a frustum made in ${town}: end radii ${cm(low)} and ${cm(high)}, height ${cm(height)}. ${person.name} takes π = 22/7.`,
    ]),
    answer,
    mistakes: [
      { value: PI * (low + high) * height, because: say`the height was taken for the slant height` },
      { value: PI * (high - low) * slant, because: say`the radii were subtracted instead of added` },
      { value: 2 * key, because: say`the result was doubled as for a cylinder` },
      { value: key + PI * high ** 2, because: say`the larger end was counted as well` },
      { value: key + PI * low ** 2, because: say`the smaller end was counted as well` },
      { value: key / 2, because: say`the average of the radii was used instead of their sum` },
      { value: 2 * PI * high * slant, because: say`the larger radius was taken for both` },
      { value: 2 * PI * low * slant, because: say`the smaller radius was taken for both` },
    ],
    steps: [
      say`The radii differ by ${high} − ${low} = ${cm(high - low)}.`,
      say`Slant height = √(${height}² + ${high - low}²) = ${cm(slant)}`,
      say`Curved surface = 22/7 × (${high} + ${low}) × ${slant} = ${answer}`,
    ],
  }
}

function slantOf(rng: Random) {
  const { low, high, height, slant } = drawSlanted(rng, false)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(VESSELS)
  const answer = cm(slant)
  return {
    given: { find: 'slant' as const, low, high, height },
    prompt: rng.pick([
      say`${thing} in ${town} is ${cm(height)} high. Its circular ends have diameters of ${cm(2 * high)} and ${cm(2 * low)}. How long is its slanting side, as ${person.name} measures it?`,
      say`What is the slant height of a frustum of a cone ${cm(height)} high with end radii ${cm(low)} and ${cm(high)}, drawn by ${person.name} of ${town}?`,
      say`${person.name} of ${town} lays a scale along the side of ${thing} from rim to rim. The rims have radii of ${cm(high)} and ${cm(low)} and lie ${cm(height)} apart in height. What length does the scale show?`,
    ]),
    answer,
    mistakes: [
      { value: height, because: say`that is the height; the side slants and is longer` },
      {
        value: Math.sqrt(height ** 2 + 4 * (high - low) ** 2),
        because: say`the diameters were used instead of the radii`,
      },
      { value: height + high - low, because: say`the two legs were added without squares` },
      { value: high - low, because: say`that is the difference of the radii` },
      { value: high + low, because: say`that is the sum of the radii` },
      { value: Math.abs(height - (high - low)), because: say`the two legs were subtracted` },
      { value: 2 * slant, because: say`both sides were counted` },
    ],
    steps: [
      say`The radii are ${cm(high)} and ${cm(low)}; they differ by ${cm(high - low)}.`,
      say`Height and difference are the legs of a right triangle with the slant height as longest side.`,
      say`Slant height = √(${height}² + ${high - low}²) = ${answer}`,
    ],
  }
}
