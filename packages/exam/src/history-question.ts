import { HISTORY_EXPLANATION_LENGTH, type HistoryQuestion } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'

/** What the history keeps of a question; the explanation is cut to 200 characters. */
export const toHistoryQuestion = (question: Question | HistoryQuestion): HistoryQuestion => ({
  id: question.id,
  text: question.text,
  options: question.options,
  correctAnswer: question.correctAnswer,
  explanation: question.explanation.slice(0, HISTORY_EXPLANATION_LENGTH),
  trust: question.trust,
  ...(question.topicPath && { topicPath: question.topicPath }),
  ...(question.figure && { figure: question.figure }),
})
