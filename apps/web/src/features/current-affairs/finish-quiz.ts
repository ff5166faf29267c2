import type { RunningQuiz } from '@ekagra/exam/current-affairs/page'
import { currentAffairsRecord } from '@ekagra/exam/current-affairs/record'
import type { DeviceType } from '@ekagra/schema/history-entry'
import { loadRecovery } from '../../lib/load-recovery.ts'
import { logProblem } from '../../lib/log.ts'
import { saveHistoryEntry } from '../../lib/stores/learner/save-history-entry.ts'
import { sessionValues } from '../../lib/stores/session/session-values.ts'

interface Circumstances {
  deviceType: DeviceType
  finishedAt: Date
}

/** Missed questions come back in another sitting. Without the scheduler the result still stands. */
async function feedReviewQueue(
  { questions, quiz, category }: RunningQuiz,
  id: string,
  finishedAt: Date,
): Promise<void> {
  try {
    const { recordReview } = await loadRecovery.withoutReload(
      () => import('../../lib/stores/learner/record-review.ts'),
    )
    await recordReview({
      id,
      topic: category,
      questions,
      answers: quiz.answers,
      finishedAt: finishedAt.getTime(),
    })
  } catch (cause) {
    logProblem('The review queue could not be fed', cause)
  }
}

/** Saves a finished quiz to the history and leaves what a results screen needs. True when it was kept. */
export async function finishQuiz(
  run: RunningQuiz,
  { deviceType, finishedAt }: Circumstances,
): Promise<boolean> {
  const { questions, quiz, category, timeframe, startedAt, elapsedMs } = run
  const record = currentAffairsRecord(
    {
      questions,
      answers: quiz.answers,
      topic: category,
      category,
      timeframe,
      startedAt,
      elapsedSeconds: Math.floor(elapsedMs / 1000),
      isMobile: deviceType === 'mobile',
    },
    finishedAt.getTime(),
  )
  sessionValues.resultQuestions.write(questions)
  sessionValues.originalQuestions.write(questions)
  sessionValues.resultAnswers.write(record.userAnswers)
  sessionValues.testTime.write(record.timeSpent)
  sessionValues.testScore.write(record.score)
  sessionValues.deviceType.write(record.deviceType)
  sessionValues.lastTestTopic.write(record.topic)
  // A mock from before would lend this result its time limit.
  sessionValues.mockTestData.remove()
  const saved = await saveHistoryEntry({ ...record, questions })
  await feedReviewQueue(run, record.id, finishedAt)
  return saved.status === 'saved' || (saved.status !== 'rejected' && saved.archived)
}
