import type { Random } from '../../../kit/random/random.ts'
import { counted } from '../../../kit/values/units.ts'
import { percent, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** By how much the winner leads when so many names stand on the list. */
export function marginOf(names: number, given: { absent: number; invalid: number; share: number }): number {
  const polled = names - (names * given.absent) / 100
  const valid = polled - (polled * given.invalid) / 100
  const winner = (valid * given.share) / 100
  return winner - (valid - winner)
}

export const votes = (count: number) => quantity(count, counted('vote'))
const voters = (count: number) => quantity(count, counted('voter'))

/** Where people vote, and how many of them. */
export function drawPoll(rng: Random) {
  const town = rng.pick(towns)
  return rng.pick([
    { place: `the election of a village council near ${town}`, low: 2000, high: 9600 },
    { place: `an election for the head of a college union in ${town}`, low: 1200, high: 6000 },
    { place: `a ward election of ${town}`, low: 8000, high: 36_000 },
    { place: `an assembly election in a seat near ${town}`, low: 60_000, high: 1_60_000 },
    { place: `the vote for the chair of a milk cooperative in ${town}`, low: 600, high: 4000 },
  ])
}

export const SHARES = [52, 54, 55, 56, 58, 60, 62, 64, 65, 66, 68, 70, 72, 75]

export function votersOnList(rng: Random) {
  const { place, low, high } = drawPoll(rng)
  const drawn = rng.until(
    () => {
      const given = {
        absent: rng.pick([5, 10, 15, 20, 25, 30, 40]),
        invalid: rng.pick([2, 4, 5, 10, 20]),
        share: rng.pick(SHARES),
      }
      const names = rng.int(low, high, 200)
      return { given, names, margin: Math.round(marginOf(names, given) * 1e6) / 1e6 }
    },
    ({ margin }) => Number.isInteger(margin),
  )
  const { given, names, margin } = drawn
  const { absent, invalid, share } = given
  const lead = 2 * share - 100
  const [polled, valid] = [100 - absent, ((100 - absent) * (100 - invalid)) / 100]
  const [one, other] = rng.sample(people, 2)
  const answer = voters(names)
  return {
    given: { find: 'list' as const, absent, invalid, share, margin },
    prompt: rng.pick([
      say`In ${place}, ${percent(absent)} of the voters on the list did not vote and ${percent(invalid)} of the votes cast were invalid. ${one.name} got ${percent(share)} of the valid votes and beat ${other.name}, the only rival, by ${votes(margin)}. How many voters were on the list?`,
      say`${one.name} and ${other.name} stood in ${place}. ${percent(polled)} of the voters on the list voted, but ${percent(invalid)} of their votes were rejected. With ${percent(share)} of the valid votes ${one.name} won by ${votes(margin)}. Find the number of voters on the list.`,
    ]),
    answer,
    mistakes: [
      {
        value: (names * polled) / 100,
        because: say`that is the number of voters who voted, not of those on the list`,
      },
      { value: (names * valid) / 100, because: say`that is the number of valid votes` },
      { value: (names * valid) / polled, because: say`the invalid votes were not counted back` },
      {
        value: (margin * 10_000) / (valid * share),
        because: say`the lead was taken for the votes of the winner`,
      },
      {
        value: (margin * 10_000) / (lead * (100 - absent - invalid)),
        because: say`both percents were taken of the whole list`,
      },
      {
        value: (margin * 10_000) / (valid * (100 - share)),
        because: say`the lead was taken for the votes of the loser`,
      },
      {
        value: (margin * 10_000) / (valid * (share - 50)),
        because: say`the lead was taken over 50%, not over the rival`,
      },
    ],
    steps: [
      say`Of 100 voters on the list ${polled} voted.`,
      say`Valid votes among them: ${percent(100 - invalid)} of ${polled} = ${valid}`,
      say`The lead is ${share}% − ${100 - share}% = ${percent(lead)} of the valid votes: ${(valid * lead) / 100} for every 100 voters.`,
      say`Voters = ${margin} × 100 ÷ ${(valid * lead) / 100} = ${answer}`,
    ],
  }
}
