import { REVIEW_SESSION_SIZE } from '@ekagra/exam/review/review-plan'
import type { ReviewItem } from '@ekagra/schema/review-item'
import { startQuestionSet } from './start-question-set.ts'

/** Stores a practice session with what is due, the first of it where it is much, and tells where it is taken. */
export const startReview = (due: readonly ReviewItem[]): string =>
  startQuestionSet('review', due.slice(0, REVIEW_SESSION_SIZE))
