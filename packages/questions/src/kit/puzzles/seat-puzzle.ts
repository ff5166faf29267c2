import type { Figure } from '@ekagra/schema/figure'
import type { Mistake } from '../options/build-options.ts'
import type { Random } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import { capital } from '../wording/capital.ts'
import { type Message, say } from '../wording/say.ts'
import {
  allSeats,
  answerSeats,
  drawSeatClues,
  drawSeatQuestion,
  type Layout,
  type SeatClue,
  type SeatClueKind,
  type SeatQuestion,
  type SeatQuestionKind,
  searchSeats,
} from './seats.ts'

export const COUNTS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** 'Third' in 'third to the left'. */
export const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** The words of one kind of puzzle: seats, floors, boxes, days. Items and places count from 0. */
export interface SeatWords {
  layout: Layout
  /** In alphabetical order, so that it tells nothing. */
  items: readonly string[]
  opening: string
  /** What a set of questions on it is called; its kind has one name where this is left out. */
  title?: string
  /** 'sits' and 'sit'. */
  verb: readonly [one: string, many: string]
  /** 'person' and 'persons'. */
  noun: readonly [one: string, many: string]
  /** 'the one who' or 'the box which', inside a sentence. */
  theOne: string
  /** 'Who' or 'Which box'. */
  who: readonly string[]
  mention(item: number): string
  /** 'third to the right of'. */
  beside(steps: number): string
  /** 'to the right of', for 'only two persons sit to the right of P' and 'P sits somewhere to the right of Q'. */
  beyond(isAfter: boolean): string
  /** Clues that every kind says in its own way. */
  tell(clue: SeatClue & { kind: 'at' | 'end' | 'not-end' | 'beside' | 'apart' }): string
  askAt(place: number): string
  /** The question for a place, with the options for every place; only for kinds whose places have names. */
  where?: { ask(item: string): string; places: readonly string[] }
  /** 'alphabetical order from left to right'; none for a ring. */
  sorted?: string
  /** How the solution writes the arrangement down: 'from left to right'. */
  order: string
  /** Where an item is: 'P sits third from the left end'. */
  placed(item: string, place: number): string
  clueKinds: readonly SeatClueKind[]
  questionKinds: readonly SeatQuestionKind[]
}

/** The claims that an option may make. */
const CLAIMS: readonly SeatClueKind[] = ['steps', 'gap', 'beside', 'opposite', 'end', 'later', 'outer']

/** Clues that leave a choice of places open. */
const OPEN: ReadonlySet<SeatClueKind> = new Set(['either', 'apart', 'not-end', 'end'])

/** Clues that tell a place outright: 'only two persons sit to the left of P'. */
const PLACED: ReadonlySet<SeatClueKind> = new Set(['at', 'outer'])

/** Easy: each clue has one reading. Hard: no place is told outright, so that the first step is a choice between cases. */
export const withClues = (words: SeatWords, level: 'plain' | 'all' | 'in cases'): SeatWords => ({
  ...words,
  clueKinds: words.clueKinds.filter(
    (kind) => !(level === 'plain' && OPEN.has(kind)) && !(level === 'in cases' && PLACED.has(kind)),
  ),
})

/** Without the full stop. */
function tellClue(words: SeatWords, clue: SeatClue): string {
  const { mention, verb, noun } = words
  const one = mention(clue.one)
  const number = (count: number) =>
    `${COUNTS[count]} ${noun[count === 1 ? 0 : 1]} ${verb[count === 1 ? 0 : 1]}`
  switch (clue.kind) {
    case 'at':
    case 'end':
    case 'not-end':
    case 'beside':
    case 'apart':
      return words.tell(clue)
    case 'parity':
      return `${one} ${verb[0]} on an ${clue.isOdd ? 'odd' : 'even'}-numbered floor`
    case 'outer':
      return `only ${number(clue.count)} ${words.beyond(clue.isAfter)} ${one}`
    case 'steps':
      return `${one} ${verb[0]} ${words.beside(clue.steps)} ${mention(clue.other)}`
    case 'later':
      return `${one} ${verb[0]} somewhere ${words.beyond(true)} ${mention(clue.other)}`
    case 'opposite':
      return `${one} ${verb[0]} opposite to ${mention(clue.other)}`
    case 'gap':
      return `only ${number(clue.between)} between ${one} and ${mention(clue.other)}${words.layout.isRing ? `, when counted from the right of ${one}` : ''}`
    case 'either':
      return `either ${mention(clue.others[0])} or ${mention(clue.others[1])} ${verb[0]} ${words.beside(clue.steps)} ${one}`
  }
}

