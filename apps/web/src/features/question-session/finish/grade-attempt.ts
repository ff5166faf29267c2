import { grade } from '@ekagra/exam/grading/grade'
import { timeText } from '@ekagra/exam/grading/time-text'
import { resultsPath } from '../../../lib/filled-paths.ts'
import type { RecordedProgress, SessionPaper } from '../../../lib/stores/session/session-record.ts'
import type { Attempt } from '../../../lib/stores/session/write-attempt.ts'

export interface AnsweredRecord {
  paper: SessionPaper
  progress: RecordedProgress
}

/** A question that could not be read was never asked: neither it nor the time spent on it counts. */
export function gradeAttempt({ paper, progress }: AnsweredRecord): Attempt {
  const { elapsedMs, questionMs = [] } = progress
  const graded = paper.questions.flatMap((question, index) =>
    question === null
      ? []
      : [{ question, answer: progress.progress.answers[index] ?? null, ms: questionMs[index] ?? 0 }],
  )
  const questions = graded.map(({ question }) => question)
  const answers = graded.map(({ answer }) => answer)
  const { score, total } = grade(questions, answers)
  const { id, mode, topic, asked, difficulty, timeLimitSeconds } = paper
  return {
    id,
    mode,
    topic,
    ...(asked !== undefined && { asked }),
    difficulty,
    ...(timeLimitSeconds !== undefined && { timeLimitSeconds }),
    questions,
    answers,
    questionSeconds: graded.map(({ ms }) => Math.round(ms / 1000)),
    score,
    total,
    time: timeText(elapsedMs / 1000),
    elapsedSeconds: Math.round(elapsedMs / 1000),
  }
}

/** The address of its results. */
export const attemptPath = ({ mode, timeLimitSeconds, ...attempt }: Attempt): string =>
  resultsPath(mode, { ...attempt, mock: timeLimitSeconds !== undefined })
