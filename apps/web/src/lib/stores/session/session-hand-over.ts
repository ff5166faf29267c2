import { correctAsked } from '@ekagra/exam/correction/correct-question'
import type { Question } from '@ekagra/schema/question'
import type { ServedTopic } from '@ekagra/schema/served-topic'
import { readCorrectionBook } from '../../corrections/correction-store.ts'
import { sessionPath } from '../../filled-paths.ts'
import { handStream, type QuestionStream } from '../../question-stream/question-stream.ts'
import { runningSessionId } from './session-record.ts'
import {
  type SessionValues,
  sessionValues,
  type TakenChallenge,
  takenChallenge,
  writeSession,
} from './session-values.ts'
import { forgetDrafts } from './setup-draft.ts'

export interface SessionStart extends SessionValues {
  questions: readonly Question[]
  /** The test is submitted automatically after this time. */
  timeLimitSeconds?: number | undefined
  /** A friend's challenge, whose order of options is used. */
  challenge?: TakenChallenge
  /** Delivers the rest of the questions. */
  more?: QuestionStream | undefined
}

/** Stores a new session and returns its path. */
export function handOverSession(start: SessionStart): string {
  const { mode, timeLimitSeconds, challenge, more } = start
  const book = readCorrectionBook()
  const questions = start.questions.flatMap((question) => correctAsked(question, book) ?? [])
  // An earlier session of this tab, finished or not, must not be opened instead.
  runningSessionId.remove()
  forgetDrafts()
  if (timeLimitSeconds) {
    sessionValues.mockTestData.write({ timeLimit: timeLimitSeconds, actualTimeSpent: 0, recommendations: [] })
  } else sessionValues.mockTestData.remove()
  sessionValues.currentContent.remove()
  handStream(more ?? null)
  if (challenge) takenChallenge.write(challenge)
  else takenChallenge.remove()
  writeSession({ ...start, questions })
  sessionValues.originalQuestions.write(questions)
  return sessionPath(mode)
}

/** A session has the name of what its questions are on, with what was typed beside it when they differ. */
export const nameSession = (
  typed: string,
  served: ServedTopic | undefined,
): { topic: string; asked?: string } =>
  served && served.served !== typed.trim() ? { topic: served.served, asked: typed.trim() } : { topic: typed }

/** Passes the text of a note or a file to the set-up screen. */
export function handOverContent(topic: string, content: string): void {
  sessionValues.currentTopic.write(topic)
  sessionValues.currentContent.write(content)
}

/** The text that was passed to this screen, as long as the topic is still the one it came with. */
export const sourceContentFor = (topic: string): string | undefined =>
  sessionValues.currentTopic.read()?.trim() === topic.trim()
    ? sessionValues.currentContent.read() || undefined
    : undefined

export const subscribeToContent = sessionValues.currentContent.subscribe
export const dropContent = sessionValues.currentContent.remove

/** The topic of the last session, as it was typed. */
export const lastTopic = (): string | null => sessionValues.currentTopic.read()
