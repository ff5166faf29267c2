import type { Figure } from '@ekagra/schema/figure'
import { defineSet } from '../../../kit/define-set.ts'
import type { Mistake } from '../../../kit/options/build-options.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import type { ValueInput } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

const SHAPE = { size: 4, span: 5 } as const

/** Four questions on one league: "How many matches did R win?", "To which teams did P lose?" */
export const leagueSet = defineSet({
  id: 'reasoning/league-set',
  version: 2,
  set: SHAPE,
  levels: {
    easy: { size: 4, kinds: ['wins', 'beat', 'more', 'lost-only', 'won-only'], told: 0 },
    medium: { size: 5, kinds: ['wins', 'beat', 'more', 'equal', 'lost-only', 'won-only'], told: 1 },
    hard: { size: 5, kinds: ['wins', 'more', 'equal', 'lost-only', 'won-only', 'shared'], told: 2 },
  },
  generate(rng, { size, kinds, told }) {
    const names = TEAMS.slice(0, size)
    const { league, clues, asked } = rng.until(
      () => {
        const drawn = drawLeague(rng, size, kinds)
        // The wins or the points: together they would be one fact.
        const dropped = rng.pick([0, 1])
        const kindsOfQuestions = rng.shuffle(range(0, 7).filter((kind) => kind !== dropped))
        const asked = kindsOfQuestions.flatMap((kind) =>
          askLeague(rng, drawn.league, drawn.clues, names, kind),
        )
        return {
          ...drawn,
          asked: told < 2 || drawn.clues.length < 3 ? asked : withoutShortcuts(asked, drawn.clues, names),
        }
      },
      (drawn) =>
        drawn.clues.length >= 3 &&
        drawn.clues.length <= 7 &&
        drawn.asked.length >= SHAPE.span &&
        // Where every team beat all those below it, the table alone gives the results.
        (told === 0 || new Set(winsOf(drawn.league)).size < size),
    )
    const figure = passageOf(rng, names, clues)
    const matches = (size * (size - 1)) / 2
    return asked.slice(0, SHAPE.span).map(({ question, ...rest }) => ({
      ...rest,
      given: { size, clues, question },
      figure,
      steps: [
        ...(told > 0
          ? [
              say`There are ${matches} matches, so the teams have ${matches} wins in all, and nobody more than ${size - 1}.`,
            ]
          : []),
        ...(told > 1
          ? [
              say`The statements fix the wins: ${names.map((name, team) => `${name} ${winsOf(league)[team] ?? 0}`).join(', ')}.`,
            ]
          : []),
        say`Only these results fit all the statements: ${resultsOf(league, names)}.`,
        say`So the answer is ${rest.answer}`,
      ],
    }))
  },
  solve({ size, clues, question }) {
    // Every league that fits all the statements must lead to the same answer.
    const fitting = leaguesOf(size).filter((league) => clues.every((clue) => holds(league, clue)))
    const answers = fitting.map((league) => answerOf(league, TEAMS.slice(0, size), question))
    return new Set(answers).size === 1 ? (answers[0] ?? '') : ''
  },
})

const TEAMS = ['P', 'Q', 'R', 'S', 'T']

/** Whether the team of the row beat the team of the column, and how many matches each team won. */
type League = { rows: readonly (readonly boolean[])[]; wins: readonly number[] }

/** All ways in which the matches may end. */
const LEAGUES = new Map<number, readonly League[]>()

function leaguesOf(size: number): readonly League[] {
  const known = LEAGUES.get(size)
  if (known) return known
  const pairs = range(0, size - 2).flatMap((one) =>
    range(one + 1, size - 1).map((other) => [one, other] as const),
  )
  const all = range(0, 2 ** pairs.length - 1).map((code) => {
    const rows = range(1, size).map(() => range(1, size).map(() => false))
    pairs.forEach(([one, other], place) => {
      const [winner, loser] = Math.floor(code / 2 ** place) % 2 === 1 ? [one, other] : [other, one]
      const row = rows[winner]
      if (row) row[loser] = true
    })
    return { rows, wins: rows.map((row) => row.filter((won) => won).length) }
  })
  LEAGUES.set(size, all)
  return all
}

const beats = (league: League, one: number, other: number): boolean => league.rows[one]?.[other] ?? false
const winsOf = (league: League): readonly number[] => league.wins
const lostTo = (league: League, team: number): number[] =>
  range(0, league.rows.length - 1).filter((other) => beats(league, other, team))
const beatenBy = (league: League, team: number): number[] =>
  range(0, league.rows.length - 1).filter((other) => beats(league, team, other))

