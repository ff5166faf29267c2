import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kilograms, newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A box of 20 kg lies on a floor with μ = 0.3. What force just moves it?" */
export const friction = defineGenerator({
  id: 'physics/friction',
  version: 6,
  concepts: ['friction'],
  levels: {
    easy: { forms: [limiting] },
    medium: { forms: [pushed, stopping] },
    hard: { forms: [pulledAtAnAngle, afterPushing] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'limiting':
        return bisect((force) => force / (given.mass * given.g) - given.mu, 100_000)
      case 'pushed':
        return netForce(given.mass, given.force, given.mu, given.g) / given.mass
      case 'stopping':
        // The energy of motion is used up by friction along the way.
        return bisect((way) => given.mu * given.g * way - given.speed ** 2 / 2, 10_000)
      case 'angle':
        return netForce(given.mass, given.along, given.mu, given.g, given.upwards) / given.mass
      case 'after': {
        const speed = (netForce(given.mass, given.force, given.mu, given.g) / given.mass) * given.time
        return bisect((way) => given.mu * given.g * way - speed ** 2 / 2, 100_000)
      }
    }
  },
})

/** The part of a push that is left after friction. */
const netForce = (mass: number, force: number, mu: number, g: number, upwards = 0): number =>
  force - mu * (mass * g - upwards)

function limiting(rng: Random) {
  const [mass, mu] = [rng.int(5, 90), rng.pick(COEFFICIENTS)]
  const answer = newtons(mu * mass * G)
  const box = rng.pick(BOXES)
  return {
    given: { find: 'limiting' as const, mass, mu, g: G },
    prompt: stem(
      rng,
      [
        say`${box} of mass ${kilograms(mass)} rests on a rough horizontal surface. The coefficient of static friction between them is ${mu}.`,
        say`${box} of mass ${kilograms(mass)} is placed on a horizontal floor for which μ = ${mu}.`,
        say`The coefficient of friction between ${box} of mass ${kilograms(mass)} and the horizontal floor is ${mu}.`,
      ],
      [
        say`The minimum horizontal force required to move it is:`,
        say`What is the limiting friction acting on it?`,
        say`Find the maximum force of friction that can act on it.`,
        say`What horizontal force will just start its motion?`,
        say`How large can the force of static friction on it become?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: mu * mass, because: say`the mass was used instead of the weight` },
      { value: mass * G, because: say`that is the weight; it was not multiplied by μ` },
      { value: (mass * G) / mu / 10, because: say`the mass was divided by μ` },
      { value: mass * G * (1 - mu), because: say`the friction was taken off the weight` },
      { value: mass * G * (1 + mu), because: say`the friction was added to the weight` },
      { value: (mu * mass * G) / 2, because: say`the product was halved` },
      { value: mu * mass * G * 2, because: say`the product was doubled` },
    ],
    steps: [
      say`On a level floor the normal force is the weight: N = mg = ${mass} × 10 = ${newtons(mass * G)}`,
      say`Limiting friction = μN = ${mu} × ${mass * G} = ${answer}`,
    ],
  }
}

function pushed(rng: Random) {
  const { mass, mu, acceleration } = rng.until(
    () => ({ mass: rng.int(4, 40), mu: rng.pick(COEFFICIENTS), acceleration: rng.int(1, 5) }),
    (drawn) => Number.isInteger(drawn.mass * (drawn.acceleration + drawn.mu * G)),
  )
  const push = mass * (acceleration + mu * G)
  const answer = quantity(acceleration, 'm/s²')
  const box = rng.pick(BOXES)
  return {
    given: { find: 'pushed' as const, mass, force: push, mu, g: G },
    prompt: stem(
      rng,
      [
        say`A horizontal force of ${newtons(push)} acts on ${box} of mass ${kilograms(mass)} placed on a rough horizontal surface with μ = ${mu}.`,
        say`A block of mass ${kilograms(mass)} is pulled along a horizontal floor by a force of ${newtons(push)}. The coefficient of kinetic friction is ${mu}.`,
        say`${box} of mass ${kilograms(mass)} is moved on a level floor by a constant horizontal force of ${newtons(push)}, the coefficient of friction being ${mu}.`,
      ],
      [
        say`Its acceleration is:`,
        say`What is the acceleration produced in it?`,
        say`Find the acceleration with which it moves.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: push / mass, because: say`the friction was left out` },
      { value: acceleration + 2 * mu * G, because: say`the friction was added to the push` },
      { value: mu * G, because: say`that is the deceleration that friction alone would give` },
      { value: push / mass - mu, because: say`μ was taken off without multiplying it by g` },
      { value: acceleration / 2, because: say`the result was halved` },
      { value: acceleration * 2, because: say`the result was doubled` },
      { value: (push * (1 - mu)) / mass, because: say`μ was taken as a part of the push, not of the weight` },
    ],
    steps: [
      say`Friction = μmg = ${mu} × ${mass} × 10 = ${newtons(mu * mass * G)}`,
      say`Net force = ${push} − ${mu * mass * G} = ${newtons(push - mu * mass * G)}`,
      say`a = ${push - mu * mass * G} ÷ ${mass} = ${answer}`,
    ],
  }
}

