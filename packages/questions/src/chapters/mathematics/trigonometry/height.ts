import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { degrees, type Measure, quantity, surd } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "From a point 30 m from the foot of a tower, the angle of elevation of its top is 60°. How high is the tower?" */
export const height = defineGenerator({
  id: 'trigonometry/height',
  version: 1,
  concepts: ['angle-of-elevation', 'ladder', 'angle-of-depression'],
  levels: {
    easy: { forms: [tower, ladder] },
    medium: { forms: [kite, depression] },
    hard: { forms: [twoPoints, twoSides] },
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
    }
  },
})

function tower(rng: Random) {
  const angle = drawAngle(rng)
  const distance = rng.int(12, 99, 3)
  const thing = rng.pick(TALL.slice(0, 9))
  const person = rng.pick(people)
  const answer = timesTan(distance, angle)
  const town = rng.pick(towns)
  return {
    concept: 'angle-of-elevation',
    given: { find: 'height' as const, distance, angle },
    prompt: rng.pick([
      say`From a point ${quantity(distance, 'm')} from the foot of a ${thing} in ${town}, the angle of elevation of its top is ${degrees(angle)}. How high is the ${thing}?`,
      say`The top of a ${thing} in ${town} is seen at an elevation of ${degrees(angle)} from a place on the ground ${quantity(distance, 'm')} away from its foot. Find the height of the ${thing}.`,
      say`When the sun stands ${degrees(angle)} above the horizon of ${town}, a ${thing} casts a shadow of ${quantity(distance, 'm')}. What is the height of the ${thing}?`,
      say`${person.name} lies on the grass ${quantity(distance, 'm')} from a ${thing} and must look up at an angle of ${degrees(angle)} to see its top. How tall is the ${thing}?`,
      say`To find how high a ${thing} in ${town} is, ${person.name} walks ${quantity(distance, 'm')} away from its foot and measures the angle of elevation of the top as ${degrees(angle)} at ground level. What height does ${person.he} find?`,
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
  const length = rng.int(4, 20, 2)
  const person = rng.pick(people)
  const thing = rng.pick(['A ladder', 'A bamboo pole', 'A painter’s ladder'])
  const wall = rng.pick([
    'a wall',
    'a school wall',
    'the wall of a godown',
    'a shop front',
    'the wall of a house',
  ])
  const answer = timesSin(length, angle)
  return {
    concept: 'ladder',
    given: { find: 'reach' as const, length, angle },
    prompt: rng.pick([
      say`${thing} ${quantity(length, 'm')} long leans against ${wall} in ${rng.pick(towns)} and makes an angle of ${degrees(angle)} with the ground. How high does it reach?`,
      say`${person.name} leans ${thing.replace(/^./, (first) => first.toLowerCase())} of ${quantity(length, 'm')} against ${wall} so that it stands at ${degrees(angle)} to the ground. At what height does it touch the wall?`,
      say`How far up ${wall} does ${person.name} get with ${thing.replace(/^./, (first) => first.toLowerCase())} of ${quantity(length, 'm')} that makes ${degrees(angle)} with the ground in ${rng.pick(towns)}?`,
      say`The foot of ${thing.replace(/^./, (first) => first.toLowerCase())} stands on level ground in ${rng.pick(towns)}, its top rests against ${wall}. It is ${quantity(length, 'm')} long and inclined at ${degrees(angle)} to the ground. Find the height of its top for ${person.name}.`,
    ]),
    answer,
    mistakes: [
      {
        value: timesCos(length, angle),
        because: say`the cosine was used; it gives the distance on the ground`,
      },
      {
        value: timesTan(length, angle),
        because: say`the tangent was used; the length given is the slanting side`,
      },
      {
        value: overSin(length, angle),
        because: say`the length was divided by the sine instead of multiplied`,
      },
      { value: overTan(length, angle), because: say`the length was divided by the tangent` },
      { value: length, because: say`that is the length itself; a leaning thing reaches less high` },
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
  const high = rng.int(15, 150, 3)
  const person = rng.pick(people)
  const answer = overSin(high, angle)
  return {
    concept: 'angle-of-elevation',
    given: { find: 'string' as const, height: high, angle },
    prompt: rng.pick([
      say`${person.name} flies a kite at a height of ${quantity(high, 'm')} above the ground. The string makes ${degrees(angle)} with the ground and has no slack. How long is the string?`,
      say`A kite over ${rng.pick(towns)} is ${quantity(high, 'm')} high. Its tight string is inclined at ${degrees(angle)} to the horizontal. Find the length of the string.`,
      say`The kite of ${person.name} pulls its string straight at ${degrees(angle)} to the level ground of a park in ${rng.pick(towns)}. If the kite flies ${quantity(high, 'm')} up, what length of string has been let out?`,
      say`A cable car wire near ${rng.pick(towns)} climbs straight at ${degrees(angle)} to the horizontal and lifts ${person.name} by ${quantity(high, 'm')}. How long is the wire between the two stations?`,
      say`A balloon is tied to a post in ${rng.pick(towns)} by a tight cable at ${degrees(angle)} to the ground and floats ${quantity(high, 'm')} above it. What is the length of the cable?`,
    ]),
    answer,
    mistakes: [
      {
        value: timesSin(high, angle),
        because: say`the height was multiplied by the sine instead of divided`,
      },
      { value: overTan(high, angle), because: say`that is the distance on the ground; the tangent was used` },
      { value: timesTan(high, angle), because: say`the height was multiplied by the tangent` },
      {
        value: angle === 45 ? quantity(high * 2, 'm') : overSin(high, angle === 30 ? 60 : 30),
        because: angle === 45 ? say`the sine of 30° was used` : say`the cosine was used instead of the sine`,
      },
      { value: high, because: say`that is the height; the string is longer` },
      { value: overSin(high * 2, angle), because: say`the height was counted twice` },
      { value: overSin(high / 2, angle), because: say`only half of the height was used` },
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
  const high = rng.int(15, 180, 3)
  const from = rng.pick(['lighthouse', 'tower', 'cliff', 'building', 'fort wall', 'bridge'])
  const what = rng.pick(['a boat', 'a car', 'a parked bus', 'a cyclist', 'a stone', 'a bullock cart'])
  const answer = overTan(high, angle)
  return {
    concept: 'angle-of-depression',
    given: { find: 'distance' as const, height: high, angle },
    prompt: rng.pick([
      say`From the top of a ${from} ${quantity(high, 'm')} high near ${rng.pick(towns)}, the angle of depression of ${what} is ${degrees(angle)}. How far is ${what.replace(/^an? /, 'the ')} from the foot of the ${from}?`,
      say`${rng.pick(people).name} looks down from a ${from} at ${what} at an angle of depression of ${degrees(angle)}. If the eye is ${quantity(high, 'm')} above the ground, how far from the foot is ${what.replace(/^an? /, 'the ')}?`,
      say`Standing ${quantity(high, 'm')} above the ground on a ${from} in ${rng.pick(towns)}, a guard sees ${what} ${degrees(angle)} below the horizontal. What is its distance along the ground from the foot of the ${from}?`,
      say`A camera is fixed ${quantity(high, 'm')} up on a ${from} near ${rng.pick(towns)}. Tilted ${degrees(angle)} downwards from the horizontal, it points exactly at ${what} on the road. How far away from the ${from} is that?`,
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

function twoPoints(rng: Random) {
  const apart = rng.int(10, 160, 2)
  const thing = rng.pick(TALL.slice(0, 9))
  const person = rng.pick(people)
  // Elevations 30° and 60°: the height is half of the walk times √3.
  const answer = surd(apart / 2, 3, 'm')
  return {
    concept: 'angle-of-elevation',
    given: { find: 'height-of-two' as const, apart, far: 30, near: 60 },
    prompt: rng.pick([
      say`${person.name} sees the top of a ${thing} in ${rng.pick(towns)} at an elevation of 30°. After walking ${quantity(apart, 'm')} straight towards it ${person.he} sees it at 60°. How high is the ${thing}?`,
      say`The angles of elevation of the top of a ${thing} in ${rng.pick(towns)} from two points on the same side, ${quantity(apart, 'm')} apart and in line with its foot, are 30° and 60°. Find its height.`,
      say`Walking towards a ${thing} near ${rng.pick(towns)}, ${person.name} notes that the elevation of its top grows from 30° to 60° over ${quantity(apart, 'm')}. What is the height of the ${thing}?`,
      say`A boat moves ${quantity(apart, 'm')} straight towards a ${thing} on the shore near ${rng.pick(towns)}. Meanwhile ${person.name}, sitting in it at water level, sees the angle of elevation of the top change from 30° to 60°. How tall is it?`,
      say`From a window at ground level in ${rng.pick(towns)} the top of a ${thing} appears at 60°; from a shop ${quantity(apart, 'm')} farther away on the same straight road it appears at 30° to ${person.name}. Find the height of the ${thing}.`,
    ]),
    answer,
    mistakes: [
      { value: surd(apart, 3, 'm'), because: say`the walk was taken for the distance of the nearer point` },
      {
        value: surd(apart / 3, 3, 'm'),
        because: say`the walk was taken for the distance of the farther point`,
      },
      {
        value: surd(apart / 4, 3, 'm'),
        because: say`the two distances from the foot were added; it is their difference that was walked`,
      },
      {
        value: quantity(apart / 2, 'm'),
        because: say`that is the distance of the nearer point from the foot`,
      },
      {
        value: quantity((apart * 3) / 2, 'm'),
        because: say`that is the distance of the farther point from the foot`,
      },
      { value: quantity(apart, 'm'), because: say`the height was taken to be equal to the walk` },
      {
        value: surd((apart * 3) / 2, 3, 'm'),
        because: say`the distance of the farther point was multiplied by tan 60°`,
      },
    ],
    steps: [
      say`Let the height be h. From the nearer point the foot is h ÷ √3 away.`,
      say`From the farther point it is h × √3 away.`,
      say`The difference is the walk: h√3 − h/√3 = 2h/√3 = ${apart}`,
      say`h = ${apart} × √3 ÷ 2 = ${answer}`,
    ],
  }
}

function twoSides(rng: Random) {
  const high = rng.int(12, 120, 3)
  const [left, right] = rng.pick([
    [30, 45],
    [45, 60],
    [30, 60],
  ])
  const thing = rng.pick(['lighthouse', 'tower', 'cliff', 'clock tower', 'chimney'])
  const what = rng.pick(['boats', 'cars', 'houses', 'lamp posts', 'milestones'])
  const third = { 30: surd(high, 3, 'm'), 45: quantity(high, 'm'), 60: surd(high / 3, 3, 'm') }
  const answer =
    left === 30 && right === 45
      ? surd(high, 3, 'm', high)
      : left === 45
        ? surd(high / 3, 3, 'm', high)
        : surd((high * 4) / 3, 3, 'm')
  return {
    concept: 'angle-of-depression',
    given: { find: 'apart' as const, height: high, left, right },
    prompt: rng.pick([
      say`From the top of a ${thing} ${quantity(high, 'm')} high in ${rng.pick(towns)}, two ${what} on opposite sides of it are seen at angles of depression of ${degrees(left)} and ${degrees(right)}. How far apart are the ${what}, if they are in line with its foot?`,
      say`Two ${what} stand on opposite sides of a ${thing}, in line with its foot, near ${rng.pick(towns)}. Their angles of depression from its top, ${quantity(high, 'm')} above the ground, are ${degrees(left)} and ${degrees(right)}. Find the distance between them.`,
      say`${rng.pick(people).name} stands on top of a ${thing}, ${quantity(high, 'm')} above level ground near ${rng.pick(towns)}, and looks down at two ${what} in opposite directions: one under ${degrees(left)}, the other under ${degrees(right)} from the horizontal. What is the distance from one to the other?`,
      say`Seen from the ground, the top of a ${thing} of ${quantity(high, 'm')} has an elevation of ${degrees(left)} from one of two ${what} and of ${degrees(right)} from the other. The ${thing} stands between them on one straight line in ${rng.pick(towns)}. How far apart are they?`,
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

const TALL = [
  'tower',
  'lighthouse',
  'chimney',
  'flagpole',
  'building',
  'radio mast',
  'water tank',
  'clock tower',
  'statue',
  'cliff',
]
