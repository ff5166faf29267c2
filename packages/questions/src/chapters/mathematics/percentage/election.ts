import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { wholeOf } from '../../../kit/values/number-theory.ts'
import { counted } from '../../../kit/values/units.ts'
import { percent, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "In an election of two candidates the winner got 60% of the votes and won by 800. How many votes were cast?" */
export const election = defineGenerator({
  id: 'arithmetic/election',
  version: 7,
  concepts: ['winning-margin', 'invalid-votes'],
  levels: {
    easy: { forms: [totalOfMargin, marginOfTotal] },
    medium: { forms: [votesOfWinner, threeWay, winnersVotes] },
    hard: { forms: [votersOnList, shareOfList] },
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
      case 'of-list': {
        // The share of the list that each one has, by fractions of 1.
        const valid = given.names * (given.polled / 100) * (1 - given.invalid / 100)
        const [won, lost] = [valid * (given.share / 100), valid * (1 - given.share / 100)]
        return wholeOf(given.asks === 'winner' ? won : given.asks === 'loser' ? lost : won - lost)
      }
      case 'share-of-list':
        // The longer the list, the larger the lead, of which the invalid votes are a fixed part.
        return bisect((names) => {
          const valid = (names * (100 - given.absent)) / 100 - given.invalid
          const winner = (names * given.share) / 100
          return winner - (valid - winner) - given.margin
        }, 1e7)
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
  const [one, other] = drawLetters(rng, 2)
  const answer = votes(cast)
  return {
    concept: 'winning-margin',
    given: { find: 'cast' as const, share, margin },
    prompt: rng.pick([
      say`In ${place}, ${one.name} got ${percent(share)} of the votes and defeated ${other.name}, the only other candidate, by ${votes(margin)}. ${ask(rng, 'the total number of votes cast')}`,
      say`In ${place} between two candidates, the winner secured ${percent(share)} of the total votes and won by ${votes(margin)}. ${ask(rng, 'the number of votes polled')}`,
      say`Two candidates contested ${place}. The one who got ${percent(100 - share)} of the votes lost by ${votes(margin)}. ${ask(rng, 'the total number of votes polled')}`,
      say`If a candidate who gets ${percent(share)} of the votes in ${place} wins by a majority of ${votes(margin)} over the only rival, then ${askThen(rng, 'the total number of votes cast')}`,
      say`There were only two candidates in ${place}. A candidate received ${percent(100 - share)} of the votes and was defeated by a margin of ${votes(margin)}. ${ask(rng, 'the number of votes polled')}`,
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
  const [one, other] = drawLetters(rng, 2)
  const answer = votes(margin)
  return {
    concept: 'winning-margin',
    given: { find: 'margin' as const, share, cast },
    prompt: rng.pick([
      say`A total of ${votes(cast)} were cast in ${place} between two candidates. If the winner got ${percent(share)} of them, ${askThen(rng, 'the winning margin')}`,
      say`In ${place}, ${one.name} and ${other.name} were the only candidates. Out of ${votes(cast)}, ${other.name} got ${percent(100 - share)}. ${ask(rng, say`the winning margin of ${one.name}`)}`,
      say`If ${percent(share)} of ${votes(cast)} cast in ${place} went to ${one.name} and the rest to ${other.name}, then ${askThen(rng, say`the majority by which ${one.name} won`)}`,
      say`Two candidates contested ${place}, in which ${votes(cast)} were polled. The loser got ${percent(100 - share)} of the votes. ${ask(rng, 'the difference between their votes')}`,
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
  const [one, other] = drawLetters(rng, 2)
  const answer = votes(winner)
  return {
    concept: 'invalid-votes',
    given: { find: 'winner' as const, cast, invalid, margin },
    prompt: rng.pick([
      say`In ${place}, ${votes(cast)} were cast, of which ${percent(invalid)} were declared invalid. ${one.name} defeated ${other.name}, the only rival, by ${votes(margin)}. How many valid votes did ${one.name} get?`,
      say`In ${place} between two candidates, ${votes(cast)} were polled and ${percent(invalid)} of them were invalid. If the winner got ${votes(margin)} more than the loser, ${askThen(rng, 'the number of votes secured by the winner')}`,
      say`Two candidates contested ${place}. ${percent(invalid)} of the ${votes(cast)} polled were rejected and the winning margin was ${votes(margin)}. How many votes did the winner receive?`,
      say`If ${percent(invalid)} of ${votes(cast)} polled in ${place} were invalid and ${one.name} beat ${other.name}, the only other candidate, by ${votes(margin)}, then ${askThen(rng, say`the number of valid votes of ${one.name}`)}`,
    ]),
    answer,
    mistakes: [
      { value: (cast + margin) / 2, because: say`the invalid votes were not taken off` },
      {
        value: Math.round(valid / 2 + margin / 4),
        because: say`a quarter of the lead was added to half of the valid votes`,
      },
      {
        value: Math.round(valid / 2 + (3 * margin) / 4),
        because: say`three quarters of the lead were added to half of the valid votes`,
      },
      { value: winner - (cast - valid) / 2, because: say`the invalid votes were taken off twice` },
      { value: valid / 2 + margin, because: say`the whole lead was added to half of the valid votes` },
      { value: winner + (cast - valid), because: say`the invalid votes were given to the winner` },
    ],
    // The winner has more than half of the valid votes, but not all of them.
    within: [valid / 2 + 1, 0.95 * cast] as const,
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
  const [one, two, three] = drawLetters(rng, 3)
  const thirdVotes = (cast * third) / 100
  const answer = votes(cast)
  return {
    concept: 'winning-margin',
    given: { find: 'cast-of-three' as const, first, second, thirdVotes },
    prompt: rng.pick([
      say`In ${place}, three candidates ${one.name}, ${two.name} and ${three.name} contested. ${one.name} got ${percent(first)} of the votes, ${two.name} got ${percent(second)} and ${three.name} got the remaining ${votes(thirdVotes)}. ${ask(rng, 'the total number of votes')}`,
      say`Three candidates contested ${place}. The first two got ${percent(first)} and ${percent(second)} of the votes, respectively, and the third got ${votes(thirdVotes)}. How many votes were polled?`,
      say`If in ${place}, ${one.name} and ${two.name} got ${percent(first)} and ${percent(second)} of the votes, respectively, and the other ${votes(thirdVotes)} went to ${three.name}, then ${askThen(rng, 'the number of votes cast')}`,
      say`The votes polled in ${place} were shared by three candidates. One got ${percent(first)}, another ${percent(second)} and the last ${votes(thirdVotes)}. ${ask(rng, 'the total number of votes polled')}`,
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

/** "80% of 50,000 voters voted, 5% of the votes were invalid, and A got 60% of the valid ones. How many votes did B get?" */
function winnersVotes(rng: Random) {
  const { place, low, high } = drawPoll(rng)
  const { names, polled, invalid, share, valid } = rng.until(
    () => {
      const [names, polled, invalid] = [
        rng.int(low, high, 200),
        rng.int(55, 95, 5),
        rng.pick([2, 4, 5, 8, 10, 20]),
      ]
      const valid = (names * polled * (100 - invalid)) / 10_000
      return { names, polled, invalid, share: rng.pick(SHARES), valid }
    },
    (drawn) => Number.isInteger(drawn.valid) && Number.isInteger((drawn.valid * drawn.share) / 100),
  )
  const [one, other] = drawLetters(rng, 2)
  const asks = rng.pick(['winner', 'loser', 'margin'] as const)
  const winner = (valid * share) / 100
  const sizes = { winner, loser: valid - winner, margin: 2 * winner - valid }
  const answer = votes(sizes[asks])
  const cast = (names * polled) / 100
  const what =
    asks === 'winner'
      ? `the number of votes ${one.name} got`
      : asks === 'loser'
        ? `the number of votes ${other.name} got`
        : 'the margin of victory'
  return {
    concept: 'invalid-votes',
    given: { find: 'of-list' as const, names, polled, invalid, share, asks },
    prompt: rng.pick([
      say`There were ${voters(names)} on the list of ${place}, and ${percent(polled)} of them voted. ${percent(invalid)} of the votes were invalid. ${one.name} won with ${percent(share)} of the valid votes against ${other.name}, the only rival. ${ask(rng, what)}`,
      say`In ${place}, ${percent(polled)} of ${voters(names)} cast their votes, of which ${percent(invalid)} were rejected. If ${one.name} got ${percent(share)} of the valid votes and ${other.name} all the others, ${askThen(rng, what)}`,
      say`${one.name} and ${other.name} alone stood in ${place} with ${voters(names)}. The turnout was ${percent(polled)}, ${percent(invalid)} of the votes cast did not count, and ${one.name} took ${percent(share)} of the rest. ${ask(rng, what)}`,
      say`Of ${voters(names)} in ${place}, ${percent(100 - polled)} stayed away, and ${percent(invalid)} of the votes cast were found invalid. ${percent(share)} of the valid votes went to ${one.name}, the rest to ${other.name}. Then ${what} is:`,
    ]),
    answer,
    mistakes: [
      {
        value: asks === 'winner' ? valid - winner : winner,
        because:
          asks === 'winner'
            ? say`that is the number of votes of ${other.name}`
            : say`that is the number of votes of ${one.name}`,
      },
      {
        value: asks === 'margin' ? valid - winner : 2 * winner - valid,
        because:
          asks === 'margin' ? say`that is the number of votes of ${other.name}` : say`that is the margin`,
      },
      { value: (sizes[asks] * 100) / (100 - invalid), because: say`the invalid votes were not taken off` },
      { value: (sizes[asks] * 100) / polled, because: say`those who did not vote were counted as well` },
      { value: valid, because: say`that is the number of all valid votes` },
      { value: cast - valid, because: say`that is the number of invalid votes` },
      {
        value: (sizes[asks] * 10_000) / (polled * (100 - invalid)),
        because: say`the percent was taken of the whole list`,
      },
    ],
    steps: [
      say`Votes cast: ${percent(polled)} of ${names} = ${cast}`,
      say`Valid: ${percent(100 - invalid)} of ${cast} = ${valid}`,
      say`${one.name} got ${percent(share)} of ${valid} = ${winner}`,
      asks === 'winner'
        ? say`So the answer is ${answer}`
        : asks === 'loser'
          ? say`${other.name} got ${valid} − ${winner} = ${answer}`
          : say`Margin = ${winner} − ${valid - winner} = ${answer}`,
    ],
  }
}

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
  const [one, other] = drawLetters(rng, 2)
  const answer = voters(names)
  return {
    concept: 'invalid-votes',
    given: { find: 'list' as const, absent, invalid, share, margin },
    prompt: rng.pick([
      say`In ${place} between two candidates, ${percent(absent)} of the voters did not cast their votes and ${percent(invalid)} of the votes cast were invalid. The winner got ${percent(share)} of the valid votes and won by ${votes(margin)}. ${ask(rng, 'the number of voters on the list')}`,
      say`The winner of ${place} between two candidates led by ${votes(margin)}, having got ${percent(share)} of the valid votes. If ${percent(invalid)} of the votes cast were invalid and ${percent(absent)} of the voters did not vote, how many voters were there?`,
      say`The margin in ${place} was ${votes(margin)}: ${percent(polled)} of the voters on the list had voted, ${percent(invalid)} of the votes were invalid, and the winner had ${percent(share)} of the valid ones against a single rival. ${ask(rng, 'the number of names on the list')}`,
      say`${percent(absent)} of the voters on the list did not vote in ${place}, and ${percent(invalid)} of the votes polled were rejected. ${one.name} got ${percent(share)} of the valid votes and defeated ${other.name}, the only rival, by ${votes(margin)}. How many voters were enrolled?`,
      say`If ${percent(polled)} of the enrolled voters voted in ${place}, ${percent(invalid)} of the votes were declared invalid, and a candidate with ${percent(share)} of the valid votes beat the only other candidate by ${votes(margin)}, then ${askThen(rng, 'the total number of enrolled voters')}`,
      say`Two candidates ${one.name} and ${other.name} contested ${place}. Only ${percent(polled)} of the voters voted, ${percent(invalid)} of the votes were invalid and ${one.name} won by ${votes(margin)} with ${percent(share)} of the valid votes. How many voters were on the list?`,
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

/** "10% of the voters did not vote and 60 votes were invalid. The winner got 47% of the list and won by 308 votes." */
function shareOfList(rng: Random) {
  const { place, low, high } = drawPoll(rng)
  const { names, absent, share, invalid } = rng.until(
    () => ({
      names: rng.int(low, high, 100),
      absent: rng.pick([4, 5, 8, 10, 12, 15, 20, 25]),
      share: rng.int(40, 58),
      invalid: rng.int(2, 30) * Math.max(10, Math.round(low / 1000) * 10),
    }),
    (drawn) => {
      const lead = 2 * drawn.share - (100 - drawn.absent)
      const loser = ((100 - drawn.absent - drawn.share) * drawn.names) / 100 - drawn.invalid
      return lead >= 1 && lead <= 24 && loser > drawn.names / 10 && drawn.invalid <= drawn.names / 12
    },
  )
  const lead = 2 * share - (100 - absent)
  const margin = (lead * names) / 100 + invalid
  const answer = voters(names)
  return {
    concept: 'invalid-votes',
    given: { find: 'share-of-list' as const, absent, share, invalid, margin },
    prompt: rng.pick([
      say`In ${place} between two candidates, ${percent(absent)} of the voters on the list did not vote, and ${votes(invalid)} were declared invalid. The winner got the votes of ${percent(share)} of all the voters on the list and won by ${votes(margin)}. ${ask(rng, 'the number of voters on the list')}`,
      say`Two candidates contested ${place}. ${percent(absent)} of the registered voters stayed away and ${votes(invalid)} were rejected. The candidate supported by ${percent(share)} of the registered voters defeated the other by ${votes(margin)}. How many voters were registered?`,
      say`${percent(absent)} of the voters enrolled for ${place} did not cast their votes, and ${votes(invalid)} cast were found invalid. Of the two candidates, the winner had the votes of ${percent(share)} of those enrolled and a lead of ${votes(margin)}. ${ask(rng, 'the number of voters enrolled')}`,
    ]),
    answer,
    mistakes: [
      { value: (margin * 100) / lead, because: say`the invalid votes were left out` },
      {
        value: ((margin + invalid) * 100) / lead,
        because: say`the invalid votes were counted the wrong way`,
      },
      { value: (names * (100 - absent)) / 100, because: say`that is the number of those who voted` },
      { value: (names * (100 - absent)) / 100 - invalid, because: say`that is the number of valid votes` },
      { value: names + 10 * invalid, because: say`the invalid votes were counted ten times` },
      {
        value: (margin - invalid) * Math.round(100 / (lead + 1)),
        because: say`the lead was taken one per cent too large`,
      },
      { value: (names * (100 + absent)) / 100, because: say`those who stayed away were added to the list` },
    ],
    within: [(share * names) / 100, 4 * names] as const,
    steps: [
      say`Let there be 100x voters. The winner got ${share}x, and ${100 - absent}x votes were cast.`,
      say`Without the invalid votes the loser got ${100 - absent}x − ${invalid} − ${share}x = ${100 - absent - share}x − ${invalid}.`,
      say`The lead is ${share}x − ${100 - absent - share}x + ${invalid} = ${lead === 1 ? '' : lead}x + ${invalid} = ${margin}, so x = ${names / 100}.`,
      say`Voters on the list = 100 × ${names / 100} = ${answer}`,
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
  return rng.pick([
    { place: `an election to a village council`, low: 2000, high: 9600 },
    { place: `an election for the head of a college union`, low: 1200, high: 6000 },
    { place: `a ward election`, low: 8000, high: 36_000 },
    { place: `an assembly election`, low: 60_000, high: 1_60_000 },
    { place: `an election in a cooperative society`, low: 600, high: 4000 },
  ])
}

const SHARES = [51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 68, 70, 72, 75]
