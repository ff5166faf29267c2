import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, kilograms, metresPerSecond } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A trolley of 3 kg at 4 m/s runs into one of 1 kg at rest and they stick together. What is their speed?" */
export const collision = defineGenerator({
  id: 'physics/collision',
  version: 8,
  concepts: ['collisions', 'recoil', 'elastic-collision'],
  levels: {
    easy: { forms: [stickTogether, recoil] },
    medium: { forms: [sameWay, headOn] },
    hard: { forms: [energyLost, hangingBlock, elastic, restitution] },
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
      case 'bullet-speed':
        // The momentum of the bullet is that of both, which rise to the height.
        return bisect(
          (speed) => given.bullet * speed - (given.bullet + given.block) * Math.sqrt(20 * given.height),
          1e4,
        )
      case 'rise':
        return 100 * (((given.bullet * given.speed) / (given.bullet + given.block)) ** 2 / 20)
      case 'elastic': {
        // Seen from the centre of mass, an elastic collision only turns the velocities round.
        const centre = (given.first * given.fast + given.second * given.slow) / (given.first + given.second)
        return Math.abs(2 * centre - given.slow)
      }
      case 'restitution':
        // By momentum the first body has what the second has not; the two part with e times the speed of approach.
        return bisect((second) => {
          const first = given.speed - (given.second * second) / given.first
          return second - first - given.e * given.speed
        }, 1e3)
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
        say`What is the speed of recoil?`,
        say`Find the recoil velocity.`,
        say`What is the magnitude of the velocity of recoil?`,
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

/** Speeds of a block with a bullet in it, in m/s, and the heights to which they rise, in cm. */
const RISES = [
  { after: 1, height: 5 },
  { after: 2, height: 20 },
  { after: 3, height: 45 },
  { after: 4, height: 80 },
  { after: 5, height: 125 },
] as const

/** "A bullet of 10 g stays in a hanging block of 1.99 kg, which rises by 20 cm. How fast was the bullet?" */
function hangingBlock(rng: Random) {
  const { after, height } = rng.pick(RISES)
  const { grams: bullet, times } = rng.until(
    () => ({ grams: rng.pick([8, 10, 12, 15, 16, 20, 25, 30, 40, 50]), times: rng.int(5, 40) * 5 }),
    (drawn) => drawn.times * after >= 100 && drawn.times * after <= 600 && drawn.grams * drawn.times <= 8000,
  )
  // The block in kg, so that block and bullet are a whole number of bullets.
  const block = (bullet * (times - 1)) / 1000
  const speed = times * after
  const isSpeed = rng.chance(0.5)
  const [m, b, v, h] = [quantity(bullet, 'g'), kilograms(block), metresPerSecond(speed), cm(height)]
  const told = isSpeed
    ? [
        say`A bullet of mass ${m} is fired horizontally into a block of wood of mass ${b}, which hangs from a long string. The bullet gets embedded in it, and the block rises by ${h}.`,
        say`A block of wood of mass ${b} is suspended by long strings. A bullet of mass ${m}, fired horizontally, remains in it, and the two swing up to a height of ${h}.`,
        say`A bullet of mass ${m} strikes a hanging block of mass ${b} horizontally and stays inside. The block swings and its centre of mass rises by ${h}.`,
      ]
    : [
        say`A bullet of mass ${m} is fired at ${v} horizontally into a block of wood of mass ${b}, which hangs from a long string, and gets embedded in it.`,
        say`A block of wood of mass ${b} is suspended by long strings. A bullet of mass ${m} strikes it horizontally at ${v} and remains in it.`,
        say`A bullet of mass ${m}, moving horizontally at ${v}, strikes a hanging block of mass ${b} and stays inside.`,
      ]
  const notes = [say`(g = 10 m/s²)`, say`Take g = 10 m/s².`]
  const steps = [
    say`Collision: the momentum is kept, so the block with the bullet moves off at V, with ${bullet} × v = ${bullet * times} × V (masses in g), and v = ${times}V.`,
    say`Swing: the energy is kept, ½V² = gh.`,
  ]
  if (isSpeed) {
    const answer = metresPerSecond(speed)
    return {
      concept: 'collisions',
      given: { find: 'bullet-speed' as const, bullet: bullet / 1000, block, height: height / 100 },
      prompt: stem(
        rng,
        told,
        [
          say`The speed of the bullet before the impact was:`,
          say`What was the speed of the bullet?`,
          say`Find the speed with which the bullet strikes the block.`,
          say`With what speed did the bullet strike the block?`,
        ],
        notes,
      ),
      answer,
      mistakes: [
        { value: speed * 1.5, because: 'the ratio of the masses was worked out wrongly' },
        { value: speed / 2, because: 'the result was halved' },
        { value: speed * 2, because: 'the result was doubled' },
        { value: times * after ** 2, because: 'the root in V = √(2gh) was not taken' },
        { value: times * height, because: 'the height was used as the speed of the block' },
        { value: speed + 50, because: 'the ratio of the masses was worked out wrongly' },
        { value: speed * 0.75, because: 'the ratio of the masses was worked out wrongly' },
      ],
      steps: [
        ...steps,
        say`V = √(2 × 10 × ${height / 100}) = ${metresPerSecond(after)}`,
        say`v = ${times} × ${after} = ${answer}`,
      ],
    }
  }
  const answer = cm(height)
  return {
    concept: 'collisions',
    given: { find: 'rise' as const, bullet: bullet / 1000, block, speed },
    prompt: stem(
      rng,
      told,
      [
        say`The height to which the block rises, in cm, is:`,
        say`To what height, in cm, does the block rise?`,
        say`Find, in cm, the height through which the block rises.`,
      ],
      notes,
    ),
    answer,
    mistakes: [
      { value: height * 2, because: 'the factor ½ in ½V² was left out' },
      { value: height / 2, because: 'the factor ½ was used twice' },
      { value: height * 4, because: 'V² was divided by g ÷ 2' },
      { value: after * 10, because: 'the speed was not squared' },
      { value: after * 5, because: 'the speed was not squared before it was divided by 2g' },
      { value: height + 15, because: 'the speed of the block was worked out wrongly' },
      { value: height / 4, because: 'half of the speed of the block was used' },
    ],
    steps: [
      ...steps,
      say`V = ${speed} ÷ ${times} = ${metresPerSecond(after)}`,
      say`h = ${after}² ÷ (2 × 10) m = ${answer}`,
    ],
  }
}

/** "Balls of 2 kg at 6 m/s and 1 kg at 3 m/s meet head-on and rebound elastically. How fast is the second then?" */
function elastic(rng: Random) {
  const { first, second, fast, slow, after, own } = rng.until(
    () => {
      const [first, second] = rng.sample(range(1, 12), 2)
      const [fast, slow] = [rng.int(2, 15), rng.pick([-1, -1, 1]) * rng.int(1, 10)]
      const centre = (first * fast + second * slow) / (first + second)
      return { first, second, fast, slow, after: 2 * centre - slow, own: 2 * centre - fast }
    },
    (drawn) =>
      drawn.fast > drawn.slow + 1 &&
      drawn.fast !== Math.abs(drawn.slow) &&
      Number.isInteger(Math.round(drawn.after * 1e6) / 5e5) &&
      drawn.after > 0 &&
      Number.isInteger(Math.round(drawn.own * 1e6) / 5e5),
  )
  const answer = metresPerSecond(after)
  const [m, n, u, w] = [
    kilograms(first),
    kilograms(second),
    metresPerSecond(fast),
    metresPerSecond(Math.abs(slow)),
  ]
  const isMeeting = slow < 0
  const momentum = first * fast + second * slow
  return {
    concept: 'elastic-collision',
    given: { find: 'elastic' as const, first, second, fast, slow },
    prompt: stem(
      rng,
      isMeeting
        ? [
            say`A ball of mass ${m} moving at ${u} collides head-on with a ball of mass ${n}, which moves at ${w} in the opposite direction. The collision is perfectly elastic.`,
            say`Two balls of masses ${m} and ${n} move towards each other with speeds of ${u} and ${w}, respectively, and make a perfectly elastic head-on collision.`,
            say`A body of mass ${m} and a body of mass ${n} approach each other on a smooth floor at ${u} and ${w}, respectively. They collide elastically along the line of motion.`,
          ]
        : [
            say`A ball of mass ${m} moving at ${u} overtakes a ball of mass ${n} moving at ${w} in the same direction. The collision is perfectly elastic and head-on.`,
            say`Two balls of masses ${m} and ${n} move along a line in the same direction at ${u} and ${w}, respectively, and make a perfectly elastic collision.`,
          ],
      [
        say`The speed of the ${n} ${isMeeting ? 'body' : 'ball'} after the collision is:`,
        say`What is the speed of the one of mass ${n} after the collision?`,
        say`Find the speed with which the one of mass ${n} moves after the collision.`,
      ],
    ),
    answer,
    mistakes: [
      { value: Math.abs(own), because: say`that is the speed of the one of mass ${m}` },
      { value: momentum / (first + second), because: 'the two were taken to move on together' },
      { value: fast, because: 'the speeds were exchanged, which is right only for equal masses' },
      { value: fast - slow, because: 'that is the speed with which they approach each other' },
      { value: Math.abs(slow), because: 'the speed was taken to be unchanged' },
      {
        value: Math.abs((2 * (first * fast + second * Math.abs(slow))) / (first + second) - Math.abs(slow)),
        because: 'the directions of the velocities were left out',
      },
      { value: after * 2, because: 'the result was doubled' },
      { value: after / 2, because: 'the result was halved' },
    ].filter(({ value }) => value > 0 && Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`Momentum, with the way of the ${m} one as positive: ${first}v₁ + ${second}v₂ = ${first} × ${fast} ${isMeeting ? '−' : '+'} ${second} × ${Math.abs(slow)} = ${momentum}`,
      say`Elastic: they part as fast as they approached, v₂ − v₁ = ${fast} ${isMeeting ? '+' : '−'} ${Math.abs(slow)} = ${fast - slow}`,
      say`Put v₁ = v₂ − ${fast - slow}: ${first + second}v₂ = ${momentum} + ${first} × ${fast - slow} = ${momentum + first * (fast - slow)}`,
      say`v₂ = ${momentum + first * (fast - slow)} ÷ ${first + second} = ${answer}`,
    ],
  }
}

/** "A ball of 3 kg at 8 m/s hits one of 2 kg at rest, with e = 0.5. How fast is the second then?" */
function restitution(rng: Random) {
  const { first, second, speed, e, after } = rng.until(
    () => {
      const [first, second] = rng.sample(range(1, 15), 2)
      const [speed, e] = [rng.int(3, 20), rng.int(2, 9) / 10]
      return { first, second, speed, e, after: (first * (1 + e) * speed) / (first + second) }
    },
    (drawn) => isRound(drawn.first + drawn.second) && Number.isInteger(Math.round(drawn.after * 1e6) / 1e5),
  )
  const answer = metresPerSecond(after)
  const [m, n, u] = [kilograms(first), kilograms(second), metresPerSecond(speed)]
  const part = Math.round(e * speed * 10) / 10
  const total = Math.round((first * speed + first * part) * 10) / 10
  const slower = Math.abs((first - e * second) * speed) / (first + second)
  return {
    concept: 'collisions',
    given: { find: 'restitution' as const, first, second, speed, e },
    prompt: stem(
      rng,
      [
        say`A ball of mass ${m} moving at ${u} collides head-on with a ball of mass ${n} at rest. The coefficient of restitution is ${e}.`,
        say`The coefficient of restitution between two bodies is ${e}. One of them, of mass ${m}, moves at ${u} and strikes the other, of mass ${n}, which is at rest, head-on.`,
        say`On a smooth floor, a body of mass ${n} at rest is struck head-on by a body of mass ${m} moving at ${u}; the coefficient of restitution is ${e}.`,
      ],
      [
        say`The speed of the one of mass ${n} after the collision is:`,
        say`With what speed does the one of mass ${n} move after the collision?`,
        say`Find the speed of the struck body just after the collision.`,
      ],
    ),
    answer,
    mistakes: [
      { value: slower, because: 'that is the speed of the body that strikes' },
      { value: (first * speed) / (first + second), because: 'the two were taken to move on together' },
      { value: (2 * first * speed) / (first + second), because: 'the collision was taken as elastic' },
      { value: e * speed, because: 'that is the speed with which they part' },
      { value: (first * e * speed) / (first + second), because: 'only e was used instead of 1 + e' },
      { value: (second * (1 + e) * speed) / (first + second), because: 'the masses were exchanged' },
      { value: speed, because: 'the velocity was taken to pass over completely' },
    ].filter(({ value }) => value > 0 && Number.isInteger(Math.round(value * 1e6) / 1e4)),
    steps: [
      say`Momentum: ${first}v₁ + ${second}v₂ = ${first} × ${speed} = ${first * speed}`,
      say`They part with e times the speed of approach: v₂ − v₁ = ${e} × ${speed} = ${part}`,
      say`Put v₁ = v₂ − ${part}: ${first + second}v₂ = ${first * speed} + ${first} × ${part} = ${total}`,
      say`v₂ = ${total} ÷ ${first + second} = ${answer}`,
    ],
  }
}
