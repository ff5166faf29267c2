import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kilograms, metresPerSecondSquared, newtons } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "What force gives a trolley of 20 kg an acceleration of 3 m/s²?" */
export const force = defineGenerator({
  id: 'physics/force',
  version: 6,
  concepts: ['newton-second-law', 'impulse', 'apparent-weight'],
  levels: {
    easy: { forms: [forceOf, accelerationOf] },
    medium: { forms: [stoppingForce, resisted, ballReturned, inALift] },
    hard: { forms: [obliqueRebound, liftTrip, penetration, pushedBlocks] },
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
      case 'lift-trip': {
        // The acceleration whose distance from rest is the height; then what the floor adds to the weight.
        const rate = bisect((size) => (size * given.time ** 2) / 2 - given.height, 100)
        return momentumGained(given.mass, 0, given.g + (given.isUp ? rate : -rate))
      }
      case 'penetration':
        // The work of the force is the kinetic energy that is lost.
        return bisect(
          (resisting) =>
            resisting * (given.cm / 100) -
            ((given.grams / 1000) * (given.comes ** 2 - given.leaves ** 2)) / 2,
          1e6,
        )
      case 'blocks': {
        // What is left of the push after the block behind has been moved.
        const rate = bisect((size) => (given.front + given.back) * (size + given.friction) - given.push, 1000)
        return given.push - given.back * (rate + given.friction)
      }
      case 'ball':
        return momentumGained(given.grams / 1000, -given.comes, given.goes) / (given.milliseconds / 1000)
      case 'oblique': {
        // The components of the momentum before and after: only the one along the normal changes.
        const cosine = COSINES.find(({ angle }) => angle === given.angle)?.cosine ?? Number.NaN
        const along = given.speed * cosine
        return momentumGained(given.grams / 1000, -along, along) / (given.milliseconds / 1000)
      }
    }
  },
})

const momentumGained = (mass: number, before: number, after: number): number => mass * after - mass * before

const THINGS = ['a trolley', 'a cart', 'a crate', 'a luggage trolley', 'a wagon', 'a loaded sledge']

