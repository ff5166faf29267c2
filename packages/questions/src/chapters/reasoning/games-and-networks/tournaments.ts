import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "64 players enter a knockout tournament. How many matches are played in all?" */
export const tournaments = defineGenerator({
  id: 'reasoning/tournaments',
  version: 2,
  concepts: ['knockout', 'round-robin', 'points-table'],
  levels: {
    easy: { forms: [knockoutMatches, robinMatches, robinOfOne] },
    medium: { forms: [byes, rounds, robinTeams, groups, points] },
    hard: { forms: [draws, beforeFinal, groupsAndKnockout, sureOfPlace] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'knockout':
        return playKnockout(given.players).matches
      case 'byes':
        return playKnockout(given.players).byes
      case 'rounds':
        return playKnockout(given.players).rounds
      case 'before-final':
        return playKnockout(given.players).matches - 1
      case 'robin':
        return countPairs(given.teams) * given.times
      case 'robin-of-one':
        return countPairs(given.teams) * given.times - countPairs(given.teams - 1) * given.times
      case 'teams': {
        let teams = 2
        while (countPairs(teams) * given.times < given.matches) teams += 1
        return teams
      }
      case 'groups':
        return countPairs(given.teams / given.groups) * given.groups
      case 'groups-and-knockout':
        return (
          countPairs(given.teams / given.groups) * given.groups +
          playKnockout(given.groups * given.through).matches
        )
      case 'points':
        return given.wins * given.win + given.draws * given.draw
      case 'draws': {
        // A won match gives three points in all, a drawn one two.
        let drawn = 0
        while (3 * (countPairs(given.teams) - drawn) + 2 * drawn > given.total) drawn += 1
        return drawn
      }
      case 'sure':
        return leastSure(given.teams, given.through)
    }
  },
})

/** Plays round by round: all meet in pairs, and one who is left over goes on without a match. */
function playKnockout(players: number): { matches: number; byes: number; rounds: number } {
  let [left, matches, byes, rounds] = [players, 0, 0, 0]
  while (left > 1) {
    const pairs = Math.floor(left / 2)
    byes += left - 2 * pairs
    matches += pairs
    left -= pairs
    rounds += 1
  }
  return { matches, byes, rounds }
}

/** Counted one by one, not by the formula of the steps. */
function countPairs(teams: number): number {
  let pairs = 0
  for (let first = 1; first <= teams; first += 1) pairs += teams - first
  return pairs
}

/** The fewest wins with which a team is sure to be among the first `through`, without draws: one more than it can have and still miss. */
function leastSure(teams: number, through: number): number {
  // With w wins a team can miss when through + 1 teams can all have at least w wins.
  const rivals = through + 1
  const most = (countPairs(rivals) + rivals * (teams - rivals)) / rivals
  return Math.floor(most) + 1
}

const GAMES = ['chess', 'tennis', 'badminton', 'table tennis', 'carrom', 'squash'] as const
const TEAM_GAMES = ['hockey', 'football', 'kabaddi', 'volleyball', 'basketball', 'handball'] as const

const knockoutStory = (rng: Random, players: number) => {
  const game = rng.pick(GAMES)
  return [
    say`There are ${players} players in a knockout ${game} tournament, in which the loser of a match goes out.`,
    say`A ${game} tournament on a knockout basis has ${players} players. Whoever loses a match is out.`,
    say`In a knockout ${game} championship with ${players} players, no match is drawn and a loser plays no more.`,
  ]
}

const BYE = [
  say`A player without an opponent in a round goes on to the next round.`,
  say`If the number of players in a round is odd, one of them gets a bye.`,
]