type ClueKind = 'wins' | 'beat' | 'more' | 'equal' | 'lost-only' | 'won-only' | 'shared'
/** A statement about one or two teams; `count` is the number of wins. */
type Clue = { kind: ClueKind; one: number; other: number; count: number }

function holds(league: League, { kind, one, other, count }: Clue): boolean {
  const wins = (team: number) => league.wins[team] ?? 0
  switch (kind) {
    case 'wins':
      return wins(one) === count
    case 'beat':
      return beats(league, one, other)
    case 'more':
      return wins(one) > wins(other)
    case 'equal':
      return wins(one) === wins(other)
    case 'lost-only':
      return wins(one) === league.rows.length - 2 && beats(league, other, one)
    case 'won-only':
      return wins(one) === 1 && beats(league, one, other)
    case 'shared':
      return wins(one) + wins(other) === count
  }
}

/** A league with statements that fit it alone; none of them could be left out. */
function drawLeague(rng: Random, size: number, kinds: readonly ClueKind[]) {
  const all = leaguesOf(size)
  const league = rng.pick(all)
  const wins = winsOf(league)
  const places = range(0, size - 1)
  const pool = rng.shuffle(
    kinds.flatMap((kind) =>
      places.flatMap((one) =>
        places.flatMap((other): Clue[] => {
          if (one === other) return []
          // What is told of one team, or of two in either order, is told once.
          if (kind === 'wins' && other !== (one + 1) % size) return []
          if ((kind === 'equal' || kind === 'shared') && one > other) return []
          const count =
            kind === 'wins' ? (wins[one] ?? 0) : kind === 'shared' ? (wins[one] ?? 0) + (wins[other] ?? 0) : 0
          const clue = { kind, one, other, count }
          return holds(league, clue) ? [clue] : []
        }),
      ),
    ),
  )
  const kept: Clue[] = []
  let left = all
  for (const clue of pool) {
    if (left.length === 1) break
    // Half of the statements that tell how many matches were won would give the table away.
    if (kept.filter((one) => one.kind === clue.kind).length >= 2) continue
    const next = left.filter((one) => holds(one, clue))
    if (next.length < left.length) {
      kept.push(clue)
      left = next
    }
  }
  const needed = kept.reduceRight<Clue[]>((clues, clue) => {
    const without = clues.filter((one) => one !== clue)
    return all.filter((one) => without.every((each) => holds(one, each))).length === 1 ? without : clues
  }, kept)
  return { league, clues: left.length === 1 ? needed : [] }
}

