import { ReviewItem } from '@ekagra/schema/review-item'
import { tellTabs } from '../core/tab-channel.ts'
import { listReviews } from '../learner/review-queue.ts'
import { changeRecords } from './change-records.ts'
import { type Change, defineFamily } from './family.ts'

async function change(changed: Change<ReviewItem>): Promise<boolean> {
  const isDone = await changeRecords('reviews', changed)
  if (isDone) tellTabs('reviews')
  return isDone
}

export const reviewsFamily = defineFamily<ReviewItem>({
  name: 'reviews',
  idOf: ({ id }) => id,
  read: (stored) => ReviewItem.safeParse(stored).data ?? null,
  list: listReviews,
  combine: (here, incoming) => (incoming.memory.lastReview > here.memory.lastReview ? incoming : here),
  isOlder: (incoming, here) => incoming.memory.lastReview < here.memory.lastReview,
  change,
})
