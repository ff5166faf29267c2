import type { SessionMode } from '@ekagra/exam/session/session'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'
import { sessionPath } from '../../paths.ts'
import { handStream, type QuestionStream } from '../../question-stream.ts'
import { sessionArea } from '../core/storage-area.ts'
import { runningSessionId, type SessionPaper } from './session-record.ts'
import { type StoredAnswers, type StoredQuestions, sessionValues } from './session-values.ts'
import { forgetDrafts } from './setup-draft.ts'
import { type TakenChallenge, takenChallenge } from './taken-challenge.ts'

/*
 * A session on its way from the set-up to the questions, behind the keys of the contract. Only this file writes and reads
 * them. Three words for three things: a `Session` runs (packages/exam), a `SessionRecord` is stored (session-record.ts), an
 * `Attempt` is finished (attempt-hand-over.ts).
 */

interface HandedSession {
  topic: string
  mode: SessionMode
  difficulty: Difficulty
  questionCount: number
  questions: StoredQuestions
}

function writeValues({ topic, mode, difficulty, questionCount, questions }: HandedSession): void {
  sessionValues.currentTopic.write(topic)
  sessionValues.currentMode.write(mode)
  sessionValues.currentDifficulty.write(difficulty)
  sessionValues.currentQuestionCount.write(questionCount)
  sessionValues.currentQuestions.write(questions)
}

export interface SessionStart extends HandedSession {
  questions: readonly Question[]
  /** A test that hands itself in after so long. */
  timeLimitSeconds?: number | undefined
  /** A friend's, whose order of options it takes over. */
  challenge?: TakenChallenge
  /** What brings the rest of the questions. */
  more?: QuestionStream | undefined
}

/** Stores a new session and tells where it is taken. */
export function handOverSession(start: SessionStart): string {
  const { mode, questions, timeLimitSeconds, challenge, more } = start
  // A session that was run before in this tab, finished or not, must not be opened again in its place.
  runningSessionId.remove()
  forgetDrafts()
  if (timeLimitSeconds) {
    sessionValues.mockTestData.write({ timeLimit: timeLimitSeconds, actualTimeSpent: 0, recommendations: [] })
  } else sessionValues.mockTestData.remove()
  sessionValues.currentContent.remove()
  handStream(more ?? null)
  if (challenge) takenChallenge.write(challenge)
  else takenChallenge.remove()
  writeValues(start)
  sessionValues.originalQuestions.write(questions)
  return sessionPath(mode)
}

/** Puts the values back for a session that is opened again, as after its tab was killed, or that has grown. */
export function restoreSession({ id, missing, ...paper }: SessionPaper): void {
  runningSessionId.write(id)
  writeValues({ ...paper, questionCount: paper.questions.length + (missing?.count ?? 0) })
}

/** What the set-up screen, or the session that runs in this tab, has left. */
export interface FoundSession {
  topic: string
  mode: SessionMode | null
  difficulty: Difficulty | null
  questions: StoredQuestions
  /** Questions are stored, and not one of them can be read. */
  isUnreadable: boolean
  /** Zero without a limit. */
  timeLimitSeconds: number
}

export function readSession(): FoundSession {
  const questions = sessionValues.currentQuestions.read()
  return {
    topic: sessionValues.currentTopic.read()?.trim() ?? '',
    mode: sessionValues.currentMode.read(),
    difficulty: sessionValues.currentDifficulty.read(),
    questions,
    isUnreadable: questions.length === 0 && sessionArea.read(sessionValues.currentQuestions.key) !== null,
    timeLimitSeconds: sessionValues.mockTestData.read()?.timeLimit ?? 0,
  }
}

/** The session screen opens a stored session only as long as no other questions are waiting. */
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

/** The text of a note or a file, on its way to the set-up screen. */
export function handOverContent(topic: string, content: string): void {
  sessionValues.currentTopic.write(topic)
  sessionValues.currentContent.write(content)
}

/** The text that was brought here, as long as the topic is still the one it came with. */
export const sourceContentFor = (topic: string): string | undefined =>
  sessionValues.currentTopic.read()?.trim() === topic.trim()
    ? sessionValues.currentContent.read() || undefined
    : undefined

export const subscribeToContent = sessionValues.currentContent.subscribe
export const dropContent = sessionValues.currentContent.remove

/** The topic of the last session, as it was typed. */
export const lastTopic = (): string | null => sessionValues.currentTopic.read()
