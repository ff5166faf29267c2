import { levelOfSet, type QuestionSet, topicOfSet } from '@ekagra/exam/question-set'
import type { Question } from '@ekagra/schema/question'
import { runningSessionId } from './running-session-store.ts'
import { sessionValues } from './session-values.ts'

export interface QuestionOfSet {
  topic: string
  question: Question
}

/** Stores the values of a practice session with these questions; the caller then goes to /practice/session. */
export function startQuestionSet(set: QuestionSet, members: readonly QuestionOfSet[]): void {
  const questions = members.map(({ question }) => question)
  const topics = members.map(({ topic }) => topic)
  // The same set practised before, finished or not, must not be opened again in its place.
  runningSessionId.remove()
  sessionValues.currentContent.remove()
  sessionValues.mockTestData.remove()
  sessionValues.currentTopic.write(topicOfSet(set, topics))
  sessionValues.currentMode.write('practice')
  sessionValues.currentDifficulty.write(levelOfSet(questions))
  sessionValues.currentQuestionCount.write(questions.length)
  sessionValues.currentQuestions.write(questions)
  sessionValues.originalQuestions.write(questions)
}
