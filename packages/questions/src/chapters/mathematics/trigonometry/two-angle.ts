import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { metres } from '../../../kit/values/quantities.ts'
import { degrees, type Measure, quantity, surd } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "From a point 30 m from a building, the top of the building is seen at 45° and the top of the flag on it at 60°. How long is the flagstaff?" */
export const twoAngle = defineGenerator({
  id: 'trigonometry/two-angle',
  version: 11,
  concepts: [
    'heights-and-distances',
    'two-angles-of-elevation',
    'moving-object-elevation',
    'complementary-angles-of-elevation',
    'cloud-and-reflection',
    'two-towers',
  ],
  levels: {
    easy: { forms: [flagstaff] },
    medium: { forms: [arrival, complementary] },
    hard: { forms: [cloud, tallerTower, plane] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const tan = (angle: number) => Math.tan((angle * Math.PI) / 180)
    switch (given.find) {
      case 'flagstaff':
        return given.distance * tan(given.high) - given.distance * tan(given.low)
      case 'arrival': {
        // A tower of height 1: its distance at both times.
        const [far, near] = [1 / tan(given.first), 1 / tan(given.second)]
        return (given.time * near) / (far - near)
      }
      case 'complementary':
        // The height for which the two angles add up to 90°, by halving.
        return halve(
          (height) => Math.atan(height / given.near) + Math.atan(height / given.far) - Math.PI / 2,
          1000,
        )
      case 'cloud':
        // Where both lines of sight are equally long on the ground.
        return halve(
          (height) => (height - given.above) / tan(given.up) - (height + given.above) / tan(given.down),
          100_000,
        )
      case 'tower': {
        const ground = given.height / tan(given.down)
        return given.height + ground * tan(given.up)
      }
      case 'speed': {
        const height = given.times * Math.sqrt(3)
        return (height / tan(given.second) - height / tan(given.first)) / given.seconds
      }
    }
  },
})

function halve(rising: (value: number) => number, top: number): number {
  let [low, high] = [0, top]
  for (let round = 0; round < 200; round++) {
    const middle = (low + high) / 2
    if (rising(middle) < 0) low = middle
    else high = middle
  }
  return high
}

/** The height seen between two angles from this distance. */
const BETWEEN: Readonly<Record<string, (distance: number) => Measure>> = {
  '30-45': (distance) => surd(-distance / 3, 3, 'm', distance),
  '45-60': (distance) => surd(distance, 3, 'm', -distance),
  '30-60': (distance) => surd((2 * distance) / 3, 3, 'm'),
}

function flagstaff(rng: Random) {
  const [low, high] = rng.pick([
    [30, 45],
    [45, 60],
    [30, 60],
  ])
  // With 30° a third of it is needed.
  const distance = low === 30 ? rng.int(9, 240, 3) : rng.int(9, 150)
  const [base, top] = rng.pick([
    // With vertical sides: the foot lies straight below the top.
    ['a building', 'a tower'],
    ['a building', 'a radio mast'],
    ['a building', 'a television tower'],
    ['a building', 'a mobile tower'],
    ['a building', 'a steel mast'],
    ['a tall building', 'a radio mast'],
    ['a tall building', 'a flagstaff'],
    ['a building', 'a flagstaff'],
    ['a factory building', 'a steel mast'],
    ['a factory building', 'a chimney'],
    ['an office block', 'a television tower'],
    ['an office block', 'a radio mast'],
    ['a fort', 'a watchtower'],
    ['a fort', 'a tower'],
    ['a hotel', 'a radio mast'],
    ['a hospital', 'a mobile tower'],
    ['a power station', 'a chimney'],
    ['an office block', 'a steel tower'],
  ])
  const answer = BETWEEN[`${low}-${high}`]?.(distance) ?? metres(0)
  const [tall, small] = [
    high === 45 ? metres(distance) : surd(distance, 3, 'm'),
    low === 45 ? metres(distance) : surd(distance / 3, 3, 'm'),
  ]
  return {
    concept: ['two-angles-of-elevation', 'heights-and-distances'],
    given: { find: 'flagstaff' as const, distance, low, high },
    prompt: rng.pick([
      say`${top} stands on ${base}. From a point on the ground ${metres(distance)} away from the foot of ${base.replace(/^an? /, 'the ')}, the angles of elevation of the bottom and the top of ${top.replace(/^an? /, 'the ')} are ${degrees(low)} and ${degrees(high)}, respectively. ${ask(rng, say`the height of ${top.replace(/^an? /, 'the ')}`)}`,
      say`Seen from a point on level ground, ${metres(distance)} from the foot of ${base}, the foot and the tip of ${top} on it appear at the angles of elevation ${degrees(low)} and ${degrees(high)}. ${ask(rng, say`the height of ${top.replace(/^an? /, 'the ')}`)}`,
      say`A man ${metres(distance)} away from ${base} with ${top} on it looks up at ${degrees(low)} to the bottom and at ${degrees(high)} to the top of ${top.replace(/^an? /, 'the ')}. If his own height is left out of account, ${askThen(rng, say`the height of ${top.replace(/^an? /, 'the ')}`)}`,
      say`The angles of elevation of the bottom and the top of ${top} standing on ${base} are ${degrees(low)} and ${degrees(high)}, respectively, from a point ${metres(distance)} away from the foot of ${base.replace(/^an? /, 'the ')} on the ground. ${ask(rng, say`the height of ${top.replace(/^an? /, 'the ')}`)}`,
      say`From a point on the ground ${metres(distance)} away from ${base}, the top of ${base.replace(/^an? /, 'the ')} is seen at ${degrees(low)} and the top of ${top} on it at ${degrees(high)}. ${ask(rng, say`the height of ${top.replace(/^an? /, 'the ')}`)}`,
    ]),
    answer,
    mistakes: [
      { value: tall, because: say`that is the height of the whole, from the ground to the tip` },
      { value: small, because: say`that is the height of ${base.replace(/^an? /, 'the ')} alone` },
      {
        value:
          high === 45
            ? surd(distance / 3, 3, 'm', distance)
            : low === 45
              ? surd(distance, 3, 'm', distance)
              : surd((4 * distance) / 3, 3, 'm'),
        because: say`the two heights were added instead of subtracted`,
      },
      { value: metres(distance), because: say`the height was taken to be equal to the distance` },
      { value: surd(distance / 2, 3, 'm'), because: say`the distance was multiplied by √3 ÷ 2` },
      { value: metres(distance / 2), because: say`half of the distance was taken` },
      { value: surd((2 * distance) / 3, 3, 'm'), because: say`the angles 30° and 60° were used` },
      { value: surd(distance, 3, 'm', -distance), because: say`the angles 45° and 60° were used` },
      { value: surd(-distance / 3, 3, 'm', distance), because: say`the angles 30° and 45° were used` },
    ],
    steps: [
      say`Height up to the tip = ${distance} × tan ${degrees(high)} = ${tall}; up to its foot ${distance} × tan ${degrees(low)} = ${small}`,
      say`The difference is ${answer}`,
    ],
  }
}

function arrival(rng: Random) {
  const [first, second] = rng.pick([
    [30, 60],
    [30, 45],
    [45, 60],
  ])
  // Even slowly, a minute already needs a tower of 140 m.
  const time = rng.int(6, 60, 2)
  const mover = rng.pick([
    'a bullock cart',
    'a bicycle',
    'a cycle rickshaw',
    'an auto-rickshaw',
    'a road roller',
    'a tractor',
    'a tonga',
    'a camel cart',
    'a car',
    'a truck',
  ])
  const [watch, foot] = rng.pick([
    ['a watchtower', 'the watchtower'],
    ['a tower', 'the tower'],
    ['a lighthouse', 'the lighthouse'],
    ['a clock tower', 'the clock tower'],
    ['a water tower', 'the water tower'],
    ['a tall building', 'the building'],
  ])
  const seconds = (value: number) => quantity(value, 'second')
  const answer = first === 30 && second === 60 ? seconds(time / 2) : surd(time / 2, 3, 'second', time / 2)
  const the = mover.replace(/^an? /, 'the ')
  return {
    concept: ['moving-object-elevation', 'heights-and-distances'],
    given: { find: 'arrival' as const, first, second, time },
    prompt: rng.pick([
      say`From the top of ${watch}, a ${rng.pick(['man', 'guard', 'person'])} observes ${mover} moving towards it at a uniform speed. If the angle of depression changes from ${degrees(first)} to ${degrees(second)} in ${seconds(time)}, ${rng.pick([say`how long after this will ${the} reach ${foot}?`, say`in how much more time will ${the} reach ${foot}?`, say`find the time that ${the} takes after this to reach ${foot}.`])}`,
      say`${mover} is moving at a uniform speed towards ${watch}. It takes ${seconds(time)} for its angle of depression, seen from the top, to change from ${degrees(first)} to ${degrees(second)}. ${rng.pick([say`After how much more time will it reach ${foot}?`, say`How soon after this will it reach ${foot}?`, ask(rng, say`the time it takes after this to reach ${foot}`)])}`,
      say`The angle of depression of ${mover} approaching ${watch} at a constant speed changes from ${degrees(first)} to ${degrees(second)} in ${seconds(time)} as seen from its top. ${ask(rng, say`the further time taken by ${the} to reach ${foot}`)}`,
    ]),
    answer,
    mistakes: [
      { value: seconds(time), because: say`the rest was taken to last as long as the first part` },
      {
        value: seconds(time / 2),
        because: say`half of the time was taken, which holds for 30° and 60° only`,
      },
      {
        value: seconds((3 * time) / 2),
        because: say`the time from the first place to the foot was taken for 30° and 60°`,
      },
      { value: surd(time / 2, 3, 'second', time / 2), because: say`the rule for 30° and 45° was used` },
      { value: surd(time, 3, 'second'), because: say`the time was multiplied by √3` },
      { value: surd(time / 3, 3, 'second'), because: say`the time was divided by √3` },
      { value: seconds(2 * time), because: say`the time was doubled` },
      ...(time % 3 === 0 ? [{ value: seconds(time / 3), because: say`a third of the time was taken` }] : []),
      {
        value: surd(time, 3, 'second', -time),
        because: say`the time was multiplied by √3 − 1 instead of divided by it`,
      },
    ],
    steps: [
      say`Let the height be h. At ${degrees(first)} the distance is ${first === 30 ? 'h√3' : 'h'}, at ${degrees(second)} it is ${second === 60 ? 'h/√3' : 'h'}.`,
      first === 30 && second === 60
        ? say`In ${seconds(time)} the way is h√3 − h/√3 = 2h/√3; what is left is h/√3, half of it.`
        : say`What is left, compared with the way of ${seconds(time)}, is 1 : (√3 − 1).`,
      first === 30 && second === 60
        ? say`The rest takes ${time} ÷ 2 = ${answer}`
        : say`The rest takes ${time} ÷ (√3 − 1) = ${time} × (√3 + 1) ÷ 2 = ${answer}`,
    ],
  }
}

const PRODUCTS = range(4, 100).flatMap((near) =>
  range(near + 1, 150)
    .filter((far) => Number.isInteger(Math.sqrt(near * far)))
    .map((far) => ({ near, far, high: Math.sqrt(near * far) })),
)

function complementary(rng: Random) {
  const { near, far, high } = rng.pick(PRODUCTS)
  const thing = rng.pick([
    'tower',
    'building',
    'lighthouse',
    'chimney',
    'monument',
    'statue',
    'radio mast',
    'temple tower',
    'clock tower',
    'minaret',
  ])
  const answer = metres(high)
  return {
    concept: ['complementary-angles-of-elevation', 'heights-and-distances'],
    given: { find: 'complementary' as const, near, far },
    prompt: rng.pick([
      say`The angles of elevation of the top of a ${thing} from two points at distances of ${metres(near)} and ${metres(far)} from its foot, in the same straight line with it, are complementary. ${ask(rng, say`the height of the ${thing}`)}`,
      say`A ${thing} is seen from two places on the same side, ${metres(near)} and ${metres(far)} from its base and in line with it. If the two angles of elevation of its top are together a right angle, ${askThen(rng, say`the height of the ${thing}`)}`,
      say`From two points ${metres(near)} and ${metres(far)} away from the base of a ${thing} on the same side, the sum of the angles of elevation of its top is 90°. ${ask(rng, say`the height of the ${thing}`)}`,
      say`Two observers stand in line with a ${thing}, ${metres(near)} and ${metres(far)} from its foot, and see its top at angles that add up to 90°. ${ask(rng, say`the height of the ${thing}`)}`,
      say`The top of a ${thing} is seen from ${metres(near)} away at an angle A and from ${metres(far)} away at the angle 90° − A. ${ask(rng, say`the height of the ${thing}`)}`,
      say`If the angles of elevation of the top of a ${thing} from points ${metres(far)} and ${metres(near)} away from its foot and in line with it are complementary, then ${askThen(rng, 'its height')}`,
    ]),
    answer,
    mistakes: [
      { value: (near + far) / 2, because: say`the average of the two distances was taken` },
      { value: far - near, because: say`the two distances were subtracted` },
      { value: near + far, because: say`the two distances were added` },
      { value: high / 2, because: say`the root was halved` },
      { value: 2 * high, because: say`the root was doubled` },
      ...((near * far) % (near + far) === 0
        ? [{ value: (near * far) / (near + far), because: say`the product was divided by the sum` }]
        : []),
      { value: high - 2, because: say`the root was taken two too small` },
      { value: high + 2, because: say`the root was taken two too large` },
      { value: far, because: say`the angle at the farther point was taken to be 45°` },
      { value: near, because: say`the angle at the nearer point was taken to be 45°` },
    ],
    steps: [
      say`tan A = h ÷ ${near} and tan (90° − A) = cot A = h ÷ ${far}`,
      say`tan A × cot A = 1, so h² = ${near} × ${far} = ${near * far}`,
      say`h = √${near * far} = ${answer}`,
    ],
  }
}

function cloud(rng: Random) {
  const above = rng.int(10, 150, 2)
  const [up, down] = rng.pick([
    [30, 60],
    [30, 45],
    [45, 60],
  ])
  const answer = up === 30 && down === 60 ? metres(2 * above) : surd(above, 3, 'm', 2 * above)
  const thing = rng.pick(['a cloud', 'a balloon', 'a kite', 'a drone', 'an eagle', 'a helicopter'])
  const the = thing.replace(/^an? /, 'the ')
  return {
    concept: ['cloud-and-reflection', 'heights-and-distances'],
    given: { find: 'cloud' as const, above, up, down },
    prompt: rng.pick([
      say`From a point ${metres(above)} above a lake, the angle of elevation of ${thing} is ${degrees(up)} and the angle of depression of its reflection in the lake is ${degrees(down)}. ${ask(rng, say`the height of ${the} above the lake`)}`,
      say`The angle of elevation of ${thing} from a point ${metres(above)} above the surface of a lake is ${degrees(up)}, and the angle of depression of its image in the lake is ${degrees(down)}. ${ask(rng, say`the height of ${the} above the lake`)}`,
      say`A ${rng.pick(['man', 'person', 'boy'])} standing ${metres(above)} above a lake observes ${thing} at an angle of elevation of ${degrees(up)} and its reflection at an angle of depression of ${degrees(down)}. ${ask(rng, say`the height of ${the} from the surface of the lake`)}`,
      say`If the angles of elevation of ${thing} and of depression of its image in a lake are ${degrees(up)} and ${degrees(down)}, respectively, from a point ${metres(above)} above the lake, then ${askThen(rng, say`the height of ${the} above the lake`)}`,
    ]),
    answer,
    // It is seen above the eye.
    within: [1.01 * above, 10 * above] as const,
    mistakes: [
      { value: metres((3 * above) / 2), because: say`half of the height of the eye was added to it` },
      { value: metres(2 * above), because: say`the height was doubled, which holds for 30° and 60° only` },
      { value: metres(3 * above), because: say`the height of the eye was tripled: tan 60° ÷ tan 30° is 3` },
      { value: surd(above, 3, 'm'), because: say`the height of the eye was multiplied by √3` },
      { value: surd(2 * above, 3, 'm', 2 * above), because: say`the whole was doubled once more` },
      {
        value: surd(above, 3, 'm', above),
        because: say`√3 times the height of the eye was added to it once`,
      },
      { value: surd(above, 3, 'm', 2 * above), because: say`the rule for 30° and 45° was used` },
      {
        value: surd(above, 3, 'm', 3 * above),
        because: say`the height of the eye was added once more`,
      },
      { value: surd(2 * above, 3, 'm'), because: say`twice the height of the eye was multiplied by √3` },
      { value: surd(2 * above, 3, 'm', above), because: say`the factors of √3 and of 1 were exchanged` },
    ],
    steps: [
      say`Let the height above the lake be h. The image lies as deep below the water as the thing is high.`,
      say`Both lie equally far away on the ground, d: tan ${degrees(up)} = (h − ${above}) ÷ d and tan ${degrees(down)} = (h + ${above}) ÷ d`,
      say`So h = ${above} × (tan ${degrees(down)} + tan ${degrees(up)}) ÷ (tan ${degrees(down)} − tan ${degrees(up)}).`,
      up === 30 && down === 60
        ? say`The quotient is 2: h = ${above} × 2 = ${answer}`
        : say`The quotient is 2 + √3: h = ${above} × (2 + √3) = ${answer}`,
    ],
  }
}

/** The height of the tower above the ground, for each pair of angles. */
const TOWERS: readonly {
  up: number
  down: number
  total: (height: number) => Measure
  ground: (height: number) => Measure
}[] = [
  { up: 60, down: 45, total: (h) => surd(h, 3, 'm', h), ground: (h) => metres(h) },
  { up: 60, down: 30, total: (h) => metres(4 * h), ground: (h) => surd(h, 3, 'm') },
  { up: 45, down: 30, total: (h) => surd(h, 3, 'm', h), ground: (h) => surd(h, 3, 'm') },
  { up: 30, down: 45, total: (h) => surd(h / 3, 3, 'm', h), ground: (h) => metres(h) },
  { up: 45, down: 60, total: (h) => surd(h / 3, 3, 'm', h), ground: (h) => surd(h / 3, 3, 'm') },
  { up: 30, down: 60, total: (h) => metres((4 * h) / 3), ground: (h) => surd(h / 3, 3, 'm') },
]

function tallerTower(rng: Random) {
  const { up, down, total, ground } = rng.pick(TOWERS)
  const height = rng.int(6, 90, 3)
  const [low, high] = height > 15 ? ['building', 'tower'] : ['house', 'building']
  const tall = rng.pick(['cable tower', 'chimney', 'clock tower', 'radio mast', 'mobile tower', 'lighthouse'])
  const answer = total(height)
  const where = rng.pick(['across the street', 'opposite', 'on the same level ground'])
  return {
    concept: ['two-towers', 'heights-and-distances'],
    given: { find: 'tower' as const, height, up, down },
    prompt: rng.pick([
      say`From the top of a ${low} ${metres(height)} high, the angle of elevation of the top of a ${tall} ${where} is ${degrees(up)} and the angle of depression of its foot is ${degrees(down)}. ${ask(rng, say`the height of the ${tall}`)}`,
      say`The angles of elevation and depression of the top and the foot of a ${tall} ${where} from the top of a ${metres(height)} high ${high} are ${degrees(up)} and ${degrees(down)}, respectively. ${ask(rng, say`the height of the ${tall}`)}`,
      say`A ${rng.pick(['man', 'person', 'boy'])} on the roof of a ${low}, ${metres(height)} above the ground, observes the top of a ${tall} ${where} at an angle of elevation of ${degrees(up)} and its foot at an angle of depression of ${degrees(down)}. ${ask(rng, say`the height of the ${tall}`)}`,
    ]),
    answer,
    // The top is seen above the eye.
    within: [1.01 * height, 10 * height] as const,
    mistakes: [
      ...TOWERS.filter((other) => other.up === down && other.down === up).map((other) => ({
        value: other.total(height),
        because: say`the two angles were exchanged`,
      })),
      { value: ground(height), because: say`that is the distance between the two on the ground` },
      {
        value: metres(2 * height),
        because: say`the part above the eye was taken to be as high as the part below`,
      },
      { value: metres((3 * height) / 2), because: say`half of the height was added to it` },
      { value: surd(height, 3, 'm'), because: say`the height was multiplied by √3` },
      {
        value: metres(3 * height),
        because: say`the height was tripled: the part below the eye was left out`,
      },
      { value: surd(2 * height, 3, 'm'), because: say`twice the height was multiplied by √3` },
      { value: surd(height / 2, 3, 'm', height), because: say`half of √3 times the height was added` },
      {
        value: surd((2 * height) / 3, 3, 'm'),
        because: say`twice the height was divided by √3`,
      },
      {
        value: surd(height, 3, 'm', 2 * height),
        because: say`the part below the eye was counted twice, beside √3 times the height`,
      },
    ],
    steps: [
      say`The foot is seen ${degrees(down)} below the eye: distance on the ground = ${height} ÷ tan ${degrees(down)} = ${ground(height)}`,
      say`Above the eye the ${tall} rises by this distance × tan ${degrees(up)}.`,
      say`Below the eye it is ${metres(height)} high.`,
      say`Both together are ${answer}`,
    ],
  }
}

function plane(rng: Random) {
  const times = rng.int(800, 4000, 50)
  const seconds = rng.pick(
    [10, 15, 20, 25, 30].filter((time) => (2 * times) % time === 0 && (2 * times) / time <= 320),
  )
  const key = (2 * times) / seconds
  const answer = quantity(key, 'm/s')
  const height = surd(times, 3, 'm')
  const thing = rng.pick([
    'An aeroplane',
    'A jet plane',
    'A cargo plane',
    'A fighter plane',
    'A passenger plane',
    'An aircraft',
    'A rescue plane',
    'A survey plane',
  ])
  return {
    concept: ['moving-object-elevation', 'heights-and-distances'],
    given: { find: 'speed' as const, times, seconds, first: 60, second: 30 },
    prompt: rng.pick([
      say`${thing} is flying horizontally at a height of ${height}. Its angle of elevation from a point on the ground changes from 60° to 30° in ${quantity(seconds, 'second')}. ${ask(rng, 'its speed')}`,
      say`The angle of elevation of ${thing.toLowerCase()} from a point on the ground is 60°. After a flight of ${quantity(seconds, 'second')}, it becomes 30°. If it flies at a constant height of ${height}, ${askThen(rng, 'its speed')}`,
      say`An observer on the ground sees ${thing.toLowerCase()} at an elevation of 60° and, ${quantity(seconds, 'second')} later, at 30°. If it flies away from the observer at the constant height ${height}, ${askThen(rng, 'its speed')}`,
      say`${thing} flies at a height of ${height} along a straight horizontal path away from an observer. In ${quantity(seconds, 'second')} its angle of elevation falls from 60° to 30°. ${rng.pick([say`How fast is it flying?`, ask(rng, 'its speed')])}`,
      say`Flying horizontally at a height of ${height}, ${thing.toLowerCase()} is seen from the ground at 60° and after ${quantity(seconds, 'second')} at 30°. ${ask(rng, 'its speed')}`,
      say`If the angle of elevation of ${thing.toLowerCase()} flying at a constant height of ${height} changes from 60° to 30° in ${quantity(seconds, 'second')}, ${rng.pick([say`how fast is it flying?`, askThen(rng, 'its speed')])}`,
    ]),
    answer,
    mistakes: [
      {
        value: (3 * times) / seconds,
        because: say`the whole distance from the foot was divided by the time`,
      },
      { value: times / seconds, because: say`only the distance at the first moment was divided by the time` },
      { value: (4 * times) / seconds, because: say`the two distances were added instead of subtracted` },
      { value: 2 * times, because: say`that number is the distance flown; it was not divided by the time` },
      { value: key / 2, because: say`the way was halved` },
      { value: (1.5 * times) / seconds, because: say`half of the farther distance was taken` },
      { value: (6 * times) / seconds, because: say`the distances were multiplied by √3 once more` },
    ],
    steps: [
      say`At 60° it is ${height} ÷ √3 = ${metres(times)} away on the ground.`,
      say`At 30° it is ${height} × √3 = ${metres(3 * times)} away.`,
      say`In ${quantity(seconds, 'second')} it flies ${3 * times} − ${times} = ${metres(2 * times)}.`,
      say`Speed = ${2 * times} ÷ ${seconds} = ${answer}`,
    ],
  }
}
