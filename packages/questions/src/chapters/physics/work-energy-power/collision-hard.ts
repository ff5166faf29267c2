import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { isRound } from './round-totals.ts'

const kilograms = (amount: number) => quantity(amount, 'kg')
const metresPerSecond = (amount: number) => quantity(amount, 'm/s')

/** Two bodies meet head-on and stick. */
export function headOn(rng: Random) {
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

/** What a hit without bouncing turns into heat. */
export function energyLost(rng: Random) {
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
