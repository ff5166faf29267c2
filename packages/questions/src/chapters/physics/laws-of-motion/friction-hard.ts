import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { BOXES, COEFFICIENTS, G, kilograms, newtons } from './friction-boxes.ts'

/** A rope at an angle with sine 3/5 and cosine 4/5, or the other way round, lifts the box a little. */
export function pulledAtAnAngle(rng: Random) {
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

/** Pushed for a while, then left to itself. */
export function afterPushing(rng: Random) {
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
