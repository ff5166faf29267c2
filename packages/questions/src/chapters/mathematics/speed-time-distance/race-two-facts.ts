import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawRace, metres, seconds } from './race-stories.ts'

/** A can give B a start, B can give C one: what can A give C? */
export function chainOfThree(rng: Random) {
  const { length, first, second, key } = rng.until(
    () => {
      const [length, first, second] = [rng.int(100, 1000, 50), rng.int(4, 160), rng.int(4, 160)]
      return { length, first, second, key: first + second - (first * second) / length }
    },
    (drawn) =>
      Number.isInteger(drawn.key * 2) &&
      drawn.first !== drawn.second &&
      drawn.first <= drawn.length / 4 &&
      drawn.second <= drawn.length / 4,
  )
  const [b, c] = [length - first, length - second]
  const { place, run } = drawRace(rng)
  const [one, two, three] = rng.sample(people, 3)
  const answer = metres(key)
  return {
    given: { find: 'chain' as const, length, first, second },
    prompt: rng.pick([
      say`In a ${run} of ${metres(length)} ${place}, ${one.name} can give ${two.name} a start of ${metres(first)}, and ${two.name} can give ${three.name} a start of ${metres(second)}. What start can ${one.name} give ${three.name}?`,
      say`Over ${metres(length)} ${one.name} beats ${two.name} by ${metres(first)} and ${two.name} beats ${three.name} by ${metres(second)}. By how many metres does ${one.name} beat ${three.name} in a ${run} of the same length ${place}?`,
    ]),
    answer,
    mistakes: [
      {
        value: first + second,
        because: say`the two leads were added; the second belongs to the whole length of ${two.name}`,
      },
      { value: Math.abs(first - second), because: say`the two leads were subtracted` },
      { value: length - key, because: say`that is how far ${three.name} has come` },
      { value: (first + second) / 2, because: say`that is the average of the two leads` },
      {
        value: first + second + (first * second) / length,
        because: say`the common part was added instead of taken off`,
      },
      { value: first, because: say`that is the lead over ${two.name}` },
      {
        value: first + second - (2 * first * second) / length,
        because: say`the common part was taken off twice`,
      },
    ],
    steps: [
      say`While ${one.name} runs ${metres(length)}, ${two.name} runs ${length} − ${first} = ${metres(b)}.`,
      say`While ${two.name} runs ${metres(length)}, ${three.name} runs ${length} − ${second} = ${metres(c)}.`,
      say`So while ${two.name} runs ${metres(b)}, ${three.name} runs ${b} × ${c} ÷ ${length} = ${metres((b * c) / length)}.`,
      say`Lead over ${three.name} = ${length} − ${(b * c) / length} = ${answer}`,
    ],
  }
}

/** The lead in metres and in seconds tells the time of the winner. */
export function timeOfWinner(rng: Random) {
  const { length, lead, gap, slow } = rng.until(
    () => {
      const [length, lead, gap] = [rng.int(100, 1500, 50), rng.int(8, 160, 2), rng.int(2, 40)]
      return { length, lead, gap, slow: (length * gap) / lead }
    },
    (drawn) =>
      Number.isInteger(drawn.slow) &&
      drawn.lead <= drawn.length / 4 &&
      drawn.lead / drawn.gap >= 2.5 &&
      Number.isInteger((4 * drawn.lead) / drawn.gap) &&
      drawn.lead / drawn.gap <= 7,
  )
  const { place, run } = drawRace(rng)
  const [one, other] = rng.sample(people, 2)
  const key = slow - gap
  const answer = seconds(key)
  return {
    given: { find: 'winner' as const, length, lead, gap },
    prompt: rng.pick([
      say`In a ${run} of ${metres(length)} ${place}, ${one.name} beats ${other.name} by ${metres(lead)} or ${seconds(gap)}. In what time does ${one.name} finish?`,
      say`${one.name} reaches the end of a ${run} of ${metres(length)} ${place} when ${other.name} is still ${metres(lead)} short of it. ${other.name} comes in ${seconds(gap)} later. How long did ${one.name} take?`,
    ]),
    answer,
    mistakes: [
      { value: slow, because: say`that is the time of ${other.name}` },
      { value: slow + gap, because: say`the difference was added instead of taken off` },
      { value: slow - 2 * gap, because: say`the difference was taken off twice` },
      { value: length / gap, because: say`the length was divided by the seconds of the lead` },
      {
        value: length / lead,
        because: say`the length was divided by the lead, and the seconds were left out`,
      },
      {
        value: (length * gap) / (length - lead),
        because: say`the seconds were taken for what ${other.name} had already run`,
      },
    ],
    steps: [
      say`${other.name} runs the last ${metres(lead)} in ${seconds(gap)}.`,
      say`That is ${lead} ÷ ${gap} = ${quantity(lead / gap, 'm/s')}.`,
      say`${other.name} takes ${length} × ${gap} ÷ ${lead} = ${seconds(slow)}.`,
      say`${one.name} takes ${slow} − ${gap} = ${answer}`,
    ],
  }
}
