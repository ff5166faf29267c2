import { range } from '../values/number-theory.ts'
import { capital } from '../wording/capital.ts'
import {
  holds,
  move,
  opposite,
  type Places,
  type PlacingClue,
  type PlacingClueKind,
  type Plan,
} from './placing.ts'
import { COUNTS } from './seat-puzzle.ts'

/** A place, told by someone: three to the right of P, or of the one who faces P. */
export type Spot = { from: number; steps: number; isAcross: boolean }

export type PlacingQuestion =
  /** Which item of a group is there. */
  | { kind: 'item'; group: number; spot: Spot }
  | { kind: 'item-at'; group: number; place: number }
  | { kind: 'place'; one: number }
  | { kind: 'between'; one: number; other: number }
  | { kind: 'beyond'; one: number; isAfter: boolean }
  | { kind: 'relation'; one: number; other: number }
  | { kind: 'neighbours'; one: number }
  | { kind: 'claim'; isTrue: boolean; claims: readonly PlacingClue[] }
  | { kind: 'match'; pairs: readonly (readonly [number, number])[] }

export type PlacingQuestionKind = PlacingQuestion['kind']

/** The words of one kind of puzzle. */
export interface PlacingWords {
  plan: Plan
  title: string
  paragraphs: readonly string[]
  /** Names of all items, group after group; each group has as many as there are places. */
  names: readonly string[]
  /** 'P', 'the one who likes red' */
  mention(item: number): string
  /** 'the one who', 'the box which' */
  theOne: string
  verb: readonly [one: string, many: string]
  noun: readonly [one: string, many: string]
  beside(steps: number): string
  beyond(isAfter: boolean): string
  /** Clues that every kind says in its own way; null when it has no words for one. */
  tell(clue: PlacingClue): string | null
  /** 'Who sits third to the left of P?', with the words for the spot. */
  ask(group: number, spot: string): string
  /** 'on floor 3', and the option for it; none for places without names. */
  places?: readonly { at: string; name: string }[]
  askPlace?(item: string): string
  /** What to think of first. */
  hints?: readonly string[]
  /** How the solution writes the arrangement down. */
  write(places: Places): string
  clueKinds: readonly PlacingClueKind[]
  /** Whether a set may tell several places and pairs outright. */
  isPlain?: boolean
  /** Whether each clue places one more person of a ring from one placed before it, so that the seats fill as the clues are read. */
  isChained?: boolean
  questionKinds: readonly PlacingQuestionKind[]
}

interface Labels {
  names: readonly string[]
  /** Names of places, of relations from −size to size, of claims or of pairs. */
  labels: readonly string[]
}

/** The answer in words; null where there is none. */
export function answerPlacing(
  plan: Plan,
  places: Places,
  question: PlacingQuestion,
  { names, labels }: Labels,
): string | null {
  const at = (item: number) => places[item] ?? -1
  const itemAt = (group: number, place: number): string | null => {
    const from = group * plan.size
    const found = range(from, from + plan.size - 1).find((item) => at(item) === place)
    return place < 0 || found === undefined ? null : (names[found] ?? null)
  }
  switch (question.kind) {
    case 'item':
      return itemAt(question.group, placeOf(plan, places, question.spot))
    case 'item-at':
      return itemAt(question.group, question.place)
    case 'place':
      return labels[at(question.one)] ?? null
    case 'between': {
      const steps = stepsBetween(plan, at(question.one), at(question.other))
      return steps === null ? null : inWords(Math.abs(steps) - 1)
    }
    case 'beyond':
      return inWords(question.isAfter ? plan.size - 1 - at(question.one) : at(question.one))
    case 'relation': {
      const steps = stepsBetween(plan, at(question.other), at(question.one))
      return steps === null ? null : (labels[steps + plan.size] ?? null)
    }
    case 'neighbours': {
      const sides = [move(plan, at(question.one), -1), move(plan, at(question.one), 1)]
      const found = sides.map((place) => itemAt(0, place)).filter((name) => name !== null)
      return found.length === 2 ? found.sort().join(' and ') : null
    }
    case 'claim': {
      const right = question.claims.flatMap((claim, index) =>
        holds(plan, claim, at) === question.isTrue ? [index] : [],
      )
      return right.length === 1 ? (labels[right[0] ?? 0] ?? null) : null
    }
    case 'match': {
      const right = question.pairs.flatMap(([one, other], index) => (at(one) === at(other) ? [index] : []))
      return right.length === 1 ? (labels[right[0] ?? 0] ?? null) : null
    }
  }
}

export const inWords = (count: number): string => capital(count === 0 ? 'none' : (COUNTS[count] ?? ''))

export function placeOf(plan: Plan, places: Places, { from, steps, isAcross }: Spot): number {
  const start = places[from] ?? -1
  const place = isAcross ? opposite(plan, start) : start
  return steps === 0 ? place : move(plan, place, steps)
}

/** How many steps to the right `to` is of `from`; in a ring always to the right; null in another row. */
export function stepsBetween(plan: Plan, from: number, to: number): number | null {
  const steps = range(1, plan.size - 1).find((count) => move(plan, from, count) === to)
  if (steps !== undefined) return steps
  const back = range(1, plan.size - 1).find((count) => move(plan, from, -count) === to)
  return back === undefined ? null : -back
}
