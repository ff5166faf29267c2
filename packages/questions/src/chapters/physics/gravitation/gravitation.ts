import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A planet has 8 times the mass and twice the radius of the Earth. What does a body of 300 N weigh there?" */
export const gravitation = defineGenerator({
  id: 'physics/gravitation',
  version: 9,
  concepts: ['acceleration-due-to-gravity', 'keplers-laws', 'variation-of-g'],
  levels: {
    easy: { forms: [weightAbove] },
    medium: { forms: [weightOnPlanet, period] },
    hard: { forms: [speedFromPeriods] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'above': {
        // In Earth radii from the centre, with a constant G M m fitted on the ground.
        const fromCentre = 1 + given.height / 6400
        return given.weight / fromCentre / fromCentre
      }
      case 'planet':
        return bisect((there) => there * given.radius ** 2 - given.weight * given.mass, 1e7)
      case 'speed': {
        // The radius from the periods, then the length of the orbit over the period.
        const times = bisect((one) => one ** 3 - (given.to / given.from) ** 2, 1e4)
        return (given.speed * times * given.from) / given.to
      }
      case 'period':
        // Kepler's third law: the squares of the periods go with the cubes of the radii.
        return bisect((time) => time ** 2 * given.from ** 3 - given.time ** 2 * given.to ** 3, 1e6)
    }
  },
})
const BODIES = [
  'a space probe',
  'a robot',
  'a rover',
  'a fuel tank',
  'a box of instruments',
  'a small satellite',
  'a solar panel',
  'a landing module',
  'a telescope',
  'a camera',
]

/** What is sent high above the earth. */
const SENT_UP = [
  'a space probe',
  'a small satellite',
  'a weather satellite',
  'a communication satellite',
  'a box of instruments',
  'a telescope',
  'a space capsule',
]

/** Heights in km as parts of the radius of the Earth, 6400 km. */
const HEIGHTS = [
  { height: 6400, up: 1, down: 1 },
  { height: 3200, up: 1, down: 2 },
  { height: 12_800, up: 2, down: 1 },
  { height: 1600, up: 1, down: 4 },
  { height: 19_200, up: 3, down: 1 },
  { height: 9600, up: 3, down: 2 },
] as const

function weightAbove(rng: Random) {
  const { height, up, down } = rng.pick(HEIGHTS)
  const [over, under] = [(up + down) ** 2, down ** 2]
  const light = rng.int(1, 60) * under * (over > 9 ? 1 : 2)
  const weight = (light * over) / under
  const answer = newtons(light)
  const body = rng.pick(SENT_UP)
  const [w, h] = [newtons(weight), quantity(height, 'km')]
  return {
    concept: ['acceleration-due-to-gravity', 'variation-of-g'],
    given: { find: 'above' as const, weight, height },
    prompt: stem(
      rng,
      [
        say`${body} weighs ${w} on the surface of the earth. It is taken to a height of ${h} above the surface.`,
        say`The weight of ${body} on the surface of the earth is ${w}. It is then sent to an altitude of ${h}.`,
        say`The gravitational force of the earth on ${body} at its surface is ${w}. It is then taken to a height of ${h} above the surface.`,
        say`${body} with a weight of ${w} at sea level is carried to a point ${h} above the earth's surface.`,
        say`A rocket carries ${body}, whose weight on the ground is ${w}, to ${h} above the surface of the earth.`,
      ],
      [
        say`Its weight at that height is:`,
        say`What will be the gravitational force on it there?`,
        say`Find its weight at this height.`,
        say`How much will it weigh there?`,
        say`With what force does the earth attract it there?`,
      ],
      [
        say`(Radius of the earth = 6,400 km)`,
        say`Take the radius of the earth as 6,400 km.`,
        say`The earth is a sphere of radius 6,400 km.`,
      ],
    ),
    answer,
    mistakes: [
      { value: (weight * down) / (up + down), because: 'the distance was not squared' },
      {
        value: (weight * down ** 2) / up ** 2,
        because: 'the height was used instead of the distance from the centre',
      },
      { value: light / 2, because: 'the result was halved' },
      { value: light * 2, because: 'the result was doubled' },
      { value: weight - light, because: 'that is the weight lost' },
      {
        value: (weight * down ** 3) / (up + down) ** 3,
        because: 'the distance was cubed instead of squared',
      },
      { value: light / 4, because: 'the result was divided by 4' },
    ],
    // It weighs less than on the ground.
    within: [0.1, weight - 0.5] as const,
    steps: [
      say`From the centre the distance is 6,400 + ${height} = ${quantity(6400 + height, 'km')}, and the weight falls with its square.`,
      say`Weight = ${weight} × (6,400 ÷ ${6400 + height})² = ${answer}`,
    ],
  }
}

