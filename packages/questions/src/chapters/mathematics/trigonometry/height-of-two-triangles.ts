import type { Random } from '../../../kit/random/random.ts'
import { degrees, quantity, surd } from '../../../kit/values/value.ts'
import { askPlainly, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** Hard forms of heights and distances: two right triangles that share a side which is not given. */

/** The smaller angle first. */
const PAIRS = [
  [30, 60],
  [30, 45],
  [45, 60],
] as const

/** "The elevation of an aeroplane at a height of 3000√3 m changes from 60° to 30° in 20 seconds. Find its speed." */
export function aeroplane(rng: Random) {
  const { speed, time, third } = rng.until(
    () => {
      const [speed, time] = [rng.int(15, 50) * 18, rng.int(4, 24) * 2]
      return { speed, time, third: (speed * 5 * time) / 36 }
    },
    // It flies neither among the houses nor above the weather.
    ({ third }) => Number.isInteger(third) && third >= 600 && third <= 5200,
  )
  const isOverhead = rng.chance(0.5)
  // The way between is 2 parts of height ÷ √3 on one side, and 4 on both sides.
  const high = isOverhead ? third / 2 : third
  const height = surd(high, 3, 'm')
  const way = 2 * third
  const answer = quantity(speed, 'km/h')
  const [first, second] = isOverhead ? rng.pick([[60, 30] as const, [30, 60] as const]) : [60, 30]
  const seen = isOverhead
    ? say`is seen at an angle of elevation of ${degrees(first)}. After ${quantity(time, 'second')}, when it has passed overhead, it is seen on the opposite side at an angle of elevation of ${degrees(second)}.`
    : say`is seen at an angle of elevation of ${degrees(first)}. After ${quantity(time, 'second')}, it is seen on the same side at an angle of elevation of ${degrees(second)}.`
  return {
    concept: ['angle-of-elevation', 'heights-and-distances'],
    given: { find: 'speed' as const, high, time, isOverhead },
    prompt: rng.pick([
      say`An aeroplane flying horizontally at a height of ${height} ${seen} ${askPlainly(rng, 'the speed of the aeroplane')}`,
      say`A fighter plane flying along a straight line at a height of ${height} ${seen} ${askPlainly(rng, 'its speed')}`,
      say`From a point on the ground, a jet plane flying at a constant height of ${height} ${seen} ${askPlainly(rng, 'the speed of the plane')}`,
    ]),
    answer,
    mistakes: [
      {
        value: isOverhead ? speed / 2 : speed * 2,
        because: isOverhead
          ? say`the two distances were subtracted; they lie on opposite sides`
          : say`the two distances were added; they lie on the same side`,
      },
      {
        value: (speed * 3 * high) / way,
        because: say`only the distance at 30° was counted as the way`,
      },
      { value: (speed * high) / way, because: say`only the distance at 60° was counted as the way` },
      { value: (speed * 5) / 18, because: say`that is the speed in metres per second` },
      { value: (speed * 4) / 3, because: say`a distance was counted once too often` },
      { value: (speed * 2) / 3, because: say`a distance was left out` },
      { value: (speed * 5) / 6, because: say`a slip in changing m/s to km/h` },
      { value: (speed * 10) / 9, because: say`a slip in changing m/s to km/h` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [speed / 4, 3 * speed] as const,
    steps: [
      say`Horizontal distance at 30°: ${height} × √3 = ${quantity(3 * high, 'm')}`,
      say`Horizontal distance at 60°: ${height} ÷ √3 = ${quantity(high, 'm')}`,
      isOverhead
        ? say`On opposite sides they add up: ${quantity(way, 'm')}.`
        : say`On the same side they are subtracted: ${quantity(way, 'm')}.`,
      say`Speed = ${way} ÷ ${time} = ${quantity((speed * 5) / 18, 'm/s')}`,
      say`In km/h that is × 18/5 = ${answer}`,
    ],
  }
}

/** "From 60 m above a lake, the elevation of a cloud is 30° and the depression of its reflection 60°. How high is the cloud?" */
export function cloudInLake(rng: Random) {
  const [up, down] = rng.pick(PAIRS)
  const high = rng.int(10, 120)
  const isPlain = up === 30 && down === 60
  const answer = isPlain ? quantity(2 * high, 'm') : surd(high, 3, 'm', 2 * high)
  const what = rng.pick(['a cloud', 'a bird', 'a balloon', 'a kite', 'a drone', 'a helicopter'])
  const the = what.replace('a ', 'the ')
  return {
    concept: ['angle-of-elevation', 'angle-of-depression', 'heights-and-distances'],
    given: { find: 'over-lake' as const, high, up, down },
    prompt: rng.pick([
      say`From a point ${quantity(high, 'm')} above the surface of a lake, the angle of elevation of ${what} is ${degrees(up)} and the angle of depression of its reflection in the lake is ${degrees(down)}. ${askPlainly(rng, say`the height of ${the} above the surface of the lake`)}`,
      say`${what.replace('a ', 'A ')} is seen at an angle of elevation of ${degrees(up)} from a point ${quantity(high, 'm')} above a lake, where the angle of depression of its reflection is ${degrees(down)}. ${askPlainly(rng, say`the height of ${the} above the lake`)}`,
      say`The angle of elevation of ${what} from a point ${quantity(high, 'm')} above a lake is ${degrees(up)}, and the angle of depression of its image in the water is ${degrees(down)}. How high is ${the} above the lake?`,
      say`A ${rng.pick(['man', 'person'])} on a rock ${quantity(high, 'm')} above a still lake sees ${what} at an angle of elevation of ${degrees(up)} and its reflection in the water at an angle of depression of ${degrees(down)}. If the height of the observer is neglected, ${askThen(rng, say`the height of ${the} above the lake`)}`,
    ]),
    answer,
    mistakes: [
      isPlain
        ? { value: quantity(high, 'm'), because: say`that is its height above the point, not above the lake` }
        : {
            value: surd(high, 3, 'm', high),
            because: say`that is its height above the point, not above the lake`,
          },
      {
        value: isPlain ? quantity(3 * high, 'm') : surd(high, 3, 'm', 3 * high),
        because: say`the height of the point was added once too often`,
      },
      {
        value: isPlain ? quantity(4 * high, 'm') : surd(2 * high, 3, 'm', 4 * high),
        because: say`the depth of the reflection was counted besides`,
      },
      {
        value: isPlain ? quantity((4 * high) / 3, 'm') : surd(high / 3, 3, 'm', high),
        because: say`the reflection was taken to lie at the level of the lake`,
      },
      { value: surd(high, 3, 'm'), because: say`the height of the point was multiplied by √3` },
      { value: surd(2 * high, 3, 'm'), because: say`twice the height of the point was multiplied by √3` },
      { value: surd(2 * high, 3, 'm', high), because: say`the two terms were exchanged` },
    ],
    within: [1.05 * high, 2000] as const,
    steps: [
      say`Let it be H above the lake; its reflection is H below the surface.`,
      say`Above the point: H − ${high} = d tan ${degrees(up)}`,
      say`Below the point: H + ${high} = d tan ${degrees(down)}`,
      say`(H + ${high}) ÷ (H − ${high}) = tan ${degrees(down)} ÷ tan ${degrees(up)} = ${isPlain ? '3' : '√3'}`,
      isPlain
        ? say`H = 2 × ${high} = ${answer}`
        : say`H = ${high} × (√3 + 1) ÷ (√3 − 1) = ${high} × (2 + √3) = ${answer}`,
    ],
  }
}

/** "Two equal poles stand on either side of a road 80 m wide. From a point between them their elevations are 60° and 30°. How high are they?" */
export function polesOnTheRoad(rng: Random) {
  const [low, steep] = rng.pick(PAIRS)
  const wide = rng.int(4, low === 30 && steep === 60 ? 25 : 20) * 4
  const answer =
    steep === 45
      ? surd(wide / 2, 3, 'm', -wide / 2)
      : low === 45
        ? surd(-wide / 2, 3, 'm', (3 * wide) / 2)
        : surd(wide / 4, 3, 'm')
  // Nobody sets up a lamp post of 40 m.
  const things = rng.pick(
    wide <= 28 ? ['poles', 'lamp posts', 'trees', 'houses'] : ['towers', 'pillars', 'buildings', 'masts'],
  )
  const where = rng.pick(['road', 'street', 'canal', 'playground'])
  const point = where === 'canal' ? 'boat' : 'point'
  return {
    concept: ['angle-of-elevation', 'heights-and-distances'],
    given: { find: 'equal-heights' as const, wide, low, steep },
    prompt: rng.pick([
      say`Two ${things} of equal height stand opposite each other on either side of a ${where} ${quantity(wide, 'm')} wide. From a ${point} between them on the ${where}, the angles of elevation of their tops are ${degrees(steep)} and ${degrees(low)}. ${askPlainly(rng, say`the height of the ${things}`)}`,
      say`A ${where} ${quantity(wide, 'm')} wide has two ${things} of the same height facing each other on its two sides. From a ${point} in the line between them, their tops are seen at ${degrees(low)} and ${degrees(steep)}. How high are the ${things}?`,
      say`On the two sides of a ${where} ${quantity(wide, 'm')} wide, two ${things} of equal height face each other. At a ${point} between them, the angles of elevation of their tops are ${degrees(low)} and ${degrees(steep)}, respectively. ${askPlainly(rng, say`the height of each of the ${things}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: steep === 45 || low === 45 ? surd(wide / 2, 3, 'm', wide / 2) : surd(wide / 2, 3, 'm'),
        because: say`the two distances were subtracted; the ${point} is between the ${things}`,
      },
      { value: surd(wide / 4, 3, 'm'), because: say`the angles were taken as 30° and 60°` },
      { value: surd(wide / 3, 3, 'm'), because: say`the whole width was taken with 30°` },
      { value: surd(wide / 2, 3, 'm', -wide / 2), because: say`the angles were taken as 30° and 45°` },
      {
        value: surd(-wide / 2, 3, 'm', (3 * wide) / 2),
        because: say`the angles were taken as 45° and 60°`,
      },
      { value: surd(wide / 2, 3, 'm'), because: say`the ${point} was taken to be in the middle, with 60°` },
      { value: surd(wide / 6, 3, 'm'), because: say`the ${point} was taken to be in the middle, with 30°` },
      { value: quantity(wide / 4, 'm'), because: say`a quarter of the width was taken` },
    ],
    within: [0.2 * wide, 1.4 * wide] as const,
    steps: [
      say`Let the height be h.`,
      say`One of the ${things} is h ÷ tan ${degrees(low)} away, the other h ÷ tan ${degrees(steep)}.`,
      steep === 45
        ? say`They add up to the width: h√3 + h = ${wide}`
        : low === 45
          ? say`They add up to the width: h + h/√3 = ${wide}`
          : say`They add up to the width: h√3 + h/√3 = 4h/√3 = ${wide}`,
      steep === 45
        ? say`h = ${wide} ÷ (√3 + 1) = ${wide / 2} × (√3 − 1)`
        : low === 45
          ? say`h = ${wide} × √3 ÷ (√3 + 1) = ${wide / 2} × (3 − √3)`
          : say`h = ${wide} × √3 ÷ 4`,
      say`The height is ${answer}`,
    ],
  }
}

/** "A flagstaff 6 m long stands on a tower. From a point on the ground its lower and upper ends are seen at 45° and 60°. How high is the tower?" */
export function underTheFlagstaff(rng: Random) {
  const [low, high] = rng.pick(PAIRS)
  const long = 2 * rng.int(2, 14)
  const isPlain = low === 30 && high === 60
  const answer = isPlain ? quantity(long / 2, 'm') : surd(long / 2, 3, 'm', long / 2)
  const [what, base] = rng.pick([
    ['flagstaff', 'building'],
    ['flagstaff', 'tower'],
    ['statue', 'pillar'],
    ['statue', 'pedestal'],
    ['mast', 'building'],
    ['antenna', 'tower'],
  ] as const)
  const one = what === 'antenna' ? 'An' : 'A'
  return {
    concept: ['angle-of-elevation', 'heights-and-distances'],
    given: { find: 'under' as const, long, low, high },
    prompt: rng.pick([
      say`${one} ${what} ${quantity(long, 'm')} high stands on the top of a ${base}. From a point on the ground, the angles of elevation of the top of the ${base} and the top of the ${what} are ${degrees(low)} and ${degrees(high)}, respectively. ${askPlainly(rng, say`the height of the ${base}`)}`,
      say`From a point on the ground, the lower and the upper end of a ${quantity(long, 'm')} high ${what} on a ${base} are seen at angles of elevation of ${degrees(low)} and ${degrees(high)}. How high is the ${base}?`,
      say`A ${base} has ${one.toLowerCase()} ${what} of height ${quantity(long, 'm')} on its top. At a point on the ground, the angles of elevation of the bottom and the top of the ${what} are ${degrees(low)} and ${degrees(high)}. ${askPlainly(rng, say`the height of the ${base}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: isPlain ? quantity((3 * long) / 2, 'm') : surd(long / 2, 3, 'm', (3 * long) / 2),
        because: say`that is the height of the upper end above the ground`,
      },
      {
        value: isPlain ? surd(long / 2, 3, 'm') : surd(long / 2, 3, 'm', -long / 2),
        because: isPlain
          ? say`that is the distance of the point from the foot`
          : say`the root was subtracted instead of added`,
      },
      { value: surd(long / 2, 3, 'm'), because: say`only one of the two terms was counted` },
      { value: surd(long / 3, 3, 'm'), because: say`the given height was divided by √3` },
      { value: surd(long, 3, 'm'), because: say`the given height was multiplied by √3` },
      {
        value: isPlain ? quantity(long / 3, 'm') : surd(long, 3, 'm', long),
        because: isPlain
          ? say`the given height was taken for that of the upper end`
          : say`the division by 2 was forgotten`,
      },
      { value: quantity(long, 'm'), because: say`both parts were taken to be equal` },
    ],
    within: [0.25 * long, 4 * long] as const,
    steps: [
      say`Let the ${base} be h high and the point d away.`,
      say`To the top of the ${base}: h = d tan ${degrees(low)}`,
      say`To the top of the ${what}: h + ${long} = d tan ${degrees(high)}`,
      say`(h + ${long}) ÷ h = tan ${degrees(high)} ÷ tan ${degrees(low)} = ${isPlain ? '3' : '√3'}`,
      isPlain
        ? say`h = ${long} ÷ 2 = ${answer}`
        : say`h = ${long} ÷ (√3 − 1) = ${long} × (√3 + 1) ÷ 2 = ${answer}`,
    ],
  }
}
