import type { RunningQuiz } from '@ekagra/exam/current-affairs/page'
import { currentAffairsRecord } from '@ekagra/exam/current-affairs/record'
import type { DeviceType } from '@ekagra/schema/history-entry'
import { feedReviewQueue } from '../../lib/stores/learner/feed-review-queue.ts'
import { saveHistoryEntry } from '../../lib/stores/learner/save-history-entry.ts'
import { writeQuizAttempt } from '../../lib/stores/session/write-attempt.ts'

interface Circumstances {
  deviceType: DeviceType
  finishedAt: Date
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
  writeQuizAttempt(record, questions)
  const saved = await saveHistoryEntry({ ...record, questions })
  await feedReviewQueue({
    id: record.id,
    topic: category,
    questions,
    answers: quiz.answers,
    finishedAt: finishedAt.getTime(),
  })
  return saved.status === 'saved' || (saved.status !== 'rejected' && saved.archived)
}