function weightOnPlanet(rng: Random) {
  const { mass, radius, weight } = rng.until(
    () => ({ mass: rng.int(2, 20), radius: rng.int(2, 6), weight: rng.int(4, 90) * 10 }),
    (drawn) =>
      drawn.mass !== drawn.radius ** 2 &&
      drawn.mass !== drawn.radius &&
      Number.isInteger((drawn.weight * drawn.mass * 2) / drawn.radius ** 2),
  )
  const there = (weight * mass) / radius ** 2
  const answer = newtons(there)
  const body = rng.pick(BODIES)
  const w = newtons(weight)
  const wide = radius === 2 ? 'twice' : `${radius} times`
  const heavy = mass === 2 ? 'twice' : `${mass} times`
  return {
    concept: 'acceleration-due-to-gravity',
    given: { find: 'planet' as const, mass, radius, weight },
    prompt: stem(
      rng,
      [
        say`The mass of a planet is ${heavy} and its radius is ${wide} that of the earth. The weight of ${body} on the earth is ${w}.`,
        say`A planet has ${heavy} the mass and ${wide} the radius of the earth. The weight of a body on the earth is ${w}.`,
        say`A body weighs ${w} on the surface of the earth. It is taken to a planet whose radius is ${wide} and whose mass is ${heavy} that of the earth.`,
        say`On the earth the weight of ${body} is ${w}. For a certain planet, the ratio of its mass to that of the earth is ${mass} : 1, and the ratio of the radii is ${radius} : 1.`,
      ],
      [
        say`Its weight on the planet is:`,
        say`What will be the weight on the surface of the planet?`,
        say`Find how much it weighs on that planet.`,
        say`The gravitational force of the planet on it at the surface is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: (weight * mass) / radius, because: 'the radius was not squared' },
      { value: weight * mass, because: 'the radius was left out' },
      { value: weight / radius ** 2, because: 'the mass was left out' },
      { value: weight, because: 'the weight is not the same on every planet' },
      { value: there * 2, because: 'the result was doubled' },
      { value: there / 2, because: 'the result was halved' },
      { value: (weight * mass) / radius ** 3, because: 'the radius was cubed instead of squared' },
      { value: (weight * radius ** 2) / mass, because: 'the fraction mass ÷ radius² was turned upside down' },
    ],
    steps: [
      say`The weight goes with mass ÷ radius² of the planet.`,
      say`It changes by the factor ${mass} ÷ ${radius}² = ${mass}/${radius ** 2}`,
      say`Weight = ${weight} × ${mass} ÷ ${radius ** 2} = ${answer}`,
    ],
  }
}

/** Radii in the ratio of two squares, low² to high²: the periods are in the ratio low³ to high³. */
const ORBITS = range(1, 4).flatMap((low) =>
  range(1, 5).flatMap((high) => (gcd(low, high) === 1 && low !== high ? [{ low, high }] : [])),
)

function period(rng: Random) {
  const { low, high } = rng.pick(ORBITS)
  const [step, unit] = [rng.int(2, 60), rng.pick(['hour', 'day'] as const)]
  const base = rng.int(1, unit === 'hour' ? 6 : 4)
  const [from, to, time, end] = [
    low ** 2 * step * 1000,
    high ** 2 * step * 1000,
    base * low ** 3,
    base * high ** 3,
  ]
  const answer = quantity(end, unit)

  const moon = rng.pick(['moon', 'satellite', 'space station', 'rock', 'probe', 'telescope'])
  const [near, far, old] = [quantity(from, 'km'), quantity(to, 'km'), quantity(time, unit)]
  return {
    concept: 'keplers-laws',
    given: { find: 'period' as const, from, to, time },
    prompt: stem(
      rng,
      [
        say`A ${moon} revolves around a planet in a circular orbit of radius ${near} with a time period of ${old}. Another one revolves in an orbit of radius ${far}.`,
        say`The time period of a ${moon} in a circular orbit of radius ${near} is ${old}. The radius of the orbit is now changed to ${far}.`,
        say`Two satellites of a planet move in circular orbits of radii ${near} and ${far}, respectively. The period of the first is ${old}.`,
        say`A ${moon} at a distance of ${near} from the centre of a planet completes one revolution in ${old}. Consider an orbit at a distance of ${far} from the same centre.`,
      ],
      [
        say`The time period in the second orbit is:`,
        say`What is the period of revolution in the second case?`,
        say`Using Kepler's third law, find the time period for the second orbit.`,
        say`How long does one revolution take in the second orbit?`,
      ],
    ),
    answer,
    mistakes: [
      { value: (time * to) / from, because: 'the period was taken as proportional to the radius' },
      { value: (time * to ** 2) / from ** 2, because: 'the square of the ratio of the radii was used' },
      { value: (time * high) / low, because: 'the square root of the ratio of the radii was used' },
      { value: end * 2, because: 'the result was doubled' },
      { value: end / 2, because: 'the result was halved' },
      {
        value: (time * to ** 3) / from ** 3,
        because: 'the cube of the ratio of the radii was used without the root',
      },
      { value: (time + end) / 2, because: 'the periods of the two orbits were averaged' },
    ],
    // A wider orbit takes longer, a closer one less time.
    within: high > low ? ([time * 1.01, end * 100] as const) : ([end / 100, time * 0.99] as const),
    steps: [
      say`Kepler's third law: T² goes with r³.`,
      say`Ratio of the radii = ${to} ÷ ${from} = ${high ** 2}/${low ** 2}`,
      say`Ratio of the periods = √((${high ** 2}/${low ** 2})³) = ${high ** 3}/${low ** 3}`,
      say`T = ${time} × ${high ** 3} ÷ ${low ** 3} = ${answer}`,
    ],
  }
}

