import type { CurrentAffairsRecord } from '@ekagra/schema/current-affairs-record'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { grade, gradeWithoutSamples } from '../grading/grade.ts'
import { clockText } from '../grading/time-text.ts'
import {
  CURRENT_AFFAIRS_ID_PREFIX,
  CURRENT_AFFAIRS_LEVEL,
  toHistoryQuestion,
} from '../history/read-history.ts'
import { TIMEFRAME_LABELS } from './timeframe.ts'

export interface FinishedQuiz {
  questions: readonly Question[]
  answers: readonly UserAnswer[]
  topic: string
  /** Empty when the quiz had no category. */
  category: string
  timeframe: Timeframe
  elapsedSeconds: number
  /** Milliseconds since 1970: one attempt has one record, however often it is saved. */
  startedAt: number
  isMobile: boolean
}

export const currentAffairsTitle = (topic: string, timeframe: Timeframe): string =>
  `Current Affairs - ${topic} (${TIMEFRAME_LABELS[timeframe]})`

export const currentAffairsId = (startedAt: number): string => `${CURRENT_AFFAIRS_ID_PREFIX}${startedAt}`

/** The history record of a finished quiz. `now` is in milliseconds since 1970. */
export const currentAffairsRecord = (quiz: FinishedQuiz, now: number): CurrentAffairsRecord => {
  const { questions, answers } = quiz
  const { score, total, percentage } = grade(questions, answers)
  const title = currentAffairsTitle(quiz.topic, quiz.timeframe)
  const counted = gradeWithoutSamples(questions, answers)
  return {
    id: currentAffairsId(quiz.startedAt),
    title,
    topic: title,
    date: new Date(now).toISOString(),
    score,
    totalQuestions: total,
    timeSpent: clockText(quiz.elapsedSeconds),
    difficulty: quiz.category || CURRENT_AFFAIRS_LEVEL,
    deviceType: quiz.isMobile ? 'mobile' : 'desktop',
    questions: questions.map(toHistoryQuestion),
    userAnswers: questions.map((_, index) => answers[index] ?? null),
    percentage,
    ...(counted && { counted }),
  }
}
