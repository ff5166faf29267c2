import type { Question } from '@ekagra/schema/question'
import { createKeptTexts, makeComparable } from './similarity.ts'

type Comparable = Pick<Question, 'text' | 'correctAnswer' | 'figure'>

/**
 * Returns for each question in turn whether it is new, and remembers the new ones, so that questions can be judged
 * as they arrive.
 */
export const createDuplicateFilter = (): ((question: Comparable) => boolean) => {
  const seen = new Set<string>()
  const kept = createKeptTexts()
  return ({ text, correctAnswer, figure }) => {
    const comparable = makeComparable(text, figure)
    const key = `${correctAnswer} ${text.toLowerCase()}${comparable.pictures}`
    if (seen.has(key)) return false
    seen.add(key)
    if (kept.repeats(comparable)) return false
    kept.keep(comparable)
    return true
  }
}

/** The questions without those that repeat an earlier one, in their order. */
export const deduplicateQuestions = <Item extends Comparable>(questions: readonly Item[]): Item[] =>
  questions.filter(createDuplicateFilter())

/** The notice when fewer unique questions arrived than were requested. */
export type UniquenessNotice =
  | { kind: 'none-unique' }
  | { kind: 'fewer-unique'; generated: number; requested: number }

export const uniquenessNotice = (generated: number, requested: number): UniquenessNotice | undefined => {
  if (generated === 0) return { kind: 'none-unique' }
  return generated < requested ? { kind: 'fewer-unique', generated, requested } : undefined
}
