import { type FinishedAttempt, reviewAttempt } from '@ekagra/exam/review-queue'
import { ReviewItem } from '@ekagra/schema/review-item'
import { learnerDatabase } from './learner-database.ts'
import { logStorageProblem } from './log-storage-problem.ts'
import { hearTabs, tellTabs } from './tab-channel.ts'

/** What IndexedDB would not take lives here for this visit. */
const unkept = new Map<string, ReviewItem>()

const readItem = (record: unknown): ReviewItem | undefined => ReviewItem.safeParse(record).data

async function openReviews() {
  const transaction = (await learnerDatabase()).transaction('reviews', 'readwrite', { durability: 'strict' })
  return { reviews: transaction.store, done: transaction.done }
}

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

/** Every item of the queue, in no order. */
export async function listReviews(): Promise<ReviewItem[]> {
  const held = [...unkept.values()]
  try {
    const records = await (await learnerDatabase()).getAll('reviews')
    const kept = records.flatMap((record) => readItem(record) ?? [])
    return [...kept.filter(({ id }) => !unkept.has(id)), ...held]
  } catch (cause) {
    logStorageProblem('could not read the review queue', cause)
    return held
  }
}

/** The learner is done with this question; `restoreReview` takes it back. */
export async function removeReview(id: string): Promise<void> {
  unkept.delete(id)
  try {
    await (await learnerDatabase()).delete('reviews', id)
  } catch (cause) {
    logStorageProblem('could not remove a question from the review queue', cause)
  }
  tellTabs('reviews')
}

export async function restoreReview(item: ReviewItem): Promise<void> {
  try {
    const { reviews, done } = await openReviews()
    await Promise.all([reviews.put(item), done])
  } catch (cause) {
    logStorageProblem('could not put a question back into the review queue', cause)
    unkept.set(item.id, item)
  }
  tellTabs('reviews')
}

export const subscribeToReviews = (listener: () => void): (() => void) => hearTabs('reviews', listener)