function forceOf(rng: Random) {
  const [mass, acceleration] = [rng.int(4, 80), rng.pick([0.5, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6])]
  const answer = newtons(mass * acceleration)
  const thing = rng.pick(THINGS)
  return {
    concept: 'newton-second-law',
    given: { find: 'force' as const, mass, acceleration },
    prompt: stem(
      rng,
      [
        say`${thing} of mass ${kilograms(mass)} moves on a frictionless surface with an acceleration of ${metresPerSecondSquared(acceleration)}.`,
        say`${thing} of mass ${kilograms(mass)} is to be given an acceleration of ${metresPerSecondSquared(acceleration)}.`,
        say`The velocity of ${thing} of mass ${kilograms(mass)} increases by ${quantity(acceleration, 'm/s')} in every second.`,
      ],
      [
        say`The net force acting on it is:`,
        say`What is the magnitude of the resultant force?`,
        say`Find the force required.`,
        say`How large is the force on it?`,
      ],
    ),
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
  const thing = rng.pick(THINGS)
  return {
    concept: 'newton-second-law',
    given: { find: 'acceleration' as const, mass, force: push },
    prompt: stem(
      rng,
      [
        say`A net force of ${newtons(push)} acts on ${thing} of mass ${kilograms(mass)}.`,
        say`A body of mass ${kilograms(mass)} at rest on a smooth horizontal surface is acted upon by a horizontal force of ${newtons(push)}.`,
        say`${thing} of mass ${kilograms(mass)} is pulled by a constant horizontal force of ${newtons(push)} in the absence of friction.`,
      ],
      [
        say`The acceleration produced in it is:`,
        say`What is its acceleration?`,
        say`Find the rate of change of its velocity.`,
        say`With what acceleration will it move?`,
      ],
    ),
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
  const vehicle = rng.pick(['car', 'jeep', 'van', 'tractor', 'minibus', 'taxi'])
  return {
    concept: 'impulse',
    given: { find: 'stopping' as const, mass, speed, time },
    prompt: stem(
      rng,
      [
        say`A ${vehicle} of mass ${kilograms(mass)} moving with a velocity of ${quantity(speed, 'm/s')} is brought to rest in ${quantity(time, 's')}.`,
        say`Brakes applied to a ${vehicle} of mass ${kilograms(mass)} reduce its velocity from ${quantity(speed, 'm/s')} to zero in ${quantity(time, 's')}.`,
        say`A ${vehicle} having a mass of ${kilograms(mass)} and a velocity of ${quantity(speed, 'm/s')} stops ${quantity(time, 's')} after the brakes are applied.`,
      ],
      [
        say`The average retarding force is:`,
        say`What is the magnitude of the average force exerted by the brakes?`,
        say`Find the mean braking force.`,
        say`How much force opposes the motion, assuming it to be constant?`,
      ],
    ),
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
  const thing = rng.pick(['a cupboard', 'a crate', 'a sofa', 'a trunk', 'a heavy box'])
  return {
    concept: 'newton-second-law',
    given: { find: 'resisted' as const, mass, force: push, friction },
    prompt: stem(
      rng,
      [
        say`${thing} of mass ${kilograms(mass)} is pulled along a horizontal floor by a force of ${newtons(push)}. The force of friction is ${newtons(friction)}.`,
        say`A horizontal force of ${newtons(push)} is applied to ${thing} of mass ${kilograms(mass)} resting on a rough floor, which offers a frictional force of ${newtons(friction)}.`,
        say`Against a frictional force of ${newtons(friction)}, a body of mass ${kilograms(mass)} is pushed with a horizontal force of ${newtons(push)}.`,
      ],
      [
        say`The acceleration of the body is:`,
        say`What is the acceleration produced?`,
        say`Find its acceleration.`,
        say`With what acceleration does it move?`,
      ],
    ),
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
  const motion = rng.pick(
    sign === 1
      ? [say`rises with an acceleration of ${rate}`, say`comes down and slows at ${rate}`]
      : [say`comes down with an acceleration of ${rate}`, say`rises and slows at ${rate}`],
  )
  return {
    concept: 'apparent-weight',
    given: { find: 'lift' as const, mass, upwards, g: G },
    prompt: stem(
      rng,
      [
        say`A person of mass ${quantity(mass, 'kg')} is standing in a lift, which ${motion}.`,
        say`A lift ${motion}. A man of mass ${quantity(mass, 'kg')} stands on a weighing machine placed on its floor.`,
        say`A block of mass ${quantity(mass, 'kg')} rests on the floor of an elevator that ${motion}.`,
      ],
      [
        say`The reaction of the floor of the lift is:`,
        say`What is the apparent weight in the lift?`,
        say`Find the force exerted by the floor on it.`,
        say`The normal reaction in newtons during this motion is:`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
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
      (drawn.grams * (drawn.comes + drawn.goes)) % drawn.milliseconds === 0 &&
      drawn.comes !== drawn.goes &&
      drawn.grams !== drawn.milliseconds,
  )
  const answer = quantity((grams * (comes + goes)) / milliseconds, 'N')

  const ball = rng.pick(['cricket ball', 'hockey ball', 'tennis ball', 'rubber ball'])
  const [mass, contact] = [quantity(grams, 'g'), quantity(milliseconds, 'ms')]
  return {
    concept: 'impulse',
    given: { find: 'ball' as const, grams, comes, goes, milliseconds },
    prompt: stem(
      rng,
      [
        say`A ${ball} of mass ${mass} moving with a velocity of ${quantity(comes, 'm/s')} is hit by a bat and rebounds along the same line with a velocity of ${quantity(goes, 'm/s')}. The time of contact is ${contact}.`,
        say`A ${ball} of mass ${mass} strikes a rigid wall normally at ${quantity(comes, 'm/s')} and rebounds at ${quantity(goes, 'm/s')}. It remains in contact with the wall for ${contact}.`,
        say`The velocity of a ${ball} of mass ${mass} changes from ${quantity(comes, 'm/s')} in one direction to ${quantity(goes, 'm/s')} in the opposite direction in ${contact}.`,
      ],
      [
        say`The average force exerted on the ball is:`,
        say`What is the magnitude of the average force acting on it during the contact?`,
        say`Find the average force of the impact.`,
      ],
    ),
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

/** The angle with the normal to the wall, as papers give its cosine. */
const COSINES = [
  { angle: 60, cosine: 0.5 },
  { angle: 53, cosine: 0.6 },
  { angle: 37, cosine: 0.8 },
] as const

/** "A ball of 200 g strikes a wall at 20 m/s at 60° to the normal and rebounds at the same speed and angle. ..." */
function obliqueRebound(rng: Random) {
  const { grams, speed, milliseconds, angle, cosine } = rng.until(
    () => ({
      ...rng.pick(COSINES),
      grams: rng.int(4, 40) * 10,
      speed: rng.int(5, 30),
      milliseconds: rng.pick([5, 8, 10, 20, 25, 40, 50, 100]),
    }),
    (drawn) =>
      Number.isInteger(
        Math.round(20 * drawn.grams * drawn.speed * drawn.cosine) / (10 * drawn.milliseconds),
      ) && drawn.grams !== drawn.milliseconds,
  )
  const value = Math.round(20 * grams * speed * cosine) / (10 * milliseconds)
  const answer = quantity(value, 'N')
  const tidy = (size: number) => Math.round(size * 1e6) / 1e6
  const [mass, contact, fast] = [quantity(grams, 'g'), quantity(milliseconds, 'ms'), quantity(speed, 'm/s')]
  const ball = rng.pick(['ball', 'rubber ball', 'tennis ball', 'steel ball'])
  const note =
    angle === 60 ? say`cos 60° = 0.5` : say`sin ${angle}° = ${1.4 - cosine}, cos ${angle}° = ${cosine}`
  return {
    concept: 'impulse',
    given: { find: 'oblique' as const, grams, speed, milliseconds, angle },
    prompt: stem(
      rng,
      [
        say`A ${ball} of mass ${mass} strikes a rigid wall with a speed of ${fast} at an angle of ${angle}° with the normal, and rebounds with the same speed at the same angle. The time of contact is ${contact}.`,
        say`A ${ball} of mass ${mass} moving at ${fast} hits a smooth wall at ${angle}° to the normal. It is reflected at an equal angle without any change of speed after a contact of ${contact}.`,
        say`The velocity of a ${ball} of mass ${mass} makes an angle of ${90 - angle}° with a vertical wall just before it strikes it. The ${ball} bounces off at the same angle with the same speed of ${fast}, and stays in contact for ${contact}.`,
      ],
      [
        say`The average force exerted by the wall on the ball is:`,
        say`What is the magnitude of the average force on the wall during the impact?`,
        say`Find the average force acting on the ball while it touches the wall.`,
      ],
      [say`(${note})`, say`Take ${note}.`],
    ),
    answer,
    mistakes: [
      { value: tidy(value / 2), because: say`the momentum was taken to become zero, but it turns round` },
      {
        value: tidy((2 * grams * speed) / milliseconds),
        because: say`the whole momentum was taken to turn round, not only its component along the normal`,
      },
      {
        value: tidy((grams * speed) / milliseconds),
        because: say`the momentum was divided by the time without regard to the angle`,
      },
      ...(angle === 60
        ? []
        : [
            {
              value: tidy((2 * grams * speed * (1.4 - cosine)) / milliseconds),
              because: say`the component along the wall was taken, which does not change`,
            },
          ]),
      { value: tidy(2 * value), because: say`the change in momentum was doubled` },
      { value: tidy(value * 1.5), because: say`half of the momentum was added once more` },
      { value: tidy(value / 4), because: say`the change in momentum was halved twice` },
    ],
    steps: [
      say`The component of the velocity along the normal is v cos θ = ${speed} × ${cosine} = ${quantity(tidy(speed * cosine), 'm/s')}; it is reversed.`,
      say`The component along the wall does not change.`,
      say`Change in momentum = 2mv cos θ = 2 × ${grams / 1000} × ${tidy(speed * cosine)} = ${tidy((2 * grams * speed * cosine) / 1000)} kg m/s`,
      say`F = ${tidy((2 * grams * speed * cosine) / 1000)} ÷ ${milliseconds / 1000} = ${answer}`,
    ],
  }
}

/** "A lift starts from rest and rises 18 m in 6 s with uniform acceleration. What is the reaction on a man of 60 kg?" */
function liftTrip(rng: Random) {
  const { mass, time, height, rate } = rng.until(
    () => {
      const [time, rate] = [rng.int(2, 8), rng.int(1, 8) / 2]
      return { mass: rng.int(15, 45) * 2, time, rate, height: (rate * time * time) / 2 }
    },
    (drawn) => Number.isInteger(drawn.height * 2) && drawn.height <= 60 && drawn.rate !== drawn.time,
  )
  const isUp = rng.chance(0.5)
  const sign = isUp ? 1 : -1
  const answer = newtons(mass * (G + sign * rate))
  const [way, load] = [isUp ? 'rises' : 'comes down', kilograms(mass)]
  const wrong = (size: number) => mass * (G + sign * size)
  return {
    concept: 'apparent-weight',
    given: { find: 'lift-trip' as const, mass, time, height, isUp, g: G },
    prompt: stem(
      rng,
      [
        say`A lift starts from rest and ${way} ${quantity(height, 'm')} in the first ${quantity(time, 's')} with uniform acceleration. A man of mass ${load} stands in it.`,
        say`Starting from rest, a lift ${way} through ${quantity(height, 'm')} in ${quantity(time, 's')} with a constant acceleration. It carries a box of mass ${load}.`,
        say`A person of mass ${load} stands on a weighing machine in a lift, which from rest ${way} with uniform acceleration by ${quantity(height, 'm')} in ${quantity(time, 's')}.`,
      ],
      [
        say`The reaction of the floor during this motion is:`,
        say`What is the force exerted by the floor during this time?`,
        say`Find the apparent weight during this motion.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`],
    ),
    answer,
    mistakes: [
      { value: mass * (G - sign * rate), because: say`the acceleration was taken in the wrong direction` },
      { value: mass * G, because: say`that is the true weight; the lift accelerates` },
      { value: mass * rate, because: say`only the accelerating force was counted, not the weight` },
      { value: wrong(rate / 2), because: say`the factor 2 was left out of a = 2s/t²` },
      { value: wrong(2 * rate), because: say`the acceleration was doubled` },
      { value: wrong(height / time), because: say`the mean speed was taken for the acceleration` },
    ].filter(({ value }) => value > 0 && Number.isInteger(value)),
    steps: [
      say`From rest s = ½at², so a = 2 × ${height} ÷ ${time}² = ${metresPerSecondSquared(rate)}`,
      isUp
        ? say`The acceleration points up, so N − mg = ma.`
        : say`The acceleration points down, so mg − N = ma.`,
      say`N = m(g ${isUp ? '+' : '−'} a) = ${mass} × (10 ${isUp ? '+' : '−'} ${rate})`,
      say`That is ${mass} × ${G + sign * rate}.`,
      say`N = ${answer}`,
    ],
  }
}

/** "A bullet of 20 g enters a plank at 300 m/s and leaves it, 10 cm thick, at 100 m/s. What is the mean resisting force?" */
function penetration(rng: Random) {
  const { grams, comes, leaves, cm } = rng.until(
    () => ({
      grams: rng.int(2, 8) * 5,
      comes: rng.int(8, 40) * 10,
      leaves: rng.pick([0, rng.int(4, 30) * 10]),
      cm: rng.int(2, 30),
    }),
    (drawn) => {
      const force = (drawn.grams * (drawn.comes ** 2 - drawn.leaves ** 2)) / (20 * drawn.cm)
      const slows = (drawn.comes ** 2 - drawn.leaves ** 2) / (drawn.cm / 50)
      return (
        drawn.leaves < drawn.comes - 40 &&
        Number.isInteger(force / 10) &&
        Number.isInteger(Math.round(slows * 1e6) / 1e6)
      )
    },
  )
  const value = (grams * (comes ** 2 - leaves ** 2)) / (20 * cm)
  const answer = newtons(value)
  const [mass, deep] = [quantity(grams, 'g'), quantity(cm, 'cm')]
  const wall = rng.pick(['a wooden plank', 'a sandbag', 'a wall of clay', 'a wooden block'])
  return {
    concept: 'newton-second-law',
    given: { find: 'penetration' as const, grams, comes, leaves, cm },
    prompt: stem(
      rng,
      leaves === 0
        ? [
            say`A bullet of mass ${mass} moving at ${quantity(comes, 'm/s')} enters ${wall} and comes to rest after penetrating ${deep}.`,
            say`${wall} stops a bullet of mass ${mass}, which strikes it at ${quantity(comes, 'm/s')}, in a distance of ${deep}.`,
          ]
        : [
            say`A bullet of mass ${mass} strikes ${wall} of thickness ${deep} at ${quantity(comes, 'm/s')} and leaves it at ${quantity(leaves, 'm/s')}.`,
            say`In passing through ${wall} ${deep} thick, the speed of a bullet of mass ${mass} falls from ${quantity(comes, 'm/s')} to ${quantity(leaves, 'm/s')}.`,
          ],
      [
        say`The average resisting force is:`,
        say`What is the average force of resistance?`,
        say`Find the average force that opposes the motion of the bullet.`,
      ],
    ),
    answer,
    mistakes: [
      { value: 2 * value, because: say`the factor 2 was left out of v² − u² = 2as` },
      { value: value / 2, because: say`the result was halved` },
      ...(leaves === 0
        ? []
        : [
            { value: (grams * comes ** 2) / (20 * cm), because: say`the speed on leaving was left out` },
            {
              value: (grams * (comes - leaves) ** 2) / (20 * cm),
              because: say`the speeds were subtracted before squaring`,
            },
          ]),
      { value: value / 10, because: say`the thickness was changed wrongly into metres` },
      { value: value * 10, because: say`the mass was changed wrongly into kilograms` },
      { value: (grams * comes) / cm, because: say`the momentum was divided by the distance` },
    ].filter((mistake) => Number.isInteger(mistake.value) && mistake.value > 0),
    steps: [
      say`The mass is ${quantity(grams / 1000, 'kg')} and the distance ${quantity(cm / 100, 'm')}.`,
      say`v² − u² = 2as gives a = (${comes}² − ${leaves}²) ÷ (2 × ${cm / 100}) in size.`,
      say`So a = ${metresPerSecondSquared(Math.round((comes ** 2 - leaves ** 2) / (cm / 50)))}`,
      say`F = ma = ${grams / 1000} × ${Math.round((comes ** 2 - leaves ** 2) / (cm / 50))}`,
      say`F = ${answer}`,
    ],
  }
}

/** "Blocks of 3 kg and 2 kg in contact on a smooth floor are pushed with 20 N. What is the force between them?" */
function pushedBlocks(rng: Random) {
  const { back, front, rate, friction } = rng.until(
    () => ({
      back: rng.int(2, 15),
      front: rng.int(2, 15),
      rate: rng.int(1, 12) / 2,
      friction: rng.pick([0, 0, 1, 2, 3]),
    }),
    (drawn) => drawn.back !== drawn.front,
  )
  const total = back + front
  const push = total * (rate + friction)
  const value = front * (rate + friction)
  const answer = newtons(value)
  const floor =
    friction === 0
      ? say`a smooth horizontal floor`
      : say`a rough horizontal floor, where the force of friction is ${newtons(friction)} for every kilogram`
  const isPulled = rng.chance(0.5)
  return {
    concept: 'newton-second-law',
    given: { find: 'blocks' as const, back, front, push, friction },
    prompt: isPulled
      ? stem(
          rng,
          [
            say`Two blocks of masses ${kilograms(back)} and ${kilograms(front)} are tied together by a light string on ${floor}. A horizontal force of ${newtons(push)} pulls the block of ${kilograms(back)}, and the other follows.`,
            say`On ${floor}, a block of ${kilograms(back)} is pulled by a horizontal force of ${newtons(push)} and draws a block of ${kilograms(front)} behind it by a light string.`,
          ],
          [
            say`The tension in the string is:`,
            say`What is the tension in the string?`,
            say`Find the tension of the string between the blocks.`,
          ],
        )
      : stem(
          rng,
          [
            say`Two blocks of masses ${kilograms(back)} and ${kilograms(front)} touch each other on ${floor}. A horizontal force of ${newtons(push)} pushes the block of ${kilograms(back)} against the other.`,
            say`On ${floor}, a block of ${kilograms(back)}, pushed by a horizontal force of ${newtons(push)}, moves a block of ${kilograms(front)} in contact with it.`,
          ],
          [
            say`The force between the two blocks is:`,
            say`What is the force of contact between the blocks?`,
            say`Find the force that one block exerts on the other.`,
          ],
        ),
    answer,
    mistakes: [
      { value: back * (rate + friction), because: say`the masses were exchanged` },
      { value: push, because: say`the whole force was taken to act on the second block` },
      { value: push / 2, because: say`the force was shared out equally` },
      ...(friction === 0
        ? []
        : [
            { value: front * rate, because: say`the friction on the second block was left out` },
            { value: front * friction, because: say`only the friction of the second block was counted` },
          ]),
      { value: value / 2, because: say`the result was halved` },
      { value: push - value / 2, because: say`half of the right force was taken off` },
    ].filter((mistake) => Number.isInteger(mistake.value * 2) && mistake.value > 0),
    steps: [
      friction === 0
        ? say`Both blocks move together; there is no friction.`
        : say`Friction on both = ${friction} × ${total} = ${newtons(friction * total)}, so ${newtons(push - friction * total)} is left`,
      say`Common acceleration = ${push - friction * total} ÷ (${back} + ${front}) = ${metresPerSecondSquared(rate)}`,
      say`The force on the block of ${kilograms(front)} must give it this acceleration${friction === 0 ? '' : ' and overcome its friction'}.`,
      friction === 0
        ? say`F = ma for that block alone, with m = ${kilograms(front)}.`
        : say`Its own friction is ${friction} × ${front} = ${newtons(friction * front)}`,
      friction === 0
        ? say`F = ${front} × ${rate} = ${answer}`
        : say`F = ${front} × ${rate} + ${friction * front} = ${answer}`,
    ],
  }
}
