import type { DeviceType } from '@ekagra/schema/history-entry'
import { feedReviewQueue } from '../../../lib/stores/learner/feed-review-queue.ts'
import { saveHistoryEntry } from '../../../lib/stores/learner/save-history-entry.ts'
import { removeRecord, runningSessionId } from '../../../lib/stores/session/session-record.ts'
import { type Attempt, writeAttempt } from '../../../lib/stores/session/write-attempt.ts'
import { type AnsweredRecord, attemptPath, gradeAttempt } from './grade-attempt.ts'

export interface FinishOutcome {
  attempt: Attempt
  /** The address of its results. */
  path: string
  /** False when the browser could not store the result. */
  isKept: boolean
}

export interface FinishCircumstances {
  deviceType: DeviceType
  finishedAt: Date
}

/** Grades a finished session, saves it to the history and stores what the results screen needs. */
export async function finishAttempt(
  record: AnsweredRecord,
  { deviceType, finishedAt }: FinishCircumstances,
): Promise<FinishOutcome> {
  const attempt = gradeAttempt(record)
  const { id, mode, topic, asked, difficulty, questions, answers } = attempt
  writeAttempt(attempt, deviceType)
  const saved = await saveHistoryEntry({
    id,
    title: topic,
    topic,
    ...(asked !== undefined && { asked }),
    score: attempt.score,
    totalQuestions: attempt.total,
    date: finishedAt.toISOString(),
    timeSpent: attempt.time,
    difficulty,
    deviceType,
    questions,
    userAnswers: answers,
    questionSeconds: attempt.questionSeconds,
  })
  const isKept = saved.status === 'saved' || (saved.status !== 'rejected' && saved.archived)
  // If the result was not stored, the record of the session is the only copy of it.
  if (isKept) await removeRecord(id)
  await feedReviewQueue({ id, topic, questions, answers, finishedAt: finishedAt.getTime() })
  // After a reload, a finished practice finds its review by this id.
  if (mode === 'practice') runningSessionId.write(id)
  return { attempt, path: attemptPath(attempt), isKept }
}
