import { sortHistory } from '@ekagra/exam/history/filter-history'
import { entriesToArchive, lighterHistories } from '@ekagra/exam/history/quota-fallback'
import { readHistory } from '@ekagra/exam/history/read-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { isRecord } from '@ekagra/schema/is-record'
import { Question } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import { withStoreLock } from '../core/with-store-lock.ts'
import {
  archiveAttempts,
  type FullEntry,
  forgetUnarchived,
  listArchived,
  removeArchived,
} from '../learner/attempt-archive.ts'
import { examHistory } from '../learner/history-store.ts'
import { type Change, defineFamily } from './family.ts'

const Questions = z.array(Question)

/** An attempt as stored in a file: the entry, and the questions as they were asked if they are known. */
function readAttempt(stored: unknown): FullEntry | null {
  if (!isRecord(stored) || !isRecord(stored.entry) || typeof stored.entry.id !== 'string') return null
  const [entry] = readHistory([stored.entry])
  if (entry === undefined || entry.id !== stored.entry.id) return null
  const asked = Questions.safeParse(stored.questions).data ?? []
  return { entry, questions: asked.length > 0 ? asked : (entry.questions ?? []) }
}

const isWhole = ({ questions }: FullEntry) => Questions.safeParse(questions).success && questions.length > 0

/** An entry of the file wins, but never removes questions that are known here. */
function combine(here: FullEntry, incoming: FullEntry): FullEntry {
  const questions = isWhole(here) && !isWhole(incoming) ? here.questions : incoming.questions
  return {
    entry: { ...here.entry, ...incoming.entry },
    questions: questions.length > 0 ? questions : here.questions,
  }
}

async function listAttempts(): Promise<FullEntry[]> {
  const archived = new Map((await listArchived()).map((attempt) => [attempt.entry.id, attempt]))
  const listed = examHistory.read().map((entry): FullEntry => {
    const known = archived.get(entry.id)
    archived.delete(entry.id)
    if (known === undefined) return { entry, questions: entry.questions ?? [] }
    return { entry: { ...known.entry, ...entry }, questions: known.questions }
  })
  return [...listed, ...archived.values()]
}

async function change({ put, remove }: Change<FullEntry>): Promise<boolean> {
  const touched = new Set([...remove, ...put.map(({ entry }) => entry.id)])
  const others = examHistory.read().filter(({ id }) => !touched.has(id))
  const next = sortHistory([...put.map(({ entry }) => entry), ...others], 'newest')
  const archived = put.length === 0 || (await archiveAttempts(put, { exactly: true }))
  const fits = examHistory.tryWrite(next) !== 'full' || (archived && (await writeLighter(next)))
  if (!fits && !archived) {
    forgetUnarchived(put.map(({ entry }) => entry.id))
    return false
  }
  // From here on the archive has everything that the history has no room for.
  if (remove.length > 0) await removeArchived(remove)
  return true
}

async function writeLighter(next: readonly HistoryEntry[]): Promise<boolean> {
  const [first] = next
  for (const lighter of first ? lighterHistories(next, first.id) : []) {
    const losing = entriesToArchive(next, lighter)
    const safe = await archiveAttempts(losing.map((entry) => ({ entry, questions: entry.questions ?? [] })))
    if (safe && examHistory.tryWrite(lighter) !== 'full') return true
  }
  return false
}

export const historyFamily = defineFamily<FullEntry>({
  name: 'history',
  idOf: ({ entry }) => entry.id,
  read: readAttempt,
  list: listAttempts,
  combine,
  change: (wanted) => withStoreLock(examHistory.key, () => change(wanted)),
})
