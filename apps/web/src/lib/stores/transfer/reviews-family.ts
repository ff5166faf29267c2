import { ReviewItem } from '@ekagra/schema/review-item'
import { learnerDatabase } from '../learner-database.ts'
import { logStorageProblem } from '../log-storage-problem.ts'
import { listReviews } from '../review-queue.ts'
import { tellTabs } from '../tab-channel.ts'
import { type Change, defineFamily } from './family.ts'

async function change({ put, remove }: Change<ReviewItem>): Promise<boolean> {
  try {
    const transaction = (await learnerDatabase()).transaction('reviews', 'readwrite', {
      durability: 'strict',
    })
    const { store } = transaction
    const work = [...put.map((item) => store.put(item)), ...remove.map((id) => store.delete(id))]
    await Promise.all([...work, transaction.done])
    tellTabs('reviews')
    return true
  } catch (cause) {
    logStorageProblem('could not bring in the review queue', cause)
    return false
  }
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
