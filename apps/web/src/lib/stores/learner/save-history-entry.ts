import { rescoreAttempt } from '@ekagra/exam/correction/rescore-attempt'
import { entriesToArchive, lighterHistories } from '@ekagra/exam/history/quota-fallback'
import {
  type HistoryDraft,
  mergeHistories,
  prepareHistoryEntry,
  saveToHistory,
} from '@ekagra/exam/history/save-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { readCorrectionBook } from '../../corrections/correction-store.ts'
import { logStorageProblem } from '../core/log-storage-problem.ts'
import { withStoreLock } from '../core/with-store-lock.ts'
import { sessionValues } from '../session/session-values.ts'
import {
  archiveAttempts,
  type FullEntry,
  forgetRecentSaves,
  recentSavesMissingFrom,
} from './attempt-archive.ts'
import { examHistory } from './history-store.ts'

/**
 * `archived` false: full details are kept only for this visit. Show 'Failed to save your progress' and offer
 * an export.
 */
export type SaveHistoryResult =
  /** In the history with everything. */
  | { status: 'saved'; entry: HistoryEntry; archived: boolean }
  /** Storage is full: the history keeps 50 or 20 entries, details of the first three. */
  | { status: 'saved-lighter'; entry: HistoryEntry; archived: boolean }
  /** Storage is full: the history keeps only the summary of this exam. */
  | { status: 'summary-only'; entry: HistoryEntry; archived: boolean }
  /** Not even a summary fits, or storage is forbidden; with `archived` it still opens from the archive. */
  | { status: 'failed'; entry: HistoryEntry; archived: boolean }
  /** Not a finished exam. Logged, not shown. */
  | { status: 'rejected'; reason: 'missing-id' | 'missing-score' | 'missing-total' }

const LIGHTER_STATUS = ['saved-lighter', 'saved-lighter', 'summary-only'] as const

/** Saves a finished exam. Two tabs that save at once lose neither entry. */
export async function saveHistoryEntry(
  draft: HistoryDraft,
  now: () => Date = () => new Date(),
): Promise<SaveHistoryResult> {
  const moment = now()
  const prepared = prepareHistoryEntry(draft, moment.toISOString())
  if (!prepared.ok) {
    logStorageProblem(`a history entry was rejected: ${prepared.reason}`)
    return { status: 'rejected', reason: prepared.reason }
  }
  // An attempt that began before a correction is graded by the right key.
  const asked = { entry: prepared.entry, questions: draft.questions ?? [] }
  const { entry, questions } = rescoreAttempt(asked, readCorrectionBook()) ?? asked
  const result = await withStoreLock('examHistory', () => save({ entry, questions }, moment.getTime())).catch(
    (cause: unknown): SaveHistoryResult => {
      logStorageProblem('could not save a history entry', cause)
      return { status: 'failed', entry, archived: false }
    },
  )
  sessionValues.processedExamId.write(entry.id)
  requestPersistence()
  return result
}

async function save({ entry, questions }: FullEntry, at: number): Promise<SaveHistoryResult> {
  const archived = await archiveAttempts([{ entry, questions }], { savedAt: at })
  // Another tab may have saved under this lock a moment ago, and its write may not have reached this tab yet.
  const known = new Set([entry.id, ...examHistory.read().map(({ id }) => id)])
  const missing = await recentSavesMissingFrom(known)
  const history = saveToHistory(mergeHistories(missing, examHistory.read()), entry)
  const outcome = examHistory.tryWrite(history)
  if (outcome === 'kept') return { status: 'saved', entry, archived }
  if (outcome === 'memory') return { status: 'failed', entry, archived }
  return saveLighter(history, entry, archived)
}

async function saveLighter(
  history: readonly HistoryEntry[],
  entry: HistoryEntry,
  archived: boolean,
): Promise<SaveHistoryResult> {
  for (const [step, lighter] of lighterHistories(history, entry.id).entries()) {
    const losing = entriesToArchive(history, lighter)
    const safe = await archiveAttempts(losing.map(withOwnQuestions))
    if (examHistory.tryWrite(lighter) !== 'kept') continue
    const kept = new Set(lighter.map(({ id }) => id))
    await forgetRecentSaves(history.flatMap(({ id }) => (kept.has(id) ? [] : [id])))
    return { status: LIGHTER_STATUS[step] ?? 'summary-only', entry, archived: archived && safe }
  }
  return { status: 'failed', entry, archived }
}

const withOwnQuestions = (entry: HistoryEntry) => ({ entry, questions: entry.questions ?? [] })

let asked = false

/**
 * Asks the browser not to evict our data, once there is something worth keeping. Some browsers ask the
 * person.
 */
export function requestPersistence(): void {
  if (asked) return
  asked = true
  const ask = async () => (await navigator.storage?.persisted?.()) || (await navigator.storage?.persist?.())
  ask().catch(() => undefined)
}
