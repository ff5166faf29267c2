import { secondsOfTimeText } from '@ekagra/exam/grading/time-text'
import type { SessionMode } from '@ekagra/exam/session/session'
import { optionOrder } from '../../../lib/option-order.ts'
import { claimStream, type QuestionStream } from '../../../lib/question-stream/question-stream.ts'
import {
  type Durability,
  findUnfinishedSessions,
  loadRecord,
  runningSessionId,
  type SessionPaper,
  type SessionRecord,
  storePaper,
} from '../../../lib/stores/session/session-record.ts'
import type { StoredAnswers, StoredQuestions } from '../../../lib/stores/session/session-values.ts'
import { type FoundSession, readAttempt, readSession } from '../../../lib/stores/session/tab-session.ts'

export interface ReadyOutcome {
  kind: 'ready'
  record: SessionRecord
  /** A finished practice that was reloaded, to be reviewed again. */
  reviewed: { answers: StoredAnswers; elapsedMs: number } | null
  /** Recovered after its tab was killed. */
  isRecovered: boolean
  /** A new session is shown while it is still being stored; no answer is confirmed before that is done. */
  stored: Promise<Durability>
}

export type OpenOutcome = ReadyOutcome | { kind: 'missing' } | { kind: 'unreadable' }

export interface OpenMoment {
  now: Date
  /** A new id; it becomes the id of the history entry. */
  newId: () => string
}

const ready = (record: SessionRecord, isRecovered = false): ReadyOutcome => ({
  kind: 'ready',
  record,
  reviewed: null,
  isRecovered,
  stored: Promise.resolve('durable'),
})

/**
 * The session that runs in this tab, else the one that the set-up screen stored, else one whose tab was
 * killed.
 */
export async function openSession(mode: SessionMode, { now, newId }: OpenMoment): Promise<OpenOutcome> {
  const found = readSession()
  const { topic, questions } = found
  const id = runningSessionId.read()
  const running = id === null ? null : await loadRecord(id)
  if (running?.paper.mode === mode && (questions.length === 0 || isSame(running.paper, topic, questions))) {
    return ready(running)
  }
  if (questions.length > 0 && topic !== '') {
    const finished = id === null ? null : finishedPractice(mode, id, questions)
    if (id !== null && finished) {
      const paper = makePaper(mode, id, { ...found, questions: finished.questions }, now)
      return { ...ready({ paper, progress: null }), reviewed: finished }
    }
    const paper = makePaper(mode, newId(), found, now)
    return { ...ready({ paper, progress: null }), stored: storePaper(paper) }
  }
  if (found.isUnreadable) return { kind: 'unreadable' }
  const recovered = (await findUnfinishedSessions()).find(({ paper }) => paper.mode === mode)
  return recovered ? ready(recovered, true) : { kind: 'missing' }
}

/**
 * A practice that was finished in this tab and is opened again, for example by a reload, shows its review.
 */
function finishedPractice(mode: SessionMode, id: string, stored: StoredQuestions) {
  const { result, savedId, time } = readAttempt()
  if (mode !== 'practice' || savedId !== id || !result) return null
  const { questions, answers } = result
  return idsOf(stored) === idsOf(questions)
    ? { questions, answers, elapsedMs: secondsOfTimeText(time) * 1000 }
    : null
}

const idsOf = (questions: StoredQuestions) => questions.flatMap((question) => question?.id ?? []).join()

/** While questions still arrive, the tab may have stored fewer of them than the database. */
function isSame(paper: SessionPaper, topic: string, questions: StoredQuestions): boolean {
  return (
    paper.topic === topic &&
    paper.questions.length >= questions.length &&
    questions.every((question, index) => question?.id === paper.questions[index]?.id)
  )
}

const orderOptions = (id: string, questions: StoredQuestions): number[][] =>
  questions.map((question) => (question ? [...optionOrder(id, question)] : []))

function makePaper(
  mode: SessionMode,
  id: string,
  { topic, asked, difficulty, questions, timeLimitSeconds }: FoundSession,
  now: Date,
): SessionPaper {
  const stream = claimStream(id)
  return {
    id,
    topic,
    ...(asked && { asked }),
    mode,
    difficulty: difficulty ?? questions.find(Boolean)?.difficulty ?? 'easy',
    questions: [...questions],
    optionOrder: orderOptions(id, questions),
    startedAt: now.toISOString(),
    ...(mode === 'test' && timeLimitSeconds > 0 && { timeLimitSeconds }),
    ...(stream && missingOf(owed(stream, questions), stream.canContinue)),
  }
}

/** By now more questions may have arrived than the tab has stored. */
const owed = (stream: QuestionStream, questions: StoredQuestions): number => {
  const { questions: arrived, coming } = stream.read()
  return arrived.length + coming - questions.length
}

const missingOf = (count: number, canContinue: boolean): Pick<SessionPaper, 'missing'> =>
  count > 0 ? { missing: { count, canContinue } } : {}

/** The paper with the questions that have arrived since, and the number still to come. */
export function growPaper(paper: SessionPaper, questions: StoredQuestions, coming: number): SessionPaper {
  const { missing, ...rest } = paper
  const added = questions.slice(paper.questions.length)
  return {
    ...rest,
    questions: [...paper.questions, ...added],
    optionOrder: [...paper.optionOrder, ...orderOptions(paper.id, added)],
    ...missingOf(coming, missing?.canContinue ?? false),
  }
}
