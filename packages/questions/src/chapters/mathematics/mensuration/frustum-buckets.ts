import type { Random } from '../../../kit/random/random.ts'
import { cm, cm3, PI } from '../../../kit/values/measures.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { money, quantity, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

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

export function milk(rng: Random) {
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

export function cutCone(rng: Random) {
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
