import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { metres, seconds } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "In a 100 m race Asha takes 12 seconds and Zoya 15. By how many metres does Asha win?" */
export const race = defineGenerator({
  id: 'arithmetic/race',
  version: 8,
  concepts: ['beats-by-metres', 'beats-by-seconds'],
  levels: {
    easy: { forms: [leadInMetres] },
    medium: { forms: [leadInOtherRace, timeOfLoser] },
    hard: { forms: [chainOfThree, timeOfWinner] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'lead':
        // Where the slower one is when the faster one arrives.
        return given.length - (given.length / given.slow) * given.fast
      case 'other-lead': {
        const behind = (given.length - given.lead) / given.length
        return bisect((lead) => lead - given.other + given.other * behind, given.other)
      }
      case 'loser': {
        const speed = given.lead / given.gap
        return given.length / speed
      }
      case 'chain': {
        // A runs the whole length; B and C are where their speeds leave them.
        const b = (given.length - given.first) / given.length
        const c = (given.length - given.second) / given.length
        return given.length - given.length * b * c
      }
      case 'winner': {
        const speed = given.lead / given.gap
        return (given.length - given.lead) / speed
      }
    }
  },
})

/** Lengths and times of the slower runner, with the seconds in which that one covers whole metres. */
const RUNS = range(2, 30).flatMap((fifties) =>
  range(16, 400)
    .map((slow) => [fifties * 50, slow, slow / gcd(fifties * 50, slow)] as const)
    .filter(
      ([length, slow, step]) =>
        length >= 2.5 * slow && length <= (length > 400 ? 5 : 6.5) * slow && step <= slow / 4,
    ),
)

