import { grade } from '@ekagra/exam/grading/grade'
import { timeText } from '@ekagra/exam/grading/time-text'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { resultsPath } from '../../lib/paths.ts'
import type { RunningSession } from '../../lib/stores/session/running-session.ts'

export interface Run {
  running: RunningSession
  answers: readonly UserAnswer[]
  elapsedMs: number
  questionMs: readonly number[]
}

export interface GradedRun {
  questions: Question[]
  answers: UserAnswer[]
  questionSeconds: number[]
  score: number
  total: number
  time: string
  /** Where its results are shown. */
  address: string
}

/** A question that could not be read was never asked: it does not count, nor does the time lost on it. */
export function gradeRun({ running, answers, elapsedMs, questionMs }: Run): GradedRun {
  const asked = running.questions.flatMap((question, index) =>
    question === null ? [] : [{ question, answer: answers[index] ?? null, ms: questionMs[index] ?? 0 }],
  )
  const questions = asked.map(({ question }) => question)
  const given = asked.map(({ answer }) => answer)
  const { score, total } = grade(questions, given)
  const { id, mode, topic, difficulty, timeLimitSeconds } = running
  const time = timeText(elapsedMs / 1000)
  const mock = timeLimitSeconds !== undefined
  return {
    questions,
    answers: given,
    questionSeconds: asked.map(({ ms }) => Math.round(ms / 1000)),
    score,
    total,
    time,
    address: resultsPath(mode, { id, score, total, topic, time, difficulty, mock }),
  }
}
