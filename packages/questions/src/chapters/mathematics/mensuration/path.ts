import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { PI } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { m2, metres } from '../../../kit/values/quantities.ts'
import { money } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { askWithPi, noteOnPi } from '../../../kit/wording/ask-with-pi.ts'
import { say } from '../../../kit/wording/say.ts'
import { GROUNDS, PAVINGS } from './plots.ts'

/** "A path 2 m wide runs round a garden of 30 m by 20 m on the outside. What is its area?" */
export const path = defineGenerator({
  id: 'mensuration/path',
  version: 6,
  concepts: ['path-round-a-rectangle', 'crossing-paths', 'circular-path', 'plane-figures'],
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
  const place = rng.pick(GROUNDS)
  const area = sign * ((long + sign * 2 * width) * (wide + sign * 2 * width) - long * wide)
  const answer = m2(area)
  return {
    concept: ['path-round-a-rectangle', 'plane-figures'],
    given: { find: 'around' as const, long, wide, width, where },
    prompt: rng.pick([
      say`A rectangular ${place} is ${metres(long)} long and ${metres(wide)} wide. A path of uniform width ${metres(width)} runs all around it on the ${where}. ${ask(rng, 'the area of the path')}`,
      say`A path ${metres(width)} wide is built all along the ${where} of the boundary of a ${place} measuring ${metres(long)} by ${metres(wide)}. ${ask(rng, 'the area of the path')}`,
      say`The length and breadth of a rectangular ${place} are ${metres(long)} and ${metres(wide)}, respectively. It has a ${rng.pick(['gravel path', 'footpath', 'brick path', 'concrete path'])} of uniform width ${metres(width)} running ${where} it along all four sides. ${ask(rng, 'the area of the path')}`,
      say`A path ${metres(width)} wide runs ${where} a rectangular ${place} of ${metres(long)} × ${metres(wide)} along its boundary. ${ask(rng, 'the area covered by the path')}`,
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
  const place = rng.pick(GROUNDS)
  const layer = rng.pick(PAVINGS)
  const area = (long + wide - width) * width
  const answer = money(area * rate)
  return {
    concept: ['crossing-paths', 'plane-figures'],
    given: { find: 'crossing' as const, long, wide, width, rate },
    prompt: rng.pick([
      say`Two paths, each ${metres(width)} wide, cross each other at right angles in the middle of a rectangular ${place} ${metres(long)} long and ${metres(wide)} wide. One is parallel to the length and the other to the breadth. ${ask(rng, say`the cost of covering the paths with ${layer} at ${money(rate)} per m²`)}`,
      say`A rectangular ${place} measures ${metres(long)} × ${metres(wide)}. Two perpendicular roads of width ${metres(width)} run through its centre, parallel to its sides. ${ask(rng, say`the cost of laying ${layer} on the roads at ${money(rate)} per m²`)}`,
      say`In the middle of a ${metres(long)} by ${metres(wide)} rectangular ${place}, there are two crossroads, each ${metres(width)} wide, running parallel to its sides. How much will it cost to cover them with ${layer} at the rate of ${money(rate)} per m²?`,
      say`If the cost of laying ${layer} is ${money(rate)} per m², ${askThen(rng, say`the cost of covering two roads, each ${metres(width)} wide, that run through the centre of a ${metres(long)} × ${metres(wide)} rectangular ${place} parallel to its sides`)}`,
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
  const place = rng.pick(['park', 'pond', 'lawn', 'fountain', 'ground', 'flower garden'])
  const area = PI * (outer ** 2 - inner ** 2)
  const answer = m2(area)
  return {
    concept: ['circular-path', 'plane-figures'],
    given: { find: 'ring' as const, inner, width },
    prompt: rng.pick([
      say`A circular ${place} of radius ${metres(inner)} is surrounded by a path ${metres(width)} wide. ${askWithPi(rng, 'the area of the path')}`,
      say`A path of uniform width ${metres(width)} runs around the outside of a circular ${place} whose diameter is ${metres(2 * inner)}. ${askWithPi(rng, 'the area of the path')}`,
      say`The radius of a circular ${place} is ${metres(inner)}. There is a ${rng.pick(['gravel path', 'path', 'footpath'])} of width ${metres(width)} all around it on the outside. Taking π = 22/7, ${askThen(rng, 'the area of the path')}`,
      say`If a circular ${place} has a diameter of ${metres(2 * inner)} and a ${rng.pick(['walking track', 'jogging track', 'cycle track'])} ${metres(width)} wide runs around it, what is the area of the track? ${noteOnPi(rng)}`,
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
  const place = rng.pick(GROUNDS)
  const answer = metres(width)
  return {
    concept: ['path-round-a-rectangle', 'plane-figures'],
    // A path is narrow beside what it runs round.
    within: [0, wide / 3] as const,
    given: { find: 'width' as const, long, wide, area },
    prompt: rng.pick([
      say`A path of uniform width runs around the outside of a rectangular ${place} ${metres(long)} long and ${metres(wide)} wide. If the area of the path is ${m2(area)}, ${askThen(rng, 'the width of the path')}`,
      say`The length and breadth of a rectangular ${place} are ${metres(long)} and ${metres(wide)}, respectively. A path of equal width along its outside covers ${m2(area)}. ${ask(rng, 'the width of the path')}`,
      say`A ${place} of ${metres(long)} × ${metres(wide)} is surrounded by a ${rng.pick(['footpath', 'gravel path', 'pavement', 'jogging track'])} of uniform width and area ${m2(area)}. How wide is it?`,
      say`If ${m2(area)} of tiles are used to lay a path of uniform width all around the outside of a ${metres(long)} by ${metres(wide)} rectangular ${place}, then ${askThen(rng, 'the width of the path')}`,
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
      { value: width + 0.5, because: say`the equation was solved half a metre too wide` },
      { value: 1.5 * width, because: say`the width was counted one and a half times` },
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
  const layer = rng.pick(PAVINGS)
  const answer = money(area * rate)
  return {
    concept: ['circular-path', 'plane-figures'],
    given: { find: 'ring-cost' as const, innerRound, outerRound, rate },
    prompt: rng.pick([
      say`The inner and outer circumferences of a circular ${rng.pick(['track', 'road', 'path'])} are ${metres(innerRound)} and ${metres(outerRound)}, respectively. ${askWithPi(rng, say`the cost of covering it with ${layer} at ${money(rate)} per m²`)}`,
      say`A circular ${rng.pick(['racing track', 'running track', 'cycle track'])} has an inner circumference of ${metres(innerRound)} and an outer circumference of ${metres(outerRound)}. Taking π = 22/7, ${askThen(rng, say`the cost of laying ${layer} on the track at the rate of ${money(rate)} per m²`)}`,
      say`If the circumferences of the inner and outer edges of a ring-shaped ${rng.pick(['road', 'track', 'pavement'])} are ${metres(innerRound)} and ${metres(outerRound)}, respectively, how much will it cost to cover it with ${layer} at ${money(rate)} per m²? ${noteOnPi(rng)}`,
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
