import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kilograms, newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A box of 20 kg lies on a floor with μ = 0.3. What force just moves it?" */
export const friction = defineGenerator({
  id: 'physics/friction',
  version: 1,
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
  const [box, person, town] = [rng.pick(BOXES), rng.pick(people).name, rng.pick(towns)]
  return {
    given: { find: 'limiting' as const, mass, mu, g: G },
    prompt: rng.pick([
      say`In ${town} ${box} of ${kilograms(mass)} lies on a level floor. The coefficient of friction is ${mu}. What horizontal force just moves it? (g = 10 m/s²)`,
      say`${person} of ${town} wants to slide ${box} of mass ${kilograms(mass)} over a floor with μ = ${mu}. How large is the limiting friction, if g = 10 m/s²?`,
      say`Between ${box} (${kilograms(mass)}) and the floor of a shop in ${town} the coefficient of friction is ${mu}. Taking g = 10 m/s², find the greatest friction that can hold it.`,
      say`With g = 10 m/s² and μ = ${mu}, how hard must ${person} push horizontally in ${town} before ${box} of ${kilograms(mass)} begins to slide?`,
    ]),
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
  const [box, person, town] = [rng.pick(BOXES), rng.pick(people).name, rng.pick(towns)]
  return {
    given: { find: 'pushed' as const, mass, force: push, mu, g: G },
    prompt: rng.pick([
      say`${person} pushes ${box} of ${kilograms(mass)} along a level floor in ${town} with a horizontal force of ${newtons(push)}. The coefficient of friction is ${mu}. What is its acceleration? (g = 10 m/s²)`,
      say`A horizontal force of ${newtons(push)} acts on ${box} of mass ${kilograms(mass)} in ${town}, where μ = ${mu}. Taking g = 10 m/s², find the acceleration.`,
      say`In a godown of ${town} ${box} (${kilograms(mass)}) slides on concrete with μ = ${mu} while a winch pulls it level with ${newtons(push)}. How fast does its speed grow, for g = 10 m/s²?`,
      say`What acceleration does ${box} of ${kilograms(mass)} get in ${town} from a level pull of ${newtons(push)}, if the floor has a friction coefficient of ${mu} and g is 10 m/s²?`,
    ]),
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
  const [town, thing] = [
    rng.pick(towns),
    rng.pick([
      'a car with locked wheels',
      'a parcel on a smooth road',
      'a puck',
      'a crate that slipped off a truck',
      'a bus with locked wheels',
    ]),
  ]
  return {
    given: { find: 'stopping' as const, speed, mu, g: G },
    prompt: rng.pick([
      say`On a level road in ${town} ${thing} slides at ${quantity(speed, 'm/s')}. The coefficient of friction is ${mu}. How far does it slide? (g = 10 m/s²)`,
      say`${thing} begins to slide at ${quantity(speed, 'm/s')} near ${town} where μ = ${mu}. With g = 10 m/s², after what distance does it rest?`,
      say`Only friction (μ = ${mu}) slows ${thing} down on flat ground in ${town}. Its speed at first is ${quantity(speed, 'm/s')}. Find the length of the slide for g = 10 m/s².`,
      say`How long a mark does ${thing} leave in ${town}, if it slides from ${quantity(speed, 'm/s')} to rest on a surface with a friction coefficient of ${mu}? Take g = 10 m/s².`,
    ]),
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
  const [box, person, town] = [rng.pick(BOXES), rng.pick(people).name, rng.pick(towns)]
  return {
    given: { find: 'angle' as const, mass, mu, along, upwards, g: G },
    prompt: rng.pick([
      say`${person} pulls ${box} of ${kilograms(mass)} over a level floor in ${town} with ${newtons(pull)} at ${angle} above the horizontal. μ = ${mu}. What is its acceleration? (g = 10 m/s², ${values})`,
      say`A rope makes ${angle} with the floor and pulls ${box} of mass ${kilograms(mass)} in ${town} with ${newtons(pull)}. The coefficient of friction is ${mu}. Find the acceleration for g = 10 m/s². (${values})`,
      say`In ${town} ${box} (${kilograms(mass)}) is dragged by a force of ${newtons(pull)} directed ${angle} upwards from the ground, with μ = ${mu}. Taking g = 10 m/s² and ${values}, at what rate does it speed up?`,
    ]),
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
  const [box, person, town] = [rng.pick(BOXES), rng.pick(people).name, rng.pick(towns)]
  return {
    given: { find: 'after' as const, mass, force: push, mu, time, g: G },
    prompt: rng.pick([
      say`${person} pushes ${box} of ${kilograms(mass)} from rest over a level floor (μ = ${mu}) in ${town} with ${newtons(push)} for ${quantity(time, 's')} and lets go. How far does it slide after that? (g = 10 m/s²)`,
      say`In ${town} a level force of ${newtons(push)} acts for ${quantity(time, 's')} on ${box} of mass ${kilograms(mass)} that was at rest, where μ = ${mu}. Taking g = 10 m/s², find the distance it still slides once the force ends.`,
      say`From rest, ${box} (${kilograms(mass)}) is driven ${quantity(time, 's')} long by ${newtons(push)} against friction with μ = ${mu} in ${town}. The push then stops. What way does it cover before it rests, for g = 10 m/s²?`,
    ]),
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
  'an almirah',
  'a sack of rice',
  'a crate of mangoes',
  'an iron safe',
]
