import { REVIEW_SESSION_SIZE } from '@ekagra/exam/review/review-plan'
import { levelOfSet, type QuestionSet, topicOfSet } from '@ekagra/exam/session/question-set'
import type { Question } from '@ekagra/schema/question'
import type { ReviewItem } from '@ekagra/schema/review-item'
import { handOverSession } from './session-hand-over.ts'

export interface QuestionOfSet {
  topic: string
  question: Question
}

/** Stores a practice session with these questions and returns its path. */
export function startQuestionSet(set: QuestionSet, members: readonly QuestionOfSet[]): string {
  const questions = members.map(({ question }) => question)
  return handOverSession({
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

/**
 * Stores a practice session with the due questions, only the first ones if there are many, and returns its
 * path.
 */
export const startReview = (due: readonly ReviewItem[]): string =>
  startQuestionSet('review', due.slice(0, REVIEW_SESSION_SIZE))
