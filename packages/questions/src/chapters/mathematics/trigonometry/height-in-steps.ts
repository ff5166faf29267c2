import type { Random } from '../../../kit/random/random.ts'
import { degrees, type Measure, quantity, surd } from '../../../kit/values/value.ts'
import { askPlainly, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** Forms of heights and distances with two angles at one point, or one angle that changes in time. */

const PAIRS = [
  [45, 30],
  [60, 45],
  [60, 30],
  [30, 60],
  [45, 60],
  [30, 45],
] as const

/** tan of the first over tan of the second: times × √root. */
const quotient = (up: number, down: number): readonly [times: number, root: 1 | 3] =>
  up === 60 && down === 30 ? [3, 1] : up === 30 && down === 60 ? [1 / 3, 1] : up > down ? [1, 3] : [1 / 3, 3]

const metres = (plus: number, [times, root]: readonly [number, 1 | 3], size: number): Measure =>
  root === 1 ? quantity(plus + times * size, 'm') : surd(times * size, 3, 'm', plus)

/** "From the top of a building 12 m high, the elevation of the top of a tower is 60° and the depression of its foot 45°. How high is the tower?" */
export function acrossTheStreet(rng: Random) {
  const [up, down] = rng.pick(PAIRS)
  const high = rng.int(2, 20) * 3
  const part = quotient(up, down)
  const answer = metres(high, part, high)
  const from = rng.pick(
    high <= 12
      ? ['a house', 'a school building', 'a shop', 'a bungalow', 'a temple', 'a post office']
      : ['a building', 'a hotel', 'an office building', 'a hospital', 'a college', 'a bank building'],
  )
  // A water tank or a clock tower is not higher than some 60 m.
  const thing = rng.pick(
    high * (1 + part[0] * Math.sqrt(part[1])) <= 60
      ? ['tower', 'chimney', 'mobile tower', 'water tank', 'clock tower']
      : ['tower', 'chimney', 'radio mast', 'television tower'],
  )
  const flipped = quotient(down, up)
  return {
    concept: ['angle-of-elevation', 'angle-of-depression', 'heights-and-distances'],
    given: { find: 'across' as const, high, up, down },
    prompt: rng.pick([
      say`From the top of ${from} ${quantity(high, 'm')} high, the angle of elevation of the top of a ${thing} is ${degrees(up)} and the angle of depression of its foot is ${degrees(down)}. ${askPlainly(rng, say`the height of the ${thing}`)}`,
      say`From the roof of ${from} of height ${quantity(high, 'm')}, the top of a ${thing} is seen at an angle of elevation of ${degrees(up)} and its foot at an angle of depression of ${degrees(down)}. How high is the ${thing}?`,
      say`The top of a ${thing} is seen at an angle of elevation of ${degrees(up)} and its base at an angle of depression of ${degrees(down)} from the top of ${from} ${quantity(high, 'm')} high. ${askPlainly(rng, say`the height of the ${thing}`)}`,
      say`If the angles of elevation and depression of the top and the foot of a ${thing} from the top of ${from} ${quantity(high, 'm')} high are ${degrees(up)} and ${degrees(down)}, respectively, then ${askThen(rng, say`the height of the ${thing}`)}`,
      say`A ${rng.pick(['man', 'boy', 'student', 'person'])} on the top of ${from}, ${quantity(high, 'm')} above the ground, finds that the angle of elevation of the top of a ${thing} is ${degrees(up)} and the angle of depression of its base is ${degrees(down)}. ${askPlainly(rng, say`the height of the ${thing}`)}`,
    ]),
    answer,
    // The top of the other is seen upwards.
    within: [1.02 * high, 2000] as const,
    mistakes: [
      { value: metres(0, part, high), because: say`only the part above the level of the roof was counted` },
      { value: metres(high, flipped, high), because: say`the two angles were exchanged` },
      {
        value: quantity(2 * high, 'm'),
        because: say`the part above was taken to be as high as the building`,
      },
      { value: metres(high, part, 2 * high), because: say`the part above was counted twice` },
      { value: metres(2 * high, part, high), because: say`the height of the building was counted twice` },
      { value: metres(high, [1, 3], high), because: say`the height was multiplied by √3 for the part above` },
      {
        value: metres(high, [1 / 3, 3], high),
        because: say`the height was divided by √3 for the part above`,
      },
      { value: quantity(4 * high, 'm'), because: say`the part above was taken as three times the building` },
      {
        value: quantity((4 * high) / 3, 'm'),
        because: say`the part above was taken as a third of the building`,
      },
    ],
    steps: [
      say`The depression gives the distance of the ${thing}: ${high} ÷ tan ${degrees(down)}.`,
      say`The part above the level of the roof is that distance × tan ${degrees(up)}.`,
      say`It is ${metres(0, part, high)}.`,
      say`With the ${quantity(high, 'm')} below, the height is ${answer}`,
    ],
  }
}

/** "The depression of a car that drives towards a tower changes from 30° to 60° in 12 minutes. After how long does it reach the tower?" */
export function towardsTheTower(rng: Random) {
  const [first, second] = rng.pick([[30, 45] as const, [45, 60] as const])
  const unit = rng.pick(['minute', 'second'] as const)
  const time = rng.int(2, unit === 'minute' ? 20 : 40) * 2
  const answer = surd(time / 2, 3, unit, time / 2)
  const [what, place] = rng.pick([
    ['a car', 'tower'],
    ['a bus', 'tower'],
    ['a cyclist', 'tower'],
    ['a boat', 'lighthouse'],
    ['a ship', 'lighthouse'],
    ['a truck', 'building'],
    ['a jeep', 'watchtower'],
    ['a lorry', 'tower'],
    ['a tractor', 'tower'],
    ['a motorboat', 'lighthouse'],
    ['a scooter', 'building'],
  ] as const)
  const the = what.replace('a ', 'the ')
  return {
    concept: ['angle-of-depression', 'heights-and-distances'],
    given: { find: 'time-left' as const, first, second, time },
    prompt: rng.pick([
      say`From the top of a ${place}, the angle of depression of ${what} moving towards it at a uniform speed changes from ${degrees(first)} to ${degrees(second)} in ${quantity(time, unit)}. How much more time will ${the} take to reach the ${place}?`,
      say`${what.replace('a ', 'A ')} is approaching a ${place} at a uniform speed. Its angle of depression from the top of the ${place} changes from ${degrees(first)} to ${degrees(second)} in ${quantity(time, unit)}. In how much more time will it reach the foot of the ${place}?`,
      say`${what.replace('a ', 'A ')} moves towards a ${place} at a uniform speed. In ${quantity(time, unit)} its angle of depression from the top of the ${place} increases from ${degrees(first)} to ${degrees(second)}. After how much more time will it be at the foot of the ${place}?`,
      say`The angle of depression of ${what}, moving at a uniform speed towards a ${place}, is ${degrees(first)} from the top of the ${place}. After ${quantity(time, unit)} it is ${degrees(second)}. ${askPlainly(rng, say`the time that ${the} takes from there to the ${place}`)}`,
      say`From the top of a ${place}, ${what} that approaches it at a uniform speed is seen at an angle of depression of ${degrees(first)} and, ${quantity(time, unit)} later, of ${degrees(second)}. How long will it still take to reach the ${place}?`,
      say`A man on the top of a ${place} sees ${what} coming towards it at a uniform speed. If the angle of depression changes from ${degrees(first)} to ${degrees(second)} in ${quantity(time, unit)}, then ${askThen(rng, say`the further time that ${the} takes to reach the ${place}`)}`,
    ]),
    answer,
    mistakes: [
      { value: quantity(time, unit), because: say`both parts of the way were taken to be equal` },
      { value: surd(time / 2, 3, unit, -time / 2), because: say`the root was subtracted instead of added` },
      { value: surd(time / 2, 3, unit), because: say`only one of the two terms was counted` },
      { value: surd(time, 3, unit, time), because: say`the division by 2 was forgotten` },
      {
        value: surd(time / 2, 3, unit, (3 * time) / 2),
        because: say`that is the time for the whole way from the first point`,
      },
      { value: surd(time / 3, 3, unit), because: say`the time was divided by √3` },
      { value: surd(time / 2, 3, unit, time), because: say`half of the time was added once too often` },
      { value: surd(time, 3, unit, time / 2), because: say`only one of the two terms was halved` },
    ],
    within: [0.2 * time, 4 * time] as const,
    steps: [
      say`Let the height be h. The first distance is h ÷ tan ${degrees(first)}, the second h ÷ tan ${degrees(second)}.`,
      first === 30
        ? say`They are h√3 and h, so the part covered is h(√3 − 1) and the rest is h.`
        : say`They are h and h/√3, so the part covered is h(√3 − 1)/√3 and the rest is h/√3.`,
      say`The rest is 1/(√3 − 1) = (√3 + 1)/2 of the part covered.`,
      say`At the same speed it takes ${answer}`,
    ],
  }
}

/** "From a point 30 m away, the bottom and the top of a flagstaff on a building are seen at 30° and 60°. How long is the flagstaff?" */
export function flagstaff(rng: Random) {
  const [low, high] = rng.pick([
    [30, 60],
    [45, 60],
    [30, 45],
  ] as const)
  // Nothing that stands on a building is much higher than 20 m.
  const distance = rng.int(2, low === 30 && high === 60 ? 7 : high === 60 ? 10 : 16) * 3
  const [third, whole] = [surd(distance / 3, 3, 'm'), surd(distance, 3, 'm')]
  const answer =
    low === 30 && high === 60
      ? surd((2 * distance) / 3, 3, 'm')
      : low === 45
        ? surd(distance, 3, 'm', -distance)
        : surd(-distance / 3, 3, 'm', distance)
  const what = rng.pick(['flagstaff', 'statue', 'mast', 'water tank', 'pole', 'flagpole'])
  const base = rng.pick(
    what === 'statue'
      ? ['a pillar', 'a column', 'a gateway']
      : ['a building', 'a tower', 'a school building'],
  )
  return {
    concept: ['angle-of-elevation', 'heights-and-distances'],
    given: { find: 'on-top' as const, distance, low, high },
    prompt: rng.pick([
      say`A ${what} stands on the top of ${base}. From a point on the ground ${quantity(distance, 'm')} away from its foot, the angles of elevation of the bottom and the top of the ${what} are ${degrees(low)} and ${degrees(high)}, respectively. ${askPlainly(rng, say`the height of the ${what}`)}`,
      say`From a point ${quantity(distance, 'm')} away from ${base}, its top is seen at ${degrees(low)} and the top of a ${what} that stands on it at ${degrees(high)}. How high is the ${what}?`,
      say`On the top of ${base} there is a ${what}. At a distance of ${quantity(distance, 'm')} from the foot, the angles of elevation of the lower and the upper end of the ${what} are ${degrees(low)} and ${degrees(high)}. ${askPlainly(rng, say`the height of the ${what}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: high === 60 ? whole : quantity(distance, 'm'),
        because: say`that is the height of the upper end above the ground`,
      },
      {
        value: low === 30 ? third : quantity(distance, 'm'),
        because: say`that is the height on which the ${what} stands`,
      },
      {
        value:
          low === 30 && high === 60
            ? surd((4 * distance) / 3, 3, 'm')
            : low === 45
              ? surd(distance, 3, 'm', distance)
              : surd(distance / 3, 3, 'm', distance),
        because: say`the two heights were added instead of subtracted`,
      },
      ...(high - low === 30
        ? [{ value: third, because: say`the tangent of the difference of the angles was taken` }]
        : []),
      { value: surd(distance / 2, 3, 'm'), because: say`half of the distance was multiplied by √3` },
      { value: surd((2 * distance) / 3, 3, 'm'), because: say`the angles were taken as 30° and 60°` },
      { value: surd(distance, 3, 'm', -distance), because: say`the angles were taken as 45° and 60°` },
      { value: quantity(distance / 3, 'm'), because: say`the distance was divided by 3` },
    ],
    steps: [
      say`Height of the upper end: ${distance} × tan ${degrees(high)} = ${high === 60 ? whole : quantity(distance, 'm')}`,
      say`Height of the lower end: ${distance} × tan ${degrees(low)} = ${low === 30 ? third : quantity(distance, 'm')}`,
      say`The ${what} reaches from the lower end to the upper one.`,
      say`Its height is the difference, ${answer}`,
    ],
  }
}