function knockoutMatches(rng: Random) {
  const players = rng.int(19, 140)
  const answer = players - 1
  return {
    concept: 'knockout',
    given: { find: 'knockout' as const, players },
    prompt: stem(rng, knockoutStory(rng, players), [
      say`How many matches are played in all to find the champion?`,
      say`What is the total number of matches?`,
      say`How many matches does the organiser have to arrange?`,
    ]),
    answer,
    mistakes: [
      { value: players, because: say`the champion, who never loses, was counted as going out` },
      { value: Math.floor(players / 2), because: say`only the first round was counted` },
      { value: players - 2, because: say`the final was left out` },
      { value: (players * (players - 1)) / 2, because: say`everybody was made to play against everybody` },
      { value: players + 1, because: say`one was added instead of subtracted` },
    ],
    steps: [
      say`Each match sends one player out, and all but the champion go out.`,
      say`Matches = ${players} − 1 = ${answer}`,
    ],
  }
}

function beforeFinal(rng: Random) {
  const players = rng.int(30, 260)
  const answer = players - 2
  return {
    concept: 'knockout',
    given: { find: 'before-final' as const, players },
    prompt: stem(
      rng,
      knockoutStory(rng, players),
      [
        say`How many matches are over when the two finalists are known?`,
        say`How many matches have been played before the final begins?`,
      ],
      BYE,
    ),
    answer,
    mistakes: [
      { value: players - 1, because: say`the final was counted too` },
      { value: players - 4, because: say`the semi-finals were left out` },
      { value: Math.floor(players / 2), because: say`only the first round was counted` },
      { value: players, because: say`a match was counted for every player` },
    ],
    steps: [
      say`Before the final all players but two have gone out, one in each match.`,
      say`Matches = ${players} − 2 = ${answer}`,
    ],
  }
}

function byes(rng: Random) {
  const players = rng.until(
    () => rng.int(19, 90),
    (drawn) => playKnockout(drawn).byes >= 2,
  )
  const answer = playKnockout(players).byes
  return {
    concept: 'knockout',
    given: { find: 'byes' as const, players },
    prompt: stem(
      rng,
      knockoutStory(rng, players),
      [
        say`How many byes are given in the whole tournament?`,
        say`What is the total number of byes until the champion is found?`,
      ],
      BYE,
    ),
    answer,
    mistakes: [
      { value: answer + 1, because: say`a bye was counted in a round with an even number of players` },
      { value: answer - 1, because: say`a round with an odd number of players was overlooked` },
      { value: answer + 2, because: say`byes were counted in two even rounds` },
      { value: playKnockout(players).rounds, because: say`that is the number of rounds` },
    ],
    steps: [
      say`Players in the rounds: ${roundsOf(players).join(', ')}`,
      say`There is one bye in each round with an odd number of players: ${answer}`,
    ],
  }
}

/** How many players there are in each round. */
function roundsOf(players: number): number[] {
  const sizes = [players]
  for (let left = players; left > 2; ) {
    left = Math.ceil(left / 2)
    sizes.push(left)
  }
  return sizes
}

function rounds(rng: Random) {
  const players = rng.int(18, 300)
  const answer = roundsOf(players).length
  return {
    concept: 'knockout',
    given: { find: 'rounds' as const, players },
    prompt: stem(
      rng,
      knockoutStory(rng, players),
      [
        say`How many rounds are there, the final included?`,
        say`In how many rounds, with the final as the last, is the champion found?`,
      ],
      BYE,
    ),
    answer,
    mistakes: [
      { value: answer - 1, because: say`the final was left out` },
      { value: answer + 1, because: say`one round was counted twice` },
      { value: answer + 2, because: say`two rounds too many were counted` },
      { value: answer - 2, because: say`semi-final and final were left out` },
    ],
    steps: [say`Players in the rounds: ${roundsOf(players).join(', ')}`, say`Number of rounds = ${answer}`],
  }
}

