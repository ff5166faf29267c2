import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kilograms, metresPerSecondSquared, newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What force gives a trolley of 20 kg an acceleration of 3 m/s²?" */
export const force = defineGenerator({
  id: 'physics/force',
  version: 1,
  concepts: ['newton-second-law', 'impulse', 'apparent-weight'],
  levels: {
    easy: { forms: [forceOf, accelerationOf] },
    medium: { forms: [stoppingForce, resisted] },
    hard: { forms: [inALift, ballReturned] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'force':
        // The momentum that a body gains in one second.
        return momentumGained(given.mass, 0, given.acceleration * 1)
      case 'acceleration':
        return bisect((acceleration) => given.mass * acceleration - given.force, 1000)
      case 'stopping':
        return momentumGained(given.mass, 0, given.speed) / given.time
      case 'resisted':
        return bisect((acceleration) => given.mass * acceleration + given.friction - given.force, 1000)
      case 'lift':
        // The floor carries the weight and moves the body: its force less the weight must give the acceleration.
        return bisect((floor) => (floor - given.mass * given.g) / given.mass - given.upwards, 10_000)
      case 'ball':
        return momentumGained(given.grams / 1000, -given.comes, given.goes) / (given.milliseconds / 1000)
    }
  },
})

const momentumGained = (mass: number, before: number, after: number): number => mass * after - mass * before

const THINGS = [
  'a trolley',
  'a cart',
  'a crate on wheels',
  'a luggage trolley',
  'a wagon',
  'a raft on calm water',
]

function forceOf(rng: Random) {
  const [mass, acceleration] = [rng.int(4, 60), rng.pick([1.5, 2, 2.5, 3, 3.5, 4, 5, 6])]
  const answer = newtons(mass * acceleration)
  const [thing, person, town] = [rng.pick(THINGS), rng.pick(people).name, rng.pick(towns)]
  return {
    concept: 'newton-second-law',
    given: { find: 'force' as const, mass, acceleration },
    prompt: rng.pick([
      say`What net force gives ${thing} of ${kilograms(mass)} in ${town} an acceleration of ${metresPerSecondSquared(acceleration)}?`,
      say`${person} pushes ${thing} of mass ${kilograms(mass)} in a yard of ${town} so that its speed grows by ${quantity(acceleration, 'm/s')} every second. There is no friction. With how much force does ${person} push?`,
      say`At a workshop in ${town}, ${thing} of ${kilograms(mass)} is to accelerate at ${metresPerSecondSquared(acceleration)}. How large must the resultant force on it be?`,
      say`A sensor on ${thing} in ${town} shows an acceleration of ${metresPerSecondSquared(acceleration)}. The mass is ${kilograms(mass)}. Find the net force that ${person} must write down.`,
    ]),
    answer,
    mistakes: [
      { value: mass / acceleration, because: say`the mass was divided by the acceleration` },
      { value: mass + acceleration, because: say`mass and acceleration were added` },
      { value: mass * 10, because: say`that is the weight of the body` },
      { value: mass * (10 + acceleration), because: say`the weight was added, as if the body were lifted` },
      { value: (mass * acceleration) / 2, because: say`the product was halved` },
      { value: (mass + 10) * acceleration, because: say`the mass was read 10 kg too heavy` },
      { value: mass * (acceleration - 0.5), because: say`the acceleration was read half a unit too small` },
      { value: mass * Math.abs(10 - acceleration), because: say`the acceleration was taken off g first` },
      { value: mass, because: say`that is the mass; it was not multiplied by the acceleration` },
    ],
    steps: [say`By Newton's second law, F = ma.`, say`F = ${mass} × ${acceleration} = ${answer}`],
  }
}

function accelerationOf(rng: Random) {
  const [mass, tenths] = [rng.int(2, 16) * 5, rng.int(6, 58)]
  const [acceleration, push] = [tenths / 10, (mass * tenths) / 10]
  const answer = metresPerSecondSquared(acceleration)
  const [thing, person, town] = [rng.pick(THINGS), rng.pick(people).name, rng.pick(towns)]
  return {
    concept: 'newton-second-law',
    given: { find: 'acceleration' as const, mass, force: push },
    prompt: rng.pick([
      say`A net force of ${newtons(push)} acts on ${thing} of ${kilograms(mass)} in ${town}. What acceleration does it get?`,
      say`${person} of ${town} pulls ${thing} of mass ${kilograms(mass)} with ${newtons(push)} where there is no friction. How fast does its speed grow?`,
      say`In ${town} ${thing} weighing ${kilograms(mass)} on the scales is driven by a resultant force of ${newtons(push)}. Find its acceleration.`,
      say`Forces on ${thing} (${kilograms(mass)}) near ${town} add up to ${newtons(push)} forwards. By how much does each second change its speed, as an acceleration?`,
    ]),
    answer,
    mistakes: [
      { value: push / mass / 2, because: say`the quotient was halved` },
      { value: (push / mass) * 2, because: say`the quotient was doubled` },
      { value: (tenths + 5) / 10, because: say`the division was done half a unit too high` },
      { value: (tenths - 5) / 10, because: say`the division was done half a unit too low` },
      { value: Math.abs(100 - tenths) / 10, because: say`the quotient was taken off g` },
      { value: Math.abs(push - mass) / 10, because: say`the numbers were subtracted and divided by g` },
    ],
    steps: [say`By Newton's second law, a = F ÷ m.`, say`a = ${push} ÷ ${mass} = ${answer}`],
  }
}

