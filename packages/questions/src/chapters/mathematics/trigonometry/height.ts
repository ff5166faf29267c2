import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { degrees, type Measure, quantity, surd } from '../../../kit/values/value.ts'
import { askPlainly, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { acrossTheStreet, flagstaff, towardsTheTower } from './height-in-steps.ts'
import { aeroplane, cloudInLake, polesOnTheRoad, underTheFlagstaff } from './height-of-two-triangles.ts'

/** "From a point 30 m from the foot of a tower, the angle of elevation of its top is 60°. How high is the tower?" */
export const height = defineGenerator({
  id: 'trigonometry/height',
  version: 10,
  concepts: ['heights-and-distances', 'angle-of-elevation', 'ladder', 'angle-of-depression'],
  levels: {
    easy: { forms: [...often(8, tower), ladder, ...often(3, kite), ...often(3, depression)] },
    medium: { forms: [...often(6, twoPoints), ...often(5, twoSides), flagstaff] },
    hard: {
      forms: [
        ...often(5, acrossTheStreet),
        ...often(3, towardsTheTower),
        ...often(6, aeroplane),
        ...often(5, cloudInLake),
        ...often(2, polesOnTheRoad),
        underTheFlagstaff,
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const tan = (angle: number) => Math.tan((angle * Math.PI) / 180)
    const sin = (angle: number) => Math.sin((angle * Math.PI) / 180)
    switch (given.find) {
      case 'height':
        return given.distance * tan(given.angle)
      case 'reach':
        return given.length * sin(given.angle)
      case 'string':
        return given.height / sin(given.angle)
      case 'distance':
        return given.height / tan(given.angle)
      case 'height-of-two': {
        // Where the two lines of sight meet.
        const nearer = (given.apart * tan(given.far)) / (tan(given.near) - tan(given.far))
        return nearer * tan(given.near)
      }
      case 'apart':
        return given.height / tan(given.left) + given.height / tan(given.right)
      case 'across': {
        const away = given.high / tan(given.down)
        return given.high + away * tan(given.up)
      }
      case 'time-left': {
        // With the height as 1: the distances, the speed, and the time for the rest.
        const [far, near] = [1 / tan(given.first), 1 / tan(given.second)]
        return near / ((far - near) / given.time)
      }
      case 'on-top':
        return given.distance * tan(given.high) - given.distance * tan(given.low)
      case 'speed': {
        // Places along its way, measured from the point right above the eye.
        const height = given.high * Math.sqrt(3)
        const [near, far] = [height / tan(60), height / tan(30)]
        return ((given.isOverhead ? far - -near : far - near) / given.time) * 3.6
      }
      case 'over-lake':
        // The height at which the cloud and its reflection are equally far away.
        return bisect(
          (height) => (height - given.high) / tan(given.up) - (height + given.high) / tan(given.down),
          10_000,
        )
      case 'equal-heights':
        return bisect((height) => height / tan(given.low) + height / tan(given.steep) - given.wide, 10_000)
      case 'under':
        // The height at which both ends are seen from one distance.
        return bisect((height) => height / tan(given.low) - (height + given.long) / tan(given.high), 10_000)
    }
  },
})

function tower(rng: Random) {
  // At 45° the answer is the number of the question, so that is rarer.
  const angle: Angle = rng.pick([30, 30, 30, 60, 60, 60, 45])
  // Nothing on the ground is higher than a tall mast.
  const distance = angle === 30 ? 3 * rng.int(4, 90) : rng.int(12, angle === 60 ? 160 : 270)
  const thing = drawTall(rng, distance * Math.tan((angle * Math.PI) / 180))
  const answer = timesTan(distance, angle)
  return {
    concept: ['angle-of-elevation', 'heights-and-distances'],
    given: { find: 'height' as const, distance, angle },
    prompt: rng.pick([
      say`From a point ${quantity(distance, 'm')} away from the foot of a ${thing}, the angle of elevation of its top is ${degrees(angle)}. ${askPlainly(rng, say`the height of the ${thing}`)}`,
      say`The angle of elevation of the top of a ${thing} from a point on the ground, ${quantity(distance, 'm')} away from its base, is ${degrees(angle)}. ${askPlainly(rng, say`the height of the ${thing}`)}`,
      say`At a distance of ${quantity(distance, 'm')} from the foot of a ${thing}, its top is seen at an angle of ${degrees(angle)} above the horizontal. ${askPlainly(rng, say`the height of the ${thing}`)}`,
      say`A ${thing} stands on level ground. From a point ${quantity(distance, 'm')} away from its base, one looks up at ${degrees(angle)} to see its top. How high is the ${thing}?`,
      say`How high is a ${thing} whose top is seen at an angle of elevation of ${degrees(angle)} from a point on the ground ${quantity(distance, 'm')} away from its foot?`,
      say`The top of a ${thing} has an angle of elevation of ${degrees(angle)} at a point on the ground. If the point is ${quantity(distance, 'm')} away from its foot, ${askThen(rng, say`the height of the ${thing}`)}`,
      say`If the top of a ${thing} is seen at an angle of elevation of ${degrees(angle)} from a point at a distance of ${quantity(distance, 'm')} from its foot, how high is the ${thing}?`,
      say`An instrument on the ground, ${quantity(distance, 'm')} away from the foot of a ${thing}, is ${rng.pick(['turned', 'tilted', 'pointed'])} to its top and shows an angle of elevation of ${degrees(angle)}. ${askPlainly(rng, say`the height of the ${thing}`)}`,
      say`A ${rng.pick(['man', 'boy', 'person', 'surveyor', 'woman', 'girl', 'student'])} standing ${quantity(distance, 'm')} away from a ${thing} observes the angle of elevation of its top from ground level to be ${degrees(angle)}. ${askPlainly(rng, say`the height of the ${thing}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: overTan(distance, angle),
        because: say`the distance was divided by the tangent instead of multiplied`,
      },
      {
        value: timesSin(distance, angle),
        because: say`the sine was used; the distance is not the line of sight`,
      },
      { value: timesCos(distance, angle), because: say`the cosine was used instead of the tangent` },
      { value: overSin(distance, angle), because: say`the distance was divided by the sine` },
      { value: distance * 2, because: say`the distance was doubled, as if the sine of 30° applied` },
      { value: distance, because: say`height and distance were taken to be equal, which holds at 45° only` },
      {
        value: timesTan(distance, angle === 30 ? 60 : 30),
        because: say`the tangent of ${degrees(angle === 30 ? 60 : 30)} was used`,
      },
      { value: timesTan(distance * 2, angle), because: say`the distance was counted twice` },
    ],
    steps: [
      say`tan ${degrees(angle)} = height ÷ distance`,
      say`Height = ${distance} × ${RATIOS.tan[angle]} = ${answer}`,
    ],
  }
}

function ladder(rng: Random) {
  const angle = drawAngle(rng)
  const length = rng.int(8, 32) / 2
  const thing = rng.pick(length > 10 ? ['A ladder'] : ['A ladder', 'A bamboo pole', 'A painter’s ladder'])
  const wall = rng.pick([
    'a wall',
    'a school wall',
    'the wall of a godown',
    'a shop front',
    'the wall of a house',
  ])
  const answer = timesSin(length, angle)
  return {
    concept: ['ladder', 'heights-and-distances'],
    given: { find: 'reach' as const, length, angle },
    prompt: rng.pick([
      say`${thing} ${quantity(length, 'm')} long leans against ${wall} and makes an angle of ${degrees(angle)} with the ground. How high up the wall does it reach?`,
      say`${thing} of length ${quantity(length, 'm')} is placed against ${wall} at an angle of ${degrees(angle)} with the horizontal. How high above the ground does it touch the wall?`,
      say`If ${thing.replace(/^./, (first) => first.toLowerCase())} ${quantity(length, 'm')} long resting against ${wall} is inclined at ${degrees(angle)} to the ground, then ${askThen(rng, 'the height of its top above the ground')}`,
    ]),
    answer,
    // It reaches less high than it is long.
    within: [0, 0.98 * length] as const,
    mistakes: [
      {
        value: timesCos(length, angle),
        because: say`the cosine was used; it gives the distance on the ground`,
      },
      { value: surd(length / 3, 3, 'm'), because: say`the length was divided by √3` },
      { value: surd(length / 6, 3, 'm'), because: say`half of the length was divided by √3` },
      {
        value: timesTan(length, angle),
        because: say`the tangent was used; the length given is the slanting side`,
      },
      {
        value: overSin(length, angle),
        because: say`the length was divided by the sine instead of multiplied`,
      },
      { value: overTan(length, angle), because: say`the length was divided by the tangent` },
      { value: length / 2, because: say`half of the length was taken, which holds at 30° only` },
      { value: timesSin(length / 2, angle), because: say`the factor of one half was used twice` },
      { value: length / 4, because: say`the length was halved twice` },
    ],
    steps: [
      say`sin ${degrees(angle)} = height ÷ length`,
      say`Height = ${length} × ${RATIOS.sin[angle]} = ${answer}`,
    ],
  }
}

function kite(rng: Random) {
  const angle = drawAngle(rng)
  const high = angle === 60 ? 3 * rng.int(4, 66) : rng.int(12, 200)
  const answer = overSin(high, angle)
  return {
    concept: ['angle-of-elevation', 'heights-and-distances'],
    given: { find: 'string' as const, height: high, angle },
    prompt: rng.pick([
      say`A kite is flying at a height of ${quantity(high, 'm')} above the ground. Its string is inclined at ${degrees(angle)} to the ${rng.pick(['ground', 'horizontal'])}. Assuming there is no slack, ${askThen(rng, 'the length of the string')}`,
      say`The string of a kite makes an angle of ${degrees(angle)} with the ${rng.pick(['ground', 'horizontal'])}. If the kite is ${quantity(high, 'm')} high, how long is the string, assuming that it is straight?`,
      say`A toy balloon, tied to the ground by a ${rng.pick(['tight', 'straight'])} string, floats at a height of ${quantity(high, 'm')}. If the string makes an angle of ${degrees(angle)} with the ground, ${askThen(rng, 'the length of the string')}`,
      say`If a kite tied to a point on the ground is at a height of ${quantity(high, 'm')} and its ${rng.pick(['tight', 'straight'])} string is inclined at ${degrees(angle)} to the ground, then ${askThen(rng, 'the length of the string')}`,
      say`How long is the ${rng.pick(['tight', 'straight'])} string of a kite that is ${quantity(high, 'm')} above the ground, if it makes an angle of ${degrees(angle)} with the ${rng.pick(['ground', 'horizontal'])}?`,
      say`A rope runs in a straight line from a peg on the ground to a balloon ${quantity(high, 'm')} above the ground. If it is inclined at ${degrees(angle)} to the ground, ${askThen(rng, 'the length of the rope')}`,
      say`A ${rng.pick(['boy', 'girl', 'child'])} is flying a kite at a height of ${quantity(high, 'm')}. The string makes an angle of ${degrees(angle)} with the ground and has no slack. ${askPlainly(rng, 'the length of the string used')}`,
    ]),
    answer,
    // The string is longer than the kite is high.
    within: [1.01 * high, 1000] as const,
    mistakes: [
      { value: overTan(high, angle), because: say`that is the distance on the ground; the tangent was used` },
      { value: timesTan(high, angle), because: say`the height was multiplied by the tangent` },
      {
        value: angle === 45 ? quantity(high * 2, 'm') : overSin(high, angle === 30 ? 60 : 30),
        because: angle === 45 ? say`the sine of 30° was used` : say`the cosine was used instead of the sine`,
      },
      { value: overSin(high * 2, angle), because: say`the height was counted twice` },
      { value: overSin(high, angle === 60 ? 45 : 60), because: say`the sine of a larger angle was used` },
      { value: surd(high, 3, 'm'), because: say`the height was multiplied by √3` },
      { value: surd(high, 2, 'm'), because: say`the height was multiplied by √2, which holds at 45° only` },
      { value: quantity((3 * high) / 2, 'm'), because: say`half of the height was added to it` },
    ],
    steps: [
      say`The string is the slanting side, the height stands opposite the angle.`,
      say`sin ${degrees(angle)} = height ÷ string`,
      say`String = ${high} ÷ (${RATIOS.sin[angle]}) = ${answer}`,
    ],
  }
}

function depression(rng: Random) {
  const angle = drawAngle(rng)
  const high = angle === 60 ? 3 * rng.int(5, 60) : rng.int(15, 180)
  const from = drawTall(rng, high, LOOKOUTS)
  const what = rng.pick(
    BY_THE_SEA.includes(from)
      ? ['a boat', 'a ship', 'a buoy', 'a raft']
      : ['a car', 'a parked bus', 'a cyclist', 'a stone', 'a bullock cart', 'a tree'],
  )
  const answer = overTan(high, angle)
  return {
    concept: ['angle-of-depression', 'heights-and-distances'],
    given: { find: 'distance' as const, height: high, angle },
    prompt: rng.pick([
      say`From the top of a ${from} ${quantity(high, 'm')} high, the angle of depression of ${what} is ${degrees(angle)}. ${askPlainly(rng, say`the distance of ${what.replace(/^an? /, 'the ')} from the foot of the ${from}`)}`,
      say`The angle of depression of ${what} as seen from the top of a ${quantity(high, 'm')} high ${from} is ${degrees(angle)}. How far is ${what.replace(/^an? /, 'the ')} from the base of the ${from}?`,
      say`If a ${rng.pick(['man', 'person', 'guard'])} standing on the top of a ${from} of height ${quantity(high, 'm')} observes ${what} at an angle of depression of ${degrees(angle)}, then ${askThen(rng, say`the distance of ${what.replace(/^an? /, 'the ')} from the foot of the ${from}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: timesTan(high, angle),
        because: say`the height was multiplied by the tangent; the angle at the ground is the same ${degrees(angle)}`,
      },
      {
        value: overSin(high, angle),
        because: say`that is the line of sight, not the distance on the ground`,
      },
      { value: timesSin(high, angle), because: say`the height was multiplied by the sine` },
      { value: timesCos(high, angle), because: say`the height was multiplied by the cosine` },
      { value: high, because: say`height and distance were taken to be equal, which holds at 45° only` },
      { value: overTan(high * 2, angle), because: say`the height was counted twice` },
      { value: overTan(high / 2, angle), because: say`only half of the height was used` },
    ],
    steps: [
      say`The angle of elevation seen from ${what.replace(/^an? /, 'the ')} is also ${degrees(angle)}.`,
      say`tan ${degrees(angle)} = height ÷ distance`,
      say`Distance = ${high} ÷ (${RATIOS.tan[angle]}) = ${answer}`,
    ],
  }
}

/** What follows from two elevations on one side, for a walk of 1 m: every size is a + b√3, written [a, b]. */
const WALKS = [
  {
    far: 30,
    near: 60,
    height: [0, 1 / 2],
    added: [0, 1 / 4],
    nearer: [1 / 2, 0],
    farther: [3 / 2, 0],
    distances: 'h × √3 and h ÷ √3',
    equation: 'h√3 − h/√3 = 2h/√3',
    solution: '× √3 ÷ 2',
  },
  {
    far: 30,
    near: 45,
    height: [1 / 2, 1 / 2],
    added: [-1 / 2, 1 / 2],
    nearer: [1 / 2, 1 / 2],
    farther: [3 / 2, 1 / 2],
    distances: 'h × √3 and h',
    equation: 'h√3 − h',
    solution: '÷ (√3 − 1)',
  },
  {
    far: 45,
    near: 60,
    height: [3 / 2, 1 / 2],
    added: [3 / 2, -1 / 2],
    nearer: [1 / 2, 1 / 2],
    farther: [3 / 2, 1 / 2],
    distances: 'h and h ÷ √3',
    equation: 'h − h/√3',
    solution: '× √3 ÷ (√3 − 1)',
  },
] as const

function twoPoints(rng: Random) {
  const { far, near, ...walk } = rng.pick(WALKS)
  const rise = walk.height[0] + walk.height[1] * Math.sqrt(3)
  // Nothing on the ground is higher than a tall mast.
  const apart = 2 * rng.int(6, Math.floor(95 / rise))
  const thing = drawTall(rng, apart * rise)
  const size = ([plain, root]: readonly [number, number], times = 1): Measure =>
    root === 0
      ? quantity(plain * times * apart, 'm')
      : surd(root * times * apart, 3, 'm', plain * times * apart)
  const answer = size(walk.height)
  const [low, steep] = [degrees(far), degrees(near)]
  return {
    concept: ['angle-of-elevation', 'heights-and-distances'],
    given: { find: 'height-of-two' as const, apart, far, near },
    prompt: rng.pick([
      say`The angles of elevation of the top of a ${thing} from two points on the same side of it, ${quantity(apart, 'm')} apart and in line with its foot, are ${low} and ${steep}. ${askPlainly(rng, say`the height of the ${thing}`)}`,
      say`The top of a ${thing} is seen at ${low} from a point on the ground and at ${steep} from another point ${quantity(apart, 'm')} nearer to its foot. ${askPlainly(rng, say`the height of the ${thing}`)}`,
      say`Two ${rng.pick(['boys', 'surveyors', 'girls', 'men'])} stand ${quantity(apart, 'm')} apart on the same side of a ${thing}, in line with its foot, and see its top at ${low} and ${steep}. How high is the ${thing}?`,
      say`A ${rng.pick(['man', 'boy', 'person', 'surveyor'])} observes the angle of elevation of the top of a ${thing} to be ${low}. On walking ${quantity(apart, 'm')} towards it, the angle becomes ${steep}. How high is the ${thing}?`,
      say`From two points in line with the foot of a ${thing} and on the same side, the top is seen at ${steep} and ${low}. If the points are ${quantity(apart, 'm')} apart, ${askThen(rng, say`the height of the ${thing}`)}`,
      say`From a point on the ground, the angle of elevation of the top of a ${thing} is ${low}. On moving ${quantity(apart, 'm')} closer to its foot, it is ${steep}. ${askPlainly(rng, say`the height of the ${thing}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: timesTan(apart, near),
        because: say`the walk was taken for the distance of the nearer point`,
      },
      {
        value: timesTan(apart, far),
        because: say`the walk was taken for the distance of the farther point`,
      },
      {
        value: size(walk.added),
        because: say`the two distances from the foot were added; it is their difference that was walked`,
      },
      {
        value: size(walk.nearer),
        because: say`that is the distance of the nearer point from the foot`,
      },
      {
        value: size(walk.farther),
        because: say`that is the distance of the farther point from the foot`,
      },
      { value: quantity(apart, 'm'), because: say`the height was taken to be equal to the walk` },
      { value: size(walk.height, 2), because: say`the division by 2 was forgotten` },
      { value: surd(apart / 2, 3, 'm'), because: say`the angles were taken as 30° and 60°` },
    ],
    steps: [
      say`Let the height be h. Each distance from the foot is h divided by the tangent of the angle.`,
      say`From the farther and the nearer point they are ${walk.distances}.`,
      say`The difference is the walk: ${walk.equation} = ${apart}`,
      say`h = ${apart} ${walk.solution} = ${answer}`,
    ],
  }
}

function twoSides(rng: Random) {
  const [left, right] = rng.pick([
    [30, 45],
    [45, 60],
    [30, 60],
  ])
  const high = 3 * rng.int(4, 60)
  const [one, other] = rng.chance(0.5) ? [left, right] : [right, left]
  const seen = say`${degrees(one)} and ${degrees(other)}`
  const thing = drawTall(rng, high, STANDING)
  const what = rng.pick(
    thing === 'lighthouse'
      ? ['boats', 'ships', 'buoys']
      : ['cars', 'houses', 'lamp posts', 'milestones', 'trees', 'parked buses'],
  )
  const third = { 30: surd(high, 3, 'm'), 45: quantity(high, 'm'), 60: surd(high / 3, 3, 'm') }
  const answer =
    left === 30 && right === 45
      ? surd(high, 3, 'm', high)
      : left === 45
        ? surd(high / 3, 3, 'm', high)
        : surd((high * 4) / 3, 3, 'm')
  return {
    concept: ['angle-of-depression', 'heights-and-distances'],
    given: { find: 'apart' as const, height: high, left, right },
    prompt: rng.pick([
      say`From the top of a ${thing} ${quantity(high, 'm')} high, the angles of depression of two ${what} on opposite sides of it are ${seen}, respectively. If they are in line with its foot, ${askThen(rng, say`the distance between the ${what}`)}`,
      say`A ${thing} ${quantity(high, 'm')} high stands between two ${what} in line with its foot. From its top they are seen at the angles of depression ${seen}. ${askPlainly(rng, say`the distance between the two ${what}`)}`,
      say`Two ${what} are on opposite sides of a ${thing} of height ${quantity(high, 'm')} and in line with its foot. Their angles of depression from the top are ${seen}. How far apart are the ${what}?`,
      say`If the angles of depression of two ${what} in line with the foot of a ${quantity(high, 'm')} high ${thing} and on its opposite sides are ${seen} as seen from its top, then ${askThen(rng, 'the distance between them')}`,
      say`A ${rng.pick(['man', 'guard', 'boy'])} on the top of a ${thing}, ${quantity(high, 'm')} above the ground, sees two ${what} on opposite sides of it, in line with its foot, at angles of depression of ${seen}. ${askPlainly(rng, say`the distance between the two ${what}`)}`,
      say`Two ${what} are on either side of a ${quantity(high, 'm')} high ${thing}, in the same line with its foot. From the top, one of them is seen at an angle of depression of ${degrees(one)} and the other at ${degrees(other)}. How far apart are they?`,
    ]),
    answer,
    mistakes: [
      { value: third[left], because: say`that is the distance of one of the ${what} from the foot` },
      { value: third[right], because: say`that is the distance of one of the ${what} from the foot` },
      {
        value:
          left === 30 && right === 45
            ? surd(high, 3, 'm', -high)
            : left === 45
              ? surd(-high / 3, 3, 'm', high)
              : surd((high * 2) / 3, 3, 'm'),
        because: say`the two distances were subtracted; on opposite sides they add up`,
      },
      { value: high * 2, because: say`both distances were taken to be equal to the height` },
      {
        value:
          left === 30 && right === 45
            ? surd(high / 3, 3, 'm', high)
            : left === 45
              ? surd(high, 3, 'm', high)
              : surd((high * 8) / 3, 3, 'm'),
        because:
          left === 30 && right === 60
            ? say`the sum was doubled`
            : say`the height was multiplied by a tangent instead of divided`,
      },
      { value: surd(high * 2, 3, 'm'), because: say`both distances were taken with 30°` },
      { value: surd((high * 2) / 3, 3, 'm'), because: say`both distances were taken with 60°` },
    ],
    steps: [
      say`Each distance from the foot is the height divided by the tangent of the angle.`,
      say`Angle ${degrees(left)}: ${high} ÷ (${RATIOS.tan[left]}) = ${third[left]}`,
      say`Angle ${degrees(right)}: ${high} ÷ (${RATIOS.tan[right]}) = ${third[right]}`,
      say`On opposite sides the two add up to ${answer}`,
    ],
  }
}

/** tan 30° = 1/√3, tan 45° = 1, tan 60° = √3, as a coefficient of 1 or √3. */
type Angle = 30 | 45 | 60

const timesTan = (length: number, angle: Angle): Measure =>
  angle === 45 ? quantity(length, 'm') : angle === 60 ? surd(length, 3, 'm') : surd(length / 3, 3, 'm')

const overTan = (length: number, angle: Angle): Measure =>
  angle === 45 ? quantity(length, 'm') : angle === 60 ? surd(length / 3, 3, 'm') : surd(length, 3, 'm')

const timesSin = (length: number, angle: Angle): Measure =>
  angle === 30
    ? quantity(length / 2, 'm')
    : angle === 45
      ? surd(length / 2, 2, 'm')
      : surd(length / 2, 3, 'm')

const overSin = (length: number, angle: Angle): Measure =>
  angle === 30
    ? quantity(length * 2, 'm')
    : angle === 45
      ? surd(length, 2, 'm')
      : surd((length * 2) / 3, 3, 'm')

const timesCos = (length: number, angle: Angle): Measure =>
  angle === 60
    ? quantity(length / 2, 'm')
    : angle === 45
      ? surd(length / 2, 2, 'm')
      : surd(length / 2, 3, 'm')

const RATIOS: Record<'sin' | 'cos' | 'tan', Record<Angle, string>> = {
  sin: { 30: '1/2', 45: '1/√2', 60: '√3/2' },
  cos: { 30: '√3/2', 45: '1/√2', 60: '1/2' },
  tan: { 30: '1/√3', 45: '1', 60: '√3' },
}

const drawAngle = (rng: Random): Angle => rng.pick([30, 45, 60])

/** What is as high as that, in metres: from, to. */
const TALL = [
  ['tower', 15, 200],
  ['lighthouse', 12, 65],
  ['chimney', 20, 200],
  ['flagpole', 6, 45],
  ['building', 6, 150],
  ['radio mast', 25, 280],
  ['water tank', 10, 40],
  ['clock tower', 12, 80],
  ['statue', 6, 60],
  ['monument', 10, 80],
  ['minaret', 15, 75],
  ['temple tower', 12, 65],
  ['television tower', 40, 240],
  ['mobile tower', 20, 100],
  ['residential tower', 15, 160],
  ['steel mast', 20, 280],
] as const

/** From the top of these somebody may look down. */
const LOOKOUTS = [
  ['lighthouse', 12, 65],
  ['tower', 12, 200],
  ['cliff', 20, 250],
  ['building', 9, 150],
  ['fort wall', 9, 27],
  ['bridge', 9, 60],
] as const

/** Of these one can also look down on two sides. */
const STANDING = LOOKOUTS.filter(([name]) => ['lighthouse', 'tower', 'building'].includes(name))

const BY_THE_SEA: readonly string[] = ['lighthouse', 'cliff', 'bridge']

type Tall = readonly (readonly [name: string, from: number, to: number])[]

const drawTall = (rng: Random, metres: number, things: Tall = TALL): string =>
  rng.pick(things.filter(([, from, to]) => metres >= from && metres <= to))[0]