const leagueStory = (rng: Random, teams: number, times: number) => {
  const game = rng.pick(TEAM_GAMES)
  const often = times === 1 ? 'once' : 'twice'
  return [
    say`In a ${game} league each of the ${teams} teams plays every other team ${often}.`,
    say`In a ${game} league of ${teams} teams, any two of them meet ${often}.`,
    say`A ${game} league has ${teams} teams, and each pair of teams meets ${often}.`,
  ]
}

function robinMatches(rng: Random) {
  const [teams, times] = [rng.int(6, 24), rng.pick([1, 2])]
  const pairs = (teams * (teams - 1)) / 2
  const answer = pairs * times
  return {
    concept: 'round-robin',
    given: { find: 'robin' as const, teams, times },
    prompt: stem(rng, leagueStory(rng, teams, times), [
      say`How many matches are played in all?`,
      say`What is the total number of matches?`,
      say`Find the number of matches in the league.`,
    ]),
    answer,
    mistakes: [
      {
        value: times === 1 ? 2 * pairs : pairs,
        because: say`each match was counted for the wrong number of meetings`,
      },
      { value: teams * teams, because: say`teams were made to play against themselves` },
      { value: (teams * (teams + 1)) / 2, because: say`n(n + 1)/2 was used in place of n(n − 1)/2` },
      { value: answer - teams, because: say`one match of each team was left out` },
      { value: answer + teams, because: say`one match too many was counted for each team` },
      { value: teams - 1, because: say`that is the number of matches of a knockout` },
    ],
    steps: [
      say`Pairs of teams = ${teams} × ${teams - 1} ÷ 2 = ${pairs}`,
      say`Matches = ${pairs} × ${times} = ${answer}`,
    ],
  }
}

function robinOfOne(rng: Random) {
  const teams = rng.int(6, 24)
  const answer = 2 * (teams - 1)
  return {
    concept: 'round-robin',
    given: { find: 'robin-of-one' as const, teams, times: 2 },
    prompt: stem(rng, leagueStory(rng, teams, 2), [
      say`How many matches does one team play?`,
      say`What is the number of matches of each team?`,
    ]),
    answer,
    mistakes: [
      { value: teams - 1, because: say`only one meeting with each of the others was counted` },
      { value: 2 * teams, because: say`the team was made to play against itself` },
      { value: teams, because: say`that is the number of teams` },
      { value: answer - 2, because: say`one opponent was left out` },
      { value: answer + 4, because: say`one opponent too many was counted twice` },
    ],
    steps: [
      say`Each team has ${teams - 1} opponents and meets each of them twice.`,
      say`Matches = 2 × ${teams - 1} = ${answer}`,
    ],
  }
}

function robinTeams(rng: Random) {
  const [answer, times] = [rng.int(7, 26), rng.pick([1, 2])]
  const matches = ((answer * (answer - 1)) / 2) * times
  const often = times === 1 ? 'once' : 'twice'
  const game = rng.pick(TEAM_GAMES)
  return {
    concept: 'round-robin',
    given: { find: 'teams' as const, matches, times },
    prompt: stem(
      rng,
      [
        say`In a ${game} league any two teams meet ${often}, and ${matches} matches are played in all.`,
        say`A ${game} league has ${matches} matches. Each team plays every other team ${often}.`,
      ],
      [say`How many teams are there?`, say`Find the number of teams.`, say`The number of teams is:`],
    ),
    answer,
    mistakes: [
      { value: answer - 1, because: say`that is the number of opponents of a team` },
      { value: answer + 1, because: say`n(n + 1) was used in place of n(n − 1)` },
      { value: answer + 2, because: say`the product was split into the wrong factors` },
      { value: answer - 2, because: say`the factors were taken too small` },
    ],
    steps: [
      say`Pairs of teams = ${matches} ÷ ${times} = ${matches / times} = n(n − 1)/2`,
      say`n(n − 1) = ${(2 * matches) / times} = ${answer} × ${answer - 1}, so n = ${answer}`,
    ],
  }
}

