import { learnerDatabase } from './learner-database.ts'
import { localArea, sessionArea } from './storage-area.ts'

/** A signed-in admin stays signed in, because that is not learner data. */
const KEPT = ['ekagra-auth']

/**
 * Deletes everything that Ekagra keeps of a learner in this browser; false if the database could not be
 * emptied. Values held in memory stay until a reload.
 */
export async function clearLearnerData(): Promise<boolean> {
  for (const area of [localArea, sessionArea])
    for (const key of area.keys()) if (!KEPT.includes(key)) area.remove(key)
  try {
    const database = await learnerDatabase()
    const stores = [...database.objectStoreNames]
    const transaction = database.transaction(stores, 'readwrite')
    await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done])
    return true
  } catch {
    return false
  }
}
