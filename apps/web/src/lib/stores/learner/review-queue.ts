import { ReviewItem } from '@ekagra/schema/review-item'
import { learnerDatabase } from '../core/learner-database.ts'
import { logStorageProblem } from '../core/log-storage-problem.ts'
import { hearTabs, tellTabs } from '../core/tab-channel.ts'

/** Items that IndexedDB could not store are kept here for this visit. */
export const unkept = new Map<string, ReviewItem>()

export const readItem = (record: unknown): ReviewItem | undefined => ReviewItem.safeParse(record).data

export async function openReviews() {
  const transaction = (await learnerDatabase()).transaction('reviews', 'readwrite', { durability: 'strict' })
  return { reviews: transaction.store, done: transaction.done }
}

/** Every item of the queue, in no particular order. */
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

/** The learner is done with this question; `restoreReview` undoes it. */
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

/** A person who clears the history wants none of it to come back. */
export async function clearReviews(): Promise<void> {
  unkept.clear()
  try {
    await (await learnerDatabase()).clear('reviews')
  } catch (cause) {
    logStorageProblem('could not empty the review queue', cause)
  }
  tellTabs('reviews')
}

export const subscribeToReviews = (listener: () => void): (() => void) => hearTabs('reviews', listener)