function groups(rng: Random) {
  const [count, size] = [rng.int(2, 8), rng.int(4, 9)]
  const teams = count * size
  const each = (size * (size - 1)) / 2
  const answer = each * count
  const game = rng.pick(TEAM_GAMES)
  return {
    concept: 'round-robin',
    given: { find: 'groups' as const, teams, groups: count },
    prompt: stem(
      rng,
      [
        say`The ${teams} teams of a ${game} cup are divided into ${count} equal groups. In each group every team plays once against each of the others.`,
        say`A ${game} cup begins with ${count} groups of equal size, made of ${teams} teams. Any two teams of a group meet once.`,
      ],
      [say`How many matches are played in the groups?`, say`Find the number of group matches.`],
    ),
    answer,
    mistakes: [
      { value: each, because: say`only one group was counted` },
      { value: (teams * (teams - 1)) / 2, because: say`all teams were put into one group` },
      { value: 2 * answer, because: say`each match was counted for both teams` },
      { value: answer + count, because: say`one match too many was counted in each group` },
      { value: answer - count, because: say`one match of each group was left out` },
    ],
    steps: [
      say`Teams in a group = ${teams} ÷ ${count} = ${size}`,
      say`Matches in a group = ${size} × ${size - 1} ÷ 2 = ${each}`,
      say`In all ${count} groups = ${each} × ${count} = ${answer}`,
    ],
  }
}

function groupsAndKnockout(rng: Random) {
  const [count, size] = [rng.pick([2, 4, 8]), rng.int(4, 7)]
  const [teams, through] = [count * size, 2]
  const each = (size * (size - 1)) / 2
  const left = count * through
  const answer = each * count + left - 1
  const game = rng.pick(TEAM_GAMES)
  return {
    concept: ['round-robin', 'knockout'],
    given: { find: 'groups-and-knockout' as const, teams, groups: count, through },
    prompt: stem(
      rng,
      [
        say`The ${teams} teams of a ${game} cup play in ${count} equal groups, every team once against each of the others of its group. The first two of each group go on to a knockout stage.`,
        say`In a ${game} cup any two teams of a group meet once. There are ${teams} teams in ${count} equal groups, and two teams of each group reach the knockout stage.`,
      ],
      [
        say`How many matches are there in the whole cup?`,
        say`Find the total number of matches up to the final.`,
      ],
      [say`There is no match for the third place.`],
    ),
    answer,
    mistakes: [
      { value: each * count, because: say`the knockout matches were left out` },
      { value: each * count + left, because: say`one knockout match too many was counted` },
      { value: each * count + left - 2, because: say`the final was left out` },
      { value: each + left - 1, because: say`only one group was counted` },
    ],
    steps: [
      say`Matches in a group of ${size} = ${each}, in ${count} groups = ${each * count}`,
      say`Knockout with ${left} teams = ${left - 1} matches`,
      say`Total = ${each * count} + ${left - 1} = ${answer}`,
    ],
  }
}

function points(rng: Random) {
  const [win, draw] = rng.pick([
    [3, 1],
    [2, 1],
  ] as const)
  const played = rng.int(10, 20)
  const wins = rng.int(3, played - 5)
  const drawn = rng.int(2, played - wins - 1)
  const lost = played - wins - drawn
  const answer = wins * win + drawn * draw
  return {
    concept: 'points-table',
    given: { find: 'points' as const, wins, draws: drawn, win, draw },
    prompt: stem(
      rng,
      [
        say`A team gets ${win} points for a win, ${draw} for a draw and none for a defeat. After ${played} matches it has won ${wins} and lost ${lost}.`,
        say`In a league a win gives ${win} points, a draw ${draw} and a defeat none. A team has won ${wins} of its ${played} matches and lost ${lost}; the others were drawn.`,
      ],
      [say`How many points does it have?`, say`Find its points.`],
    ),
    answer,
    mistakes: [
      { value: wins * win, because: say`the draws were left out` },
      { value: wins * win + lost * draw, because: say`points were given for the defeats` },
      { value: (wins + drawn) * win, because: say`the draws were counted as wins` },
      { value: wins + drawn, because: say`one point was given for each win` },
      { value: answer + draw, because: say`one draw too many was counted` },
    ],
    steps: [
      say`Draws = ${played} − ${wins} − ${lost} = ${drawn}`,
      say`Points = ${wins} × ${win} + ${drawn} × ${draw} = ${answer}`,
    ],
  }
}

