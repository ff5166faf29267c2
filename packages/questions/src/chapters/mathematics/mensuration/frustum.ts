import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { addSlices, PI, RIGHT_TRIANGLES } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2, cm3 } from '../../../kit/values/quantities.ts'
import { money, pi, quantity, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A bucket is 24 cm high, with radii of 14 cm at the top and 7 cm at the bottom. What is its volume?" */
export const frustum = defineGenerator({
  id: 'mensuration/frustum',
  version: 1,
  concepts: ['bucket-volume', 'frustum-surface', 'cone-cut-parallel-to-base'],
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
        // The middle circumference times the slant, as a bent strip.
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
    concept: 'bucket-volume',
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

function curved(rng: Random) {
  const { low, high, height, slant } = drawSlanted(rng, true)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const key = PI * (low + high) * slant
  const answer = cm2(key)
  const thing = rng.pick(VESSELS)
  return {
    concept: 'frustum-surface',
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
    concept: 'frustum-surface',
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

/** Buckets whose content is a whole number of tenths of a litre with π = 22/7. */
const BUCKETS = range(4, 24).flatMap((low) =>
  range(low + 2, low + 12).flatMap((high) =>
    range(Math.max(12, high), 45).flatMap((height) => {
      const thirds = (low ** 2 + low * high + high ** 2) * height
      const content = (22 * thirds) / 21
      return thirds % 21 === 0 && content % 100 === 0 ? [{ low, high, height, content }] : []
    }),
  ),
)

function milk(rng: Random) {
  const { low, high, height, content } = rng.pick(BUCKETS)
  const rate = rng.pick([30, 40, 50, 60])
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [liquid, seller] = rng.pick([
    ['milk', 'a dairy'],
    ['buttermilk', 'a dairy'],
    ['sugar cane juice', 'a stall'],
    ['coconut water', 'a juice bar'],
  ])
  const cost = (cubic: number) => (cubic / 1000) * rate
  const answer = money(cost(content))
  return {
    concept: 'bucket-volume',
    given: { find: 'milk' as const, low, high, height, rate },
    prompt: rng.pick([
      say`A bucket at ${seller} in ${town} is a frustum of a cone, ${cm(height)} high, with radii of ${cm(low)} and ${cm(high)} at its ends. ${person.name} fills it with ${liquid} at ${money(rate)} per litre. What does the full bucket cost? (Take π = 22/7)`,
      say`${person.name} buys a bucket full of ${liquid} from ${seller} in ${town} at ${money(rate)} a litre. The bucket is ${cm(2 * high)} across at the top, ${cm(2 * low)} at the bottom and ${cm(height)} deep. Using π = 22/7, what is the price?`,
      say`The sides of a pail used at ${seller} slope inwards: its mouth has a radius of ${cm(high)}, its floor one of ${cm(low)}, and it is ${cm(height)} deep. What is it worth when ${person.name} of ${town} fills it with ${liquid} of ${money(rate)} a litre, taking π = 22/7?`,
      say`${person.name} sells ${liquid} in ${town}. With π = 22/7, how many rupees does a brimful can bring at ${money(rate)} for each litre, if the can is a cone with its tip cut off, ${cm(height)} high, ${cm(2 * low)} wide below and ${cm(2 * high)} wide above?`,
      say`At ${money(rate)} per litre, how much does ${person.name} of ${town} pay for the ${liquid} in a full container shaped like a frustum with end radii ${cm(high)} and ${cm(low)} and a height of ${cm(height)}, with π = 22/7?`,
    ]),
    answer,
    mistakes: [
      { value: cost(3 * content), because: say`the division by 3 was forgotten` },
      {
        value: cost((PI * height * (low ** 2 + high ** 2)) / 3),
        because: say`the product of the two radii was left out`,
      },
      { value: cost(PI * height * high ** 2), because: say`a cylinder with the larger radius was taken` },
      { value: cost(PI * height * low ** 2), because: say`a cylinder with the smaller radius was taken` },
      { value: cost(content * 10), because: say`100 cm³ were counted as a litre` },
      { value: cost(content / 2), because: say`the volume was halved` },
      { value: cost((PI * height * high ** 2) / 3), because: say`a cone with the larger radius was taken` },
      {
        value: cost((PI * height * (low + high) ** 2) / 3),
        because: say`the product of the two radii was counted twice`,
      },
    ],
    steps: [
      say`R² + R × r + r² = ${high ** 2} + ${high * low} + ${low ** 2} = ${high ** 2 + high * low + low ** 2}`,
      say`Volume = 1/3 × 22/7 × ${height} × ${high ** 2 + high * low + low ** 2} = ${cm3(content)}`,
      say`1,000 cm³ are a litre: ${quantity(content / 1000, 'litre')}`,
      say`Cost = ${content / 1000} × ${rate} = ${answer}`,
    ],
  }
}

function cutCone(rng: Random) {
  const [p, q] = rng.pick([
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
    [1, 4],
  ])
  const unit = rng.int(2, 15)
  const height = (p + q) * unit
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [small, whole] = [p ** 3, (p + q) ** 3]
  const answer = ratio(small, whole - small)
  return {
    concept: 'cone-cut-parallel-to-base',
    given: { find: 'parts' as const, cut: [p, q] as const },
    prompt: rng.pick([
      say`A solid cone ${cm(height)} high is cut by ${person.name} of ${town} parallel to its base, ${cm(p * unit)} below the tip. What is the ratio of the volume of the small cone to that of the frustum?`,
      say`${person.name} saws through a wooden cone of height ${cm(height)} in ${town}; the cut is parallel to the base and ${cm(q * unit)} above it. Find the ratio of the upper part to the lower part by volume.`,
      say`In ${town} a cone of sugar, ${cm(height)} in height, is divided by a plane parallel to its base that meets the axis ${cm(p * unit)} from the tip. In what ratio does ${person.name} divide the sugar: upper part to lower part?`,
      say`Looking at a cone of ice in ${town}, ${person.name} sees a crack that runs parallel to its base through a point ${cm(p * unit)} below the tip, while the whole stands ${cm(height)} high. By volume, how does the ice above the crack compare with the ice below it?`,
      say`${cm(q * unit)} of its height remain when ${person.name} of ${town} slices the top, itself a small cone, off a cone ${cm(height)} tall. Top to remainder, the volumes are as`,
      say`The axis of a cone of clay is ${cm(height)} long. ${person.name} of ${town} takes off the top by a cut parallel to the base, ${cm(p * unit)} from the tip. The piece taken off and the rest have volumes in the ratio`,
    ]),
    answer,
    mistakes: [
      { value: ratio(small, whole), because: say`the small cone was compared with the whole cone` },
      { value: ratio(p, q), because: say`the ratio of the heights was kept` },
      {
        value: ratio(p ** 2, (p + q) ** 2 - p ** 2),
        because: say`the squares were used instead of the cubes`,
      },
      {
        value: ratio(p ** 3, q ** 3),
        because: say`the two parts of the height were cubed; the lower part is no cone`,
      },
      { value: ratio(p ** 2, (p + q) ** 2), because: say`the ratio of the base areas was taken` },
      { value: ratio(whole - small, small), because: say`the ratio was turned round` },
    ],
    steps: [
      say`The small cone and the whole cone are similar; their heights are as ${ratio(p, p + q)}.`,
      say`Volumes go with the cube: small cone : whole cone = ${ratio(small, whole)}`,
      say`The frustum is the rest: ${whole} − ${small} = ${whole - small} parts.`,
      say`Small cone to frustum: ${answer}`,
    ],
  }
}

const VESSELS = ['a bucket', 'a flower pot', 'a tub', 'a lampshade', 'a clay pot', 'a dustbin', 'a basket']

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