/** "Two satellites have periods of 2 h and 16 h. The first moves at 6 km/s. What is the speed of the second?" */
function speedFromPeriods(rng: Random) {
  const { low, high } = rng.pick(ORBITS)
  const unit = rng.pick(['hour', 'day'] as const)
  const base = rng.int(1, unit === 'hour' ? 8 : 5)
  // The periods are as low³ to high³, the radii as low² to high², the speeds as high to low.
  const [from, to] = [base * low ** 3, base * high ** 3]
  const part = rng.int(3, 40) / 10
  const [speed, end] = [Math.round(part * high * 10) / 10, Math.round(part * low * 10) / 10]
  const answer = quantity(end, 'km/s')
  const [one, other, fast] = [quantity(from, unit), quantity(to, unit), quantity(speed, 'km/s')]
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    concept: 'keplers-laws',
    given: { find: 'speed' as const, from, to, speed },
    prompt: stem(
      rng,
      [
        say`Two satellites revolve around a planet in circular orbits with time periods of ${one} and ${other}, respectively. The orbital speed of the first is ${fast}.`,
        say`The time periods of two moons of a planet in circular orbits are ${one} and ${other}, respectively. The first one moves with a speed of ${fast}.`,
        say`A satellite of a small planet, in a circular orbit of period ${one}, has a speed of ${fast}. It is moved to another circular orbit, in which its period is ${other}.`,
        say`A space probe in a circular orbit around a planet has a period of ${one} and a speed of ${fast}. It is then shifted to another circular orbit with a period of ${other}.`,
        say`An artificial satellite that completes a revolution in ${one} moves at ${fast}; another of the same planet needs ${other}. Both orbits are circular.`,
        say`Round the same planet, one moon needs ${one} for a revolution and another needs ${other}. The speed of the first in its circular orbit is ${fast}.`,
        say`The engine of a spacecraft lifts it from a circular orbit with a period of ${one} and a speed of ${fast} to a circular orbit with a period of ${other} about the same planet.`,
      ],
      [
        say`The orbital speed in the second case is:`,
        say`What is the speed in the second orbit?`,
        say`Find the orbital speed for the second orbit.`,
        say`With what speed is the second orbit described?`,
        say`By Kepler's third law, the speed in the second orbit is:`,
        say`How fast is the motion in the second orbit?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: round((speed * from) / to),
        because: 'the speed was taken as inversely proportional to the period',
      },
      {
        value: round((speed * low ** 2) / high ** 2),
        because: 'the speed was taken as inversely proportional to the radius',
      },
      { value: round(2 * end), because: 'the result was doubled' },
      { value: round(end / 2), because: 'the result was halved' },
      { value: round((speed + end) / 2), because: 'the speeds of the two orbits were averaged' },
      { value: round(Math.abs(speed - end)), because: 'that is the difference of the two speeds' },
      { value: round(speed + end), because: 'that is the sum of the two speeds' },
    ],
    // The longer period belongs to the wider orbit, which is described more slowly.
    within: high > low ? ([0.01, speed * 0.99] as const) : ([speed * 1.01, end * 100] as const),
    steps: [
      say`Kepler's third law: T² goes with r³.`,
      say`Ratio of the periods = ${to} ÷ ${from} = ${high ** 3}/${low ** 3}, so the ratio of the radii is ${high ** 2}/${low ** 2}.`,
      say`The gravitational force is the centripetal force: GM ÷ r² = v² ÷ r, so v goes with 1 ÷ √r.`,
      say`Ratio of the speeds = ${low}/${high}`,
      say`v = ${speed} × ${low} ÷ ${high} = ${answer}`,
    ],
  }
}
