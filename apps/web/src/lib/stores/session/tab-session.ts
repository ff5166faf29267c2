import type { SessionResult } from '@ekagra/exam/results/result-source'
import type { SessionMode } from '@ekagra/exam/session/session'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { DeviceType } from '@ekagra/schema/history-entry'
import type { MockTestData } from '@ekagra/schema/session/mock-test-data'
import { sessionArea } from '../core/storage-area.ts'
import { runningSessionId, type SessionPaper } from './session-record.ts'
import {
  askedTopic,
  type StoredAnswers,
  type StoredQuestions,
  sessionValues,
  writeSession,
} from './session-values.ts'

/*
 * The session of this tab, behind the keys of the contract. Three words for three things: a `Session` runs (packages/exam),
 * a `SessionRecord` is stored (session-record.ts), an `Attempt` is finished (write-attempt.ts).
 */

const isStored = ({ key }: { key: string }) => sessionArea.read(key) !== null

/**
 * Restores the values of a session that is reopened, for example after its tab was killed, or that has grown.
 */
export function restoreSession({ id, missing, ...paper }: SessionPaper): void {
  runningSessionId.write(id)
  writeSession({ ...paper, questionCount: paper.questions.length + (missing?.count ?? 0) })
}

/** The values stored by the set-up screen or by the session that runs in this tab. */
export interface FoundSession {
  topic: string
  /** What was typed, when it has another name. */
  asked: string | null
  mode: SessionMode | null
  difficulty: Difficulty | null
  questions: StoredQuestions
  /** Questions are stored, but none of them can be read. */
  isUnreadable: boolean
  /** Zero without a limit. */
  timeLimitSeconds: number
}

export function readSession(): FoundSession {
  const questions = sessionValues.currentQuestions.read()
  return {
    topic: sessionValues.currentTopic.read()?.trim() ?? '',
    asked: askedTopic.read(),
    mode: sessionValues.currentMode.read(),
    difficulty: sessionValues.currentDifficulty.read(),
    questions,
    isUnreadable: questions.length === 0 && isStored(sessionValues.currentQuestions),
    timeLimitSeconds: sessionValues.mockTestData.read()?.timeLimit ?? 0,
  }
}

/** The session screen opens a stored session only if no other questions are waiting. */
export const dropQuestions = (): void => sessionValues.currentQuestions.remove()

export function chooseStoredSession(id: string): void {
  runningSessionId.write(id)
  dropQuestions()
}

/** The answers so far, for a results screen that is opened by its address; the questions only when they changed. */
export function writeAnswersSoFar(answers: StoredAnswers, questions?: StoredQuestions): void {
  if (questions) sessionValues.resultQuestions.write(questions)
  sessionValues.resultAnswers.write(answers)
  sessionValues.userAnswers.write(answers)
}

export interface FoundAttempt {
  result: SessionResult | undefined
  /** `unreadable`: nothing of the stored value can be read; `partly`: some questions are lost. */
  state: 'absent' | 'whole' | 'partly' | 'unreadable'
  topic: string | null
  /** As it is shown: '5:30'. */
  time: string
  deviceType: DeviceType | null
  mock: MockTestData | null
  /** The attempt that this tab saved last. */
  savedId: string | null
}

/** The values that the last session of this tab stored, and the id of its attempt. */
export function readAttempt(): FoundAttempt {
  const stored = sessionValues.resultQuestions.read()
  const answers = sessionValues.resultAnswers.read()
  const savedId = sessionValues.processedExamId.read()
  const found = {
    topic: sessionValues.currentTopic.read(),
    time: sessionValues.testTime.read() ?? '',
    deviceType: sessionValues.deviceType.read(),
    mock: sessionValues.mockTestData.read(),
    savedId,
  }
  const readable = stored.flatMap((question, index) =>
    question ? [{ question, answer: answers[index] ?? null }] : [],
  )
  if (readable.length === 0) {
    return {
      ...found,
      result: undefined,
      state: isStored(sessionValues.resultQuestions) ? 'unreadable' : 'absent',
    }
  }
  // The session that runs in this tab has overwritten the values of the one before it.
  const examId = runningSessionId.read() ?? savedId
  const result: SessionResult = {
    questions: readable.map(({ question }) => question),
    answers: readable.map(({ answer }) => answer),
    ...(examId && { examId }),
  }
  return { ...found, result, state: readable.length === stored.length ? 'whole' : 'partly' }
}
