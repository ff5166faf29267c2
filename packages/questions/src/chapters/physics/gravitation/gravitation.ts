import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A planet has 8 times the mass and twice the radius of the Earth. What does a body of 300 N weigh there?" */
export const gravitation = defineGenerator({
  id: 'physics/gravitation',
  version: 11,
  concepts: ['acceleration-due-to-gravity', 'keplers-laws', 'variation-of-g', 'escape-velocity'],
  levels: {
    easy: { forms: [weightAbove] },
    medium: { forms: [weightOnPlanet, period] },
    hard: {
      forms: [
        ...often(3, speedFromPeriods),
        ...often(3, belowFromAbove),
        ...often(2, escapeByDensity),
        ...often(2, speedFarAway),
      ],
    },
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
      case 'below': {
        // G M m fitted at the height; below the surface only the inner sphere attracts.
        const constant = given.weight * (6400 + given.height) ** 2
        const fromCentre = 6400 - given.depth
        return (constant * (fromCentre / 6400) ** 3) / fromCentre ** 2
      }
      case 'escape': {
        // From the mass: v² goes with mass ÷ radius.
        const mass = given.density * given.radius ** 3
        return given.speed * Math.sqrt(mass / given.radius)
      }
      case 'far':
        // The kinetic energy left when the energy of escape is used up.
        return bisect((speed) => speed ** 2 / 2 + given.escape ** 2 / 2 - given.speed ** 2 / 2, 1e4)
    }
  },
})
/** What weighs some tens or hundreds of newtons. */
const BODIES = [
  'a robot',
  'a small rover',
  'a solar panel',
  'a telescope',
  'a box of instruments',
  'a body',
  'an instrument',
  'a battery pack',
]

