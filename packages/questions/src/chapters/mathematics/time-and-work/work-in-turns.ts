import type { Random } from '../../../kit/random/random.ts'
import { lcm } from '../../../kit/values/exact.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { days, JOBS, units } from '../../../kit/wording/work-stories.ts'

/** The hard forms of time and work: one leaves before the end, one joins after the beginning. */
export function leaves(rng: Random) {
  const { stays, goes, both } = rng.until(
    () => ({ stays: rng.int(10, 60), goes: rng.int(8, 60), both: rng.int(2, 12) }),
    (drawn) => {
      const rest = drawn.stays - drawn.both - (drawn.both * drawn.stays) / drawn.goes
      return drawn.stays !== drawn.goes && Number.isInteger(rest) && rest >= 2
    },
  )
  const rest = stays - both - (both * stays) / goes
  const [one, other] = rng.sample(people, 2)
  const job = rng.pick(JOBS)
  const whole = lcm(stays, goes)
  const perDay = whole / stays + whole / goes
  const answer = days(rest)
  return {
    given: { find: 'rest-alone' as const, stays, goes, both },
    prompt: rng.pick([
      say`${one.name} can ${job} in ${quantity(stays, 'day')} and ${other.name} in ${quantity(goes, 'day')}. They work together for ${quantity(both, 'day')}, then ${other.name} leaves. In how many more days does ${one.name} finish the work?`,
      say`Alone, ${one.name} needs ${quantity(stays, 'day')} to ${job} and ${other.name} ${quantity(goes, 'day')}. After ${quantity(both, 'day')} of work together ${other.name} falls ill. How many more days does ${one.name} take for the rest?`,
    ]),
    answer,
    mistakes: [
      {
        value: rest + both,
        because: say`the ${quantity(both, 'day')} of work together were included; only the days after them are asked`,
      },
      { value: stays - both, because: say`the work that ${other.name} did was left out` },
      { value: (rest * goes) / stays, because: say`the rest was given to ${other.name}, who left` },
      {
        value: (stays * goes) / (stays + goes) - both,
        because: say`${other.name} was taken to stay to the end`,
      },
      {
        value: (both * perDay) / (whole / stays),
        because: say`the work already done was taken for the work left`,
      },
      { value: stays - 2 * both, because: say`both were taken to be equally fast` },
      { value: rest / 2, because: say`the rest was shared out between two although one has left` },
    ],
    steps: [
      say`Let the work be ${units(whole)}: ${one.name} does ${whole / stays} a day and ${other.name} ${whole / goes}.`,
      say`In ${quantity(both, 'day')} together they do ${perDay} × ${both} = ${units(perDay * both)}.`,
      say`Left: ${whole} − ${perDay * both} = ${units(whole - perDay * both)}.`,
      say`${one.name} alone: ${whole - perDay * both} ÷ ${whole / stays} = ${answer}`,
    ],
  }
}

export function joins(rng: Random) {
  const { starts, joiner, first } = rng.until(
    () => ({ starts: rng.int(10, 60), joiner: rng.int(8, 60), first: rng.int(2, 15) }),
    (drawn) => {
      const rest = ((drawn.starts - drawn.first) * drawn.joiner) / (drawn.starts + drawn.joiner)
      return drawn.starts !== drawn.joiner && Number.isInteger(rest) && rest >= 2
    },
  )
  const rest = ((starts - first) * joiner) / (starts + joiner)
  const [one, other] = rng.sample(people, 2)
  const job = rng.pick(JOBS)
  const whole = lcm(starts, joiner)
  const left = whole - (whole / starts) * first
  const perDay = whole / starts + whole / joiner
  const answer = days(rest)
  return {
    given: { find: 'rest-together' as const, starts, joins: joiner, first },
    prompt: rng.pick([
      say`${one.name} can ${job} in ${quantity(starts, 'day')} and ${other.name} in ${quantity(joiner, 'day')}. ${one.name} works alone for ${quantity(first, 'day')}, then ${other.name} joins. How many more days does the work take?`,
      say`${one.name} begins to ${job}, which would take ${one.him} ${quantity(starts, 'day')} alone. After ${quantity(first, 'day')} ${other.name}, who would need ${quantity(joiner, 'day')} alone, joins in. In how many more days is the work done?`,
    ]),
    answer,
    mistakes: [
      {
        value: rest + first,
        because: say`the first ${quantity(first, 'day')} were included; only the days after them are asked`,
      },
      {
        value: (starts * joiner) / (starts + joiner),
        because: say`the work done in the first ${quantity(first, 'day')} was left out`,
      },
      { value: starts - first, because: say`the help of ${other.name} was left out` },
      { value: (left * joiner) / whole, because: say`the rest was given to ${other.name} alone` },
      { value: (starts - first) / 2, because: say`both were taken to be equally fast` },
      { value: rest / 2, because: say`the time together was halved once more` },
      {
        value: (first * (whole / starts)) / perDay,
        because: say`the work already done was taken for the work left`,
      },
    ],
    steps: [
      say`Let the work be ${units(whole)}: ${one.name} does ${whole / starts} a day and ${other.name} ${whole / joiner}.`,
      say`In the first ${quantity(first, 'day')} ${one.name} does ${units((whole / starts) * first)}.`,
      say`Left: ${whole} − ${(whole / starts) * first} = ${units(left)}; together they do ${perDay} a day.`,
      say`Time = ${left} ÷ ${perDay} = ${answer}`,
    ],
  }
}
