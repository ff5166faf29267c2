import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { kilograms, metresPerSecond } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A trolley of 3 kg at 4 m/s runs into one of 1 kg at rest and they stick together. What is their speed?" */
export const collision = defineGenerator({
  id: 'physics/collision',
  version: 6,
  concepts: ['collisions', 'recoil'],
  levels: {
    easy: { forms: [stickTogether, recoil] },
    medium: { forms: [sameWay] },
    hard: { forms: [headOn, energyLost] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'together':
        return bisect((speed) => (given.first + given.second) * speed - given.first * given.speed, 1000)
      case 'recoil':
        // The two momenta must cancel.
        return bisect((speed) => given.heavy * speed - given.light * given.speed, 10_000)
      case 'same-way':
        return bisect(
          (speed) =>
            (given.first + given.second) * speed - given.first * given.fast - given.second * given.slow,
          1000,
        )
      case 'head-on':
        return Math.abs(given.first * given.fast - given.second * given.slow) / (given.first + given.second)
      case 'lost': {
        const after = bisect(
          (speed) => (given.first + given.second) * speed - given.first * given.speed,
          1000,
        )
        return (given.first * given.speed ** 2 - (given.first + given.second) * after ** 2) / 2
      }
    }
  },
})

/** Totals that divide any whole number into a short decimal. */
const ROUND = new Set([2, 4, 5, 8, 10, 16, 20, 25, 40])

const isRound = (total: number): boolean => ROUND.has(total)

/** Masses and a speed whose common speed is a short decimal, as are the speeds of the usual mistakes. */
const HITS = range(1, 24).flatMap((first) =>
  range(1, 24).flatMap((second) =>
    range(2, 20).flatMap((speed) => {
      const after = (first * speed) / (first + second)
      return first !== second && isRound(first + second) && Number.isInteger(after * 20)
        ? [{ first, second, speed, after }]
        : []
    }),
  ),
)

function stickTogether(rng: Random) {
  const { first, second, speed, after } = rng.pick(HITS)
  const answer = metresPerSecond(after)
  const thing = rng.pick(PAIRS)
  return {
    concept: 'collisions',
    given: { find: 'together' as const, first, second, speed },
    prompt: stem(
      rng,
      [
        say`A ${thing} of mass ${kilograms(first)} moving with a velocity of ${metresPerSecond(speed)} collides with another of mass ${kilograms(second)} at rest and sticks to it.`,
        say`A body of mass ${kilograms(first)} and velocity ${metresPerSecond(speed)} undergoes a perfectly inelastic collision with a stationary body of mass ${kilograms(second)}.`,
        say`A ${thing} of mass ${kilograms(first)} travelling at ${metresPerSecond(speed)} gets coupled to an identical type of ${thing} of mass ${kilograms(second)}, which was at rest on a smooth track.`,
        say`On a frictionless surface, a ${thing} of mass ${kilograms(second)} is at rest. Another, of mass ${kilograms(first)}, runs into it at ${metresPerSecond(speed)}, and the two move on as one body.`,
        say`A block of wet clay of mass ${kilograms(first)} slides at ${metresPerSecond(speed)} against a ${thing} of mass ${kilograms(second)}, which is free to move but at rest, and remains stuck to it.`,
      ],
      [
        say`The common velocity after the collision is:`,
        say`What is the velocity of the combined mass?`,
        say`Find the velocity with which they move together.`,
        say`Applying the conservation of momentum, their velocity just after the impact is:`,
        say`With what speed do the two go on as one body?`,
      ],
    ),
    answer,
    mistakes: [
      { value: speed, because: say`the second mass must be set in motion too` },
      { value: (first * speed) / second, because: say`only the second mass was counted afterwards` },
      { value: (second * speed) / (first + second), because: say`the masses were exchanged` },
      { value: speed / 2, because: say`the speed was shared equally, whatever the masses` },
      { value: (first * speed) / Math.abs(first - second), because: say`the masses were subtracted` },
      { value: after / 2, because: say`the result was halved` },
      { value: after + 1, because: say`the division was done one too high` },
    ],
    steps: [
      say`The momentum stays the same: m₁u = (m₁ + m₂)v`,
      say`v = ${first} × ${speed} ÷ (${first} + ${second}) = ${answer}`,
    ],
  }
}

