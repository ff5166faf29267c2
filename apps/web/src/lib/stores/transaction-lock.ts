import { learnerDatabase } from './learner-database.ts'

/**
 * A lock for browsers without Web Locks (they exist only in secure contexts). Transactions that write the same object store run
 * one after the other, in all tabs; asking for a value again and again keeps this one open until the work is done.
 */
export async function withTransactionLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const database = await learnerDatabase()
  const transaction = database.transaction('locks', 'readwrite')
  await transaction.store.get(name)
  let working = true
  const result = work().finally(() => {
    working = false
  })
  while (working) await transaction.store.get(name)
  return result
}
