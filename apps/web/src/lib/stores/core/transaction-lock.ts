import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Always empty: its transactions are the locks. */
interface LockSchema extends DBSchema {
  locks: { key: string; value: { id: string } }
}

let opening: Promise<IDBPDatabase<LockSchema>> | undefined

/**
 * A separate database, because browsers run only one writing transaction per database: the work would
 * otherwise wait for its own lock.
 */
function lockDatabase(): Promise<IDBPDatabase<LockSchema>> {
  opening ??= openDB<LockSchema>('ekagra-locks', 1, {
    upgrade(database) {
      database.createObjectStore('locks', { keyPath: 'id' })
    },
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/**
 * A lock for browsers without Web Locks (they exist only in secure contexts). Transactions that write the
 * same object store run one after the other, in all tabs; repeated reads keep this one open until the work is
 * done.
 */
export async function withTransactionLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const transaction = (await lockDatabase()).transaction('locks', 'readwrite')
  await transaction.store.get(name)
  let working = true
  const result = work().finally(() => {
    working = false
  })
  // A failure goes to the caller below; until then nobody else handles it.
  result.catch(() => undefined)
  while (working) await transaction.store.get(name)
  return result
}