function stoppingForce(rng: Random) {
  const { mass, speed, time } = rng.until(
    () => ({ mass: rng.int(8, 30) * 50, speed: rng.int(8, 30), time: rng.int(2, 10) }),
    (drawn) => (drawn.mass * drawn.speed) % drawn.time === 0,
  )
  const answer = newtons((mass * speed) / time)
  const [vehicle, town] = [rng.pick(['car', 'jeep', 'van', 'tractor', 'minibus', 'taxi']), rng.pick(towns)]
  return {
    concept: 'impulse',
    given: { find: 'stopping' as const, mass, speed, time },
    prompt: rng.pick([
      say`A ${vehicle} of ${kilograms(mass)} runs at ${quantity(speed, 'm/s')} towards ${town} and is stopped in ${quantity(time, 's')}. What is the average braking force?`,
      say`The brakes of a ${vehicle} with mass ${kilograms(mass)} bring it from ${quantity(speed, 'm/s')} to rest within ${quantity(time, 's')} on a road in ${town}. Find the mean retarding force.`,
      say`In ${town} a ${vehicle} weighing ${kilograms(mass)} loses its whole speed of ${quantity(speed, 'm/s')} evenly in ${quantity(time, 's')}. How large is the force that slows it down?`,
      say`What steady force must act on a ${vehicle} of mass ${kilograms(mass)} near ${town} so that it comes to rest from ${quantity(speed, 'm/s')} in exactly ${quantity(time, 's')}?`,
    ]),
    answer,
    mistakes: [
      { value: mass * speed, because: say`that is the momentum; it was not divided by the time` },
      { value: mass * speed * time, because: say`the momentum was multiplied by the time` },
      {
        value: (mass * speed) / (2 * time),
        because: say`the mean speed was used in place of the change in speed`,
      },
      { value: mass / time, because: say`the speed was left out` },
      { value: (mass * speed) / time + mass * 10, because: say`the weight was added; it acts downwards` },
      { value: mass * 10, because: say`that is the weight` },
      { value: (mass * speed ** 2) / (2 * time), because: say`the kinetic energy was divided by the time` },
    ],
    steps: [
      say`The speed falls from ${speed} m/s to 0, so the deceleration is ${speed} ÷ ${time} m/s².`,
      say`F = ma = ${mass} × ${speed} ÷ ${time}`,
      say`F = ${answer}`,
    ],
  }
}

function resisted(rng: Random) {
  const [mass, tenths, drag] = [rng.int(2, 12) * 5, rng.int(6, 58), rng.int(4, 40)]
  const [acceleration, friction] = [tenths / 10, (mass * drag) / 10]
  const push = (mass * (tenths + drag)) / 10
  const answer = metresPerSecondSquared(acceleration)
  const [thing, person, town] = [
    rng.pick(['a cupboard', 'a crate', 'a sofa', 'a trunk', 'a heavy box']),
    rng.pick(people).name,
    rng.pick(towns),
  ]
  return {
    concept: 'newton-second-law',
    given: { find: 'resisted' as const, mass, force: push, friction },
    prompt: rng.pick([
      say`${person} pushes ${thing} of ${kilograms(mass)} across a floor in ${town} with ${newtons(push)} while friction holds it back with ${newtons(friction)}. What is its acceleration?`,
      say`A rope pulls ${thing} of mass ${kilograms(mass)} along a corridor in ${town} with ${newtons(push)}. The friction is ${newtons(friction)}. Find the acceleration.`,
      say`Against a frictional force of ${newtons(friction)}, ${person} of ${town} applies ${newtons(push)} to ${thing} that has a mass of ${kilograms(mass)}. At what rate does its speed grow?`,
      say`In a store in ${town} ${thing} (${kilograms(mass)}) is dragged by a force of ${newtons(push)}; the floor resists with ${newtons(friction)}. What acceleration results?`,
    ]),
    answer,
    mistakes: [
      { value: (tenths + drag) / 10, because: say`the friction was left out` },
      { value: (tenths + 2 * drag) / 10, because: say`the friction was added to the push` },
      { value: drag / 10, because: say`only the friction was divided by the mass` },
      { value: (tenths - drag) / 10, because: say`the friction was taken off twice` },
      { value: tenths / 5, because: say`the result was doubled` },
      { value: tenths / 20, because: say`the result was halved` },
      { value: (tenths + 10) / 10, because: say`the division was done one too high` },
    ],
    steps: [
      say`Net force = push − friction = ${push} − ${friction} = ${newtons(push - friction)}`,
      say`a = F ÷ m = ${push - friction} ÷ ${mass}`,
      say`a = ${answer}`,
    ],
  }
}

const G = 10

/** The floor of a lift that speeds up or slows down. */
function inALift(rng: Random) {
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
    concept: 'apparent-weight',
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
function ballReturned(rng: Random) {
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
    concept: 'impulse',
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
