import type { StoreNames } from 'idb'
import type { LearnerSchema } from './learner-database.ts'
import { logStorageProblem } from './log-storage-problem.ts'

type StoreName = StoreNames<LearnerSchema>

/** Null if IndexedDB is missing, forbidden, full or broken. The code for it is loaded when first needed. */
async function attempt<T>(
  what: string,
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T | null> {
  try {
    return await work(await open())
  } catch (cause) {
    logStorageProblem(`could not ${what}`, cause)
    return null
  }
}

async function open() {
  const { learnerDatabase } = await import('./learner-database.ts')
  return learnerDatabase()
}

/**
 * True once the record is on the disk, not only in the browser's memory. `relaxed` leaves the moment to the operating
 * system: enough for a killed browser, not for a dead battery, and cheap enough for twice a second.
 */
export async function putRecord(
  store: StoreName,
  record: { id: string },
  durability: 'strict' | 'relaxed' = 'strict',
): Promise<boolean> {
  const done = await attempt(`write to ${store}`, async (database) => {
    const transaction = database.transaction(store, 'readwrite', { durability })
    await Promise.all([transaction.store.put({ ...record }), transaction.done])
    return true
  })
  return done === true
}

/** Undefined if there is no such record or no database. */
export async function getRecord(store: StoreName, id: string): Promise<unknown> {
  return (await attempt(`read from ${store}`, (database) => database.get(store, id))) ?? undefined
}

export async function listRecords(store: StoreName): Promise<unknown[]> {
  return (await attempt(`list ${store}`, (database) => database.getAll(store))) ?? []
}

/** For records so large that each is read on its own. */
export async function listIds(store: StoreName): Promise<string[]> {
  const keys = (await attempt(`list ${store}`, (database) => database.getAllKeys(store))) ?? []
  return keys.filter((key) => typeof key === 'string')
}

export async function deleteRecords(store: StoreName, ids: readonly string[]): Promise<boolean> {
  const done = await attempt(`delete from ${store}`, async (database) => {
    const transaction = database.transaction(store, 'readwrite')
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
    return true
  })
  return done === true
}
