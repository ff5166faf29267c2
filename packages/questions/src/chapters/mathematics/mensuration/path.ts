import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { PI } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { m2, metres } from '../../../kit/values/quantities.ts'
import { money } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { GROUNDS, PAVINGS } from './plots.ts'

/** "A path 2 m wide runs round a garden of 30 m by 20 m on the outside. What is its area?" */
export const path = defineGenerator({
  id: 'mensuration/path',
  version: 1,
  concepts: ['path-round-a-rectangle', 'crossing-paths', 'circular-path'],
  levels: {
    easy: { forms: [around] },
    medium: { forms: [crossing, ring] },
    hard: { forms: [widthOf, ringCost] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'around': {
        // Four strips: two along the length and two along the breadth, corners counted once.
        const { long, wide, width } = given
        return given.where === 'outside'
          ? 2 * width * (long + 2 * width) + 2 * width * wide
          : 2 * width * long + 2 * width * (wide - 2 * width)
      }
      case 'crossing': {
        // The area outside the paths is four equal rectangles.
        const { long, wide, width, rate } = given
        return (long * wide - 4 * ((long - width) / 2) * ((wide - width) / 2)) * rate
      }
      case 'ring': {
        // The middle line of the ring times its width.
        const middle = 2 * PI * (given.inner + given.width / 2)
        return middle * given.width
      }
      case 'width': {
        const { long, wide, area } = given
        const both = range(1, 60).find((twice) => (long + twice) * (wide + twice) - long * wide === area)
        return (both ?? Number.NaN) / 2
      }
      case 'ring-cost': {
        const [inner, outer] = [given.innerRound / (2 * PI), given.outerRound / (2 * PI)]
        return PI * (outer - inner) * (outer + inner) * given.rate
      }
    }
  },
})

function around(rng: Random) {
  const wide = rng.int(20, 60)
  const long = wide + rng.int(4, 40)
  const width = rng.pick([1, 1.5, 2, 2.5, 3, 4])
  const where = rng.pick(['outside', 'inside'] as const)
  const sign = where === 'outside' ? 1 : -1
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const place = rng.pick(GROUNDS)
  const area = sign * ((long + sign * 2 * width) * (wide + sign * 2 * width) - long * wide)
  const answer = m2(area)
  return {
    concept: 'path-round-a-rectangle',
    given: { find: 'around' as const, long, wide, width, where },
    prompt: rng.pick([
      say`A rectangular ${place} in ${town} is ${metres(long)} long and ${metres(wide)} wide. A path ${metres(width)} wide runs all round it on the ${where}. What is the area of the path?`,
      say`${person.name} lays a walk of ${metres(width)} in width along all four sides of a ${place} of ${metres(long)} by ${metres(wide)}, on the ${where} of its boundary. How many m² does the walk cover?`,
      say`Round a ${place} of ${metres(long)} × ${metres(wide)} in ${town} there is a path of uniform width ${metres(width)}, lying ${where === 'outside' ? 'outside' : 'within'} the boundary. Find the area of the path that ${person.name} sweeps.`,
      say`The boundary of a ${place} in ${town} measures ${metres(long)} by ${metres(wide)}. Just ${where === 'outside' ? 'outside' : 'inside'} it, ${person.name} keeps a strip ${metres(width)} wide free as a path on every side. Its area is`,
    ]),
    answer,
    mistakes: [
      {
        value: sign * ((long + sign * width) * (wide + sign * width) - long * wide),
        because: say`the width was counted on one side only`,
      },
      {
        value: 2 * (long + wide) * width,
        because: say`the perimeter was multiplied by the width; the corners are then wrong`,
      },
      {
        value: Math.abs((long - sign * 2 * width) * (wide - sign * 2 * width) - long * wide),
        because: say`the path was taken on the other side of the boundary`,
      },
      { value: long * wide, because: say`that is the area of the ${place}` },
      { value: (long + wide) * width, because: say`only two of the four sides were counted` },
      { value: 2 * area, because: say`the area was doubled` },
      { value: area / 2, because: say`the area was halved` },
    ],
    steps: [
      say`${where === 'outside' ? 'With' : 'Without'} the path the rectangle measures ${long + sign * 2 * width} m by ${wide + sign * 2 * width} m.`,
      where === 'outside'
        ? say`Path = ${long + 2 * width} × ${wide + 2 * width} − ${long} × ${wide} = ${answer}`
        : say`Path = ${long} × ${wide} − ${long - 2 * width} × ${wide - 2 * width} = ${answer}`,
    ],
  }
}