function stopping(rng: Random) {
  const { speed, mu } = rng.until(
    () => ({ speed: rng.int(4, 30), mu: rng.pick(COEFFICIENTS) }),
    (drawn) => Number.isInteger((drawn.speed ** 2 / (2 * drawn.mu * G)) * 4),
  )
  const metres = speed ** 2 / (2 * mu * G)
  const answer = quantity(metres, 'm')
  const thing = rng.pick([
    'a car with locked wheels',
    'a parcel',
    'a puck',
    'a crate that slipped off a truck',
    'a bus with locked wheels',
    'a box',
    'a wooden block',
    'a suitcase',
  ])
  return {
    given: { find: 'stopping' as const, speed, mu, g: G },
    prompt: stem(
      rng,
      [
        say`${thing} sliding on a horizontal surface has a velocity of ${quantity(speed, 'm/s')}. The coefficient of kinetic friction is ${mu}.`,
        say`${thing} slides freely along a rough horizontal surface with a velocity of ${quantity(speed, 'm/s')}, and μ = ${mu} for the two surfaces.`,
        say`The initial velocity of ${thing} is ${quantity(speed, 'm/s')} and the coefficient of friction between it and the ground is ${mu}.`,
      ],
      [
        say`The distance covered before coming to rest is:`,
        say`What distance will it slide before it stops?`,
        say`Find the distance travelled before it comes to rest.`,
        say`How far does it slide in all?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: speed ** 2 / (mu * G), because: say`the 2 in v² = 2as was forgotten` },
      { value: speed / (mu * G), because: say`that number is the time in seconds` },
      { value: speed / (2 * mu * G), because: say`the speed was not squared` },
      { value: speed ** 2 / (2 * G), because: say`μ was left out` },
      { value: speed ** 2 / (4 * mu * G), because: say`the distance was halved once more` },
      { value: speed ** 2 / 2, because: say`the deceleration was left out` },
      { value: speed * mu * G, because: say`speed and deceleration were multiplied` },
    ],
    steps: [
      say`Friction alone slows it down: a = μg = ${mu} × 10 = ${quantity(mu * G, 'm/s²')}`,
      say`v² = 2as, so s = ${speed}² ÷ (2 × ${mu * G})`,
      say`s = ${answer}`,
    ],
  }
}

/** A rope at an angle with sine 3/5 and cosine 4/5, or the other way round, lifts the box a little. */
function pulledAtAnAngle(rng: Random) {
  const { mass, pull, mu, sine } = rng.until(
    () => ({
      mass: rng.pick([4, 5, 8, 10, 16, 20, 25]),
      pull: rng.int(4, 60) * 5,
      mu: rng.pick(COEFFICIENTS),
      sine: rng.pick([3, 4]),
    }),
    ({ mass: m, pull: force, mu: coefficient, sine: s }) => {
      const [along, upwards] = [(force * (7 - s)) / 5, (force * s) / 5]
      const rate = (along - coefficient * (m * G - upwards)) / m
      return upwards < m * G * 0.8 && rate > 0.5 && rate < 12 && Number.isInteger(rate * 20)
    },
  )
  const [along, upwards] = [(pull * (7 - sine)) / 5, (pull * sine) / 5]
  const normal = mass * G - upwards
  const net = along - mu * normal
  const answer = quantity(net / mass, 'm/s²')
  const angle = sine === 3 ? '37°' : '53°'
  const values = sine === 3 ? 'sin 37° = 0.6, cos 37° = 0.8' : 'sin 53° = 0.8, cos 53° = 0.6'
  const box = rng.pick(BOXES)
  return {
    given: { find: 'angle' as const, mass, mu, along, upwards, g: G },
    prompt: stem(
      rng,
      [
        say`${box} of mass ${kilograms(mass)} is pulled on a rough horizontal floor (μ = ${mu}) by a force of ${newtons(pull)} acting at ${angle} above the horizontal.`,
        say`A block of mass ${kilograms(mass)} lies on a horizontal surface, the coefficient of friction being ${mu}. It is pulled by a rope inclined at ${angle} to the horizontal with a force of ${newtons(pull)}.`,
        say`A force of ${newtons(pull)} inclined at ${angle} to the horizontal pulls ${box} of mass ${kilograms(mass)} along a floor of coefficient of friction ${mu}.`,
      ],
      [
        say`Its acceleration is:`,
        say`What is the acceleration with which it moves?`,
        say`Find its acceleration along the floor.`,
        say`At what rate does its velocity increase?`,
      ],
      [say`(g = 10 m/s², ${values})`, say`Take g = 10 m/s²; ${values}.`],
    ),
    answer,
    mistakes: [
      {
        value: (along - mu * mass * G) / mass,
        because: say`the rope also lifts; the normal force is less than the weight`,
      },
      {
        value: (along - mu * (mass * G + upwards)) / mass,
        because: say`the upward part of the pull was added to the weight`,
      },
      { value: along / mass, because: say`the friction was left out` },
      { value: (pull - mu * mass * G) / mass, because: say`the whole pull was taken as horizontal` },
      { value: (upwards - mu * (mass * G - along)) / mass, because: say`sine and cosine were exchanged` },
      {
        value: (pull - mu * normal) / mass,
        because: say`the whole pull was taken as horizontal, though its lift was counted`,
      },
      { value: (2 * net) / mass, because: say`the net force was doubled` },
    ],
    steps: [
      say`Along the floor the rope pulls with ${newtons(along)}; it lifts with ${newtons(upwards)}.`,
      say`Normal force = ${mass * G} − ${upwards} = ${newtons(normal)}`,
      say`Friction = ${mu} × ${normal} = ${newtons(mu * normal)}`,
      say`a = (${along} − ${mu * normal}) ÷ ${mass} = ${answer}`,
    ],
  }
}

/** Pushed for a while, then released. */
function afterPushing(rng: Random) {
  const { mass, mu, acceleration, time } = rng.until(
    () => ({
      mass: rng.int(4, 40),
      mu: rng.pick(COEFFICIENTS),
      acceleration: rng.int(1, 4),
      time: rng.int(2, 8),
    }),
    (drawn) =>
      Number.isInteger(drawn.mass * (drawn.acceleration + drawn.mu * G)) &&
      Number.isInteger(((drawn.acceleration * drawn.time) ** 2 / (2 * drawn.mu * G)) * 4),
  )
  const push = mass * (acceleration + mu * G)
  const speed = acceleration * time
  const slide = speed ** 2 / (2 * mu * G)
  const answer = quantity(slide, 'm')
  const box = rng.pick(BOXES)
  return {
    given: { find: 'after' as const, mass, force: push, mu, time, g: G },
    prompt: stem(
      rng,
      [
        say`A horizontal force of ${newtons(push)} acts for ${quantity(time, 's')} on ${box} of mass ${kilograms(mass)} at rest on a rough floor with μ = ${mu} and is then withdrawn.`,
        say`${box} of mass ${kilograms(mass)} lies at rest on a level surface, the coefficient of friction being ${mu}. It is pushed with ${newtons(push)} for ${quantity(time, 's')}, after which the force is removed.`,
        say`A block of mass ${kilograms(mass)} starts from rest under a constant horizontal force of ${newtons(push)} on a surface with coefficient of friction ${mu}. The force ceases to act after ${quantity(time, 's')}.`,
      ],
      [
        say`The distance it slides after the force is removed is:`,
        say`How far does it slide before coming to rest, after the force stops acting?`,
        say`Find the further distance covered before it stops.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: (speed * time) / 2, because: say`that is the way during the push` },
      { value: (speed * time) / 2 + slide, because: say`the way during the push was added` },
      { value: speed ** 2 / (mu * G), because: say`the 2 in v² = 2as was forgotten` },
      {
        value: speed ** 2 / (2 * acceleration),
        because: say`it was taken to slow down as fast as it sped up`,
      },
      {
        value: ((push / mass) * time) ** 2 / (2 * mu * G),
        because: say`the friction during the push was left out`,
      },
      { value: speed / (mu * G), because: say`that number is the time in seconds until it rests` },
      { value: slide / 2, because: say`the way was halved once more` },
    ],
    steps: [
      say`During the push: a = (${push} − ${mu} × ${mass * G}) ÷ ${mass} = ${quantity(acceleration, 'm/s²')}`,
      say`Speed at the end of the push: v = ${acceleration} × ${time} = ${quantity(speed, 'm/s')}`,
      say`Then friction slows it at μg = ${quantity(mu * G, 'm/s²')}`,
      say`s = v² ÷ (2μg) = ${speed ** 2} ÷ ${2 * mu * G} = ${answer}`,
    ],
  }
}

const G = 10

/** Realistic coefficients for floors and tyres. */
const COEFFICIENTS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]

const BOXES = [
  'a wooden box',
  'a trunk',
  'a steel almirah',
  'a sack of rice',
  'a crate of mangoes',
  'an iron safe',
]
