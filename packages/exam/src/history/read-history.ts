import { Difficulty } from '@ekagra/schema/difficulty'
import {
  CountedScore,
  DeviceType,
  FormerScore,
  HISTORY_EXPLANATION_LENGTH,
  type HistoryEntry,
  type HistoryQuestion,
  QuestionSeconds,
  UserAnswer,
} from '@ekagra/schema/history-entry'
import { isRecord } from '@ekagra/schema/is-record'
import type { AppliedCorrection, Question } from '@ekagra/schema/question'
import { NO_TIME_TEXT } from '../grading/time-text.ts'
import { normaliseQuestions } from '../question/normalise-question.ts'
import { foldCase } from '../similarity/fold-case.ts'

export const UNTITLED_EXAM = 'Untitled Exam'
export const UNKNOWN_TOPIC = 'Unknown Topic'
/** Used for a date that was never stored; sorts as the oldest. */
export const UNKNOWN_DATE = '1970-01-01T00:00:00.000Z'

/** The stored history, each entry with the defaults of the contract. Anything but a list counts as empty. */
export const readHistory = (stored: unknown): HistoryEntry[] =>
  (Array.isArray(stored) ? stored : []).flatMap((entry, index) =>
    isRecord(entry) ? [readHistoryEntry(entry, index)] : [],
  )

const readHistoryEntry = (stored: Record<string, unknown>, index: number): HistoryEntry => {
  const summary = readHistorySummary(stored, index)
  return { ...summary, ...readDetails(stored, summary.date) }
}

/** An entry without its questions and answers. A schema takes longer than all else, so only what is stored is shown to one. */
export const readHistorySummary = (stored: Record<string, unknown>, index: number): HistoryEntry => {
  const id = text(stored.id) ?? (typeof stored.id === 'number' ? String(stored.id) : `entry-${index}`)
  const totalQuestions = Math.floor(number(stored.totalQuestions, 1) ?? 1)
  const asked = text(stored.asked)
  const counted = stored.counted === undefined ? undefined : CountedScore.safeParse(stored.counted).data
  const former = stored.former === undefined ? undefined : FormerScore.safeParse(stored.former).data
  const seconds =
    stored.questionSeconds === undefined ? undefined : QuestionSeconds.safeParse(stored.questionSeconds).data
  return {
    id,
    title: text(stored.title) ?? UNTITLED_EXAM,
    topic: text(stored.topic) ?? UNKNOWN_TOPIC,
    ...(asked !== undefined && { asked }),
    score: Math.min(number(stored.score, 0) ?? 0, totalQuestions),
    totalQuestions,
    date: readDate(stored.date),
    timeSpent: text(stored.timeSpent) ?? NO_TIME_TEXT,
    difficulty: readDifficulty(stored.difficulty, id),
    percentage: number(stored.percentage, 0) ?? 0,
    deviceType: DeviceType.safeParse(stored.deviceType).data ?? 'unknown',
    ...(counted && { counted }),
    ...(stored.unconfirmed === true && { unconfirmed: true }),
    ...(former && { former }),
    ...(seconds && { questionSeconds: seconds }),
  }
}

/** Questions and answers belong together: one answer, or null, for each question. */
const readDetails = (
  stored: Record<string, unknown>,
  date: string,
): Pick<HistoryEntry, 'questions' | 'userAnswers'> => {
  const questions = normaliseQuestions(stored.questions, { timestamp: Date.parse(date) }).map(
    toHistoryQuestion,
  )
  if (questions.length === 0) return {}
  const answers: unknown[] = Array.isArray(stored.userAnswers) ? stored.userAnswers : []
  const userAnswers = questions.map((_, index) => UserAnswer.safeParse(answers[index]).data ?? null)
  return { questions, userAnswers }
}

/** A current-affairs entry keeps its category; only its level is 'current-affairs'. */
const readDifficulty = (value: unknown, id: string): string => {
  const difficulty = text(value)
  if (difficulty === undefined) return DEFAULT_HISTORY_LEVEL
  const level = historyLevel({ id, difficulty })
  return level === CURRENT_AFFAIRS_LEVEL ? difficulty : level
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** A usable number: not below a bound, and small enough that whole numbers are exact. */
const number = (value: unknown, atLeast: number): number | undefined =>
  typeof value === 'number' && value >= atLeast && value <= Number.MAX_SAFE_INTEGER ? value : undefined

const readDate = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : UNKNOWN_DATE

export const CURRENT_AFFAIRS_LEVEL = 'current-affairs'
export const CURRENT_AFFAIRS_ID_PREFIX = 'current-affairs-'
/** The level of a stored entry whose level is missing or unknown. */
export const DEFAULT_HISTORY_LEVEL: Difficulty = 'medium'

export type HistoryLevel = Difficulty | typeof CURRENT_AFFAIRS_LEVEL

/** The level of an entry in filters and statistics: a current-affairs quiz stores its category instead of a level. */
export const historyLevel = ({ id, difficulty }: Pick<HistoryEntry, 'id' | 'difficulty'>): HistoryLevel => {
  const level = foldCase(difficulty)
  if (level === CURRENT_AFFAIRS_LEVEL || id.startsWith(CURRENT_AFFAIRS_ID_PREFIX))
    return CURRENT_AFFAIRS_LEVEL
  return Difficulty.safeParse(level).data ?? DEFAULT_HISTORY_LEVEL
}

const shortened = ({ was, ...rest }: AppliedCorrection): AppliedCorrection => ({
  ...rest,
  was: { ...was, explanation: was.explanation.slice(0, HISTORY_EXPLANATION_LENGTH) },
})

/** The part of a question that the history stores; the explanation is cut to 200 characters. */
export const toHistoryQuestion = (question: Question | HistoryQuestion): HistoryQuestion => ({
  id: question.id,
  text: question.text,
  options: question.options,
  correctAnswer: question.correctAnswer,
  explanation: question.explanation.slice(0, HISTORY_EXPLANATION_LENGTH),
  trust: question.trust,
  ...(question.topicPath && { topicPath: question.topicPath }),
  ...(question.concept && { concept: question.concept }),
  ...(question.figure && { figure: question.figure }),
  ...(question.correction && { correction: shortened(question.correction) }),
})