/** What a rocket carries, of some kilograms. */
const SENT_UP = [
  'a box of instruments',
  'a telescope',
  'an instrument',
  'a body',
  'a small satellite',
  'a solar panel',
  'a battery pack',
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
  const { height, up, down, light, weight } = rng.until(
    () => {
      const { height, up, down } = rng.pick(HEIGHTS)
      const light = rng.int(1, 240) * down ** 2
      return { height, up, down, light, weight: (light * (up + down) ** 2) / down ** 2 }
    },
    (drawn) => drawn.weight >= 40 && drawn.weight <= 1500,
  )
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

  const moon = rng.pick(['moon', 'satellite', 'space station', 'probe'])
  const [near, far, old] = [quantity(from, 'km'), quantity(to, 'km'), quantity(time, unit)]
  return {
    concept: 'keplers-laws',
    given: { find: 'period' as const, from, to, time },
    prompt: stem(
      rng,
      [
        say`A ${moon} revolves around a planet in a circular orbit of radius ${near} with a time period of ${old}. Another one revolves in an orbit of radius ${far}.`,
        say`The time period of a ${moon} in a circular orbit of radius ${near} around a planet is ${old}. A second orbit around the same planet has a radius of ${far}.`,
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
        say`The engine of a spacecraft takes it from a circular orbit with a period of ${one} and a speed of ${fast} to a circular orbit with a period of ${other} around the same planet.`,
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

/** Depths in km, with the part of the radius that is left below them. */
const DEPTHS = [
  { depth: 640, left: 9, of: 10 },
  { depth: 800, left: 7, of: 8 },
  { depth: 1280, left: 4, of: 5 },
  { depth: 1600, left: 3, of: 4 },
  { depth: 2560, left: 3, of: 5 },
  { depth: 3200, left: 1, of: 2 },
  { depth: 3840, left: 2, of: 5 },
  { depth: 4800, left: 1, of: 4 },
] as const

/** "A body weighs 80 N at a height of 3,200 km. What would it weigh at a depth of 1,600 km?" */
function belowFromAbove(rng: Random) {
  const { height, up, down } = rng.pick(HEIGHTS)
  const { depth, left, of } = rng.pick(DEPTHS)
  const ground = rng.int(1, 40) * (up + down) ** 2 * of
  const weight = (ground * down ** 2) / (up + down) ** 2
  const below = (ground * left) / of
  const answer = newtons(below)
  const [w, h, d] = [newtons(weight), quantity(height, 'km'), quantity(depth, 'km')]
  return {
    concept: ['variation-of-g', 'acceleration-due-to-gravity'],
    given: { find: 'below' as const, weight, height, depth },
    prompt: stem(
      rng,
      [
        say`A body weighs ${w} at a height of ${h} above the surface of the earth.`,
        say`The weight of a body at an altitude of ${h} is ${w}.`,
        say`At a point ${h} above the surface, the earth attracts a body with a force of ${w}.`,
        say`The gravitational force of the earth on a body at a height of ${h} above the surface is ${w}.`,
      ],
      [
        say`Its weight at a depth of ${d} below the surface would be:`,
        say`What would be its weight at a depth of ${d} below the surface?`,
        say`Find its weight at a depth of ${d} below the surface of the earth.`,
        say`How much would it weigh ${d} below the surface?`,
      ],
      [
        say`(The earth is a sphere of uniform density and radius 6,400 km.)`,
        say`Take the earth as a uniform sphere of radius 6,400 km.`,
        say`Assume a uniform earth of radius 6,400 km.`,
      ],
    ),
    answer,
    mistakes: [
      { value: ground, because: 'that is the weight on the surface' },
      { value: (ground * left ** 2) / of ** 2, because: 'below the surface the ratio was squared' },
      {
        value: (weight * (up + down) * left) / (down * of),
        because: 'above the surface the ratio of the distances was not squared',
      },
      { value: (weight * left) / of, because: 'the weight at the height was used as that on the surface' },
      {
        value: (ground * (of - left)) / of,
        because: 'the depth was used instead of the distance from the centre',
      },
      { value: below * 2, because: 'the result was doubled' },
      { value: below / 2, because: 'the result was halved' },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    steps: [
      say`Distance from the centre at the height = 6,400 + ${height} = ${quantity(6400 + height, 'km')}`,
      say`Above the surface the weight falls with the square of this distance: on the surface it is ${weight} × (${6400 + height} ÷ 6,400)² = ${newtons(ground)}`,
      say`Below the surface g goes with the distance from the centre, 6,400 − ${depth} = ${quantity(6400 - depth, 'km')}`,
      say`Weight = ${ground} × ${6400 - depth} ÷ 6,400 = ${answer}`,
    ],
  }
}

/** Densities in units of that of the earth, with their roots. */
const DENSITIES = [
  { density: 4, root: 2, shown: '4 times' },
  { density: 9, root: 3, shown: '9 times' },
  { density: 0.25, root: 0.5, shown: 'one-fourth' },
  { density: 2.25, root: 1.5, shown: '2.25 times' },
  { density: 0.64, root: 0.8, shown: '0.64 times' },
  { density: 0.36, root: 0.6, shown: '0.36 times' },
  { density: 1.44, root: 1.2, shown: '1.44 times' },
  { density: 0.81, root: 0.9, shown: '0.81 times' },
  { density: 0.49, root: 0.7, shown: '0.49 times' },
  { density: 1.21, root: 1.1, shown: '1.21 times' },
  { density: 1.96, root: 1.4, shown: '1.96 times' },
] as const
const SIZES = [
  { radius: 0.25, shown: 'one-fourth' },
  { radius: 0.5, shown: 'half' },
  { radius: 0.8, shown: '0.8 times' },
  { radius: 1.2, shown: '1.2 times' },
  { radius: 1.5, shown: '1.5 times' },
  { radius: 2, shown: 'twice' },
  { radius: 2.5, shown: '2.5 times' },
  { radius: 3, shown: '3 times' },
  { radius: 4, shown: '4 times' },
  { radius: 5, shown: '5 times' },
] as const

/** "A planet has 4 times the density and twice the radius of the earth. What is its escape velocity?" */
function escapeByDensity(rng: Random) {
  // The earth has only one escape velocity.
  const earth = rng.chance(0.2) ? 'the earth' : 'a planet A'
  const speed = earth === 'the earth' ? 11.2 : rng.int(6, 60) / 2
  const tidy = (value: number) => Math.round(value * 1000) / 1000
  const [{ density, root, shown: dense }, { radius, shown: wide }] = rng.until(
    () => [rng.pick(DENSITIES), rng.pick(SIZES)] as const,
    ([thick, size]) => {
      const times = tidy(size.radius * thick.root)
      return times !== 1 && Number.isInteger(tidy(100 * speed * times))
    },
  )
  const end = tidy(speed * radius * root)
  const answer = quantity(end, 'km/s')
  const v = quantity(speed, 'km/s')
  const other = earth === 'the earth' ? 'a planet' : 'a planet B'
  const than = earth === 'the earth' ? 'the earth' : 'A'
  return {
    concept: 'escape-velocity',
    given: { find: 'escape' as const, speed, density, radius },
    prompt: stem(
      rng,
      [
        say`The mean density of ${other} is ${dense} that of ${earth}, and its radius is ${wide} that of ${than}. The escape velocity from ${than} is ${v}.`,
        say`The escape velocity from the surface of ${earth} is ${v}. The radius of ${other} is ${wide} and its mean density is ${dense} that of ${than}.`,
        say`From the surface of ${earth}, a body escapes with a velocity of ${v}. For ${other}, the radius is ${wide} and the mean density ${dense} as large.`,
        say`A body needs a velocity of at least ${v} to escape from ${earth}. The radius of ${other} is ${wide} that of ${than}, and its mean density is ${dense} that of ${than}.`,
      ],
      earth === 'the earth'
        ? [
            say`The escape velocity from the planet is:`,
            say`What is the escape velocity from the surface of the planet?`,
            say`Find the escape velocity for the planet.`,
            say`With what least velocity does a body escape from the planet?`,
          ]
        : [
            say`The escape velocity from B is:`,
            say`What is the escape velocity from the surface of B?`,
            say`Find the escape velocity for B.`,
            say`With what least velocity does a body escape from B?`,
          ],
    ),
    answer,
    mistakes: [
      { value: tidy(speed * radius * density), because: 'the root of the density was not taken' },
      { value: tidy(speed * root), because: 'the radius was left out' },
      { value: tidy(speed * radius), because: 'the density was left out' },
      { value: tidy((speed * root) / radius), because: 'the velocity was divided by the ratio of the radii' },
      {
        value: tidy((speed * radius) / root),
        because: 'the velocity was divided by the root of the density',
      },
      { value: speed, because: say`that is the escape velocity from ${than}` },
      { value: tidy(2 * end), because: 'the result was doubled' },
      { value: tidy(end / 2), because: 'the result was halved' },
    ].filter(({ value }) => Number.isInteger(tidy(value * 100))),
    steps: [
      say`Escape velocity: v = √(2GM ÷ R)`,
      say`The mass goes with the density ρ and with R³, so M ÷ R goes with ρR².`,
      say`v goes with R√ρ. Here √${density} = ${root}.`,
      say`v = ${speed} × ${radius} × ${root} = ${answer}`,
    ],
  }
}

/** Two shorter sides and the longest side of right-angled triangles. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const

/** "The escape velocity of a planet is 12 km/s. A body leaves it at 13 km/s. What is its speed far away?" */
function speedFarAway(rng: Random) {
  const [one, two, long] = rng.pick(TRIPLES)
  const [short, other] = rng.chance(0.5) ? [one, two] : [two, one]
  const unit = rng.int(2, long > 13 ? 10 : 30) / 10
  const tidy = (value: number) => Math.round(value * 100) / 100
  const [least, end, speed] = [tidy(short * unit), tidy(other * unit), tidy(long * unit)]
  const answer = quantity(end, 'km/s')
  const [limit, fast] = [quantity(least, 'km/s'), quantity(speed, 'km/s')]
  const body = rng.pick(['a body', 'a projectile', 'a space probe'])
  return {
    concept: 'escape-velocity',
    given: { find: 'far' as const, escape: least, speed },
    prompt: stem(
      rng,
      [
        say`The escape velocity from the surface of a planet is ${limit}. ${capital(body)} is projected from its surface with a velocity of ${fast}.`,
        say`${body} is projected vertically upwards at ${fast} from a planet, for which the escape velocity is ${limit}.`,
        say`With a velocity of ${fast}, ${body} leaves the surface of a planet whose escape velocity is ${limit}.`,
        say`From the surface of a planet with an escape velocity of ${limit}, ${body} is shot off with a velocity of ${fast}.`,
      ],
      [
        say`Its speed far away from the planet is:`,
        say`What is its speed at a very large distance from the planet?`,
        say`Find its speed when it has gone out of the gravitational field of the planet.`,
        say`How fast does it move far away from the planet?`,
      ],
      [say`(Neglect air resistance.)`, say`Ignore the resistance of air and other bodies.`],
    ),
    answer,
    mistakes: [
      { value: tidy(speed - least), because: 'the speeds were subtracted instead of their squares' },
      { value: tidy(speed + least), because: 'the speeds were added' },
      { value: least, because: 'that is the escape velocity' },
      { value: speed, because: 'the planet was taken not to slow it down' },
      { value: tidy((speed + least) / 2), because: 'the speeds were averaged' },
      { value: tidy(end / 2), because: 'the result was halved' },
      { value: tidy(end * 1.5), because: 'the square root was worked out wrongly' },
      { value: tidy(end * 0.75), because: 'the square root was worked out wrongly' },
    ],
    // It is slowed down.
    within: [0.1, speed] as const,
    steps: [
      say`Energy: ½mv² − GMm ÷ R = ½mu², where u is the speed far away.`,
      say`The escape velocity vₑ makes ½mvₑ² = GMm ÷ R.`,
      say`So u² = v² − vₑ²`,
      say`u = √(${speed}² − ${least}²) = ${answer}`,
    ],
  }
}