function tellQuestion(rng: Random, words: SeatWords, question: SeatQuestion): string {
  const { mention, verb, noun, beside, theOne } = words
  const who = rng.pick(words.who)
  switch (question.kind) {
    case 'from':
      return `${who} ${verb[0]} ${beside(question.steps)} ${mention(question.from)}?`
    case 'from-from':
      return `${who} ${verb[0]} ${beside(question.steps)} ${theOne} ${verb[0]} ${beside(question.first)} ${mention(question.from)}?`
    case 'between':
      return words.layout.isRing
        ? `How many ${noun[1]} ${verb[1]} between ${mention(question.one)} and ${mention(question.other)}, when counted from the right of ${mention(question.one)}?`
        : rng.pick([
            `How many ${noun[1]} ${verb[1]} between ${mention(question.one)} and ${mention(question.other)}?`,
            `What is the number of ${noun[1]} that ${verb[1]} between ${mention(question.one)} and ${mention(question.other)}?`,
          ])
    case 'beyond':
      return rng.pick([
        `How many ${noun[1]} ${verb[1]} ${words.beyond(question.isAfter)} ${mention(question.one)}?`,
        `What is the total number of ${noun[1]} that ${verb[1]} ${words.beyond(question.isAfter)} ${mention(question.one)}?`,
      ])
    case 'relation':
      return rng.pick([
        `What is the position of ${mention(question.one)} with respect to ${mention(question.other)}?`,
        `With respect to ${mention(question.other)}, what is the position of ${mention(question.one)}?`,
      ])
    case 'neighbours':
      return words.where
        ? `${capital(mention(question.one))} ${verb[0]} exactly between which two ${noun[1]}?`
        : rng.pick([
            `Who are the immediate neighbours of ${mention(question.one)}?`,
            `Which of the following pairs represents the immediate neighbours of ${mention(question.one)}?`,
          ])
    case 'at':
      return words.askAt(question.place)
    case 'where':
      return words.where?.ask(mention(question.one)) ?? ''
    case 'opposite':
      return rng.pick([
        `${who} ${verb[0]} opposite to ${mention(question.one)}?`,
        `${capital(mention(question.one))} ${verb[0]} exactly opposite to whom?`,
      ])
    case 'swapped':
      return `If ${mention(question.one)} and ${mention(question.other)} interchange their positions, then ${who.charAt(0).toLowerCase()}${who.slice(1)} ${verb[0]} ${beside(question.steps)} ${mention(question.from)}?`
    case 'claim':
      return question.isTrue
        ? rng.pick([
            'Which of the following statements is true with respect to the given arrangement?',
            'Which of the following statements is definitely correct?',
            'As per the given arrangement, which of the following is true?',
          ])
        : rng.pick([
            'Which of the following statements is NOT true with respect to the given arrangement?',
            'All of the following statements are correct, EXCEPT:',
            'As per the given arrangement, which of the following is false?',
          ])
    case 'sorted':
      return `If all the ${noun[1]} are rearranged in ${words.sorted ?? ''}, then the positions of how many of them will remain unchanged?`
  }
}

/** The words for an answer, from plain data: the second solver uses them too. */
interface Labels {
  items: readonly string[]
  /** For a question about a place or a relation, or with claims. */
  labels: readonly string[]
}

function labelOf({ items, labels }: Labels, question: SeatQuestion, answer: number): string {
  switch (question.kind) {
    case 'between':
    case 'beyond':
    case 'sorted':
      return capital(answer === 0 ? 'none' : (COUNTS[answer] ?? ''))
    case 'neighbours':
      return `${items[Math.floor(answer / items.length)]} and ${items[answer % items.length]}`
    case 'relation':
      return labels[answer + items.length] ?? ''
    case 'where':
    case 'claim':
      return labels[answer] ?? ''
    default:
      return items[answer] ?? ''
  }
}

