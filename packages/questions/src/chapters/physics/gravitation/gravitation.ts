import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A planet has 8 times the mass and twice the radius of the Earth. What does a body of 300 N weigh there?" */
export const gravitation = defineGenerator({
  id: 'physics/gravitation',
  version: 1,
  concepts: ['acceleration-due-to-gravity', 'keplers-laws'],
  levels: { easy: { form: weightAbove }, medium: { form: weightOnPlanet }, hard: { form: period } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    switch (given.find) {
      case 'above': {
        // In Earth radii from the centre, with a constant G M m fitted on the ground.
        const fromCentre = 1 + given.height / 6400
        return given.weight / fromCentre / fromCentre
      }
      case 'planet':
        return bisect((there) => there * given.radius ** 2 - given.weight * given.mass, 1e7)
      case 'period':
        // Kepler's third law: the squares of the periods go with the cubes of the radii.
        return bisect((time) => time ** 2 * given.from ** 3 - given.time ** 2 * given.to ** 3, 1e6)
    }
  },
})
const BODIES = [
  'a satellite',
  'a camera',
  'a toolbox',
  'a battery',
  'an antenna',
  'a robot',
  'a fuel tank',
  'a sensor',
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
  const light = rng.int(1, 40) * under * (over > 9 ? 1 : 2)
  const weight = (light * over) / under
  const answer = newtons(light)
  const [person, town, body] = [rng.pick(people).name, rng.pick(towns), rng.pick(BODIES)]
  const [w, h] = [newtons(weight), quantity(height, 'km')]
  return {
    concept: 'acceleration-due-to-gravity',
    given: { find: 'above' as const, weight, height },
    prompt: rng.pick([
      say`On the ground in ${town} ${body} weighs ${w}. What does it weigh ${h} above the ground? (radius of the Earth 6,400 km)`,
      say`${person} of ${town} builds ${body} with a weight of ${w} on the ground. Taking 6,400 km for the radius of the Earth, find the pull of the Earth on it at a height of ${h}.`,
      say`A rocket carries ${body} made in ${town} to ${h} above the surface of the Earth (radius 6,400 km). With what force is it attracted there, if it weighs ${w} at the surface?`,
      say`How much of its weight of ${w} is left to ${body} from the workshop of ${person} in ${town} at ${h} above the ground? Give the weight there, for an Earth radius of 6,400 km.`,
      say`At ${h} above the Earth floats ${body} that ${person} weighed in ${town}: ${w}. What gravitational force acts on it up there, when the radius of the Earth is 6,400 km?`,
    ]),
    answer,
    mistakes: [
      { value: (weight * down) / (up + down), because: 'the distance was not squared' },
      {
        value: (weight * down ** 2) / up ** 2,
        because: 'the height was used instead of the distance from the centre',
      },
      { value: weight, because: 'that is the weight on the ground' },
      { value: light / 2, because: 'the result was halved' },
      { value: light * 2, because: 'the result was doubled' },
      { value: weight - light, because: 'that is the weight lost' },
      {
        value: (weight * down ** 3) / (up + down) ** 3,
        because: 'the distance was cubed instead of squared',
      },
      { value: light / 4, because: 'the result was divided by 4' },
    ],
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
  const [person, town, body] = [rng.pick(people).name, rng.pick(towns), rng.pick(BODIES)]
  const w = newtons(weight)
  const wide = radius === 2 ? 'twice' : `${radius} times`
  const heavy = mass === 2 ? 'twice' : `${mass} times`
  return {
    concept: 'acceleration-due-to-gravity',
    given: { find: 'planet' as const, mass, radius, weight },
    prompt: rng.pick([
      say`A planet has ${heavy} the mass and ${wide} the radius of the Earth. What does ${body} weigh there that weighs ${w} in ${town}?`,
      say`${person} of ${town} designs ${body} with a weight of ${w} on the Earth. Find its weight on a planet with ${wide} the radius and ${heavy} the mass of the Earth.`,
      say`On a far planet, ${heavy} as massive as the Earth and with ${wide} its radius, lands ${body} from ${town}. On the Earth it weighed ${w}. With what force does the planet attract it at its surface?`,
      say`How many newtons would ${body} of ${person} press on the ground of a planet whose radius is ${wide} that of the Earth and whose mass is ${heavy} that of the Earth, if it presses with ${w} in ${town}?`,
      say`In a lesson in ${town} a planet with ${heavy} the mass and ${wide} the radius of the Earth is discussed. ${person} thinks of ${body} that weighs ${w} here. What is its weight there?`,
    ]),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const moon = rng.pick(['moon', 'satellite', 'space station', 'rock', 'probe', 'telescope'])
  const [near, far, old] = [quantity(from, 'km'), quantity(to, 'km'), quantity(time, unit)]
  return {
    concept: 'keplers-laws',
    given: { find: 'period' as const, from, to, time },
    prompt: rng.pick([
      say`In a problem set in ${town} a ${moon} circles a planet at ${near} from its centre in ${old}. How long does another one take at ${far} from the centre?`,
      say`${person} of ${town} knows that one ${moon} needs ${old} for a circle of radius ${near} around a planet. Find the period of a second one on a circle of radius ${far} around the same planet.`,
      say`By Kepler's third law, in what time does a ${moon} go round a planet on a circle of ${far} radius, if one with a radius of ${near} takes ${old}? (from a notebook of ${person} in ${town})`,
      say`The orbit of a spacecraft around a planet is changed from a circle of ${near} radius to one of ${far}. Its period was ${old}. What does ${person} in ${town} get for the new period?`,
      say`Two bodies circle one planet far from ${town}. The first, a ${moon}, does it in ${old} at a distance of ${near} from the centre; the second is at ${far}. What is the period of the second?`,
    ]),
    answer,
    mistakes: [
      { value: (time * to) / from, because: 'the period was taken as proportional to the radius' },
      { value: (time * to ** 2) / from ** 2, because: 'the square of the ratio of the radii was used' },
      { value: (time * high) / low, because: 'the square root of the ratio of the radii was used' },
      { value: time, because: 'the period changes with the radius' },
      { value: end * 2, because: 'the result was doubled' },
      { value: end / 2, because: 'the result was halved' },
      { value: (time * low ** 3) / high ** 3, because: 'the two radii were exchanged' },
      {
        value: (time * to ** 3) / from ** 3,
        because: 'the cube of the ratio of the radii was used without the root',
      },
    ],
    steps: [
      say`Kepler's third law: T² goes with r³.`,
      say`Ratio of the radii = ${to} ÷ ${from} = ${high ** 2}/${low ** 2}`,
      say`Ratio of the periods = √((${high ** 2}/${low ** 2})³) = ${high ** 3}/${low ** 3}`,
      say`T = ${time} × ${high ** 3} ÷ ${low ** 3} = ${answer}`,
    ],
  }
}
