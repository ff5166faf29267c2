import type { Random } from '../random/random.ts'
import { orders } from '../values/permutations.ts'
import { type Arrangement, settleClues } from './clue-puzzle.ts'

/** A clue about things in a line: floors, boxes of a stack, days. Items and places count from 0. */
export type LineClue =
  | { kind: 'at'; one: number; place: number }
  | { kind: 'not-at'; one: number; place: number }
  | { kind: 'end'; one: number }
  | { kind: 'steps'; one: number; other: number; steps: number }
  | { kind: 'later'; one: number; other: number }
  | { kind: 'gap'; one: number; other: number; between: number }
  | { kind: 'apart'; one: number; other: number }

function fitsLine(places: Arrangement, clue: LineClue): boolean {
  const place = (item: number) => places[item] ?? -1
  switch (clue.kind) {
    case 'at':
      return place(clue.one) === clue.place
    case 'not-at':
      return place(clue.one) !== clue.place
    case 'end':
      return place(clue.one) === 0 || place(clue.one) === places.length - 1
    case 'steps':
      return place(clue.one) - place(clue.other) === clue.steps
    case 'later':
      return place(clue.one) > place(clue.other)
    case 'gap':
      return Math.abs(place(clue.one) - place(clue.other)) === clue.between + 1
    case 'apart':
      return Math.abs(place(clue.one) - place(clue.other)) !== 1
  }
}

/** Clues that leave only this arrangement; at most one of them states a place directly. */
export function drawLineClues(rng: Random, places: Arrangement): LineClue[] {
  const items = places.map((_, item) => item)
  let isPlaced = false
  const draw = (): LineClue | null => {
    const [one, other] = rng.sample(items, 2)
    const steps = (places[one] ?? 0) - (places[other] ?? 0)
    const kind = rng.pick(['steps', 'steps', 'later', 'gap', 'gap', 'apart', 'end', 'at', 'not-at'])
    switch (kind) {
      case 'steps':
        return Math.abs(steps) <= 3 ? { kind, one, other, steps } : null
      case 'later':
        return steps > 0 ? { kind, one, other } : { kind, one: other, other: one }
      case 'gap':
        return Math.abs(steps) > 1 ? { kind, one, other, between: Math.abs(steps) - 1 } : null
      case 'apart':
        return Math.abs(steps) > 1 ? { kind, one, other } : null
      case 'end':
        return places[one] === 0 || places[one] === items.length - 1 ? { kind, one } : null
      case 'not-at': {
        const place = rng.pick(items)
        return places[one] === place ? null : { kind, one, place }
      }
      case 'at':
        if (isPlaced) return null
        isPlaced = true
        return { kind, one, place: places[one] ?? 0 }
    }
  }
  return settleClues(rng, orders(items.length), draw, fitsLine)
}

/** The item at a place, the place of an item, or the item some steps from another. */
export type LineQuestion =
  | { kind: 'who'; place: number }
  | { kind: 'where'; one: number }
  | { kind: 'beside'; other: number; steps: number }

/** Never exactly what a clue says. */
export function drawLineQuestion(
  rng: Random,
  places: Arrangement,
  clues: readonly LineClue[],
  kinds: readonly LineQuestion['kind'][],
): LineQuestion {
  const size = places.length
  const isTold = (one: number, other: number) =>
    clues.some(
      (clue) =>
        'other' in clue && [clue.one, clue.other].includes(one) && [clue.one, clue.other].includes(other),
    )
  const isPlaced = (one: number) =>
    clues.some((clue) => (clue.kind === 'at' || clue.kind === 'end') && clue.one === one)
  return rng.until(
    (): LineQuestion => {
      const kind = rng.pick(kinds)
      if (kind === 'who') return { kind, place: rng.int(0, size - 1) }
      if (kind === 'where') return { kind, one: rng.int(0, size - 1) }
      return { kind, other: rng.int(0, size - 1), steps: rng.pick([-2, -1, -1, 1, 1, 2]) }
    },
    (question) => {
      if (question.kind === 'where') return !isPlaced(question.one)
      const one = places.indexOf(answerPlace(places, question))
      return one >= 0 && (question.kind === 'who' ? !isPlaced(one) : !isTold(one, question.other))
    },
  )
}

/** The place that answers the question. */
export const answerPlace = (places: Arrangement, question: LineQuestion): number =>
  question.kind === 'who'
    ? question.place
    : question.kind === 'where'
      ? (places[question.one] ?? -1)
      : (places[question.other] ?? -1) + question.steps

/** Tries all arrangements; returns the places and items that answer the question in those that fit. */
export function searchLine(size: number, clues: readonly LineClue[], question: LineQuestion) {
  const fitting = orders(size).filter((places) => clues.every((clue) => fitsLine(places, clue)))
  const answers = new Set(
    fitting.map((places) =>
      question.kind === 'where'
        ? answerPlace(places, question)
        : places.indexOf(answerPlace(places, question)),
    ),
  )
  return answers.size === 1 ? [...answers][0] : undefined
}
