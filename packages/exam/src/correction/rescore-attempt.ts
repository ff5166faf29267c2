import type { HistoryEntry, HistoryQuestion } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { grade, gradeWithoutSamples, isCorrect, isRetracted, percentage } from '../grading/grade.ts'
import { toHistoryQuestion } from '../history/read-history.ts'
import { type CorrectionBook, correctQuestion } from './correct-question.ts'

/** A finished attempt: its entry, and its questions as fully as they are known. */
export interface Attempt {
  entry: HistoryEntry
  questions: readonly (Question | HistoryQuestion)[]
}

/** An attempt after the decisions of admins, with what they change about what the learner can do. */
export interface Rescored extends Attempt {
  /** Indexes of questions that were counted as missed and are not. */
  nowRight: readonly number[]
  /** Indexes of questions that were counted as right and are not. */
  nowWrong: readonly number[]
}

/** Undefined when nothing changes. The score from before the first correction is kept in `former`. */
export const rescoreAttempt = ({ entry, questions }: Attempt, book: CorrectionBook): Rescored | undefined => {
  const answers = entry.userAnswers
  if (answers === undefined || !questions.some(({ id }) => book.of(id))) return undefined
  const corrected = questions.map((question) => correctQuestion(question, book.of(question.id)))
  if (JSON.stringify(corrected) === JSON.stringify(questions)) return undefined
  const changed = corrected.flatMap(({ correction }) => correction ?? [])
  // An old entry may have more questions than it kept, so its score changes by the difference.
  const gain = grade(corrected, answers).score - grade(questions, answers).score
  const score = Math.max(0, Math.min(entry.score + gain, entry.totalQuestions))
  const former = entry.former ?? { score: entry.score, percentage: entry.percentage }
  const { former: _, counted: __, ...kept } = entry
  const counted = gradeWithoutSamples(corrected, answers)
  const outcome = (list: Attempt['questions'], index: number) =>
    list[index] && !isRetracted(list[index]) ? isCorrect(list[index], answers[index]) : undefined
  const indexes = questions.map((_question, index) => index)
  return {
    entry: {
      ...kept,
      score,
      percentage: percentage(score, entry.totalQuestions),
      ...(entry.questions && { questions: corrected.map(toHistoryQuestion) }),
      ...(counted && { counted }),
      ...(changed.length > 0 && {
        former: {
          score: former.score,
          percentage: former.percentage,
          questions: changed.length,
          date:
            changed
              .map(({ date }) => date)
              .toSorted()
              .at(-1) ?? '',
        },
      }),
    },
    questions: corrected,
    nowRight: indexes.filter(
      (index) => outcome(questions, index) === false && outcome(corrected, index) !== false,
    ),
    nowWrong: indexes.filter(
      (index) => outcome(questions, index) === true && outcome(corrected, index) === false,
    ),
  }
}
