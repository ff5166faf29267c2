import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { SessionProgress } from '@ekagra/schema/session/session-progress'

export type SessionMode = 'practice' | 'test'

/** `review`: a finished practice, answers and explanations are shown. `submitted`: a finished test. */
export type SessionPhase = 'answering' | 'review' | 'submitted'

/**
 * A running session. Answers are original option indexes; a transition that is not allowed returns the same
 * session.
 */
export interface Session extends Readonly<SessionProgress> {
  readonly mode: SessionMode
  readonly phase: SessionPhase
  /** How many questions have not arrived yet; they come after those that have. */
  readonly coming?: number
}

const OPTION_COUNT = 4

const fit = <Item>(items: readonly Item[], total: number, filler: Item): Item[] =>
  Array.from({ length: total }, (_, index) => items[index] ?? filler)

const withItem = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((old, at) => (at === index ? item : old))

export const startSession = (mode: SessionMode, total: number): Session =>
  resumeSession(mode, total, { index: 0, answers: [], checked: [], visited: [], marked: [] })

/** Resumes stored progress, adjusted to the questions that exist. */
export const resumeSession = (mode: SessionMode, total: number, progress: SessionProgress): Session => {
  const index = Math.max(0, Math.min(progress.index, total - 1))
  const answers = fit<UserAnswer>(progress.answers, total, null)
  return {
    mode,
    phase: 'answering',
    index,
    answers,
    checked: answers.map(
      (answer, at) => mode === 'practice' && answer !== null && progress.checked[at] === true,
    ),
    visited: withItem(fit(progress.visited, total, false), index, true),
    marked: fit(progress.marked, total, false),
  }
}

/** Adds questions that arrived after the start; `coming` more are expected. Nothing is ever removed. */
export const growSession = (session: Session, total: number, coming = 0): Session => {
  const { coming: awaited = 0, ...rest } = session
  const isSame = total <= session.answers.length && coming === awaited
  if (session.phase !== 'answering' || isSame) return session
  const next = coming > 0 ? { ...rest, coming } : rest
  if (total <= session.answers.length) return next
  return {
    ...next,
    answers: fit<UserAnswer>(session.answers, total, null),
    checked: fit(session.checked, total, false),
    visited: withItem(fit(session.visited, total, false), session.index, true),
    marked: fit(session.marked, total, false),
  }
}

/** Whether the current answer may still change: not after it is checked, and not after the session is finished. */
export const isOpen = ({ phase, index, answers, checked }: Session): boolean =>
  phase === 'answering' && index < answers.length && checked[index] !== true

export const selectOption = (session: Session, option: number): Session => {
  const exists = Number.isInteger(option) && option >= 0 && option < OPTION_COUNT
  if (!exists || !isOpen(session)) return session
  return { ...session, answers: withItem(session.answers, session.index, option) }
}

export const clearAnswer = (session: Session): Session =>
  isOpen(session) ? { ...session, answers: withItem(session.answers, session.index, null) } : session

export const isAnswered = ({ answers }: Session, index: number): boolean => (answers[index] ?? null) !== null

export const answeredCount = ({ answers }: Session): number =>
  answers.filter((answer) => answer !== null).length

export const hasAnswers = (session: Session): boolean => answeredCount(session) > 0

/** Check needs a selected answer; a test is not checked question by question. */
export const canCheck = (session: Session): boolean =>
  session.mode === 'practice' && isOpen(session) && isAnswered(session, session.index)

export const checkAnswer = (session: Session): Session =>
  canCheck(session) ? { ...session, checked: withItem(session.checked, session.index, true) } : session

export const goTo = (session: Session, index: number): Session => {
  const exists = Number.isInteger(index) && index >= 0 && index < session.answers.length
  return exists ? { ...session, index, visited: withItem(session.visited, index, true) } : session
}

export const canGoPrevious = ({ index }: Session): boolean => index > 0
/** All questions, including those that have not arrived yet. */
export const questionCount = ({ answers, coming = 0 }: Session): number => answers.length + coming
export const isLast = (session: Session): boolean => session.index >= questionCount(session) - 1
/** False while the next question has not arrived. */
export const canGoNext = ({ index, answers }: Session): boolean => index < answers.length - 1
export const goPrevious = (session: Session): Session => goTo(session, session.index - 1)
export const goNext = (session: Session): Session => goTo(session, session.index + 1)

export const toggleMark = (session: Session): Session =>
  session.phase === 'answering'
    ? { ...session, marked: withItem(session.marked, session.index, session.marked[session.index] !== true) }
    : session

/** For the Finish button of the practice header: all questions are answered. */
export const canFinishPractice = (session: Session): boolean =>
  session.mode === 'practice' &&
  session.phase === 'answering' &&
  answeredCount(session) === questionCount(session)

/** For the Submit button of the last test question: it needs a selected answer. */
export const canSubmitTest = (session: Session): boolean =>
  session.mode === 'test' &&
  session.phase === 'answering' &&
  isLast(session) &&
  isAnswered(session, session.index)

/** Ends the session, even with unanswered questions: by a button, the exit dialog or the time limit. */
export const finishSession = (session: Session): Session => {
  if (session.phase !== 'answering') return session
  const { coming: _, ...here } = session
  return { ...here, phase: session.mode === 'practice' ? 'review' : 'submitted' }
}

/** The part of a session that is stored so that it can be resumed. */
export const sessionProgress = ({ index, answers, checked, visited, marked }: Session): SessionProgress => ({
  index,
  answers: [...answers],
  checked: [...checked],
  visited: [...visited],
  marked: [...marked],
})

/** The exit button asks first when an answer could be lost. */
export const exitStep = (session: Session): 'confirm' | 'leave' =>
  session.phase === 'answering' && hasAnswers(session) ? 'confirm' : 'leave'

/** Leaving goes back in the browser's history, else to the search. */
export const exitTarget = (canGoBack: boolean): 'back' | 'search' => (canGoBack ? 'back' : 'search')
