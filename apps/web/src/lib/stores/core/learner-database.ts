import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * Stored values are read as unknown and parsed, because an older build or another program may have written
 * them.
 */
interface Kept {
  id: string
  [field: string]: unknown
}

export interface LearnerSchema extends DBSchema {
  /** Full attempts, one per history entry. */
  attempts: { key: string; value: Kept }
  /** Ids of the latest saves, so that a tab with a stale view of localStorage can put them back. */
  recentSaves: { key: string; value: Kept }
  /** The fixed part of a running session: questions, option order, topic. */
  sessions: { key: string; value: Kept }
  /** The changing part: position, answers, elapsed time. */
  progress: { key: string; value: Kept }
  /** Missed questions with the state of the learner's memory of each. */
  reviews: { key: string; value: Kept }
  /** The latest generated questions per topic and difficulty. */
  questionCache: { key: string; value: Kept }
  /** The text of files that were turned into quizzes. */
  files: { key: string; value: Kept }
  /** Exam papers that are being sat: pattern and questions. */
  papers: { key: string; value: Kept }
  /** What was done in them so far. */
  paperProgress: { key: string; value: Kept }
  /** The clock of each, written twice a second. */
  paperClocks: { key: string; value: Kept }
  /** Papers that were handed in. */
  satPapers: { key: string; value: Kept }
  /** What this device and the person's account last agreed on; empty without an account. */
  sync: { key: string; value: Kept }
}

export type LearnerDatabase = IDBPDatabase<LearnerSchema>

const NAME = 'ekagra'
/** Increase it with each new store. */
const VERSION = 5
const STORES = [
  'attempts',
  'recentSaves',
  'sessions',
  'progress',
  'reviews',
  'questionCache',
  'files',
  'papers',
  'paperProgress',
  'paperClocks',
  'satPapers',
  'sync',
] as const
/** A browser that never answers must not block a save for ever. */
const OPEN_TIMEOUT_MS = 4000

let opening: Promise<LearnerDatabase> | undefined

function forget(): void {
  opening = undefined
}

function connect(): Promise<LearnerDatabase> {
  return openDB<LearnerSchema>(NAME, VERSION, {
    upgrade(database) {
      for (const store of STORES) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: 'id' })
      }
    },
    // A newer build in another tab wants to upgrade: let it, and open again on the next call.
    blocking(_current, _blocked, event) {
      forget()
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: forget,
  })
}

function withinTime(opened: Promise<LearnerDatabase>): Promise<LearnerDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database did not open in time')), OPEN_TIMEOUT_MS)
    opened.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Rejects if IndexedDB is missing, forbidden or broken; callers fall back and say so. */
export function learnerDatabase(): Promise<LearnerDatabase> {
  if (opening === undefined) {
    opening = withinTime(connect())
    opening.catch(forget)
  }
  return opening
}
