import type { Question } from '@ekagra/schema/question'
import { sessionPath } from '../../filled-paths.ts'
import { handStream, type QuestionStream } from '../../question-stream.ts'
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
  writeSession(start)
  sessionValues.originalQuestions.write(questions)
  return sessionPath(mode)
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
