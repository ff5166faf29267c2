import type { SessionMode } from '@ekagra/exam/session/session'
import { optionOrder } from '../../lib/option-order.ts'
import { type QuestionStream, streamOf } from '../../lib/question-stream.ts'
import { sessionArea } from '../../lib/stores/core/storage-area.ts'
import type { ResumableSession, RunningSession } from '../../lib/stores/session/running-session.ts'
import {
  type Durability,
  findUnfinishedSessions,
  loadRunningSession,
  runningSessionId,
  startRunningSession,
} from '../../lib/stores/session/running-session-store.ts'
import {
  type StoredAnswers,
  type StoredQuestions,
  sessionValues,
} from '../../lib/stores/session/session-values.ts'

export interface ReadySession {
  kind: 'ready'
  resumable: ResumableSession
  /** A finished practice that was reloaded: its answers, to be read again. */
  reviewed: StoredAnswers | null
  /** Found again after its tab was killed. */
  isRecovered: boolean
  /** A new session is shown while it is still being stored; no answer is confirmed before it is. */
  stored: Promise<Durability>
}

export type OpenedSession = ReadySession | { kind: 'missing' } | { kind: 'unreadable' }

interface FinishedPractice {
  questions: StoredQuestions
  answers: StoredAnswers
}

export interface SessionMoment {
  now: Date
  /** A fresh id; it becomes the id of the history entry. */
  newId: () => string
}

const ready = (resumable: ResumableSession, isRecovered = false): ReadySession => ({
  kind: 'ready',
  resumable,
  reviewed: null,
  isRecovered,
  stored: Promise.resolve('durable'),
})

/** The session that runs in this tab, else the one that the set-up screen stored, else one whose tab was killed. */
export async function openSession(mode: SessionMode, moment: SessionMoment): Promise<OpenedSession> {
  const questions = sessionValues.currentQuestions.read()
  const topic = sessionValues.currentTopic.read()?.trim() ?? ''
  const id = runningSessionId.read()
  const running = id === null ? null : await loadRunningSession(id)
  if (
    running?.session.mode === mode &&
    (questions.length === 0 || isSame(running.session, topic, questions))
  ) {
    return ready(running)
  }
  if (questions.length > 0 && topic !== '') {
    const finished = id === null ? null : finishedRun(mode, id, questions)
    if (id !== null && finished) {
      const session = makeSession(mode, topic, finished.questions, { ...moment, newId: () => id })
      return { ...ready({ session, progress: null }), reviewed: finished.answers }
    }
    const session = makeSession(mode, topic, questions, moment)
    return { ...ready({ session, progress: null }), stored: startRunningSession(session) }
  }
  if (questions.length === 0 && sessionArea.read(sessionValues.currentQuestions.key) !== null) {
    return { kind: 'unreadable' }
  }
  const recovered = (await findUnfinishedSessions()).find(({ session }) => session.mode === mode)
  return recovered ? ready(recovered, true) : { kind: 'missing' }
}

/** A practice that was finished in this tab and is opened again, as by a reload, shows its review. */
function finishedRun(mode: SessionMode, id: string, stored: StoredQuestions): FinishedPractice | null {
  if (mode !== 'practice' || sessionValues.processedExamId.read() !== id) return null
  const asked = stored.filter((question) => question !== null)
  const questions = sessionValues.resultQuestions.read()
  const isSameRun =
    asked.length === questions.length &&
    asked.every((question, index) => question.id === questions[index]?.id)
  return isSameRun ? { questions, answers: sessionValues.resultAnswers.read() } : null
}

/** While questions still arrive, the tab may know fewer of them than the disk. */
function isSame(session: RunningSession, topic: string, questions: StoredQuestions): boolean {
  return (
    session.topic === topic &&
    session.questions.length >= questions.length &&
    questions.every((question, index) => question?.id === session.questions[index]?.id)
  )
}

function makeSession(
  mode: SessionMode,
  topic: string,
  questions: StoredQuestions,
  { now, newId }: SessionMoment,
): RunningSession {
  const id = newId()
  const limit = mode === 'test' ? (sessionValues.mockTestData.read()?.timeLimit ?? 0) : 0
  const stream = streamOf(questions)
  return {
    id,
    topic,
    mode,
    difficulty: sessionValues.currentDifficulty.read() ?? questions.find(Boolean)?.difficulty ?? 'easy',
    questions: [...questions],
    optionOrder: questions.map((question) => (question ? [...optionOrder(id, question)] : [])),
    startedAt: now.toISOString(),
    ...(limit > 0 && { timeLimitSeconds: limit }),
    ...(stream && missingOf(owed(stream, questions), stream.canContinue)),
  }
}

/** The stream may have brought more by now than the tab has stored. */
const owed = (stream: QuestionStream, questions: StoredQuestions): number => {
  const { questions: arrived, coming } = stream.read()
  return arrived.length + coming - questions.length
}

const missingOf = (count: number, canContinue: boolean): Pick<RunningSession, 'missing'> =>
  count > 0 ? { missing: { count, canContinue } } : {}

/** The session with the questions that have arrived since, and with what is still to come. */
export function growRunningSession(
  session: RunningSession,
  questions: StoredQuestions,
  coming: number,
): RunningSession {
  const { missing, ...rest } = session
  const added = questions.slice(session.questions.length)
  return {
    ...rest,
    questions: [...session.questions, ...added],
    optionOrder: [
      ...session.optionOrder,
      ...added.map((question) => (question ? [...optionOrder(session.id, question)] : [])),
    ],
    ...missingOf(coming, missing?.canContinue ?? false),
  }
}

/** Puts the values of the contract back for a session that a killed tab left behind. */
export function restoreSessionValues(session: RunningSession): void {
  const { id, topic, mode, difficulty, questions, missing } = session
  runningSessionId.write(id)
  sessionValues.currentTopic.write(topic)
  sessionValues.currentMode.write(mode)
  sessionValues.currentDifficulty.write(difficulty)
  sessionValues.currentQuestionCount.write(questions.length + (missing?.count ?? 0))
  sessionValues.currentQuestions.write(questions)
}