/** A heavy body pushes a light one away and moves back. */
const RECOILS = range(40, 90).flatMap((heavy) =>
  range(1, 20).flatMap((light) =>
    range(2, 20).flatMap((speed) => {
      const back = (light * speed) / heavy
      return Number.isInteger(back * 20) && back >= 0.1 ? [{ heavy, light, speed, back }] : []
    }),
  ),
)

function recoil(rng: Random) {
  const { heavy, light, speed, back } = rng.pick(RECOILS)
  const answer = metresPerSecond(back)

  const thing = rng.pick(['a bag', 'a medicine ball', 'a stone', 'a box', 'a sack of sand'])
  return {
    concept: 'recoil',
    given: { find: 'recoil' as const, heavy, light, speed },
    prompt: stem(
      rng,
      [
        say`A man of mass ${kilograms(heavy)} standing on frictionless ice throws ${thing} of mass ${kilograms(light)} horizontally with a velocity of ${metresPerSecond(speed)}.`,
        say`A body of mass ${kilograms(light)} is ejected with a velocity of ${metresPerSecond(speed)} from a system initially at rest. The mass of the rest of the system is ${kilograms(heavy)}.`,
        say`A boy on a skateboard, having a total mass of ${kilograms(heavy)}, is at rest on a smooth floor. He throws ${thing} of mass ${kilograms(light)} forward at ${metresPerSecond(speed)}.`,
      ],
      [
        say`The velocity of recoil is:`,
        say`What is the speed with which the heavier part recoils?`,
        say`Find the magnitude of the recoil velocity.`,
        say`With what speed does the heavier part move backwards?`,
        say`By the conservation of momentum, the speed of recoil is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: speed, because: say`the speeds are equal only for equal masses` },
      { value: (light * speed) / (heavy + light), because: say`both masses were counted as moving back` },
      { value: (light * speed) / (heavy - light), because: say`the masses were subtracted` },
      { value: back * 2, because: say`the result was doubled` },
      { value: back / 2, because: say`the result was halved` },
      { value: (light * speed) / 10, because: say`the momentum was divided by g instead of the mass` },
      { value: speed / light, because: say`the speed was divided by the thrown mass` },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e7) / 1e4)),
    steps: [
      say`The momentum is zero before and after: ${heavy} × v = ${light} × ${speed}`,
      say`v = ${light * speed} ÷ ${heavy} = ${answer}`,
    ],
  }
}

function sameWay(rng: Random) {
  const { first, second, fast, slow, after } = rng.until(
    () => {
      const drawn = {
        first: rng.int(1, 16),
        second: rng.int(1, 16),
        fast: rng.int(5, 20),
        slow: rng.int(1, 10),
      }
      return {
        ...drawn,
        after: (drawn.first * drawn.fast + drawn.second * drawn.slow) / (drawn.first + drawn.second),
      }
    },
    (drawn) =>
      drawn.fast > drawn.slow + 1 &&
      drawn.first !== drawn.second &&
      isRound(drawn.first + drawn.second) &&
      Number.isInteger(Math.round(drawn.after * 2e7) / 1e6),
  )
  const answer = metresPerSecond(after)
  const thing = rng.pick(PAIRS)
  return {
    concept: 'collisions',
    given: { find: 'same-way' as const, first, second, fast, slow },
    prompt: stem(
      rng,
      [
        say`A ${thing} of mass ${kilograms(first)} moving at ${metresPerSecond(fast)} collides with another of mass ${kilograms(second)} moving at ${metresPerSecond(slow)} in the same direction, and the two stick together.`,
        say`Two bodies of masses ${kilograms(first)} and ${kilograms(second)} move in the same direction along a straight line with velocities of ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, respectively. The collision between them is perfectly inelastic.`,
        say`On a smooth track, a ${thing} of mass ${kilograms(second)} moving at ${metresPerSecond(slow)} is hit from behind by one of mass ${kilograms(first)} moving at ${metresPerSecond(fast)}. They move together after the impact.`,
        say`A body of mass ${kilograms(first)} with a velocity of ${metresPerSecond(fast)} overtakes a body of mass ${kilograms(second)} having a velocity of ${metresPerSecond(slow)} and gets attached to it.`,
        say`Moving along one line in one direction, a ${thing} of mass ${kilograms(first)} catches up with another ${thing} of mass ${kilograms(second)}. Their velocities are ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, and they are coupled by the impact.`,
        say`The velocities of two ${thing}s that run in the same direction on smooth rails are ${metresPerSecond(fast)} for the one behind, of mass ${kilograms(first)}, and ${metresPerSecond(slow)} for the one in front, of mass ${kilograms(second)}. On meeting they lock together.`,
        say`A block of wet clay (${kilograms(first)}, ${metresPerSecond(fast)}) strikes from behind a ${thing} (${kilograms(second)}, ${metresPerSecond(slow)}) that moves the same way, and stays on it.`,
      ],
      [
        say`Their common velocity after the collision is:`,
        say`What is the velocity of the combined mass?`,
        say`Find the velocity with which they move after the impact.`,
        say`With what speed does the system move after the collision?`,
        say`By the conservation of linear momentum, they go on with a speed of:`,
        say`How fast do the two go on as one body?`,
      ],
    ),
    answer,
    mistakes: [
      { value: (fast + slow) / 2, because: say`the mean of the speeds was taken, whatever the masses` },
      { value: (first * fast) / (first + second), because: say`the momentum of the slower one was left out` },
      {
        value: Math.abs(first * fast - second * slow) / (first + second),
        because: say`the momenta were subtracted as if they met head-on`,
      },
      { value: (second * fast + first * slow) / (first + second), because: say`the masses were exchanged` },
      { value: fast - slow, because: say`that is the speed with which they come together` },
      { value: fast, because: say`the slower one was taken to change nothing` },
      { value: fast + slow, because: say`the speeds were added` },
    ],
    steps: [
      say`Momentum before: ${first} × ${fast} + ${second} × ${slow} = ${quantity(first * fast + second * slow, 'kg m/s')}`,
      say`Afterwards ${kilograms(first + second)} move together.`,
      say`v = ${first * fast + second * slow} ÷ ${first + second} = ${answer}`,
    ],
  }
}

/** Two bodies meet head-on and stick. */
function headOn(rng: Random) {
  const { first, second, fast, slow, after } = rng.until(
    () => {
      const drawn = {
        first: rng.int(2, 20),
        second: rng.int(1, 16),
        fast: rng.int(3, 20),
        slow: rng.int(2, 15),
      }
      const momentum = drawn.first * drawn.fast - drawn.second * drawn.slow
      return { ...drawn, after: momentum / (drawn.first + drawn.second) }
    },
    (drawn) => drawn.after >= 0.5 && drawn.first !== drawn.second && isRound(drawn.first + drawn.second),
  )
  const answer = metresPerSecond(after)

  const thing = rng.pick(['trolley', 'cart', 'wagon', 'sledge', 'block'])
  return {
    concept: 'collisions',
    given: { find: 'head-on' as const, first, second, fast, slow },
    prompt: stem(
      rng,
      [
        say`A ${thing} of mass ${kilograms(first)} moving at ${metresPerSecond(fast)} collides head-on with another of mass ${kilograms(second)} moving at ${metresPerSecond(slow)} in the opposite direction. They stick together.`,
        say`Two bodies of masses ${kilograms(first)} and ${kilograms(second)} approach each other along a straight line with speeds of ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, respectively, and coalesce on collision.`,
        say`The momenta of two ${thing}s moving towards each other are in opposite directions: one of mass ${kilograms(first)} has a speed of ${metresPerSecond(fast)} and the other of mass ${kilograms(second)} has a speed of ${metresPerSecond(slow)}. The collision is perfectly inelastic.`,
        say`A ${thing} (${kilograms(first)}) going east at ${metresPerSecond(fast)} meets another (${kilograms(second)}) going west at ${metresPerSecond(slow)} on a smooth level track, and both stick together.`,
      ],
      [
        say`The speed of the combined mass just after the collision is:`,
        say`What is the magnitude of their common velocity?`,
        say`Find the speed with which the system moves after the impact.`,
        say`With what speed do the two bodies go on together?`,
        say`By the conservation of momentum, their common speed just after the hit is:`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: (first * fast + second * slow) / (first + second),
        because: say`the momenta were added although they point in opposite directions`,
      },
      { value: Math.abs(fast - slow), because: say`the speeds were subtracted, whatever the masses` },
      { value: (fast + slow) / 2, because: say`the mean of the speeds was taken` },
      { value: (first * fast) / (first + second), because: say`the momentum of the second one was left out` },
      {
        value: (first * fast - second * slow) / first,
        because: say`the second mass was left out afterwards`,
      },
      {
        value: Math.abs(second * fast - first * slow) / (first + second),
        because: say`the masses were exchanged`,
      },
      { value: after / 2, because: say`the result was halved` },
    ],
    steps: [
      say`Take the way of the first one as positive: its momentum is ${first} × ${fast} = ${quantity(first * fast, 'kg m/s')}`,
      say`The other one has −${second} × ${slow} = −${quantity(second * slow, 'kg m/s')}`,
      say`Together ${quantity(first * fast - second * slow, 'kg m/s')} move ${kilograms(first + second)}`,
      say`v = ${first * fast - second * slow} ÷ ${first + second} = ${answer}`,
    ],
  }
}

/** The energy that becomes heat in a collision without rebound. */
function energyLost(rng: Random) {
  const { first, second, speed, lost } = rng.until(
    () => {
      const drawn = { first: rng.int(1, 24), second: rng.int(1, 24), speed: rng.int(2, 20) }
      const share = drawn.second / (drawn.first + drawn.second)
      return { ...drawn, lost: ((drawn.first * drawn.speed ** 2) / 2) * share }
    },
    (drawn) => drawn.first !== drawn.second && Number.isInteger(drawn.lost * 2),
  )
  const before = (first * speed ** 2) / 2
  const after = before - lost
  const answer = quantity(lost, 'J')

  const thing = rng.pick(['trolley', 'wagon', 'block', 'cart', 'sledge'])
  return {
    concept: 'collisions',
    given: { find: 'lost' as const, first, second, speed },
    prompt: stem(
      rng,
      [
        say`A ${thing} of mass ${kilograms(first)} moving at ${metresPerSecond(speed)} collides with a stationary one of mass ${kilograms(second)} and sticks to it.`,
        say`A body of mass ${kilograms(first)} and velocity ${metresPerSecond(speed)} makes a perfectly inelastic collision with a body of mass ${kilograms(second)} at rest.`,
        say`A ${thing} of mass ${kilograms(second)} is at rest on a smooth track. Another of mass ${kilograms(first)} strikes it with a velocity of ${metresPerSecond(speed)}, and the two move together.`,
        say`A block of wet clay (${kilograms(first)}), sliding at ${metresPerSecond(speed)}, hits a resting ${thing} (${kilograms(second)}) on a frictionless floor and remains stuck to it.`,
      ],
      [
        say`The loss of kinetic energy in the collision is:`,
        say`How much kinetic energy is lost?`,
        say`Find the energy converted into other forms during the collision.`,
        say`What part of the initial kinetic energy, in joules, disappears?`,
        say`By how much does the total kinetic energy decrease?`,
      ],
    ),
    answer,
    mistakes: [
      { value: after, because: say`that is the kinetic energy that is left` },
      { value: before, because: say`that is the kinetic energy before the hit` },
      { value: before / 2, because: say`half of the energy was taken as lost, whatever the masses` },
      { value: 2 * lost, because: say`the half in ½mv² was forgotten` },
      { value: lost / 2, because: say`the result was halved` },
      { value: before + after, because: say`the two energies were added` },
      { value: (second * speed ** 2) / 2, because: say`the mass at rest was taken as the moving one` },
    ],
    steps: [
      say`Common speed: v = ${first} × ${speed} ÷ ${first + second} m/s`,
      say`Before: ½ × ${first} × ${speed}² = ${quantity(before, 'J')}`,
      say`After: ½ × ${first + second} × v² = ${before} × ${first} ÷ ${first + second} = ${quantity(after, 'J')}`,
      say`Lost: ${before} − ${after} = ${answer}`,
    ],
  }
}

const PAIRS = ['trolley', 'wagon', 'cart', 'glider', 'block', 'sledge']
