import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { counted } from '../../../kit/values/units.ts'
import { percent, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "In an election of two candidates the winner got 60% of the votes and won by 800. How many votes were cast?" */
export const election = defineGenerator({
  id: 'arithmetic/election',
  version: 1,
  concepts: ['winning-margin', 'invalid-votes'],
  levels: {
    easy: { forms: [totalOfMargin, marginOfTotal] },
    medium: { forms: [votesOfWinner, threeWay] },
    hard: { forms: [votersOnList] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'cast':
        return bisect((cast) => cast * given.share - cast * (100 - given.share) - 100 * given.margin, 1e7)
      case 'margin': {
        const winner = (given.cast * given.share) / 100
        return winner - (given.cast - winner)
      }
      case 'winner': {
        const valid = given.cast - (given.cast * given.invalid) / 100
        const loser = bisect((votes) => 2 * votes + given.margin - valid, valid)
        return loser + given.margin
      }
      case 'cast-of-three': {
        const third = 100 - given.first - given.second
        return bisect((cast) => (cast * third) / 100 - given.thirdVotes, 1e7)
      }
      case 'list':
        // Any number of names on the list gives a margin in proportion.
        return (1000 * given.margin) / marginOf(1000, given)
    }
  },
})

function totalOfMargin(rng: Random) {
  const { place, low, high } = drawPoll(rng)
  const share = rng.pick(SHARES)
  const cast = rng.int(low, high, 200)
  const margin = (cast * (2 * share - 100)) / 100
  const [one, other] = rng.sample(people, 2)
  const answer = votes(cast)
  return {
    concept: 'winning-margin',
    given: { find: 'cast' as const, share, margin },
    prompt: rng.pick([
      say`In ${place}, ${one.name} got ${percent(share)} of the votes and beat ${other.name}, the only other candidate, by ${votes(margin)}. How many votes were cast?`,
      say`Two candidates, ${one.name} and ${other.name}, stood in ${place}. ${one.name} won by ${votes(margin)} with ${percent(share)} of all votes. Find the number of votes cast.`,
      say`${other.name} got ${percent(100 - share)} of the votes in ${place} and lost to ${one.name}, the only rival, by ${votes(margin)}. The total number of votes was`,
    ]),
    answer,
    mistakes: [
      { value: (margin * 100) / share, because: say`the lead was taken for the votes of the winner` },
      { value: (margin * 100) / (100 - share), because: say`the lead was taken for the votes of the loser` },
      {
        value: (margin * 100) / (share - 50),
        because: say`the lead was taken over 50%, not over the other candidate`,
      },
      { value: (cast * share) / 100, because: say`that is the number of votes of ${one.name} alone` },
      {
        value: (cast * (100 - share)) / 100,
        because: say`that is the number of votes of ${other.name} alone`,
      },
      { value: cast + margin, because: say`the lead was added to the total` },
      { value: cast - margin, because: say`the lead was taken off the total` },
    ],
    steps: [
      say`The loser got ${percent(100 - share)}, so the lead is ${share}% − ${100 - share}% = ${percent(2 * share - 100)} of the votes.`,
      say`Votes cast = ${margin} × 100 ÷ ${2 * share - 100} = ${answer}`,
    ],
  }
}

function marginOfTotal(rng: Random) {
  const { place, low, high } = drawPoll(rng)
  const share = rng.pick(SHARES)
  const cast = rng.int(low, high, 200)
  const margin = (cast * (2 * share - 100)) / 100
  const [one, other] = rng.sample(people, 2)
  const answer = votes(margin)
  return {
    concept: 'winning-margin',
    given: { find: 'margin' as const, share, cast },
    prompt: rng.pick([
      say`${votes(cast)} were cast in ${place}. ${one.name} got ${percent(share)} of them and ${other.name} the rest. By how many votes did ${one.name} win?`,
      say`${one.name} and ${other.name} were the only candidates in ${place}. Of ${votes(cast)}, ${other.name} got ${percent(100 - share)}. How large was the lead of ${one.name}?`,
    ]),
    answer,
    mistakes: [
      { value: (cast * share) / 100, because: say`that is the number of votes of ${one.name}` },
      { value: (cast * (100 - share)) / 100, because: say`that is the number of votes of ${other.name}` },
      {
        value: (cast * (share - 50)) / 100,
        because: say`the lead was taken over 50%, not over ${other.name}`,
      },
      {
        value: (cast * share * (2 * share - 100)) / 10_000,
        because: say`the lead in percent was taken of the winner's votes`,
      },
      {
        value: (cast * (100 - share) * (2 * share - 100)) / 10_000,
        because: say`the lead in percent was taken of the loser's votes`,
      },
      { value: margin * 2, because: say`the lead was counted for both candidates` },
    ],
    steps: [
      say`${one.name} got ${percent(share)} and ${other.name} ${percent(100 - share)}: the lead is ${percent(2 * share - 100)} of the votes.`,
      say`${percent(2 * share - 100)} of ${cast} = ${answer}`,
    ],
  }
}

function votesOfWinner(rng: Random) {
  const { place, low, high } = drawPoll(rng)
  const invalid = rng.pick([2, 4, 5, 8, 10, 12, 15, 20])
  const cast = rng.int(low, high, 200)
  const valid = (cast * (100 - invalid)) / 100
  const loser = Math.round((valid * rng.int(31, 47)) / 200) * 2 + (valid % 2 === 0 ? 0 : 1)
  const winner = valid - loser
  const margin = winner - loser
  const [one, other] = rng.sample(people, 2)
  const answer = votes(winner)
  return {
    concept: 'invalid-votes',
    given: { find: 'winner' as const, cast, invalid, margin },
    prompt: rng.pick([
      say`In ${place} ${votes(cast)} were cast, of which ${percent(invalid)} were invalid. ${one.name} beat ${other.name}, the only rival, by ${votes(margin)}. How many valid votes did ${one.name} get?`,
      say`${one.name} and ${other.name} were the two candidates in ${place}. ${percent(invalid)} of the ${votes(cast)} cast were rejected, and ${one.name} won by ${votes(margin)}. Find the number of votes for ${one.name}.`,
    ]),
    answer,
    mistakes: [
      { value: loser, because: say`that is the number of votes of ${other.name}` },
      { value: (cast + margin) / 2, because: say`the invalid votes were not taken off` },
      { value: valid / 2, because: say`the valid votes were shared equally` },
      { value: valid / 2 + margin, because: say`the whole lead was added to half of the valid votes` },
      { value: valid - margin, because: say`the lead was taken off the valid votes` },
      {
        value: (cast - margin) / 2,
        because: say`that is the loser's part when the invalid votes are counted`,
      },
      { value: valid, because: say`that is the number of all valid votes` },
    ],
    steps: [
      say`Valid votes: ${percent(100 - invalid)} of ${cast} = ${valid}`,
      say`Winner and loser together have ${valid}, and the winner has ${margin} more.`,
      say`Votes of ${one.name} = (${valid} + ${margin}) ÷ 2 = ${answer}`,
    ],
  }
}

function threeWay(rng: Random) {
  const { place, low, high } = drawPoll(rng)
  const [first, second] = rng.until(
    () => [rng.int(36, 58), rng.int(22, 40)] as const,
    ([a, b]) => a > b && 100 - a - b < b && 100 - a - b >= 5,
  )
  const third = 100 - first - second
  const cast = rng.int(low, high, 200)
  const [one, two, three] = rng.sample(people, 3)
  const thirdVotes = (cast * third) / 100
  const answer = votes(cast)
  return {
    concept: 'winning-margin',
    given: { find: 'cast-of-three' as const, first, second, thirdVotes },
    prompt: rng.pick([
      say`In ${place}, ${one.name} got ${percent(first)} of the votes, ${two.name} ${percent(second)} and ${three.name} the remaining ${votes(thirdVotes)}. How many votes were cast?`,
      say`Three candidates stood in ${place}. ${one.name} and ${two.name} got ${percent(first)} and ${percent(second)} of the votes, and the other ${votes(thirdVotes)} went to ${three.name}. Find the total number of votes.`,
    ]),
    answer,
    mistakes: [
      {
        value: (thirdVotes * 100) / second,
        because: say`the votes of ${three.name} were set against the percent of ${two.name}`,
      },
      {
        value: (thirdVotes * 100) / (100 - first),
        because: say`the percent of ${two.name} was not taken off`,
      },
      {
        value: (thirdVotes * 100) / (first - second),
        because: say`the percents of ${one.name} and ${two.name} were subtracted from each other`,
      },
      {
        value: cast - thirdVotes,
        because: say`that is the number of votes of ${one.name} and ${two.name} together`,
      },
      { value: cast + thirdVotes, because: say`the votes of ${three.name} were added to the total` },
      { value: (cast * first) / 100, because: say`that is the number of votes of ${one.name}` },
      { value: (cast * (100 + second)) / 100, because: say`the votes of ${two.name} were counted twice` },
    ],
    steps: [
      say`${one.name} and ${two.name} together got ${first}% + ${second}% = ${percent(first + second)}.`,
      say`${three.name} got 100% − ${first + second}% = ${percent(third)} of the votes.`,
      say`Votes cast = ${thirdVotes} × 100 ÷ ${third} = ${answer}`,
    ],
  }
}

const voters = (count: number) => quantity(count, counted('voter'))

function votersOnList(rng: Random) {
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
    concept: 'invalid-votes',
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

/** The winner's lead for this many names on the voters' list. */
function marginOf(names: number, given: { absent: number; invalid: number; share: number }): number {
  const polled = names - (names * given.absent) / 100
  const valid = polled - (polled * given.invalid) / 100
  const winner = (valid * given.share) / 100
  return winner - (valid - winner)
}

const votes = (count: number) => quantity(count, counted('vote'))

/** Where people vote, and how many they are. */
function drawPoll(rng: Random) {
  const town = rng.pick(towns)
  return rng.pick([
    { place: `the election of a village council near ${town}`, low: 2000, high: 9600 },
    { place: `an election for the head of a college union in ${town}`, low: 1200, high: 6000 },
    { place: `a ward election of ${town}`, low: 8000, high: 36_000 },
    { place: `an assembly election in a seat near ${town}`, low: 60_000, high: 1_60_000 },
    { place: `the vote for the chair of a milk cooperative in ${town}`, low: 600, high: 4000 },
  ])
}

const SHARES = [52, 54, 55, 56, 58, 60, 62, 64, 65, 66, 68, 70, 72, 75]
