import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { kilograms, metresPerSecond } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A trolley of 3 kg at 4 m/s runs into one of 1 kg at rest and they stick together. What is their speed?" */
export const collision = defineGenerator({
  id: 'physics/collision',
  version: 1,
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
  const [thing, person, town] = [rng.pick(PAIRS), rng.pick(people).name, rng.pick(towns)]
  return {
    concept: 'collisions',
    given: { find: 'together' as const, first, second, speed },
    prompt: rng.pick([
      say`A ${thing} of ${kilograms(first)} runs at ${metresPerSecond(speed)} into another of ${kilograms(second)} that stands still in ${town}. They stick together. What is their speed?`,
      say`In ${town} ${person} lets a ${thing} of ${kilograms(first)} at ${metresPerSecond(speed)} couple to one of ${kilograms(second)} at rest. How fast do the two go on?`,
      say`On smooth rails near ${town} a ${thing} with a mass of ${kilograms(first)} and a speed of ${metresPerSecond(speed)} hits a resting one of ${kilograms(second)} and locks on to it. Find the common speed.`,
      say`After a hit the two bodies move as one: ${kilograms(first)} came at ${metresPerSecond(speed)}, ${kilograms(second)} was at rest. What speed does ${person} of ${town} measure for the pair?`,
      say`A lump of clay of ${kilograms(first)} thrown at ${metresPerSecond(speed)} stays on a ${thing} of ${kilograms(second)} that was free and at rest in ${town}. With what speed does the ${thing} roll away?`,
    ]),
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
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const thing = rng.pick(['a bag', 'a medicine ball', 'a stone', 'a box', 'a sack of sand'])
  return {
    concept: 'recoil',
    given: { find: 'recoil' as const, heavy, light, speed },
    prompt: rng.pick([
      say`${person.name} of ${kilograms(heavy)} stands on smooth ice in ${town} and throws ${thing} of ${kilograms(light)} away at ${metresPerSecond(speed)}. With what speed does ${person.he} slide back?`,
      say`On a skateboard at rest in ${town}, ${person.name} (${kilograms(heavy)} with the board) pushes ${thing} of ${kilograms(light)} forwards at ${metresPerSecond(speed)}. Find the speed of the recoil.`,
      say`From a boat at rest on a lake near ${town}, ${thing} of ${kilograms(light)} is thrown level at ${metresPerSecond(speed)}. Boat and thrower have ${kilograms(heavy)} together. How fast does the boat move back at first?`,
      say`Both are at rest on frictionless ground in ${town} at first. ${person.name}, ${kilograms(heavy)}, sends ${thing} of ${kilograms(light)} off with ${metresPerSecond(speed)}. What is ${person.his} own speed afterwards?`,
    ]),
    answer,
    mistakes: [
      { value: speed, because: say`the speeds are equal only for equal masses` },
      { value: (light * speed) / (heavy + light), because: say`both masses were counted as moving back` },
      { value: (light * speed) / (heavy - light), because: say`the masses were subtracted` },
      { value: back * 2, because: say`the result was doubled` },
      { value: back / 2, because: say`the result was halved` },
      { value: (light * speed) / 10, because: say`the momentum was divided by g instead of the mass` },
      { value: speed / light, because: say`the speed was divided by the thrown mass` },
    ],
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
      drawn.fast > drawn.slow + 1 && drawn.first !== drawn.second && isRound(drawn.first + drawn.second),
  )
  const answer = metresPerSecond(after)
  const [thing, person, town] = [rng.pick(PAIRS), rng.pick(people).name, rng.pick(towns)]
  return {
    concept: 'collisions',
    given: { find: 'same-way' as const, first, second, fast, slow },
    prompt: rng.pick([
      say`A ${thing} of ${kilograms(first)} at ${metresPerSecond(fast)} catches up with one of ${kilograms(second)} going the same way at ${metresPerSecond(slow)} in ${town}. They lock together. How fast do they go on?`,
      say`On a track in ${town} a ${thing} (${kilograms(second)}, ${metresPerSecond(slow)}) is hit from behind by another (${kilograms(first)}, ${metresPerSecond(fast)}) and stays coupled to it. Find their common speed.`,
      say`${person} of ${town} lets a fast ${thing} of ${kilograms(first)} and ${metresPerSecond(fast)} run into a slow one of ${kilograms(second)} and ${metresPerSecond(slow)} ahead of it. What speed has the pair once joined?`,
      say`Two bodies move the same way near ${town}: ${kilograms(first)} at ${metresPerSecond(fast)} behind, ${kilograms(second)} at ${metresPerSecond(slow)} in front. After the hit they stick. What does ${person} find for their speed?`,
      say`A railway ${thing === 'wagon' ? 'wagon' : 'trolley'} of ${kilograms(first)} rolls at ${metresPerSecond(fast)} and couples to one of ${kilograms(second)} that rolls ahead at ${metresPerSecond(slow)} near ${town}. With what speed do both roll on?`,
    ]),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const thing = rng.pick(['trolley', 'toy car', 'cart', 'bumper car', 'sledge'])
  return {
    concept: 'collisions',
    given: { find: 'head-on' as const, first, second, fast, slow },
    prompt: rng.pick([
      say`A ${thing} of ${kilograms(first)} at ${metresPerSecond(fast)} meets one of ${kilograms(second)} coming the other way at ${metresPerSecond(slow)} in ${town}. They stick together. What is their speed just after the hit?`,
      say`In ${town} two ${thing}s run at each other: ${kilograms(first)} at ${metresPerSecond(fast)} and ${kilograms(second)} at ${metresPerSecond(slow)}. They lock on meeting. Find the speed of the pair.`,
      say`${person} of ${town} lets a ${thing} (${kilograms(first)}, ${metresPerSecond(fast)}) crash head-on into another (${kilograms(second)}, ${metresPerSecond(slow)}). Coupled, how fast do they move?`,
      say`Head-on and without bouncing, ${kilograms(first)} at ${metresPerSecond(fast)} and ${kilograms(second)} at ${metresPerSecond(slow)} collide on smooth ground near ${town}. With what speed do they go on together?`,
      say`Two lumps of clay fly towards each other in a hall in ${town}, ${kilograms(first)} with ${metresPerSecond(fast)} and ${kilograms(second)} with ${metresPerSecond(slow)}, and become one. What speed has it, asks ${person}?`,
    ]),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const thing = rng.pick(['trolley', 'wagon', 'block', 'cart', 'toy car'])
  return {
    concept: 'collisions',
    given: { find: 'lost' as const, first, second, speed },
    prompt: rng.pick([
      say`A ${thing} of ${kilograms(first)} at ${metresPerSecond(speed)} hits a resting one of ${kilograms(second)} in ${town} and stays coupled to it. How much kinetic energy is lost?`,
      say`In ${town} ${kilograms(first)} with ${metresPerSecond(speed)} run into ${kilograms(second)} at rest; they go on together. How many joules of kinetic energy turn into heat and sound?`,
      say`${person} of ${town} studies a perfectly inelastic hit: a ${thing} of ${kilograms(first)} and ${metresPerSecond(speed)} against one of ${kilograms(second)} that stands still. Find the loss of kinetic energy.`,
      say`By how much is the kinetic energy smaller after a ${thing} (${kilograms(first)}, ${metresPerSecond(speed)}) has coupled to another (${kilograms(second)}, at rest) on a smooth track near ${town}?`,
      say`A ${thing} of mass ${kilograms(second)} stands free on level rails in ${town}. Another of ${kilograms(first)} arrives with ${metresPerSecond(speed)} and locks on. What energy of motion disappears, as ${person} works out?`,
    ]),
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

const PAIRS = ['trolley', 'toy car', 'wagon', 'cart', 'glider', 'block', 'bumper car']
