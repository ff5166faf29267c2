import type { HistoryEntry } from '@ekagra/schema/history-entry'

/** How many entries each step of the fallback keeps, and how many of them keep questions and answers. */
export const QUOTA_STEPS = [50, 20, 1] as const
export const FULL_ENTRIES_KEPT = 3

/** An entry without its questions and answers. */
export const summaryOf = ({
  questions,
  userAnswers,
  questionSeconds,
  ...summary
}: HistoryEntry): HistoryEntry => summary

/**
 * Smaller and smaller lists to try when the storage is full: 50 entries, then 20, each with details for the first 3
 * only, and finally the summary of the current attempt alone. Every list contains the current attempt.
 */
export const lighterHistories = (history: readonly HistoryEntry[], currentId: string): HistoryEntry[][] => {
  const [first, second] = QUOTA_STEPS
  const current = history.find(({ id }) => id === currentId)
  return [
    lighten(history, first, current),
    lighten(history, second, current),
    current ? [summaryOf(current)] : [],
  ]
}

const lighten = (
  history: readonly HistoryEntry[],
  limit: number,
  current: HistoryEntry | undefined,
): HistoryEntry[] => {
  const kept = history.slice(0, limit)
  // A merge keeps an old entry in its place, which can be beyond the limit.
  if (current && !kept.includes(current)) kept.splice(-1, 1, current)
  return kept.map((entry, index) => (index < FULL_ENTRIES_KEPT ? entry : summaryOf(entry)))
}

/** The full entries that a smaller list would lose in whole or in part; they are archived before it is written. */
export const entriesToArchive = (
  history: readonly HistoryEntry[],
  lighter: readonly HistoryEntry[],
): HistoryEntry[] => {
  const kept = new Map(lighter.map((entry) => [entry.id, entry]))
  return history.filter((entry) => {
    const remains = kept.get(entry.id)
    return remains === undefined || (entry.questions !== undefined && remains.questions === undefined)
  })
}
