import { readHistory, readHistorySummary } from '@ekagra/exam/history/read-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { isRecord } from '@ekagra/schema/is-record'
import { parseJson } from '../core/parse-json.ts'
import { localArea } from '../core/storage-area.ts'
import { createStoredValue, type Reading } from '../core/stored-value.ts'

const TEXTS = ['title', 'topic', 'date', 'timeSpent', 'difficulty', 'deviceType'] as const
const NUMBERS = ['score', 'totalQuestions', 'percentage'] as const

type Stored = Record<string, unknown>

/**
 * Whether an entry was read without loss: a default for a missing field loses nothing, but a default that
 * replaces a stored value does.
 */
function wasUnderstood(stored: Stored, read: HistoryEntry): boolean {
  const questions: unknown[] = Array.isArray(stored.questions) ? stored.questions : []
  return (
    stored.id === read.id &&
    TEXTS.every((field) => !(field in stored) || typeof stored[field] === 'string') &&
    NUMBERS.every((field) => !(field in stored) || typeof stored[field] === 'number') &&
    questions.every(isRecord)
  )
}

/**
 * Reads the questions of an entry when they are first needed. A list of two hundred attempts then opens in a
 * tenth of the time, and the first screen, which shows only scores, never has to read them.
 */
function withLazyDetails(summary: HistoryEntry, stored: Stored): HistoryEntry {
  if (!Array.isArray(stored.questions) || !stored.questions.some(isRecord)) return summary
  let whole: HistoryEntry | undefined
  const readWhole = () => {
    whole ??= readHistory([stored])[0] ?? summary
    return whole
  }
  return Object.defineProperties(summary, {
    questions: { enumerable: true, get: () => readWhole().questions },
    userAnswers: { enumerable: true, get: () => readWhole().userAnswers },
  })
}

function parseHistory(text: string | null): Reading<readonly HistoryEntry[]> {
  if (text === null) return { value: [], intact: true }
  const stored = parseJson(text)
  if (!Array.isArray(stored)) return { value: [], intact: false }
  let intact = true
  const value = stored.flatMap((record, index) => {
    if (!isRecord(record)) {
      intact = false
      return []
    }
    const summary = readHistorySummary(record, index)
    intact &&= wasUnderstood(record, summary)
    return [withLazyDetails(summary, record)]
  })
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
