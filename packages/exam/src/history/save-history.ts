import type { HistoryEntry, UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { gradeWithoutSamples, percentage } from '../grading/grade.ts'
import { NO_TIME_TEXT } from '../grading/time-text.ts'
import { DEFAULT_HISTORY_LEVEL, toHistoryQuestion, UNKNOWN_TOPIC } from './read-history.ts'

/** The topic of a saved test that has neither topic nor title. */
export const PRACTICE_TEST = 'Practice Test'

/** The result of a finished session. Only id, score and total are required. */
export interface HistoryDraft extends Partial<Omit<HistoryEntry, 'questions' | 'counted'>> {
  questions?: readonly (Question | NonNullable<HistoryEntry['questions']>[number])[]
}

export type PreparedHistoryEntry =
  | { ok: true; entry: HistoryEntry }
  | { ok: false; reason: 'missing-id' | 'missing-score' | 'missing-total' }

/**
 * Turns a draft into an entry, or returns the reason for rejecting it (to be logged, not shown). `now` is an ISO
 * date.
 */
export const prepareHistoryEntry = (draft: HistoryDraft, now: string): PreparedHistoryEntry => {
  const { id, score, totalQuestions } = draft
  if (id === undefined || id === '') return { ok: false, reason: 'missing-id' }
  if (score === undefined || Number.isNaN(score)) return { ok: false, reason: 'missing-score' }
  if (totalQuestions === undefined || !(totalQuestions >= 1)) return { ok: false, reason: 'missing-total' }
  const capped = Math.max(0, Math.min(score, totalQuestions))
  const topic = chooseTopic(draft)
  const entry: HistoryEntry = {
    id,
    title: draft.title || topic,
    topic,
    score: capped,
    totalQuestions,
    date: draft.date ?? now,
    timeSpent: draft.timeSpent ?? NO_TIME_TEXT,
    difficulty: draft.difficulty ?? DEFAULT_HISTORY_LEVEL,
    percentage: draft.percentage ?? percentage(capped, totalQuestions),
    deviceType: draft.deviceType ?? 'unknown',
    ...keptDetails(draft),
    ...(draft.unconfirmed && { unconfirmed: true }),
    ...(draft.former && { former: draft.former }),
    ...(draft.questionSeconds && { questionSeconds: draft.questionSeconds }),
  }
  return { ok: true, entry }
}

const chooseTopic = ({ topic, title }: HistoryDraft): string =>
  topic && topic !== UNKNOWN_TOPIC ? topic : title || PRACTICE_TEST

const keptDetails = ({ questions, userAnswers }: HistoryDraft): Partial<HistoryEntry> => {
  if (questions === undefined || questions.length === 0) return {}
  const answers: UserAnswer[] = questions.map((_, index) => userAnswers?.[index] ?? null)
  const counted = gradeWithoutSamples(questions, answers)
  return { questions: questions.map(toHistoryQuestion), userAnswers: answers, ...(counted && { counted }) }
}

/**
 * The history with an entry saved. An entry with the same id is merged: it keeps its place, its date and everything
 * the new one does not have. A new id goes to the front.
 */
export const saveToHistory = (history: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] => {
  const known = history.some(({ id }) => id === entry.id)
  if (!known) return [entry, ...history]
  return history.map((old) => (old.id === entry.id ? mergeEntries(old, entry) : old))
}

const mergeEntries = (old: HistoryEntry, entry: HistoryEntry): HistoryEntry => {
  // A score from an address never replaces a computed one, but a computed score replaces one from an address.
  if (entry.unconfirmed && !old.unconfirmed) return old
  const { unconfirmed, counted, ...kept } = old
  return {
    ...kept,
    ...(counted && entry.questions === undefined && { counted }),
    ...entry,
    date: old.date,
  }
}

export const removeFromHistory = (history: readonly HistoryEntry[], id: string): HistoryEntry[] =>
  history.filter((entry) => entry.id !== id)

/** Saved once per id: opening a result again does not save it again. */
export const shouldSaveResult = (id: string, processedExamId: string | null): boolean =>
  id !== processedExamId

/** Both lists without repeats; the first list wins. Used for another tab's list, a backup and the archive. */
export const mergeHistories = (
  history: readonly HistoryEntry[],
  other: readonly HistoryEntry[],
): HistoryEntry[] => {
  const known = new Set(history.map(({ id }) => id))
  return [...history, ...other.filter(({ id }) => !known.has(id) && known.add(id))]
}
