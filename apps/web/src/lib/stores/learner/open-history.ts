import { sortHistory } from '@ekagra/exam/history/filter-history'
import { mergeHistories, removeFromHistory } from '@ekagra/exam/history/save-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { giveWay } from '../../start/give-way.ts'
import { discardSetAside } from '../core/set-aside.ts'
import { localArea } from '../core/storage-area.ts'
import { withStoreLock } from '../core/with-store-lock.ts'
import { type FullEntry, listArchived, readArchived, removeArchived } from './attempt-archive.ts'
import { examHistory } from './history-store.ts'
import { clearReviews } from './review-queue.ts'

/** An entry with its questions, from the history or, if the history no longer has them, from the archive. */
export async function loadFullEntry(id: string): Promise<FullEntry | null> {
  const entry = examHistory.read().find((candidate) => candidate.id === id)
  const archived = await readArchived(id)
  if (entry === undefined) return archived
  if (archived === null) return { entry, questions: entry.questions ?? [] }
  return { entry: { ...archived.entry, ...entry }, questions: archived.questions }
}

/** Every entry, including those that the history had to drop, newest first. */
export async function loadWholeHistory(): Promise<HistoryEntry[]> {
  const archived = await listArchived()
  const kept = examHistory.read()
  await giveWay()
  const whole = mergeHistories(
    kept,
    archived.map(({ entry }) => entry),
  )
  return sortHistory(whole, 'newest')
}

/** False if the history could not be written. */
export function removeHistoryEntry(id: string): Promise<boolean> {
  return withStoreLock('examHistory', async () => {
    await removeArchived([id])
    return examHistory.tryWrite(removeFromHistory(examHistory.read(), id)) !== 'full'
  })
}

/**
 * Clears the archive, the review queue and unreadable copies too: a person who clears the history wants
 * nothing kept.
 */
export function clearHistory(): Promise<void> {
  return withStoreLock('examHistory', async () => {
    await Promise.all([removeArchived(), clearReviews()])
    examHistory.remove()
    discardSetAside(localArea, examHistory.key)
  })
}
