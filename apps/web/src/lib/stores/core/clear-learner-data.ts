import { learnerDatabase } from './learner-database.ts'
import { localArea, sessionArea } from './storage-area.ts'

/** A signed-in admin stays one: that is no learner's data. */
const KEPT = ['ekagra-auth']

/**
 * Everything that Ekagra keeps of a learner in this browser; false when the database could not be emptied. Only a reload
 * forgets what is held in memory.
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
