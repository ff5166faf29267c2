import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees, type Measure, quantity, surd } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { cloud, plane, tallerTower } from './two-angle-hard.ts'

/** "From a point 30 m from a building, the top of the building is seen at 45° and the top of the flag on it at 60°. How long is the flagstaff?" */
export const twoAngle = defineGenerator({
  id: 'trigonometry/two-angle',
  version: 1,
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
        // A tower of height 1: how far away it is at both times.
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

const metres = (value: number) => quantity(value, 'm')

/** Height that is seen between two angles from this distance. */
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
  const distance = rng.int(9, 90, 3)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [base, top] = rng.pick([
    ['a hill', 'a tower'],
    ['a cliff', 'a watchtower'],
    ['a building', 'a radio mast'],
    ['a mound', 'a chimney'],
    ['a rock', 'a fort wall'],
    ['a hillock', 'a water tank'],
    ['a high bank', 'a wind turbine'],
  ])
  const answer = BETWEEN[`${low}-${high}`]?.(distance) ?? metres(0)
  const [tall, small] = [
    high === 45 ? metres(distance) : surd(distance, 3, 'm'),
    low === 45 ? metres(distance) : surd(distance / 3, 3, 'm'),
  ]
  return {
    given: { find: 'flagstaff' as const, distance, low, high },
    prompt: rng.pick([
      say`${base} in ${town} rises straight up. From a point on the ground ${metres(distance)} away from it, the angles of elevation of the bottom and the top of ${top} on top of it are ${degrees(low)} and ${degrees(high)}. How high is ${top.replace(/^an? /, 'the ')}?`,
      say`${top} stands on ${base} in ${town}. ${person.name}, lying on the ground ${metres(distance)} away from the point straight below, sees its lower end at ${degrees(low)} and its upper end at ${degrees(high)}. Find the height of ${top.replace(/^an? /, 'the ')}.`,
      say`${person.name} looks from ${metres(distance)} away at ${base} with ${top} on it. The elevation is ${degrees(low)} for its foot and ${degrees(high)} for its tip. What is the height of ${top.replace(/^an? /, 'the ')}?`,
      say`How tall is ${top} on ${base} near ${town}, if ${person.name} sees its foot under ${degrees(low)} and its tip under ${degrees(high)} from a place on level ground ${metres(distance)} from a point straight below it?`,
      say`Straight below ${top} that stands on ${base} a road of ${town} begins. After ${metres(distance)} on this level road the two ends of ${top.replace(/^an? /, 'the ')} appear ${degrees(low)} and ${degrees(high)} above the horizontal. Its height, says ${person.name}, is`,
      say`On ${base} near ${town} there is ${top}. At ground level, ${metres(distance)} from the point straight below it, ${person.name} measures elevations of ${degrees(high)} for its top and ${degrees(low)} for its bottom. How tall is it?`,
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
  const time = rng.int(4, 60, 2)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [mover, verb] = rng.pick([
    ['a tractor', 'moves'],
    ['a car', 'drives'],
    ['a bullock cart', 'moves'],
    ['a cyclist', 'rides'],
    ['a bus', 'drives'],
  ])
  const [watch, foot] = rng.pick([
    ['a watchtower', 'the watchtower'],
    ['a tower', 'the tower'],
    ['a fort', 'the fort'],
    ['a tall building', 'the building'],
  ])
  const minutes = (value: number) => quantity(value, 'minute')
  const answer = first === 30 && second === 60 ? minutes(time / 2) : surd(time / 2, 3, 'minute', time / 2)
  const the = mover.replace(/^an? /, 'the ')
  return {
    given: { find: 'arrival' as const, first, second, time },
    prompt: rng.pick([
      say`From the top of ${watch} near ${town}, ${person.name} sees ${mover} coming straight towards it at a steady speed. In ${minutes(time)} its angle of depression changes from ${degrees(first)} to ${degrees(second)}. After how much more time does it reach ${foot}?`,
      say`${mover} ${verb} at a steady speed straight towards ${watch} near ${town}. The angle of elevation of the top grows from ${degrees(first)} to ${degrees(second)} in ${minutes(time)}. How long does ${person.name} still have to wait at the foot of ${foot}?`,
      say`${person.name}, on top of ${watch} in ${town}, watches ${mover} approach at constant speed under a depression of ${degrees(first)}. ${minutes(time)} later the depression is ${degrees(second)}. Find the time from then until ${the} is at ${foot}.`,
      say`Moving evenly towards ${watch} of ${town}, ${mover} needs ${minutes(time)} between the places from which its top appears at ${degrees(first)} and at ${degrees(second)}. The rest of the way, says ${person.name}, takes`,
    ]),
    answer,
    mistakes: [
      { value: minutes(time), because: say`the rest was taken to last as long as the first part` },
      {
        value: minutes(time / 2),
        because: say`half of the time was taken, which holds for 30° and 60° only`,
      },
      {
        value: minutes((3 * time) / 2),
        because: say`the time from the first place to the foot was taken for 30° and 60°`,
      },
      { value: surd(time / 2, 3, 'minute', time / 2), because: say`the rule for 30° and 45° was used` },
      { value: surd(time, 3, 'minute'), because: say`the time was multiplied by √3` },
      { value: surd(time / 3, 3, 'minute'), because: say`the time was divided by √3` },
      { value: minutes(2 * time), because: say`the time was doubled` },
      { value: minutes(time / 3), because: say`a third of the time was taken` },
      {
        value: surd(time, 3, 'minute', -time),
        because: say`the time was multiplied by √3 − 1 instead of divided by it`,
      },
    ],
    steps: [
      say`Let the height be h. At ${degrees(first)} the distance is ${first === 30 ? 'h√3' : 'h'}, at ${degrees(second)} it is ${second === 60 ? 'h/√3' : 'h'}.`,
      first === 30 && second === 60
        ? say`In ${minutes(time)} the way is h√3 − h/√3 = 2h/√3; what is left is h/√3, half of it.`
        : say`What is left, compared with the way of ${minutes(time)}, is 1 : (√3 − 1).`,
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
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const thing = rng.pick(['tower', 'building', 'lighthouse', 'chimney', 'flagpole', 'statue', 'water tank'])
  const answer = metres(high)
  return {
    given: { find: 'complementary' as const, near, far },
    prompt: rng.pick([
      say`From two points ${metres(near)} and ${metres(far)} from the foot of a ${thing} in ${town}, in a straight line with it, the angles of elevation of its top add up to 90°. How high is the ${thing}?`,
      say`${person.name} measures the elevation of the top of a ${thing} in ${town} from ${metres(far)} and from ${metres(near)} away, on the same side, and finds complementary angles. Find the height.`,
      say`The angles under which the top of a ${thing} near ${town} is seen from ${metres(near)} and ${metres(far)} off its foot are complementary, notes ${person.name}. The height of the ${thing} is`,
      say`At ${metres(near)} from a ${thing} ${person.name} of ${town} sees its top under an angle A, at ${metres(far)} under 90° − A. What is the height of the ${thing}?`,
    ]),
    answer,
    mistakes: [
      { value: (near + far) / 2, because: say`the average of the two distances was taken` },
      { value: far - near, because: say`the two distances were subtracted` },
      { value: near + far, because: say`the two distances were added` },
      { value: near * far, because: say`the root of the product was not taken` },
      { value: high / 2, because: say`the root was halved` },
      { value: 2 * high, because: say`the root was doubled` },
      { value: (near * far) / (near + far), because: say`the product was divided by the sum` },
      { value: near, because: say`the angle at the nearer point was taken to be 45°` },
    ],
    steps: [
      say`tan A = h ÷ ${near} and tan (90° − A) = cot A = h ÷ ${far}`,
      say`tan A × cot A = 1, so h² = ${near} × ${far} = ${near * far}`,
      say`h = √${near * far} = ${answer}`,
    ],
  }
}