/** 'Third to the right' for every number of steps from −size, in the order of `labelOf`. */
const relationLabels = ({ layout: { size, isRing }, beside }: SeatWords): string[] =>
  range(-size, size).map((steps) => {
    const said = isRing && 2 * Math.abs(steps) > size ? steps - Math.sign(steps) * size : steps
    return said === 0 ? '' : capital(beside(said).replace(/ of$/, ''))
  })

function mistakesOf(
  words: SeatWords,
  places: readonly number[],
  question: SeatQuestion,
  labels: Labels,
  answer: number,
): Mistake[] {
  const { items, layout } = words
  const wrong = (codes: readonly (readonly [code: number, because: Message])[]): Mistake[] =>
    codes.map(([code, because]) => ({ value: labelOf(labels, question, code), because }))
  switch (question.kind) {
    case 'sorted':
      return wrong(
        [answer + 1, answer - 1, answer + 2, answer - 2, answer + 3, answer - 3]
          .filter((code) => code >= 0 && code <= layout.size)
          .map((code) => [
            code,
            code > answer
              ? say`a place next to the old one was taken for the same place`
              : say`one that keeps its place was missed`,
          ]),
      )
    case 'between':
    case 'beyond':
      return wrong(
        [
          [answer + 1, say`one of the ${words.noun[1]} named was counted too`] as const,
          [answer - 1, say`one of those in between was missed`] as const,
          [answer + 2, say`both ends of the count were included`] as const,
          [answer - 2, say`two of those to be counted were missed`] as const,
          [answer + 3, say`the count did not stop in time`] as const,
          [answer - 3, say`three of those to be counted were missed`] as const,
        ].filter(([code]) => code >= 0 && code <= layout.size - (question.kind === 'between' ? 2 : 1)),
      )
    case 'relation':
      return wrong(
        [
          [-answer, say`the two sides were interchanged`] as const,
          [answer + 1, say`one place too many was counted`] as const,
          [answer - 1, say`one place too few was counted`] as const,
          [-answer + 1, say`the sides were interchanged and the places miscounted`] as const,
          [-answer - 1, say`the sides were interchanged and the places miscounted`] as const,
        ].filter(
          ([code]) => code !== 0 && Math.abs(code) < layout.size && 2 * Math.abs(code) !== layout.size,
        ),
      )
    case 'neighbours': {
      const sides = [Math.floor(answer / layout.size), answer % layout.size]
      const others = range(0, layout.size - 1).filter(
        (item) => item !== question.one && !sides.includes(item),
      )
      const pair = (one: number, other: number) => Math.min(one, other) * layout.size + Math.max(one, other)
      return wrong([
        ...sides.flatMap((side) =>
          others
            .slice(0, 2)
            .map(
              (item) =>
                [
                  pair(side, item),
                  say`only ${items[side] ?? ''} is beside ${words.mention(question.one)}`,
                ] as const,
            ),
        ),
        [pair(others[0] ?? 0, others[1] ?? 0), say`neither is beside ${words.mention(question.one)}`],
      ])
    }
    case 'where':
      return wrong(
        places.map((place, item) => [place, say`${words.placed(words.mention(item), place)}`] as const),
      )
    case 'claim':
      return wrong(
        question.claims.map(
          (_, index) =>
            [
              index,
              question.isTrue
                ? say`the arrangement does not agree with it`
                : say`the arrangement agrees with it`,
            ] as const,
        ),
      ).filter((_, index) => index !== answer)
    default: {
      const named = 'from' in question ? [question.from] : 'one' in question ? [question.one] : []
      return wrong(
        places.flatMap((place, item) =>
          named.includes(item) || item === answer
            ? []
            : [[item, say`${words.placed(words.mention(item), place)}`] as const],
        ),
      )
    }
  }
}

/** An arrangement with the clues that leave no other, and what is drawn from it. */
interface Puzzle {
  words: SeatWords
  places: readonly number[]
  clues: readonly SeatClue[]
  stem: string
}

function drawPuzzle(rng: Random, words: SeatWords): Puzzle {
  const places = rng.pick(allSeats(words.layout))
  const clues = drawSeatClues(rng, words.layout, places, words.clueKinds)
  const told = clues.map((clue) => `${capital(tellClue(words, clue))}.`).join(' ')
  return { words, places, clues, stem: `${words.opening} ${told}` }
}

