import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "64 players enter a knockout tournament. How many matches are played in all?" */
export const tournaments = defineGenerator({
  id: 'reasoning/tournaments',
  version: 6,
  concepts: ['knockout', 'round-robin', 'points-table'],
  levels: {
    easy: { forms: [knockoutMatches, robinMatches, robinOfOne, beforeFinal, points] },
    medium: { forms: [byes, rounds, robinTeams, groups, winsOfPoints] },
    hard: { forms: [draws, groupsAndKnockout, sureOfPlace, left] },
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
        return countPairs(given.teams / given.groups) * given.groups * given.times
      case 'groups-and-knockout':
        return (
          countPairs(given.teams / given.groups) * given.groups +
          playKnockout(given.groups * given.through).matches +
          (given.hasThird ? 1 : 0)
        )
      case 'points':
        return given.wins * given.win + given.draws * given.draw
      case 'wins': {
        // One draw after another is turned into a win.
        let wins = 0
        const notLost = given.played - given.lost
        while (wins * given.win + (notLost - wins) * given.draw < given.points) wins += 1
        return wins
      }
      case 'draws': {
        // A won match gives three points in all, a drawn one two.
        let drawn = 0
        while (3 * (countPairs(given.teams) * given.times - drawn) + 2 * drawn > given.total) drawn += 1
        return drawn
      }
      case 'left': {
        // One more player is let in until the matches are enough.
        let players = given.gone + 1
        while (countPairs(players - given.gone) + given.gone * given.each < given.matches) players += 1
        return players
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

const GAMES = [
  'chess',
  'tennis',
  'badminton',
  'table tennis',
  'carrom',
  'squash',
  'snooker',
  'billiards',
  'pool',
  'darts',
  'racquetball',
  'draughts',
] as const
const TEAM_GAMES = [
  'hockey',
  'football',
  'kabaddi',
  'volleyball',
  'basketball',
  'handball',
  'cricket',
  'kho-kho',
  'water polo',
  'throwball',
  'baseball',
  'softball',
  'futsal',
  'netball',
] as const
const HOSTS = ['school', 'college', 'district', 'state', 'city', 'university'] as const

const knockoutStory = (rng: Random, players: number) => {
  const game = rng.pick(GAMES)
  return [
    say`There are ${players} players in a knockout ${game} tournament, in which the loser of a match goes out.`,
    say`A ${game} tournament on a knockout basis has ${players} players. Whoever loses a match is out.`,
    say`In a knockout ${game} championship with ${players} players, no match is drawn and a loser plays no more.`,
    say`A ${rng.pick(HOSTS)} ${game} championship has ${players} entries and is played on a knockout basis.`,
    say`For a knockout ${game} tournament ${players} players have entered their names.`,
  ]
}

const BYE = [
  say`A player without an opponent in a round goes on to the next round.`,
  say`If the number of players in a round is odd, one of them gets a bye.`,
]

function knockoutMatches(rng: Random) {
  const players = rng.int(19, 260)
  const answer = players - 1
  return {
    concept: 'knockout',
    given: { find: 'knockout' as const, players },
    prompt: stem(rng, knockoutStory(rng, players), [
      say`How many matches are played in all to find the champion?`,
      say`What is the total number of matches?`,
      say`How many matches does the organiser have to arrange?`,
      say`Find the number of all matches up to the final.`,
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

/** Few leagues have many teams that meet three times. */
const drawLeague = (rng: Random, times: number) => ({ times, teams: rng.int(5, times === 3 ? 8 : 20) })

const OFTEN = ['', 'once', 'twice', 'three times'] as const

const leagueStory = (rng: Random, teams: number, times: number) => {
  const game = rng.pick(TEAM_GAMES)
  const often = OFTEN[times] ?? ''
  return [
    say`In a ${game} league each of the ${teams} teams plays every other team ${often}.`,
    say`In a ${game} league of ${teams} teams, any two of them meet ${often}.`,
    say`A ${game} league has ${teams} teams, and each pair of teams meets ${often}.`,
    say`A ${rng.pick(HOSTS)} ${game} tournament has ${teams} teams. Every team plays ${often} against each of the others.`,
    say`There are ${teams} teams in a ${game} tournament in which every two teams play ${often} against each other.`,
  ]
}

function robinMatches(rng: Random) {
  const { teams, times } = drawLeague(rng, rng.pick([1, 1, 2, 2, 3]))
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
        value: times === 1 ? 2 * pairs : pairs * (times - 1),
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
  const { teams, times } = drawLeague(rng, rng.pick([2, 2, 3]))
  const answer = times * (teams - 1)
  const often = OFTEN[times] ?? ''
  return {
    concept: 'round-robin',
    given: { find: 'robin-of-one' as const, teams, times },
    prompt: stem(rng, leagueStory(rng, teams, times), [
      say`How many matches does one team play?`,
      say`In how many matches does a team take part?`,
      say`What is the number of matches of each team?`,
      say`Find the number of matches that each team plays.`,
    ]),
    answer,
    mistakes: [
      { value: teams - 1, because: say`only one meeting with each of the others was counted` },
      { value: times * teams, because: say`the team was made to play against itself` },
      { value: teams, because: say`that is the number of teams` },
      { value: answer - times, because: say`one opponent was left out` },
      { value: answer + 2 * times, because: say`one opponent too many was counted twice` },
    ],
    steps: [
      say`Each team has ${teams - 1} opponents and meets each of them ${often}.`,
      say`Matches = ${times} × ${teams - 1} = ${answer}`,
    ],
  }
}

function robinTeams(rng: Random) {
  const { teams: answer, times } = drawLeague(rng, rng.pick([1, 1, 2, 2, 3]))
  const matches = ((answer * (answer - 1)) / 2) * times
  const often = OFTEN[times] ?? ''
  const game = rng.pick(TEAM_GAMES)
  return {
    concept: 'round-robin',
    given: { find: 'teams' as const, matches, times },
    prompt: stem(
      rng,
      [
        say`In a ${game} league any two teams meet ${often}, and ${matches} matches are played in all.`,
        say`A ${game} league has ${matches} matches. Each team plays every other team ${often}.`,
        say`Every two teams of a ${rng.pick(HOSTS)} ${game} league play ${often} against each other, which makes ${matches} matches in all.`,
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
  const [count, size, times] = [rng.int(2, 8), rng.int(4, 8), rng.pick([1, 1, 2])]
  const teams = count * size
  const often = OFTEN[times] ?? ''
  const each = ((size * (size - 1)) / 2) * times
  const answer = each * count
  const game = rng.pick(TEAM_GAMES)
  return {
    concept: 'round-robin',
    given: { find: 'groups' as const, teams, groups: count, times },
    prompt: stem(
      rng,
      [
        say`The ${teams} teams of a ${game} cup are divided into ${count} equal groups. In each group every team plays ${often} against each of the others.`,
        say`A ${game} cup begins with ${count} groups of equal size, made of ${teams} teams. Any two teams of a group meet ${often}.`,
        say`In the first stage of a ${rng.pick(HOSTS)} ${game} cup, ${teams} teams play in ${count} equal groups, each team ${often} against every other team of its group.`,
      ],
      [
        say`How many matches are played in the groups?`,
        say`Find the number of group matches.`,
        say`What is the total number of matches in the groups?`,
      ],
    ),
    answer,
    mistakes: [
      { value: each, because: say`only one group was counted` },
      { value: (teams * (teams - 1)) / 2, because: say`all teams were put into one group` },
      {
        value: times === 1 ? 2 * answer : answer / 2,
        because: say`each pair was counted for the wrong number of meetings`,
      },
      { value: answer + count, because: say`one match too many was counted in each group` },
      { value: answer - count, because: say`one match of each group was left out` },
    ],
    steps: [
      say`Teams in a group = ${teams} ÷ ${count} = ${size}`,
      times === 1
        ? say`Matches in a group = ${size} × ${size - 1} ÷ 2 = ${each}`
        : say`Matches in a group = ${size} × ${size - 1} ÷ 2 × ${times} = ${each}`,
      say`In all ${count} groups = ${each} × ${count} = ${answer}`,
    ],
  }
}

function groupsAndKnockout(rng: Random) {
  const [count, through] = rng.pick([
    [2, 2],
    [4, 1],
    [4, 2],
    [8, 1],
    [8, 2],
    [4, 4],
    [2, 4],
  ] as const)
  const size = rng.int(Math.max(3, through + 1), 9)
  const teams = count * size
  const hasThird = rng.chance(0.5)
  const each = (size * (size - 1)) / 2
  const left = count * through
  const knockout = hasThird ? left : left - 1
  const answer = each * count + knockout
  const game = rng.pick(TEAM_GAMES)
  const first = through === 1 ? 'The winner' : through === 2 ? 'The first two' : 'The first four'
  const go = through === 1 ? 'goes' : 'go'
  const third = hasThird
    ? 'The losers of the semi-finals play for the third place.'
    : 'There is no match for the third place.'
  const those = through === 1 ? 'one team' : through === 2 ? 'two teams' : 'four teams'
  return {
    concept: ['round-robin', 'knockout'],
    given: { find: 'groups-and-knockout' as const, teams, groups: count, through, hasThird },
    prompt: stem(
      rng,
      [
        say`The ${teams} teams of a ${game} cup play in ${count} equal groups, every team once against each of the others of its group. ${first} of each group ${go} on to a knockout stage. ${third}`,
        say`In a ${game} cup any two teams of a group meet once. There are ${teams} teams in ${count} equal groups, and ${those} of each group ${through === 1 ? 'reaches' : 'reach'} the knockout stage. ${third}`,
        say`A ${rng.pick(HOSTS)} ${game} cup has ${count} groups of ${size} teams. Within a group every two teams meet once, and ${those} of each group ${through === 1 ? 'enters' : 'enter'} the knockout stage. ${third}`,
      ],
      [
        say`How many matches are there in the whole cup?`,
        say`Find the total number of matches up to the final.`,
        say`What is the number of all matches of the cup?`,
      ],
    ),
    answer,
    mistakes: [
      { value: answer + 2, because: say`two knockout matches too many were counted` },
      {
        value: hasThird ? answer - 1 : answer + 1,
        because: hasThird
          ? say`the match for the third place was left out`
          : say`one knockout match too many was counted`,
      },
      { value: answer - 2, because: say`two knockout matches were left out` },
      { value: each + knockout, because: say`only one group was counted` },
    ],
    steps: [
      say`Matches in a group of ${size} = ${each}, in ${count} groups = ${each * count}`,
      hasThird
        ? say`Knockout with ${left} teams = ${left - 1} matches, and 1 for the third place`
        : say`Knockout with ${left} teams = ${left - 1} matches`,
      say`Total = ${each * count} + ${knockout} = ${answer}`,
    ],
  }
}

function points(rng: Random) {
  const [win, draw] = rng.pick([
    [3, 1],
    [2, 1],
  ] as const)
  const played = rng.int(10, 24)
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
      { value: wins * win + lost * draw, because: say`points were given for the defeats` },
      { value: (wins + drawn) * win, because: say`the draws were counted as wins` },
      { value: answer + draw, because: say`one draw too many was counted` },
      { value: answer - draw, because: say`one draw too few was counted` },
      { value: answer + win, because: say`one win too many was counted` },
      { value: wins * win + (drawn + lost) * draw, because: say`a point was given for each defeat too` },
    ],
    // The wins alone give so much, and there were draws.
    within: [wins * win + 1, played * win - 1] as const,
    steps: [
      say`Draws = ${played} − ${wins} − ${lost} = ${drawn}`,
      say`Points = ${wins} × ${win} + ${drawn} × ${draw} = ${answer}`,
    ],
  }
}

/** "A team has lost 3 of its 14 matches and has 25 points. How many matches has it won?" */
function winsOfPoints(rng: Random) {
  const [win, draw] = rng.pick([
    [3, 1],
    [2, 1],
  ] as const)
  const played = rng.int(10, 24)
  const answer = rng.int(3, played - 5)
  const drawn = rng.int(2, played - answer - 1)
  const lost = played - answer - drawn
  const points = answer * win + drawn * draw
  const game = rng.pick(['football', 'hockey', 'handball', 'futsal'])
  return {
    concept: 'points-table',
    given: { find: 'wins' as const, played, lost, points, win, draw },
    prompt: stem(
      rng,
      [
        say`In a ${game} league a win gives ${win} points, a draw ${draw} and a defeat none. A team has played ${played} matches, lost ${lost} of them, and has ${points} points.`,
        say`A ${game} team gets ${win} points for a win, ${draw} for a draw and none for a defeat. It has lost ${lost} of its ${played} matches and has ${points} points.`,
      ],
      [say`How many matches has it won?`, say`Find the number of matches that it has won.`],
    ),
    answer,
    mistakes: [
      { value: drawn, because: say`that is the number of drawn matches` },
      { value: answer + 1, because: say`the points are then too many` },
      { value: answer - 1, because: say`the points are then too few` },
      { value: answer + 2, because: say`two draws were counted as wins` },
      { value: answer - 2, because: say`two wins were counted as draws` },
      { value: Math.floor(points / win), because: say`all points were taken to come from wins` },
    ],
    within: [1, played - lost - 1] as const,
    steps: [
      say`Matches that were not lost = ${played} − ${lost} = ${played - lost}`,
      say`If all of these were drawn, the points would be ${played - lost}; each win gives ${win - draw} more`,
      say`Wins = (${points} − ${played - lost}) ÷ ${win - draw} = ${answer}`,
    ],
  }
}

function draws(rng: Random) {
  const [teams, times] = [rng.int(5, 13), rng.pick([1, 1, 2])]
  const often = OFTEN[times] ?? ''
  const pairs = (teams * (teams - 1)) / 2
  const matches = pairs * times
  // In no real league are most of the matches drawn.
  const answer = rng.int(3, Math.max(4, Math.floor(0.4 * matches)))
  const total = 3 * matches - answer
  const game = rng.pick(['football', 'hockey', 'handball', 'futsal', 'water polo'])
  return {
    concept: 'points-table',
    given: { find: 'draws' as const, teams, times, total },
    prompt: stem(
      rng,
      [
        say`In a ${game} league of ${teams} teams, any two teams meet ${often}. A win gives 3 points, a draw 1 point to each team and a defeat none. All teams together have ${total} points at the end.`,
        say`In a ${game} league of ${teams} teams each pair of teams meets ${often}, with 3 points for a win, 1 for a draw and none for a defeat. The points of all teams add up to ${total}.`,
        say`The ${teams} teams of a ${rng.pick(HOSTS)} ${game} league play ${often} against each other. A win gives 3 points, a draw 1 point to each side and a defeat none, and in the end the teams have ${total} points between them.`,
      ],
      [
        say`How many matches were drawn?`,
        say`Find the number of drawn matches.`,
        say`What is the number of matches that ended in a draw?`,
      ],
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
      times === 1
        ? say`Matches = ${teams} × ${teams - 1} ÷ 2 = ${matches}`
        : say`Matches = ${teams} × ${teams - 1} ÷ 2 × ${times} = ${matches}`,
      say`Without draws the points would be 3 × ${matches} = ${3 * matches}`,
      say`Each draw takes away one point: draws = ${3 * matches} − ${total} = ${answer}`,
    ],
  }
}

function sureOfPlace(rng: Random) {
  const [teams, through] = rng.until(
    () => [rng.int(6, 20), rng.int(2, 8)] as const,
    ([all, first]) => first <= all - 3,
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
        say`A ${rng.pick(HOSTS)} ${game} league has ${teams} teams, which play once against each other without draws. The ${through} teams with the most wins reach the next stage, and among teams with equal wins a lot decides.`,
      ],
      [
        say`With how many wins at least is a team sure to go on?`,
        say`What is the least number of wins that makes it certain that a team goes on?`,
        say`Find the least number of wins with which a team cannot be left out.`,
      ],
    ),
    answer,
    mistakes: [
      { value: answer - 1, because: say`with that many wins ${rivals} teams can be level` },
      { value: answer + 1, because: say`fewer wins are already enough` },
      { value: teams - 1, because: say`not all matches need to be won` },
      { value: teams - through, because: say`wins were counted only against teams that go out` },
      { value: answer - 2, because: say`two wins too few were counted` },
      { value: answer - 3, because: say`three wins too few were counted` },
    ],
    within: [1, teams - 1] as const,
    steps: [
      say`To miss, a team must share its wins with ${through} others: ${rivals} teams can all win against the other ${teams - rivals} and share the matches among themselves.`,
      say`Each of the ${rivals} can then have at most ${teams - rivals} + ${(rivals - 1) / 2} = ${share} wins.`,
      say`One more whole win makes it certain: ${answer}`,
    ],
  }
}

/** "Each player was to play once against every other, but two players left after 3 games each, and 84 games were played in all ..." */
function left(rng: Random) {
  const gone = rng.pick([1, 2])
  const answer = rng.int(9, 26)
  const each = rng.int(2, Math.min(6, answer - gone - 1))
  const stayed = answer - gone
  const matches = (stayed * (stayed - 1)) / 2 + gone * each
  const game = rng.pick(GAMES)
  const what = game === 'chess' || game === 'draughts' || game === 'carrom' ? 'games' : 'matches'
  const who =
    gone === 1
      ? say`One player fell ill after playing ${each} ${what} and left`
      : say`Two players, who had not met each other, left after playing ${each} ${what} each`
  return {
    concept: 'round-robin',
    given: { find: 'left' as const, gone, each, matches },
    prompt: stem(
      rng,
      [
        say`In a ${game} tournament every player was to play once against each of the others. ${who}, and ${matches} ${what} were played in all.`,
        say`Each player of a ${rng.pick(HOSTS)} ${game} tournament was to meet every other player once. ${who}. In all, ${matches} ${what} were played.`,
      ],
      [
        say`How many players were there at the beginning?`,
        say`Find the number of players with whom the tournament began.`,
        say`What was the number of players at the start?`,
      ],
    ),
    answer,
    mistakes: [
      { value: stayed, because: say`that is the number of players who stayed` },
      { value: answer + 1, because: say`n(n + 1)/2 was used in place of n(n − 1)/2` },
      { value: answer + gone, because: say`those who left were added twice` },
      { value: answer - 1, because: say`one player was left out` },
      { value: answer + 2, because: say`the product was split into the wrong factors` },
      { value: answer - 3, because: say`the factors were taken too small` },
    ],
    steps: [
      say`${what === 'games' ? 'Games' : 'Matches'} among those who stayed = ${matches} − ${gone * each} = ${matches - gone * each}`,
      say`n(n − 1)/2 = ${matches - gone * each} gives n = ${stayed} players who stayed`,
      say`At the beginning there were ${stayed} + ${gone} = ${answer}`,
    ],
  }
}
