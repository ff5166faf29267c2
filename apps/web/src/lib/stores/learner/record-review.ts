import { type FinishedAttempt, reviewAttempt } from '@ekagra/exam/review/review-queue'
import type { ReviewItem } from '@ekagra/schema/review-item'
import { logStorageProblem } from '../core/log-storage-problem.ts'
import { tellTabs } from '../core/tab-channel.ts'
import { openReviews, readItem, unkept } from './review-queue.ts'

/**
 * Feeds the queue with a finished test, practice run or review; a second call for the same attempt changes nothing.
 * Reading and writing are one transaction, so two tabs that finish at once lose neither. False when the queue could
 * only be kept for this visit.
 */
export async function recordReview(attempt: FinishedAttempt): Promise<boolean> {
  const kept = await recordInDatabase(attempt).catch((cause: unknown) => {
    logStorageProblem('could not keep the review queue', cause)
    for (const item of reviewAttempt(attempt, (id) => unkept.get(id))) unkept.set(item.id, item)
    return false
  })
  tellTabs('reviews')
  return kept
}

async function recordInDatabase(attempt: FinishedAttempt): Promise<boolean> {
  const { reviews, done } = await openReviews()
  const asked = attempt.questions.flatMap((question) => question?.id ?? [])
  const records = await Promise.all(asked.map((id) => reviews.get(id)))
  const known = new Map(records.flatMap((record) => toEntry(readItem(record))))
  const changed = reviewAttempt(attempt, (id) => unkept.get(id) ?? known.get(id))
  await Promise.all([...changed.map((item) => reviews.put(item)), done])
  for (const { id } of changed) unkept.delete(id)
  return true
}

const toEntry = (item: ReviewItem | undefined): [string, ReviewItem][] => (item ? [[item.id, item]] : [])