function askPuzzle(rng: Random, { words, places, clues }: Puzzle, kind: SeatQuestionKind) {
  const { layout, items } = words
  const claims = CLAIMS.filter((claim) => words.clueKinds.includes(claim))
  const question = drawSeatQuestion(rng, layout, places, clues, kind, claims)
  const labels =
    question.kind === 'claim'
      ? question.claims.map((claim) => capital(tellClue(words, claim)))
      : question.kind === 'relation'
        ? relationLabels(words)
        : question.kind === 'where'
          ? (words.where?.places ?? [])
          : []
  const code = answerSeats(layout, places, question)
  const answer = labelOf({ items, labels }, question, code)
  const inOrder = range(0, layout.size - 1).map((place) => words.mention(places.indexOf(place)))
  return {
    given: {
      find: question.kind,
      layout: { size: layout.size, isRing: layout.isRing },
      items,
      labels,
      clues,
      question,
    },
    ask: tellQuestion(rng, words, question),
    answer,
    // A place that the stem gives to somebody else falls at sight.
    mistakes: mistakesOf(words, places, question, { items, labels }, code).filter(
      ({ value }) =>
        question.kind !== 'where' ||
        !clues.some((clue) => clue.kind === 'at' && labels[places[clue.one] ?? -1] === value),
    ),
    steps: [
      say`Begin with the clues that fix a place or a distance, and try each of the ways that are left.`,
      ...clues
        .filter(({ kind: told }) => told === 'steps' || told === 'gap' || told === 'opposite')
        .map((clue) => say`Use that ${tellClue(words, clue)}.`),
      say`Only one arrangement agrees with all the clues, ${words.order}: ${inOrder.join(', ')}.`,
      say`So the answer is ${answer}`,
    ],
  }
}

/** One question with its arrangement in the stem. */
export function composeSeatQuestion(rng: Random, words: SeatWords, kinds: readonly SeatQuestionKind[]) {
  const puzzle = drawPuzzle(rng, words)
  const { ask, ...rest } = askPuzzle(rng, puzzle, rng.pick(kinds))
  return { ...rest, prompt: `${puzzle.stem} ${ask}` }
}

/** Questions of different kinds on one arrangement, which they show as a passage. */
export function composeSeatSet(
  rng: Random,
  words: SeatWords,
  title: string,
  span: number,
  kindsOf: readonly SeatQuestionKind[] = words.questionKinds,
) {
  const puzzle = drawPuzzle(rng, words)
  const figure: Figure = {
    kind: 'passage',
    title: words.title ?? title,
    paragraphs: [
      `Study the following information carefully and answer the questions that follow.`,
      puzzle.stem,
    ],
  }
  const kinds = [...rng.shuffle(kindsOf), ...rng.shuffle(kindsOf)]
  const asked = new Set<string>()
  const drafts = []
  for (const kind of kinds) {
    if (drafts.length === span) break
    const { ask, ...rest } = askPuzzle(rng, puzzle, kind)
    if (asked.has(ask)) continue
    asked.add(ask)
    drafts.push({ ...rest, prompt: ask, figure })
  }
  return drafts
}

/** The second way: tries every arrangement. */
export function solveSeats({
  layout,
  items,
  labels,
  clues,
  question,
}: Labels & { layout: Layout; clues: readonly SeatClue[]; question: SeatQuestion }): string {
  const found = searchSeats(layout, clues, question)
  return found === undefined ? '' : labelOf({ items, labels }, question, found)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Runs of letters that papers use for persons, without those that read as words or digits. */
const RUNS = ['ABCDEFGH', 'PQRSTUVW', 'JKLMNPQR', 'KLMNPQRS', 'STUVWXYZ', 'DEFGHJKL'] as const

/** `size` letters in alphabetical order. */
export const drawLetters = (rng: Random, size: number): string[] =>
  rng.chance(0.75) && size <= RUNS[0].length
    ? [...rng.pick(RUNS)].slice(0, size)
    : rng
        .sample(
          [...LETTERS].filter((letter) => !'IOX'.includes(letter)),
          size,
        )
        .sort()
