import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const G = 10

/** The floor of a lift that speeds up or slows down. */
export function inALift(rng: Random) {
  const [mass, size] = [rng.int(30, 90), rng.pick([1, 1.5, 2, 2.5, 3])]
  const sign = rng.pick([1, -1])
  const upwards = sign * size
  const answer = quantity(mass * (G + upwards), 'N')
  const rate = quantity(size, 'm/s²')
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const motion = rng.pick(
    sign === 1
      ? [say`rises with an acceleration of ${rate}`, say`comes down and slows at ${rate}`]
      : [say`comes down with an acceleration of ${rate}`, say`rises and slows at ${rate}`],
  )
  return {
    given: { find: 'lift' as const, mass, upwards, g: G },
    prompt: rng.pick([
      say`${person.name}, whose mass is ${quantity(mass, 'kg')}, stands in a lift in ${town} that ${motion}. With what force does the floor push ${person.him} up? (g = 10 m/s²)`,
      say`A lift of an office in ${town} ${motion}. What does a spring scale under ${person.name} (${quantity(mass, 'kg')}) show in newtons, if g = 10 m/s²?`,
      say`In ${town} a lift ${motion}. Taking g = 10 m/s², find the apparent weight of ${person.name}, who has a mass of ${quantity(mass, 'kg')}.`,
      say`How hard does the floor of a lift in ${town} press on ${person.name} of ${quantity(mass, 'kg')} while the lift ${motion}? Use g = 10 m/s².`,
    ]),
    answer,
    mistakes: [
      { value: mass * (G - upwards), because: say`the acceleration was taken in the wrong direction` },
      { value: mass * G, because: say`that is the true weight; the lift accelerates` },
      { value: mass * size, because: say`only the accelerating force was counted, not the weight` },
      { value: mass * (G + 2 * upwards), because: say`the acceleration was counted twice` },
      {
        value: mass * (G - 2 * upwards),
        because: say`the acceleration was counted twice and in the wrong direction`,
      },
      { value: mass * (G + upwards) + 10 * mass, because: say`the weight was counted twice` },
    ],
    steps: [
      say`Let N be the force of the floor. The net force upwards is N − mg.`,
      sign === 1
        ? say`The acceleration points up, so N − mg = ma.`
        : say`The acceleration points down, so mg − N = ma.`,
      say`N = m(g ${sign === 1 ? '+' : '−'} a) = ${mass} × (10 ${sign === 1 ? '+' : '−'} ${size})`,
      say`N = ${answer}`,
    ],
  }
}

/** A ball that is hit back: both speeds count. */
export function ballReturned(rng: Random) {
  const { grams, comes, goes, milliseconds } = rng.until(
    () => ({
      grams: rng.int(8, 40) * 5,
      comes: rng.int(8, 30),
      goes: rng.int(10, 40),
      milliseconds: rng.pick([5, 8, 10, 20, 25, 40, 50]),
    }),
    (drawn) =>
      (drawn.grams * (drawn.comes + drawn.goes)) % drawn.milliseconds === 0 && drawn.comes !== drawn.goes,
  )
  const answer = quantity((grams * (comes + goes)) / milliseconds, 'N')
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const ball = rng.pick(['cricket ball', 'hockey ball', 'tennis ball', 'rubber ball'])
  const [mass, contact] = [quantity(grams, 'g'), quantity(milliseconds, 'ms')]
  return {
    given: { find: 'ball' as const, grams, comes, goes, milliseconds },
    prompt: rng.pick([
      say`A ${ball} of ${mass} reaches ${person.name} in ${town} at ${quantity(comes, 'm/s')} and is hit straight back at ${quantity(goes, 'm/s')}. The contact lasts ${contact}. What is the average force on the ball?`,
      say`On a ground in ${town} ${person.name} returns a ${ball} of mass ${mass} along its path: it came at ${quantity(comes, 'm/s')} and leaves at ${quantity(goes, 'm/s')} after ${contact} of contact. Find the mean force.`,
      say`A wall in ${town} throws a ${ball} (${mass}) back. Before, its speed is ${quantity(comes, 'm/s')} towards the wall; after ${contact}, it is ${quantity(goes, 'm/s')} away from it. With what average force did the wall push?`,
      say`How large is the average force that turns a ${ball} of ${mass} round within ${contact} in ${town}, from ${quantity(comes, 'm/s')} one way to ${quantity(goes, 'm/s')} the other way?`,
    ]),
    answer,
    mistakes: [
      {
        value: (grams * Math.abs(goes - comes)) / milliseconds,
        because: say`the speeds were subtracted although the ball turned round`,
      },
      { value: (grams * goes) / milliseconds, because: say`only the speed after the contact was counted` },
      { value: (grams * comes) / milliseconds, because: say`only the speed before the contact was counted` },
      {
        value: (2 * grams * goes) / milliseconds,
        because: say`the ball was taken to come as fast as it goes`,
      },
      {
        value: (2 * grams * (comes + goes)) / milliseconds,
        because: say`the change in momentum was doubled`,
      },
      { value: (grams * (comes + goes)) / (2 * milliseconds), because: say`the mean of the speeds was used` },
      {
        value: (2 * grams * comes) / milliseconds,
        because: say`the ball was taken to go as fast as it comes`,
      },
    ],
    steps: [
      say`The velocity turns from ${comes} m/s one way to ${goes} m/s the other way: it changes by ${comes + goes} m/s.`,
      say`The mass is ${quantity(grams / 1000, 'kg')} and the time ${quantity(milliseconds / 1000, 's')}.`,
      say`Average force = mass × change in velocity ÷ time`,
      say`F = ${grams / 1000} × ${comes + goes} ÷ ${milliseconds / 1000} = ${answer}`,
    ],
  }
}
