import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { letterNumber, numberLetter } from '../../../kit/words/letter-codes.ts'

/** "Which group comes next: BX, EV, HT, KR, (?)" */
export const letterSeries = defineGenerator({
  id: 'reasoning/letter-series',
  version: 4,
  levels: {
    easy: { letters: 2, shown: 4, changing: 0 },
    medium: { letters: 3, shown: 4, changing: 0 },
    hard: { letters: 3, shown: 5, changing: 2 },
  },
  generate(rng, { letters, shown, changing }) {
    const changes = rng.shuffle(range(0, letters - 1)).slice(0, changing)
    const { columns, groups } = rng.until(
      () => {
        const drawn = range(0, letters - 1).map((place) => drawColumn(rng, changes.includes(place)))
        return { columns: drawn, groups: range(0, shown).map((term) => groupAt(drawn, term)) }
      },
      (drawn) =>
        new Set(drawn.groups).size === drawn.groups.length &&
        new Set(drawn.columns.map((column) => column.move(0))).size > 1 &&
        possibleGroups(drawn.groups.slice(0, -1)).length === 1,
    )
    const terms = groups.slice(0, -1)
    const answer = groups.at(-1) ?? ''
    // A group that is printed already falls at sight.
    const mistakes = rng.until(
      () => mistakesOf(rng, columns, terms),
      (drawn) => drawn.every(({ value }) => !terms.includes(value)),
    )
    return {
      given: { terms },
      prompt: ask(rng, terms),
      answer,
      mistakes,
      steps: [
        ...columns.map(
          (column, place) =>
            say`${['First', 'Second', 'Third'][place] ?? ''} letters: ${terms.map((term) => term[place]).join(', ')}; ${column.rule}, so ${answer[place] ?? ''} follows.`,
        ),
        ...(changing > 0 ? [say`After Z the alphabet starts again with A, and before A comes Z.`] : []),
        say`Together the next group is ${answer}`,
      ],
    }
  },
  solve: ({ terms }) => possibleGroups(terms)[0] ?? '',
})

interface Column {
  start: number
  /** The shift after the term with this index. */
  move(term: number): number
  rule: Message
}

const moves = (step: number): string => (step > 0 ? `+${step}` : `−${-step}`)

function drawColumn(rng: Random, isChanging: boolean): Column {
  const start = rng.int(1, 26)
  const sign = rng.pick([-1, 1])
  const step = sign * rng.int(1, 6)
  if (!isChanging) return { start, move: () => step, rule: say`each moves ${moves(step)}` }
  if (rng.chance(0.5)) {
    const gain = sign * rng.int(1, 2)
    return {
      start,
      move: (term) => step + gain * term,
      rule: say`they move ${range(0, 3)
        .map((term) => moves(step + gain * term))
        .join(', ')}, then ${moves(step + gain * 4)}`,
    }
  }
  const other = rng.until(
    () => sign * rng.int(1, 6),
    (drawn) => drawn !== step,
  )
  return {
    start,
    move: (term) => (term % 2 === 0 ? step : other),
    rule: say`they move ${moves(step)} and ${moves(other)} in turns`,
  }
}

const letterAt = ({ start, move }: Column, term: number): string =>
  numberLetter(range(0, term - 1).reduce((place, earlier) => place + move(earlier), start))

const groupAt = (columns: readonly Column[], term: number): string =>
  columns.map((column) => letterAt(column, term)).join('')

/** How one letter can go wrong. */
const slipsOf = (column: Column, next: number, name: string) => {
  const move = column.move(next)
  return [
    { move: -move, because: `the ${name} letter was moved the wrong way` },
    { move: move + Math.sign(move), because: `the ${name} letter was counted one place too far` },
    { move: move - Math.sign(move), because: `the ${name} letter was counted one place too short` },
    { move: column.move(next - 1), because: `the ${name} letter was moved as in the step before` },
  ].filter((slip) => (slip.move - move) % 26 !== 0)
}

/**
 * Each letter is right in two of the four options, so that no single place of the group decides: two letters have one
 * slip each, in turns or together, and of three letters all but one go wrong.
 */
function mistakesOf(rng: Random, columns: readonly Column[], terms: readonly string[]) {
  const last = terms.at(-1) ?? ''
  const next = terms.length - 1
  const names = ['first', 'second', 'third']
  const slips = columns.map((column, place) => rng.pick(slipsOf(column, next, names[place] ?? '')))
  const wrongPlaces =
    columns.length === 2
      ? [[0], [1], [0, 1]]
      : columns.map((_, right) => range(0, columns.length - 1).filter((place) => place !== right))
  return wrongPlaces.map((wrong) => ({
    value: columns
      .map((column, place) =>
        numberLetter(
          letterNumber(last[place] ?? 'A') +
            (wrong.includes(place) ? (slips[place]?.move ?? 0) : column.move(next)),
        ),
      )
      .join(''),
    because: say`${wrong.map((place) => slips[place]?.because ?? '').join(', and ')}`,
  }))
}

/** Every group that some usual rule gives, each column continued by itself. */
function possibleGroups(terms: readonly string[]): string[] {
  const columns = [...(terms[0] ?? '')].map((_, place) =>
    possibleLetters(terms.map((term) => letterNumber(term[place] ?? 'A'))),
  )
  return columns.reduce<string[]>(
    (groups, letters) => groups.flatMap((group) => letters.map((letter) => group + letter)),
    [''],
  )
}

/** By every step and change of step, and by every two steps in turns. */
function possibleLetters(numbers: readonly number[]): string[] {
  const walks = range(-7, 7).flatMap((step) => [
    ...range(-3, 3).map((gain) => (term: number) => step + gain * term),
    ...range(-7, 7).map((other) => (term: number) => (term % 2 === 0 ? step : other)),
  ])
  const fitting = walks.filter((walk) =>
    numbers.every(
      (number, term) => term === 0 || (number - (numbers[term - 1] ?? 0) - walk(term - 1) + 260) % 26 === 0,
    ),
  )
  const last = numbers.at(-1) ?? 0
  return [...new Set(fitting.map((walk) => numberLetter(last + walk(numbers.length - 1))))]
}

const ask = (rng: Random, terms: readonly string[]): Message => {
  const list = terms.join(', ')
  return rng.pick([
    say`Which letter-cluster will come next in the following series? ${list}, ?`,
    say`Select the letter-cluster that will complete the series ${list}, ?`,
    say`Find the next term of the series ${list}.`,
    say`Select the letter-cluster that can replace the question mark (?) in the given series. ${list}, ?`,
    say`The groups ${list} follow a pattern. What follows ${terms.at(-1) ?? ''}?`,
  ])
}
