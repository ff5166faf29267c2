import type { HistoryEntry, UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import { type Grade, grade } from '../grading/grade.ts'
import { NO_TIME_TEXT } from '../grading/time-text.ts'
import type { HistoryDraft } from '../history/save-history.ts'

export interface ResultQuery {
  id: string
  score: number
  total: number
  topic: string
  time: string
  difficulty: string
  mock: boolean
}

/** The query parameters of a results address, read by name; text that is not a number becomes NaN. */
export const readResultQuery = (parameter: (name: string) => string | null): ResultQuery => ({
  id: parameter('id') ?? '',
  score: readNumber(parameter('score')),
  total: readNumber(parameter('total')),
  topic: parameter('topic') ?? '',
  time: parameter('time') || NO_TIME_TEXT,
  difficulty: (parameter('difficulty') ?? '').toLowerCase(),
  mock: parameter('mock') === 'true',
})

const readNumber = (text: string | null): number =>
  text === null || text.trim() === '' ? Number.NaN : Number(text)

/** The last session in session storage; `examId` when it is known. */
export interface SessionResult {
  examId?: string
  questions: readonly Question[]
  answers: readonly UserAnswer[]
}

export type ResultSource =
  | { from: 'session'; questions: readonly Question[]; answers: readonly UserAnswer[]; grade: Grade }
  /** `complete` is false when questions and answers are gone and only the summary is left. */
  | { from: 'history'; entry: HistoryEntry; complete: boolean; grade: Grade | undefined }
  /** Anyone can type an address, so its summary is saved as unconfirmed. */
  | { from: 'query'; draft: HistoryDraft }
  | { from: 'nothing' }

/** Session storage, else the history entry with the same id, else the query parameters. */
export const chooseResult = (
  query: ResultQuery,
  session: SessionResult | undefined,
  history: readonly HistoryEntry[],
): ResultSource => {
  if (session && belongsTo(session, query.id)) {
    const { questions, answers } = session
    return { from: 'session', questions, answers, grade: grade(questions, answers) }
  }
  const entry = history.find(({ id }) => id === query.id)
  if (entry) {
    const { questions, userAnswers } = entry
    const graded = questions && userAnswers ? grade(questions, userAnswers) : undefined
    return { from: 'history', entry, complete: graded !== undefined, grade: graded }
  }
  const draft = draftFromQuery(query)
  return draft ? { from: 'query', draft } : { from: 'nothing' }
}

/** False when the stored session is known to belong to another exam. */
const belongsTo = ({ examId, questions }: SessionResult, id: string): boolean =>
  questions.length > 0 && (examId === undefined || id === '' || examId === id)

const draftFromQuery = ({
  id,
  score,
  total,
  topic,
  time,
  difficulty,
}: ResultQuery): HistoryDraft | undefined => {
  const usable = id !== '' && Number.isFinite(score) && Number.isSafeInteger(total) && total >= 1
  if (!usable) return undefined
  return {
    id,
    score,
    totalQuestions: total,
    ...(topic && { topic, title: topic }),
    timeSpent: time,
    ...(difficulty && { difficulty }),
    unconfirmed: true,
  }
}