function leadInMetres(rng: Random) {
  const [length, slow, step] = rng.pick(RUNS)
  const ahead = step * rng.int(1, Math.floor(slow / 4 / step))
  const fast = slow - ahead
  const lead = (length * ahead) / slow
  const { place, run } = drawRace(rng)
  const [one, other] = drawLetters(rng, 2)
  const answer = metres(lead)
  return {
    concept: 'beats-by-metres',
    given: { find: 'lead' as const, length, fast, slow },
    prompt: rng.pick([
      say`In a ${run} of ${metres(length)} ${place}, ${one.name} takes ${seconds(fast)} and ${other.name} ${seconds(slow)}. By what distance does ${one.name} beat ${other.name}?`,
      say`${one.name} can cover ${metres(length)} in ${seconds(fast)} and ${other.name} in ${seconds(slow)}. In a ${run} of ${metres(length)} ${place}, by how many metres will ${one.name} beat ${other.name}?`,
    ]),
    answer,
    mistakes: [
      {
        value: (length * (slow - fast)) / fast,
        because: say`the speed of ${one.name} was used for what ${other.name} has left`,
      },
      { value: slow - fast, because: say`that is the lead in seconds` },
      {
        value: (length * (slow - fast)) / (slow + fast),
        because: say`the times were added instead of taking that of ${other.name}`,
      },
      { value: 2 * lead, because: say`the lead was doubled` },
      { value: lead / 2, because: say`only half of the time was counted` },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    within: [2, length / 2] as const,
    steps: [
      say`When ${one.name} arrives, ${other.name} still has to run for ${slow} − ${fast} = ${seconds(slow - fast)}.`,
      say`At ${length}/${slow} m a second that is ${length} × ${slow - fast} ÷ ${slow} = ${answer}`,
    ],
  }
}

function leadInOtherRace(rng: Random) {
  const {
    length,
    lead,
    other,
    answer: key,
  } = rng.until(
    () => {
      const [length, other] = [rng.int(100, 1000, 50), rng.int(100, 2000, 50)]
      const lead = rng.int(4, 120)
      return { length, lead, other, answer: (lead * other) / length }
    },
    (drawn) =>
      drawn.length !== drawn.other && Number.isInteger(drawn.answer) && drawn.lead <= drawn.length / 4,
  )
  const { place, run } = drawRace(rng)
  const [one, two] = drawLetters(rng, 2)
  const answer = metres(key)
  return {
    concept: 'beats-by-metres',
    given: { find: 'other-lead' as const, length, lead, other },
    prompt: rng.pick([
      say`${one.name} beats ${two.name} by ${metres(lead)} in a ${run} of ${metres(length)} ${place}. By how many metres will ${one.name} beat ${two.name} in a ${run} of ${metres(other)}, if both run at the same speeds as before?`,
      say`When ${one.name} finishes a ${run} of ${metres(length)} ${place}, ${two.name} is ${metres(lead)} behind. At the same speeds, how far behind will ${two.name} be in a ${run} of ${metres(other)}?`,
    ]),
    answer,
    mistakes: [
      { value: lead, because: say`the lead was taken not to change with the length` },
      {
        value: (other * lead) / (length - lead),
        because: say`the lead was set against what ${two.name} had run`,
      },
      { value: 2 * key, because: say`the lead was doubled` },
      { value: key / 2, because: say`the lead was halved` },
      { value: (lead * length) / other, because: say`the ratio of the lengths was turned upside down` },
      {
        value: Math.abs((lead * (other - length)) / length),
        because: say`only the difference of the lengths was counted`,
      },
      { value: key + lead, because: say`the first race was added to the second` },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    within: [2, other / 2] as const,
    steps: [
      say`While ${one.name} runs ${metres(length)}, ${two.name} runs ${length} − ${lead} = ${metres(length - lead)}.`,
      say`While ${one.name} runs ${metres(other)}, ${two.name} runs ${other} × ${length - lead}/${length} = ${metres(other - key)}.`,
      say`Lead = ${other} − ${other - key} = ${answer}`,
    ],
  }
}

function timeOfLoser(rng: Random) {
  const { length, lead, gap, time } = rng.until(
    () => {
      const [length, lead, gap] = [rng.int(100, 1500, 50), rng.int(8, 160, 2), rng.int(2, 40)]
      return { length, lead, gap, time: (length * gap) / lead }
    },
    (drawn) =>
      Number.isInteger(drawn.time) &&
      drawn.lead <= drawn.length / 4 &&
      drawn.lead / drawn.gap >= 2.5 &&
      Number.isInteger((4 * drawn.lead) / drawn.gap) &&
      drawn.lead / drawn.gap <= 8,
  )
  const { place, run } = drawRace(rng)
  const [one, other] = drawLetters(rng, 2)
  const answer = seconds(time)
  return {
    concept: 'beats-by-seconds',
    given: { find: 'loser' as const, length, lead, gap },
    prompt: rng.pick([
      say`In a ${run} of ${metres(length)} ${place}, ${one.name} beats ${other.name} by ${metres(lead)} or ${seconds(gap)}. In how much time does ${other.name} complete the ${run}?`,
      say`${one.name} beats ${other.name} by ${metres(lead)} or ${seconds(gap)} in a ${run} of ${metres(length)} ${place}. ${ask(rng, say`the time taken by ${other.name} to complete the ${run}`)}`,
    ]),
    answer,
    mistakes: [
      { value: time - gap, because: say`that is the time of ${one.name}` },
      { value: time + gap, because: say`the lead was added to the length` },
      { value: time - 2 * gap, because: say`the lead was taken off the length twice` },
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
    // Nobody runs faster than 12 m/s.
    within: [length / 12, 4 * time] as const,
    steps: [
      say`${other.name} runs ${metres(lead)} in ${seconds(gap)}.`,
      say`That is ${lead} ÷ ${gap} = ${quantity(lead / gap, 'm/s')}.`,
      say`Time for ${metres(length)} = ${length} × ${gap} ÷ ${lead} = ${answer}`,
    ],
  }
}

/** A can give B a start, B can give C one: what can A give C? */
function chainOfThree(rng: Random) {
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
  const [one, two, three] = drawLetters(rng, 3)
  const answer = metres(key)
  return {
    concept: 'beats-by-metres',
    given: { find: 'chain' as const, length, first, second },
    prompt: rng.pick([
      say`In a ${run} of ${metres(length)} ${place}, ${one.name} can give ${two.name} a start of ${metres(first)}, and ${two.name} can give ${three.name} a start of ${metres(second)}. What start can ${one.name} give ${three.name}?`,
      say`In a ${run} of ${metres(length)} ${place}, ${one.name} beats ${two.name} by ${metres(first)}, and in another of the same length ${two.name} beats ${three.name} by ${metres(second)}. By how many metres will ${one.name} beat ${three.name} over this distance?`,
    ]),
    answer,
    mistakes: [
      {
        value: first + second,
        because: say`the two leads were added; the second belongs to the whole length of ${two.name}`,
      },
      { value: Math.abs(first - second), because: say`the two leads were subtracted` },
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
      { value: second, because: say`that is the lead of ${two.name} over ${three.name}` },
    ],
    within: [2, 0.6 * length] as const,
    steps: [
      say`While ${one.name} runs ${metres(length)}, ${two.name} runs ${length} − ${first} = ${metres(b)}.`,
      say`While ${two.name} runs ${metres(length)}, ${three.name} runs ${length} − ${second} = ${metres(c)}.`,
      say`So while ${two.name} runs ${metres(b)}, ${three.name} runs ${b} × ${c} ÷ ${length} = ${metres((b * c) / length)}.`,
      say`Lead over ${three.name} = ${length} − ${(b * c) / length} = ${answer}`,
    ],
  }
}

/** The lead in metres and in seconds tells the time of the winner. */
function timeOfWinner(rng: Random) {
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
  const [one, other] = drawLetters(rng, 2)
  const key = slow - gap
  const answer = seconds(key)
  return {
    concept: 'beats-by-seconds',
    given: { find: 'winner' as const, length, lead, gap },
    prompt: rng.pick([
      say`In a ${run} of ${metres(length)} ${place}, ${one.name} beats ${other.name} by ${metres(lead)} or ${seconds(gap)}. In how much time does ${one.name} complete the ${run}?`,
      say`When ${one.name} finishes a ${run} of ${metres(length)} ${place}, ${other.name} is ${metres(lead)} behind and takes ${seconds(gap)} more to finish it. How much time did ${one.name} take?`,
    ]),
    answer,
    mistakes: [
      { value: slow, because: say`that is the time of ${other.name}` },
      { value: slow + gap, because: say`the difference was added instead of taken off` },
      { value: slow - 2 * gap, because: say`the difference was taken off twice` },
      {
        value: ((length + lead) * gap) / lead,
        because: say`the lead was added to the length instead of taken off`,
      },
      {
        value: ((length - 2 * lead) * gap) / lead + gap / 2,
        because: say`half of the lead was taken off once too often`,
      },
      { value: slow - gap / 2, because: say`only half of the difference was taken off` },
    ],
    // Nobody runs faster than 12 m/s.
    within: [length / 12, 10 * slow] as const,
    steps: [
      say`${other.name} runs the last ${metres(lead)} in ${seconds(gap)}.`,
      say`That is ${lead} ÷ ${gap} = ${quantity(lead / gap, 'm/s')}.`,
      say`${other.name} takes ${length} × ${gap} ÷ ${lead} = ${seconds(slow)}.`,
      say`${one.name} takes ${slow} − ${gap} = ${answer}`,
    ],
  }
}

/** Where people race, and the name of the contest. */
function drawRace(rng: Random) {
  return {
    place: rng.pick([
      'at a school meet',
      'at a district sports meet',
      'on a stadium track',
      'at a college sports day',
      'on a park road',
      'at a village fair',
    ]),
    run: rng.pick(['race', 'running race']),
  }
}
