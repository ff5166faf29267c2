import type { StoreNames } from 'idb'
import { type LearnerSchema, learnerDatabase } from '../core/learner-database.ts'
import { logStorageProblem } from '../core/log-storage-problem.ts'
import type { Change } from './family.ts'

/** Changes the records of a store in one transaction: all of them or none. */
export async function changeRecords(
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
