import { ReviewItem } from '@ekagra/schema/review-item'
import type { StoreNames } from 'idb'
import { type LearnerSchema, learnerDatabase } from '../core/learner-database.ts'
import { logStorageProblem } from '../core/log-storage-problem.ts'
import { tellTabs } from '../core/tab-channel.ts'
import { KeptFile, listFiles } from '../learner/file-store.ts'
import { listReviews } from '../learner/review-queue.ts'
import { type Change, defineFamily, type Family } from './family.ts'
import { historyFamily } from './history-family.ts'
import { bookmarksFamily, doubtsFamily, notesFamily, settingsFamily } from './list-families.ts'
import { seenFamily } from './seen-family.ts'

/** The text of a file never changes; what is known by its id is the same. */
const filesFamily = defineFamily<KeptFile>({
  name: 'files',
  idOf: ({ id }) => id,
  read: (stored) => KeptFile.safeParse(stored).data ?? null,
  list: listFiles,
  combine: (here) => here,
  change: (changed) => changeRecords('files', changed),
})

async function change(changed: Change<ReviewItem>): Promise<boolean> {
  const isDone = await changeRecords('reviews', changed)
  if (isDone) tellTabs('reviews')
  return isDone
}

const reviewsFamily = defineFamily<ReviewItem>({
  name: 'reviews',
  idOf: ({ id }) => id,
  read: (stored) => ReviewItem.safeParse(stored).data ?? null,
  list: listReviews,
  combine: (here, incoming) => (incoming.memory.lastReview > here.memory.lastReview ? incoming : here),
  isOlder: (incoming, here) => incoming.memory.lastReview < here.memory.lastReview,
  change,
})

/** Changes the records of a store in one transaction: all of them or none. */
async function changeRecords(
  name: StoreNames<LearnerSchema>,
  { put, remove }: Change<{ id: string }>,
): Promise<boolean> {
  try {
    const transaction = (await learnerDatabase()).transaction(name, 'readwrite', { durability: 'strict' })
    const { store } = transaction
    const work = [...put.map((item) => store.put({ ...item })), ...remove.map((id) => store.delete(id))]
    await Promise.all([...work, transaction.done])
    return true
  } catch (cause) {
    logStorageProblem(`could not bring in ${name}`, cause)
    return false
  }
}

/** All learner data, in the order in which a person reads about it. */
export const families: readonly Family[] = [
  historyFamily,
  bookmarksFamily,
  notesFamily,
  doubtsFamily,
  filesFamily,
  reviewsFamily,
  seenFamily,
  settingsFamily,
]