function draws(rng: Random) {
  const teams = rng.int(5, 10)
  const matches = (teams * (teams - 1)) / 2
  const answer = rng.int(3, matches - 3)
  const total = 3 * matches - answer
  const game = rng.pick(['football', 'hockey'])
  return {
    concept: 'points-table',
    given: { find: 'draws' as const, teams, total },
    prompt: stem(
      rng,
      [
        say`In a ${game} league of ${teams} teams, any two teams meet once. A win gives 3 points, a draw 1 point to each team and a defeat none. All teams together have ${total} points at the end.`,
        say`In a ${game} league of ${teams} teams each pair of teams meets once, with 3 points for a win, 1 for a draw and none for a defeat. The points of all teams add up to ${total}.`,
      ],
      [say`How many matches were drawn?`, say`Find the number of drawn matches.`],
    ),
    answer,
    mistakes: [
      { value: matches - answer, because: say`that is the number of matches that were won` },
      { value: answer + 1, because: say`a slip was made in 3 × ${matches}` },
      { value: answer - 1, because: say`one point was lost in the subtraction` },
      {
        value: total - 2 * matches + 1,
        because: say`all matches were first taken as drawn, and one was added`,
      },
      { value: answer + 3, because: say`the points of one win were left out` },
    ],
    steps: [
      say`Matches = ${teams} × ${teams - 1} ÷ 2 = ${matches}`,
      say`Without draws the points would be 3 × ${matches} = ${3 * matches}`,
      say`Each draw takes away one point: draws = ${3 * matches} − ${total} = ${answer}`,
    ],
  }
}

function sureOfPlace(rng: Random) {
  const [teams, through] = rng.until(
    () => [rng.int(6, 14), rng.int(3, 6)] as const,
    ([all, first]) => first <= all - 2,
  )
  const rivals = through + 1
  const share = (rivals - 1) / 2 + (teams - rivals)
  const answer = leastSure(teams, through)
  const game = rng.pick(TEAM_GAMES)
  return {
    concept: 'points-table',
    given: { find: 'sure' as const, teams, through },
    prompt: stem(
      rng,
      [
        say`The ${teams} teams of a ${game} league meet each other once. No match is drawn, and the ${through} teams with the most wins go on; teams with equal wins may be left out.`,
        say`In a ${game} league of ${teams} teams any two teams meet once and no match is drawn. The first ${through} teams by wins qualify, and a tie for the last place may go either way.`,
      ],
      [
        say`With how many wins at least is a team sure to go on?`,
        say`What is the least number of wins that makes it certain?`,
      ],
    ),
    answer,
    mistakes: [
      { value: answer - 1, because: say`with that many wins ${rivals} teams can be level` },
      { value: answer + 1, because: say`fewer wins are already enough` },
      { value: teams - 1, because: say`not all matches need to be won` },
      { value: teams - through, because: say`wins were counted only against teams that go out` },
      { value: answer - 2, because: say`two wins too few were counted` },
    ],
    within: [1, teams - 1] as const,
    steps: [
      say`To miss, a team must share its wins with ${through} others: ${rivals} teams can all win against the other ${teams - rivals} and share the matches among themselves.`,
      say`Each of the ${rivals} can then have at most ${teams - rivals} + ${(rivals - 1) / 2} = ${share} wins.`,
      say`One more whole win makes it certain: ${answer}`,
    ],
  }
}
