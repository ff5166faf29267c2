import type { Random } from '../random/random.ts'
import { capital } from '../wording/capital.ts'
import { type Message, say } from '../wording/say.ts'
import {
  answerPlace,
  drawLineClues,
  drawLineQuestion,
  type LineClue,
  type LineQuestion,
} from './line-clues.ts'

/** The words of one kind of puzzle. The place 0 is the lowest floor, the lowest box, the first day. */
export interface LineWords {
  items: readonly string[]
  /** The options for a place: 'Floor 3', 'Monday'. */
  places: readonly string[]
  opening: string
  /** The first step of the solution: what to draw. */
  sketch: Message
  /** An item inside a sentence. */
  mention(item: string): string
  /** 'from bottom to top'. */
  direction: string
  clue(clue: LineClue): string
  /** 'Asha lives on floor 3'. */
  placed(item: string, place: string): string
  question(question: LineQuestion): string
}

export interface LineLevel {
  /** The kinds of question that the level asks. */
  asks: readonly LineQuestion['kind'][]
}

/** The draft of a puzzle in which every item has one place of a line. */
export function composeLinePuzzle(rng: Random, words: LineWords, { asks }: LineLevel) {
  const { items, places: names } = words
  const size = items.length
  const arrangement = rng.shuffle(items.map((_, place) => place))
  const clues = drawLineClues(rng, arrangement)
  const question = drawLineQuestion(rng, arrangement, clues, asks)
  const place = answerPlace(arrangement, question)
  const itemAt = (at: number) => items[arrangement.indexOf(at)] ?? ''
  const nameOf = (at: number) => names[at] ?? ''
  const isWhere = question.kind === 'where'
  const answer = isWhere ? nameOf(place) : itemAt(place)
  const told = question.kind === 'beside' ? items[question.other] : undefined
  return {
    given: { items, places: names, clues, question },
    prompt: say`${words.opening} ${clues.map((clue) => `${capital(words.clue(clue))}.`).join(' ')} ${words.question(question)}`,
    answer,
    mistakes: arrangement.flatMap((_, at) => {
      const value = isWhere ? nameOf(at) : itemAt(at)
      return value === answer || value === told
        ? []
        : [{ value, because: say`${words.placed(itemAt(at), nameOf(at))}` }]
    }),
    steps: [
      words.sketch,
      ...(size > 4
        ? [say`Begin with the clues that fix a place or a distance, and try each of the ways left.`]
        : []),
      ...clues
        .filter(({ kind }) => kind !== 'apart' && kind !== 'not-at')
        .map((clue) => say`Use that ${words.clue(clue)}.`),
      say`Only one order fits all the clues, ${words.direction}: ${arrangement.map((_, at) => words.mention(itemAt(at))).join(', ')}.`,
      ...(isWhere ? [] : [say`${capital(words.placed(itemAt(place), nameOf(place)))}.`]),
      say`So the answer is ${answer}`,
    ],
  }
}

export const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
