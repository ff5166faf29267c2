import type { Random } from '../../../kit/random/random.ts'
import { m2, metres, PI } from '../../../kit/values/measures.ts'
import { money } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { GROUNDS, PAVINGS } from './plots.ts'

/** The hard forms of paths. */
export function widthOf(rng: Random) {
  const wide = rng.int(16, 60)
  const long = wide + rng.int(4, 30)
  const width = rng.int(2, 12) / 2
  const area = 2 * width * (long + wide + 2 * width)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const place = rng.pick(GROUNDS)
  const answer = metres(width)
  return {
    given: { find: 'width' as const, long, wide, area },
    prompt: rng.pick([
      say`A path of uniform width runs round the outside of a ${place} of ${metres(long)} by ${metres(wide)} in ${town}. If the path covers ${m2(area)}, how wide is it?`,
      say`${person.name} has tiles for ${m2(area)} and lays them as a path of equal width all round a rectangular ${place} of ${metres(long)} × ${metres(wide)}, on its outside. How wide does the path become?`,
      say`The ${place} of ${person.name} in ${town} is ${metres(long)} long and ${metres(wide)} broad. A path along its outside on all four sides has an area of ${m2(area)}. Find the width of the path.`,
      say`Outside a ${place} that measures ${metres(long)} by ${metres(wide)}, a footpath of the same width on every side takes up ${m2(area)} of ground near ${town}. The width of the footpath is`,
    ]),
    answer,
    mistakes: [
      { value: 2 * width, because: say`the sum of the widths on both sides was taken` },
      { value: width / 2, because: say`the width was halved twice` },
      {
        value: area / (2 * (long + wide)),
        because: say`the area was divided by the perimeter; the corners were forgotten`,
      },
      { value: area / (long + wide), because: say`the area was divided by half of the perimeter` },
      { value: 4 * width, because: say`the four sides of the path were added up` },
      { value: (long - wide) / 2, because: say`half of the difference of the sides was taken` },
      { value: long - wide, because: say`the difference of the sides was taken` },
      { value: area / long, because: say`the area of the path was divided by the length` },
      { value: area / (4 * (long + wide)), because: say`the area was divided by twice the perimeter` },
    ],
    steps: [
      say`Let the width be w. With the path: (${long} + 2w) × (${wide} + 2w) = ${long * wide} + ${area} = ${long * wide + area}`,
      say`That is 4w² + ${2 * (long + wide)}w = ${area}, so w² + ${(long + wide) / 2}w = ${area / 4}.`,
      say`w × (w + ${(long + wide) / 2}) = ${area / 4} holds for w = ${width}, because ${width} × ${width + (long + wide) / 2} = ${area / 4}.`,
      say`The path is as wide as w = ${answer}`,
    ],
  }
}

export function ringCost(rng: Random) {
  const width = rng.pick([3.5, 7, 14, 10.5])
  const inner = rng.int(14, 105, 7)
  const outer = inner + width
  const rate = rng.int(10, 90, 5)
  const [innerRound, outerRound] = [2 * PI * inner, 2 * PI * outer]
  const area = PI * (outer ** 2 - inner ** 2)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const layer = rng.pick(PAVINGS)
  const answer = money(area * rate)
  return {
    given: { find: 'ring-cost' as const, innerRound, outerRound, rate },
    prompt: rng.pick([
      say`The inner edge of a circular track in ${town} is ${metres(innerRound)} long and its outer edge ${metres(outerRound)}. What does covering the track with ${layer} cost at ${money(rate)} per m²? (Take π = 22/7)`,
      say`${person.name} runs ${metres(innerRound)} along the inner edge of a circular track in ${town}, and ${metres(outerRound)} along the outer edge. With π = 22/7, find the cost of ${layer} for the whole track at ${money(rate)} per m².`,
      say`A ring road near ${town} has an inner circumference of ${metres(innerRound)} and an outer circumference of ${metres(outerRound)}. At ${money(rate)} for each m² of ${layer}, how much does ${person.name} pay for the road, taking π = 22/7?`,
    ]),
    answer,
    mistakes: [
      { value: width * rate, because: say`the rate was applied to the width` },
      { value: innerRound * width * rate, because: say`the inner circumference was multiplied by the width` },
      { value: outerRound * width * rate, because: say`the outer circumference was multiplied by the width` },
      { value: PI * width ** 2 * rate, because: say`a circle with the width as radius was taken` },
      { value: 2 * area * rate, because: say`the area was doubled` },
      { value: (area * rate) / 2, because: say`the area was halved` },
      { value: 4 * area * rate, because: say`the diameters were taken for the radii` },
    ],
    steps: [
      say`Inner radius = ${innerRound} ÷ (2 × 22/7) = ${metres(inner)}`,
      say`Outer radius = ${outerRound} ÷ (2 × 22/7) = ${metres(outer)}`,
      say`Area = 22/7 × (${outer} + ${inner}) × (${outer} − ${inner}) = ${m2(area)}`,
      say`Cost = ${area} × ${rate} = ${answer}`,
    ],
  }
}
