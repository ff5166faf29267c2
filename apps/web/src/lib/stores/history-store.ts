import { isRecord } from '@ekagra/exam/is-record'
import { readHistory } from '@ekagra/exam/read-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { parseJson } from './parse-json.ts'
import { localArea } from './storage-area.ts'
import { createStoredValue, type Reading } from './stored-value.ts'

const TEXTS = ['title', 'topic', 'date', 'timeSpent', 'difficulty', 'deviceType'] as const
const NUMBERS = ['score', 'totalQuestions', 'percentage'] as const

/** Whether an entry was understood: defaults for what was never there are no loss, defaults over something are. */
function wasUnderstood(stored: unknown, read: HistoryEntry | undefined): boolean {
  if (!isRecord(stored) || read === undefined || stored.id !== read.id) return false
  const questions = Array.isArray(stored.questions) ? stored.questions.length : 0
  return (
    TEXTS.every((field) => !(field in stored) || typeof stored[field] === 'string') &&
    NUMBERS.every((field) => !(field in stored) || typeof stored[field] === 'number') &&
    questions === (read.questions?.length ?? 0)
  )
}

function parseHistory(text: string | null): Reading<readonly HistoryEntry[]> {
  if (text === null) return { value: [], intact: true }
  const stored = parseJson(text)
  if (!Array.isArray(stored)) return { value: [], intact: false }
  const value = readHistory(stored)
  const intact =
    value.length === stored.length && stored.every((entry, index) => wasUnderstood(entry, value[index]))
  return { value, intact }
}

/** The list under `examHistory`. Saving goes through `saveHistoryEntry`, which knows about quota and other tabs. */
export const examHistory = createStoredValue<readonly HistoryEntry[]>({
  area: localArea,
  key: 'examHistory',
  parse: parseHistory,
  format: JSON.stringify,
})

export const readExamHistory = examHistory.read
export const subscribeToExamHistory = examHistory.subscribe
