import { readHistory } from '@ekagra/exam/history/read-history'
import type { HistoryEntry, HistoryQuestion } from '@ekagra/schema/history-entry'
import { isRecord } from '@ekagra/schema/is-record'
import { Question } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import { learnerDatabase } from '../core/learner-database.ts'
import { logStorageProblem } from '../core/log-storage-problem.ts'
import { tellTabs } from '../core/tab-channel.ts'

/** An entry with everything that is known about it. */
export interface FullEntry {
  entry: HistoryEntry
  /**
   * In full, as they were asked, if the archive has them; otherwise as the history kept them; otherwise
   * empty.
   */
  questions: readonly (Question | HistoryQuestion)[]
}

/** How many of the latest saves are remembered, so that a tab that did not see them can put them back. */
const REMEMBERED_SAVES = 10

/** Attempts that IndexedDB could not store stay here, so that this visit can still open and export them. */
const unarchived = new Map<string, FullEntry>()

const Questions = z.array(Question)

const toRecord = ({ entry, questions }: FullEntry) => ({ id: entry.id, entry, questions })

function readRecord(record: unknown): FullEntry | null {
  if (!isRecord(record)) return null
  const [entry] = readHistory([record.entry])
  if (entry === undefined || entry.id !== record.id) return null
  const asked = Questions.safeParse(record.questions).data ?? []
  return { entry, questions: asked.length > 0 ? asked : (entry.questions ?? []) }
}

/** A summary never replaces an attempt whose questions are known. */
function fuller(next: FullEntry, known: FullEntry | null): FullEntry {
  if (known === null) return next
  const entry = { ...known.entry, ...next.entry, date: known.entry.date }
  return { entry, questions: next.questions.some(hasDifficulty) ? next.questions : known.questions }
}

const hasDifficulty = (question: Question | HistoryQuestion) => 'difficulty' in question

export interface ArchiveOptions {
  /**
   * The time of the save: the attempts are put back if another tab's stale view drops them from the history.
   */
  savedAt?: number
  /** Replaces the archived attempt instead of merging with it. */
  exactly?: boolean
}

/**
 * Stores full attempts. False if they are kept only for this visit: IndexedDB is missing, forbidden or full.
 */
export async function archiveAttempts(
  attempts: readonly FullEntry[],
  { savedAt, exactly = false }: ArchiveOptions = {},
): Promise<boolean> {
  try {
    const database = await learnerDatabase()
    const transaction = database.transaction(['attempts', 'recentSaves'], 'readwrite', {
      durability: 'strict',
    })
    const [kept, saves] = [transaction.objectStore('attempts'), transaction.objectStore('recentSaves')]
    const work = attempts.map(async (attempt) => {
      const known = exactly ? null : readRecord(await kept.get(attempt.entry.id))
      await kept.put(toRecord(fuller(attempt, known)))
      if (savedAt !== undefined) await saves.put({ id: attempt.entry.id, at: savedAt })
    })
    await Promise.all([...work, transaction.done])
    for (const { entry } of attempts) unarchived.delete(entry.id)
    tellTabs('archive')
    return true
  } catch (cause) {
    logStorageProblem('could not archive an attempt', cause)
    for (const attempt of attempts) {
      unarchived.set(attempt.entry.id, fuller(attempt, unarchived.get(attempt.entry.id) ?? null))
    }
    return false
  }
}

/** Drops attempts held only in memory, because the change they belong to was abandoned. */
export function forgetUnarchived(ids: readonly string[]): void {
  for (const id of ids) unarchived.delete(id)
}

/** The latest saves that `known` does not list, newest first. */
export async function recentSavesMissingFrom(known: ReadonlySet<string>): Promise<HistoryEntry[]> {
  try {
    const database = await learnerDatabase()
    const saves = (await database.getAll('recentSaves')).toSorted((a, b) => Number(b.at) - Number(a.at))
    await forgetRecentSaves(saves.slice(REMEMBERED_SAVES).map(({ id }) => id))
    const missing = saves.slice(0, REMEMBERED_SAVES).filter(({ id }) => !known.has(id))
    const records = await Promise.all(missing.map(({ id }) => database.get('attempts', id)))
    return records.flatMap((record) => readRecord(record)?.entry ?? [])
  } catch (cause) {
    logStorageProblem('could not look for saves of other tabs', cause)
    return []
  }
}

/** Entries that left the history on purpose are not put back. */
export async function forgetRecentSaves(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  try {
    const transaction = (await learnerDatabase()).transaction('recentSaves', 'readwrite')
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
  } catch (cause) {
    logStorageProblem('could not forget a save', cause)
  }
}

export async function readArchived(id: string): Promise<FullEntry | null> {
  try {
    return readRecord(await (await learnerDatabase()).get('attempts', id)) ?? unarchived.get(id) ?? null
  } catch (cause) {
    logStorageProblem('could not read the archive', cause)
    return unarchived.get(id) ?? null
  }
}

export async function listArchived(): Promise<FullEntry[]> {
  const inMemory = [...unarchived.values()]
  try {
    const records = await (await learnerDatabase()).getAll('attempts')
    const read = records.map(readRecord).filter((found) => found !== null)
    return [...read, ...inMemory.filter(({ entry }) => !read.some((found) => found.entry.id === entry.id))]
  } catch (cause) {
    logStorageProblem('could not list the archive', cause)
    return inMemory
  }
}

/** Removes attempts for good; without ids, all of them. */
export async function removeArchived(ids?: readonly string[]): Promise<boolean> {
  for (const id of ids ?? [...unarchived.keys()]) unarchived.delete(id)
  try {
    const transaction = (await learnerDatabase()).transaction(['attempts', 'recentSaves'], 'readwrite')
    const stores = [transaction.objectStore('attempts'), transaction.objectStore('recentSaves')]
    const work = stores.flatMap((store) => (ids ? ids.map((id) => store.delete(id)) : [store.clear()]))
    await Promise.all([...work, transaction.done])
    tellTabs('archive')
    return true
  } catch (cause) {
    logStorageProblem('could not remove from the archive', cause)
    return false
  }
}
