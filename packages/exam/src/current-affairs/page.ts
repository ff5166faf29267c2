import type { Timeframe } from '@ekagra/schema/generate-questions'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { advanceQuiz, answerQuiz, goBackInQuiz, type Quiz, startQuiz } from './quiz.ts'

/** A quiz on the page: its questions, its progress and the time taken so far. */
export interface RunningQuiz {
  readonly questions: readonly Question[]
  readonly category: string
  readonly timeframe: Timeframe
  /** Milliseconds since 1970; identifies the record of this attempt. */
  readonly startedAt: number
  readonly elapsedMs: number
  readonly quiz: Quiz
}

/** `setup` may hold a quiz that was left and can be resumed. */
export type CurrentAffairsMode =
  | { mode: 'setup'; left?: RunningQuiz | undefined }
  | { mode: 'quiz'; run: RunningQuiz }
  | { mode: 'result'; run: RunningQuiz }

export const SETUP: CurrentAffairsMode = { mode: 'setup' }

export interface QuizMaterial {
  questions: readonly Question[]
  category: string
  timeframe: Timeframe
}

/**
 * A quiz of the given questions with no answers yet; null when there are no questions. Retry Quiz opens the same
 * questions again.
 */
export const openQuiz = (
  { questions, category, timeframe }: QuizMaterial,
  now: number,
): CurrentAffairsMode | null => {
  const quiz = startQuiz(questions.length)
  return (
    (quiz && { mode: 'quiz', run: { questions, category, timeframe, startedAt: now, elapsedMs: 0, quiz } }) ??
    null
  )
}

/** Exit: back to setup. A quiz with at least one answer can be resumed. */
export const exitQuiz = (run: RunningQuiz): CurrentAffairsMode =>
  run.quiz.answers.some((answer) => answer !== null) ? { mode: 'setup', left: run } : SETUP

export const resumeQuiz = (run: RunningQuiz): CurrentAffairsMode => ({ mode: 'quiz', run })

export const chooseAnswer = (run: RunningQuiz, option: number): RunningQuiz => ({
  ...run,
  quiz: answerQuiz(run.quiz, option),
})

export const goBack = (run: RunningQuiz): RunningQuiz => ({ ...run, quiz: goBackInQuiz(run.quiz) })

/** Next or Finish; null while the question on the screen has no answer. */
export const nextOrFinish = (run: RunningQuiz): CurrentAffairsMode | null => {
  const step = advanceQuiz(run.quiz)
  if (!step.ok) return null
  const next = { ...run, quiz: step.quiz }
  return step.quiz.finished ? { mode: 'result', run: next } : { mode: 'quiz', run: next }
}

/** The progress bar in the header: the number of the current question out of all, in whole per cent. */
export const quizProgress = ({ index, answers }: Quiz): number =>
  answers.length === 0 ? 0 : Math.round(((index + 1) / answers.length) * 100)

/** A stored quiz whose parts fit together, or null. */
export const restoreQuiz = (quiz: Quiz, total: number): Quiz | null => {
  const { index, reached, answers } = quiz
  const fits =
    answers.length === total && isPlace(index, total) && isPlace(reached, total) && reached >= index
  const isHonest = !quiz.finished || answers.every((answer: UserAnswer) => answer !== null)
  return fits && isHonest ? quiz : null
}

const isPlace = (place: number, total: number) => Number.isInteger(place) && place >= 0 && place < total
