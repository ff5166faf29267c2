import type { SessionMode } from '@ekagra/exam/session/session'
import type { DeviceType } from '@ekagra/schema/history-entry'
import { loadRecovery } from '../../lib/load-recovery.ts'
import { logProblem } from '../../lib/log.ts'
import { saveHistoryEntry } from '../../lib/stores/learner/save-history-entry.ts'
import { finishRunningSession, runningSessionId } from '../../lib/stores/session/running-session-store.ts'
import { sessionValues } from '../../lib/stores/session/session-values.ts'
import { type GradedRun, gradeRun, type Run } from './grade-run.ts'

export interface FinishedRun {
  graded: GradedRun
  mode: SessionMode
  /** False when the browser could not keep the result. */
  isKept: boolean
}

export interface FinishCircumstances {
  deviceType: DeviceType
  finishedAt: Date
}

function leaveForResults({ running, elapsedMs }: Run, graded: GradedRun, deviceType: DeviceType): void {
  sessionValues.resultQuestions.write(graded.questions)
  sessionValues.resultAnswers.write(graded.answers)
  sessionValues.userAnswers.write(graded.answers)
  sessionValues.testTime.write(graded.time)
  sessionValues.deviceType.write(deviceType)
  if (running.mode === 'practice') {
    sessionValues.practiceScore.write(graded.score)
    sessionValues.practiceTotal.write(graded.total)
    sessionValues.practiceDifficulty.write(running.difficulty)
    return
  }
  sessionValues.testScore.write(graded.score)
  sessionValues.lastTestTopic.write(running.topic)
  const timeLimit = running.timeLimitSeconds
  if (timeLimit === undefined) return
  // The tab that takes up a killed session knows its limit from the disk only.
  const { recommendations = [] } = sessionValues.mockTestData.read() ?? {}
  const actualTimeSpent = Math.round(elapsedMs / 1000)
  sessionValues.mockTestData.write({ timeLimit, actualTimeSpent, recommendations })
}

/** Missed questions come back in another sitting. The scheduler is fetched only now; without it the result still stands. */
async function feedReviewQueue({ running }: Run, graded: GradedRun, finishedAt: Date): Promise<void> {
  try {
    const { recordReview } = await loadRecovery.withoutReload(
      () => import('../../lib/stores/learner/record-review.ts'),
    )
    const { questions, answers } = graded
    await recordReview({
      id: running.id,
      topic: running.topic,
      questions,
      answers,
      finishedAt: finishedAt.getTime(),
    })
  } catch (cause) {
    logProblem('The review queue could not be fed', cause)
  }
}

/** Grades a finished session, saves it to the history and leaves what the results screen needs. */
export async function finishRun(
  run: Run,
  { deviceType, finishedAt }: FinishCircumstances,
): Promise<FinishedRun> {
  const { id, mode, topic, difficulty } = run.running
  const graded = gradeRun(run)
  leaveForResults(run, graded, deviceType)
  const saved = await saveHistoryEntry({
    id,
    title: topic,
    topic,
    score: graded.score,
    totalQuestions: graded.total,
    date: finishedAt.toISOString(),
    timeSpent: graded.time,
    difficulty,
    deviceType,
    questions: graded.questions,
    userAnswers: graded.answers,
    questionSeconds: graded.questionSeconds,
  })
  const isKept = saved.status === 'saved' || (saved.status !== 'rejected' && saved.archived)
  // Where nothing kept the result, the running session is the only copy of it.
  if (isKept) await finishRunningSession(id)
  await feedReviewQueue(run, graded, finishedAt)
  // A reload of a finished practice finds its review by this id.
  if (mode === 'practice') runningSessionId.write(id)
  return { graded, mode, isKept }
}
