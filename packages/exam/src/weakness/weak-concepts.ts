import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { isCorrect, isRetracted, percentage } from '../grading/grade.ts'
import { confirmedOnly } from '../history/history-analytics.ts'
import type { ChapterToday } from '../history/tally-history.ts'
import { WEAK_AVERAGE_BELOW } from './weakness.ts'

/** Fewer questions say little about a concept. */
export const FEWEST_ASKED = 4
export const WEAK_CONCEPTS_SHOWN = 6

export interface WeakConcept {
  concept: string
  chapter: string
  right: number
  asked: number
}

/**
 * The concepts below the goal, weakest first: a chapter may be fine while one part of it is not. A question without a
 * narrower concept counts for its type.
 */
export function findWeakConcepts(
  history: readonly HistoryEntry[],
  chapterToday: ChapterToday = (chapter) => chapter,
): WeakConcept[] {
  const standings = new Map<string, WeakConcept>()
  for (const { questions = [], userAnswers = [] } of confirmedOnly(history)) {
    for (const [index, question] of questions.entries()) {
      const [, stored, type] = question.topicPath ?? []
      const concept = question.concept ?? type
      const chapter = stored === undefined ? stored : chapterToday(stored, type ?? '')
      if (
        question.trust === 'sample' ||
        isRetracted(question) ||
        chapter === undefined ||
        concept === undefined
      )
        continue
      const key = JSON.stringify([chapter, concept])
      const { right, asked } = standings.get(key) ?? { right: 0, asked: 0 }
      const isRight = isCorrect(question, userAnswers[index])
      standings.set(key, { concept, chapter, right: right + Number(isRight), asked: asked + 1 })
    }
  }
  return [...standings.values()]
    .filter(({ right, asked }) => asked >= FEWEST_ASKED && percentage(right, asked) < WEAK_AVERAGE_BELOW)
    .sort((one, other) => one.right / one.asked - other.right / other.asked || other.asked - one.asked)
    .slice(0, WEAK_CONCEPTS_SHOWN)
}
