import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A start right after a stop waits this long for the other process to end. */
const PATIENCE_MS = 3000

/**
 * Takes the data folder for this process: limits, budgets and joined requests are in its memory, and a second process would not know of them.
 * SQLite locks the file through the operating system, which ends the lock with the process, however it dies. The file stays empty.
 * @returns what gives the folder back
 * @throws an error of SQLite with the code for a busy database when another process has the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'server.lock'))
  try {
    lock.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw error
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}
