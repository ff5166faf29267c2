import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'
import { sessionPath } from '../../paths.ts'
import { handStream, type QuestionStream } from '../../question-stream.ts'
import { runningSessionId } from './running-session-store.ts'
import { type Mode, sessionValues } from './session-values.ts'
import { forgetDrafts } from './setup-draft.ts'
import { type TakenChallenge, takenChallenge } from './taken-challenge.ts'

export interface NewSession {
  topic: string
  mode: Mode
  difficulty: Difficulty
  questionCount: number
  questions: readonly Question[]
  /** A test that hands itself in after so long. */
  timeLimitSeconds?: number | undefined
  /** A friend's, whose order of options it takes over. */
  challenge?: TakenChallenge
  /** What brings the rest of the questions. */
  more?: QuestionStream | undefined
}

/** Stores the values of a new session and tells where it is taken. */
export function startSession(session: NewSession): string {
  const { topic, mode, difficulty, questionCount, questions, timeLimitSeconds, challenge, more } = session
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
  sessionValues.currentTopic.write(topic)
  sessionValues.currentMode.write(mode)
  sessionValues.currentDifficulty.write(difficulty)
  sessionValues.currentQuestionCount.write(questionCount)
  sessionValues.currentQuestions.write(questions)
  sessionValues.originalQuestions.write(questions)
  return sessionPath(mode)
}
