import type { Random } from '../../../kit/random/random.ts'
import { count, ordinal } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawRow, drawTwo } from './row-stories.ts'

function drawExchange(rng: Random) {
  const { size, left: first, right: second } = drawTwo(rng)
  return { size, first, second, after: size - second + 1 }
}

/** The hard forms: two people exchange places. */
export function exchange(rng: Random) {
  const { size, first, second, after } = drawExchange(rng)
  const [one, other] = rng.sample(people, 2)
  const { row, left, right } = drawRow(rng)
  const place = size - first + 1
  const answer = ordinal(place)
  return {
    given: { find: 'exchange' as const, left: first, right: second, after },
    prompt: say`In ${row}, ${one.name} is ${ordinal(first)} from the ${left} and ${other.name} ${ordinal(second)} from the ${right}. They exchange places, and ${one.name} is now ${ordinal(after)} from the ${left}. What is the place of ${other.name} from the ${right} now?`,
    answer,
    mistakes: [
      { value: place - 1, because: say`1 was taken off too much in finding the total` },
      { value: place + 1, because: say`1 was not taken off in finding the total` },
      { value: second, because: say`that is the old place of ${other.name}` },
      { value: after, because: say`that is the new place of ${one.name} from the ${left}` },
      { value: first, because: say`that is the old place of ${one.name} from the ${left}` },
      { value: after - first + 1, because: say`the two places of ${one.name} were subtracted` },
      { value: size, because: say`that is the number in the whole row` },
    ],
    steps: [
      say`The new place of ${one.name} is the old place of ${other.name}: ${ordinal(after)} from the ${left} and ${ordinal(second)} from the ${right}.`,
      say`So there are ${after} + ${second} − 1 = ${size} in all.`,
      say`${other.name} now stands at the old place of ${one.name}, ${ordinal(first)} from the ${left}.`,
      say`From the ${right} that is ${size} − ${first} + 1: ${answer}`,
    ],
  }
}

export function exchangeBetween(rng: Random) {
  const { size, first, second, after } = drawExchange(rng)
  const [one, other] = rng.sample(people, 2)
  const { row, left, right } = drawRow(rng)
  return {
    given: { find: 'exchange-total' as const, left: first, right: second, after },
    prompt: say`${one.name} is ${ordinal(first)} from the ${left} and ${other.name} ${ordinal(second)} from the ${right} in ${row}. When the two exchange places, ${one.name} becomes ${ordinal(after)} from the ${left}. How many are there in all?`,
    answer: count(size),
    mistakes: [
      { value: size + 1, because: say`the two places were added, but the person on them was counted twice` },
      { value: size - 1, because: say`1 was taken off once too often` },
      {
        value: first + second - 1,
        because: say`the old place of ${one.name} was used; the new one is the old place of ${other.name}`,
      },
      { value: first + after - 1, because: say`both places of ${one.name} were added` },
      { value: first + second + after, because: say`all three numbers were added` },
      { value: size + 2, because: say`1 was added instead of taken off` },
      { value: after, because: say`those after the new place were left out` },
    ],
    steps: [
      say`After the exchange ${one.name} stands where ${other.name} stood.`,
      say`That place is ${ordinal(after)} from the ${left}.`,
      say`It is also ${ordinal(second)} from the ${right}.`,
      say`In all: ${after} + ${second} − 1 = ${size}`,
    ],
  }
}