/** The questions that no two of the statements answer without the rest. */
function withoutShortcuts<Asked extends { question: Question }>(
  asked: readonly Asked[],
  clues: readonly Clue[],
  names: readonly string[],
): Asked[] {
  const leftByTwo = clues.flatMap((one, place) => {
    const left = leaguesOf(names.length).filter((league) => holds(league, one))
    return clues.slice(place + 1).map((other) => left.filter((league) => holds(league, other)))
  })
  return asked.filter(({ question }) =>
    leftByTwo.every(([first, ...others]) => {
      const answer = first && answerOf(first, names, question)
      return others.some((league) => answerOf(league, names, question) !== answer)
    }),
  )
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const matchesWon = (count: number): string => `${WORDS[count] ?? count} ${count === 1 ? 'match' : 'matches'}`

function tellClue(names: readonly string[], { kind, one, other, count }: Clue): string {
  const [a, b] = [names[one] ?? '', names[other] ?? '']
  switch (kind) {
    case 'wins':
      return count === 0
        ? `${a} did not win any match.`
        : count === names.length - 1
          ? `${a} won all its matches.`
          : `${a} won exactly ${matchesWon(count)}.`
    case 'beat':
      return `${a} beat ${b}.`
    case 'more':
      return `${a} won more matches than ${b}.`
    case 'equal':
      return `${a} and ${b} won the same number of matches.`
    case 'lost-only':
      return `${a} lost only to ${b}.`
    case 'won-only':
      return `The only match that ${a} won was against ${b}.`
    case 'shared':
      return `${a} and ${b} together won exactly ${matchesWon(count)}.`
  }
}

const GAMES = ['kabaddi', 'volleyball', 'hockey', 'badminton', 'table tennis', 'kho-kho']

function passageOf(rng: Random, names: readonly string[], clues: readonly Clue[]): Figure {
  const size = names.length === 4 ? 'Four' : 'Five'
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
  const game = rng.pick(GAMES)
  return {
    kind: 'passage',
    title: `A league of ${size.toLowerCase()} teams`,
    paragraphs: [
      rng.pick([
        `${size} teams, ${list}, took part in a ${game} league in which each team played every other team exactly once. No match ended in a draw. A team got 2 points for a win and none for a defeat.`,
        `In a ${game} tournament, each of the ${size.toLowerCase()} teams ${list} played exactly one match with each of the others. Every match had a winner, who got 2 points; the loser got none.`,
      ]),
      `It is also known that:\n${clues.map((clue, place) => `${place + 1}. ${tellClue(names, clue)}`).join('\n')}`,
    ],
  }
}

const resultsOf = (league: League, names: readonly string[]): string =>
  names
    .map((name, team) => {
      const beaten = beatenBy(league, team).map((other) => names[other] ?? '')
      return `${name} beat ${beaten.length === 0 ? 'nobody' : beaten.join(', ')}`
    })
    .join('; ')

/** What is asked: of one team or two, of the table as a whole, or which of four statements is true. */
type Question =
  | { kind: 'wins' | 'points' | 'lost-to' | 'beat' | 'above'; one: number }
  | { kind: 'together'; one: number; other: number }
  | { kind: 'most' | 'least' }
  | { kind: 'true'; pairs: readonly (readonly [number, number])[] }

const listOf = (names: readonly string[], teams: readonly number[]): string => {
  const told = teams.map((team) => names[team] ?? '')
  return told.length === 0
    ? 'No team'
    : told.length === 1
      ? `Only ${told[0] ?? ''}`
      : `${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`
}

function answerOf(league: League, names: readonly string[], question: Question): string | number {
  const wins = winsOf(league)
  switch (question.kind) {
    case 'wins':
      return wins[question.one] ?? 0
    case 'points':
      return 2 * (wins[question.one] ?? 0)
    case 'together':
      return 2 * ((wins[question.one] ?? 0) + (wins[question.other] ?? 0))
    case 'above':
      return wins.filter((count) => count > (wins[question.one] ?? 0)).length
    case 'lost-to':
      return listOf(names, lostTo(league, question.one))
    case 'beat':
      return listOf(names, beatenBy(league, question.one))
    case 'most':
    case 'least': {
      const end = question.kind === 'most' ? Math.max(...wins) : Math.min(...wins)
      const found = wins.flatMap((count, team) => (count === end ? [names[team] ?? ''] : []))
      return found.length === 1 ? (found[0] ?? '') : ''
    }
    case 'true': {
      const found = question.pairs.filter(([one, other]) => beats(league, one, other))
      return found.length === 1 && found[0] ? beatText(names, found[0]) : ''
    }
  }
}

/** Whether the statement alone says that the one team beat the other. */
function tellsOf({ kind, one, other, count }: Clue, size: number, winner: number, loser: number): boolean {
  switch (kind) {
    case 'beat':
      return one === winner && other === loser
    case 'won-only':
      return (one === winner && other === loser) || (one === loser && other !== winner)
    case 'lost-only':
      return (one === loser && other === winner) || (one === winner && other !== loser)
    case 'wins':
      return (one === loser && count === 0) || (one === winner && count === size - 1)
    default:
      return false
  }
}

const beatText = (names: readonly string[], [one, other]: readonly [number, number]): string =>
  `${names[one] ?? ''} beat ${names[other] ?? ''}`

interface Asked {
  question: Question
  prompt: string
  answer: ValueInput
  mistakes: Mistake[]
  within?: readonly [number, number]
  others?: readonly ValueInput[]
}

/** One question of each kind; none where two teams share the place that is asked for. */
function askLeague(
  rng: Random,
  league: League,
  clues: readonly Clue[],
  names: readonly string[],
  kind: number,
): Asked[] {
  // A question is not asked about a team whose matches a statement tells at once.
  const isTold = (team: number) =>
    clues.some((clue) => clue.one === team && ['wins', 'lost-only', 'won-only'].includes(clue.kind))
  const open = range(0, names.length - 1).filter((team) => !isTold(team))
  if (open.length === 0) return []
  const one = rng.pick(open)
  const other = rng.pick(range(0, names.length - 1).filter((team) => team !== one))
  const [a, b] = [names[one] ?? '', names[other] ?? '']
  const wins = winsOf(league)
  const size = names.length
  const numbers = (question: Question, prompt: string, step: number, most: number, least = 0): Asked[] => {
    const answer = Number(answerOf(league, names, question))
    const because = [
      say`one win too many was counted`,
      say`one win was missed`,
      say`two wins too many were counted`,
      say`two wins were missed`,
      say`three wins too many were counted`,
      say`three wins were missed`,
    ]
    const mistakes = [1, -1, 2, -2, 3, -3]
      .map((places, at) => ({ value: answer + places * step, because: because[at] ?? '' }))
      .filter(({ value }) => value >= least && value <= most)
    return [{ question, prompt, answer, mistakes, within: [least, most], others: [] }]
  }
  const lists = (question: Question, prompt: string): Asked[] => {
    const answer = String(answerOf(league, names, question))
    const rest = range(0, size - 1).filter((team) => team !== one)
    const sets = range(0, 2 ** rest.length - 1).map((code) =>
      rest.filter((_, place) => Math.floor(code / 2 ** place) % 2 === 1),
    )
    const right = question.kind === 'lost-to' ? lostTo(league, one) : beatenBy(league, one)
    // No list that a single statement rules out.
    const isSet = (winner: number, loser: number) => clues.some((clue) => tellsOf(clue, size, winner, loser))
    const [mustHave, mustLack] =
      question.kind === 'lost-to'
        ? [rest.filter((team) => isSet(team, one)), rest.filter((team) => isSet(one, team))]
        : [rest.filter((team) => isSet(one, team)), rest.filter((team) => isSet(team, one))]
    const fitting = sets.filter(
      (set) =>
        listOf(names, set) !== answer &&
        mustHave.every((team) => set.includes(team)) &&
        !mustLack.some((team) => set.includes(team)),
    )
    const alike = fitting.filter((set) => Math.abs(set.length - right.length) <= 1)
    const near = alike.length < 3 ? fitting : alike
    if (near.length < 3) return []
    return [
      {
        question,
        prompt,
        answer,
        mistakes: rng
          .shuffle(near)
          .slice(0, 6)
          .map((set) => {
            const slip = [...rest].find((team) => set.includes(team) !== right.includes(team)) ?? other
            return {
              value: listOf(names, set),
              because: beats(league, one, slip)
                ? say`${a} beat ${names[slip] ?? ''}`
                : say`${names[slip] ?? ''} beat ${a}`,
            }
          }),
        others: [],
      },
    ]
  }
  const teams = (question: Question, prompt: string): Asked[] => {
    const answer = String(answerOf(league, names, question))
    if (answer === '') return []
    return [
      {
        question,
        prompt,
        answer,
        mistakes: names.flatMap((name, team) =>
          name === answer ? [] : [{ value: name, because: say`${name} won ${matchesWon(wins[team] ?? 0)}` }],
        ),
        others: [],
      },
    ]
  }
  switch (kind) {
    case 0:
      return numbers({ kind: 'wins', one }, `How many matches did ${a} win?`, 1, size - 1)
    case 1:
      return numbers({ kind: 'points', one }, `How many points did ${a} get?`, 2, 2 * size - 2)
    case 2:
      // Not where a statement tells the sum.
      if (
        clues.some(
          (clue) =>
            clue.kind === 'shared' &&
            [clue.one, clue.other].includes(one) &&
            [clue.one, clue.other].includes(other),
        )
      )
        return []
      return numbers(
        { kind: 'together', one, other },
        `How many points did ${a} and ${b} get together?`,
        2,
        4 * size - 6,
        // Two teams have the match between them to share.
        2,
      )
    case 3:
      return numbers({ kind: 'above', one }, `How many teams won more matches than ${a}?`, 1, size - 1)
    case 4:
      return lists({ kind: 'lost-to', one }, `To which of the teams, if any, did ${a} lose?`)
    case 5:
      return lists({ kind: 'beat', one }, `Which teams, if any, did ${a} beat?`)
    case 6: {
      const isMost = rng.chance(0.5)
      return isMost
        ? teams({ kind: 'most' }, 'Which team won the highest number of matches?')
        : teams({ kind: 'least' }, 'Which team won the lowest number of matches?')
    }
    default: {
      const pairs = rng.shuffle(
        range(0, size - 1).flatMap((first) =>
          range(0, size - 1).flatMap((second) =>
            beats(league, first, second) ? [[first, second] as const] : [],
          ),
        ),
      )
      // Neither the key nor what is offered beside it is settled by a single statement.
      const isOpen = ([first, second]: readonly [number, number]) =>
        !clues.some((clue) => tellsOf(clue, size, first, second))
      const [right, ...turned] = pairs.filter(isOpen)
      if (!right || turned.length < 3) return []
      const wrong = turned.slice(0, 3).map(([first, second]) => [second, first] as const)
      const question: Question = { kind: 'true', pairs: rng.shuffle([right, ...wrong]) }
      return [
        {
          question,
          prompt: 'Which of the following is true?',
          answer: beatText(names, right),
          mistakes: wrong.map((pair) => ({
            value: beatText(names, pair),
            because: say`${beatText(names, [pair[1], pair[0]])}`,
          })),
          others: [],
        },
      ]
    }
  }
}