function crossing(rng: Random) {
  const wide = rng.int(20, 60)
  const long = wide + rng.int(5, 40)
  const [width, rate] = [rng.int(2, 6), rng.int(20, 200, 10)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const place = rng.pick(GROUNDS)
  const layer = rng.pick(PAVINGS)
  const area = (long + wide - width) * width
  const answer = money(area * rate)
  return {
    concept: 'crossing-paths',
    given: { find: 'crossing' as const, long, wide, width, rate },
    prompt: rng.pick([
      say`Two paths, each ${metres(width)} wide, cross in the middle of a rectangular ${place} of ${metres(long)} by ${metres(wide)} in ${town}, one parallel to the length and one to the breadth. What does covering them with ${layer} cost at ${money(rate)} per m²?`,
      say`${person.name} covers two crossing roads in a ${place} with ${layer}. The ${place} is ${metres(long)} long and ${metres(wide)} wide, the roads are ${metres(width)} wide and run from side to side through its middle at right angles. At ${money(rate)} per m², find the cost.`,
      say`A ${place} in ${town} measures ${metres(long)} × ${metres(wide)}. Through its centre run two roads of width ${metres(width)}, each parallel to a pair of sides. How much does ${person.name} pay for ${layer} on them at ${money(rate)} per m²?`,
      say`At ${money(rate)} per m² of ${layer}, what do two paths cost that cut a ${place} of ${metres(long)} by ${metres(wide)} in ${town} into four equal parts, if both are ${metres(width)} wide and meet at right angles?`,
    ]),
    answer,
    mistakes: [
      {
        value: (long + wide) * width * rate,
        because: say`the square where the paths cross was counted twice`,
      },
      {
        value: (long + wide - 2 * width) * width * rate,
        because: say`the crossing square was taken off twice`,
      },
      { value: long * width * rate, because: say`only the path along the length was counted` },
      { value: wide * width * rate, because: say`only the path along the breadth was counted` },
      {
        value: (long + wide + width) * width * rate,
        because: say`the crossing square was added instead of taken off`,
      },
      {
        value: (long * wide - area) * rate,
        because: say`the rest of the ${place} was taken instead of the paths`,
      },
      { value: 2 * (long + wide) * width * rate, because: say`a path round the ${place} was taken` },
    ],
    steps: [
      say`The paths alone are ${long} × ${width} = ${m2(long * width)} and ${wide} × ${width} = ${m2(wide * width)}.`,
      say`The crossing square of ${m2(width * width)} belongs to both: ${long * width} + ${wide * width} − ${width * width} = ${m2(area)}`,
      say`Cost = ${area} × ${rate} = ${answer}`,
    ],
  }
}

function ring(rng: Random) {
  const width = rng.pick([3.5, 7, 14])
  const inner = rng.int(7, 70, 7)
  const outer = inner + width
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const place = rng.pick(['park', 'pond', 'lawn', 'fountain', 'ground', 'flower garden'])
  const area = PI * (outer ** 2 - inner ** 2)
  const answer = m2(area)
  return {
    concept: 'circular-path',
    given: { find: 'ring' as const, inner, width },
    prompt: rng.pick([
      say`A circular ${place} in ${town} has a radius of ${metres(inner)}. ${person.name} builds a path ${metres(width)} wide round it. What is the area of the path? (Take π = 22/7)`,
      say`Round a circular ${place} of radius ${metres(inner)} in ${town} runs a track of width ${metres(width)} on which ${person.name} jogs. Find the area of the track with π = 22/7.`,
      say`${person.name} walks on a ring-shaped path ${metres(width)} wide that touches a circular ${place} of ${metres(2 * inner)} in diameter in ${town}. Taking π = 22/7, how many m² is the path?`,
      say`With π = 22/7, how much area does a strip ${metres(width)} wide take up that ${person.name} lays on the outside of a round ${place} in ${town} with a radius of ${metres(inner)}?`,
    ]),
    answer,
    mistakes: [
      { value: PI * width ** 2, because: say`a circle with the width of the path as radius was taken` },
      { value: PI * outer ** 2, because: say`the ${place} itself was counted as well` },
      { value: PI * inner ** 2, because: say`that is the area of the ${place}` },
      {
        value: 2 * PI * inner * width,
        because: say`the inner circumference was multiplied by the width; the ring is longer outside`,
      },
      {
        value: 2 * PI * outer * width,
        because: say`the outer circumference was multiplied by the width; the ring is shorter inside`,
      },
      { value: 2 * area, because: say`the area was doubled` },
      { value: area / 2, because: say`the area was halved` },
    ],
    steps: [
      say`The outer radius is ${inner} + ${width} = ${metres(outer)}.`,
      say`Area = π × (outer radius² − inner radius²) = π × (outer + inner) × (outer − inner)`,
      say`22/7 × ${outer + inner} × ${width} = ${answer}`,
    ],
  }
}

function widthOf(rng: Random) {
  const wide = rng.int(16, 60)
  const long = wide + rng.int(4, 30)
  const width = rng.int(2, 12) / 2
  const area = 2 * width * (long + wide + 2 * width)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const place = rng.pick(GROUNDS)
  const answer = metres(width)
  return {
    concept: 'path-round-a-rectangle',
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

function ringCost(rng: Random) {
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
    concept: 'circular-path',
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
