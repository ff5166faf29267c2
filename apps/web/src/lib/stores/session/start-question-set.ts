import { levelOfSet, type QuestionSet, topicOfSet } from '@ekagra/exam/session/question-set'
import type { Question } from '@ekagra/schema/question'
import { startSession } from './start-session.ts'

export interface QuestionOfSet {
  topic: string
  question: Question
}

/** Stores a practice session with these questions and tells where it is taken. */
export function startQuestionSet(set: QuestionSet, members: readonly QuestionOfSet[]): string {
  const questions = members.map(({ question }) => question)
  return startSession({
    topic: topicOfSet(
      set,
      members.map(({ topic }) => topic),
    ),
    mode: 'practice',
    difficulty: levelOfSet(questions),
    questionCount: questions.length,
    questions,
  })
}
