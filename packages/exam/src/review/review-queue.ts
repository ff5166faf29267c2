import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import type { Memory, ReviewItem } from '@ekagra/schema/review-item'
import { type Card, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs'
import { isCorrect, isRetracted } from '../grading/grade.ts'

/** How many attempts are remembered per question. */
const ATTEMPTS_REMEMBERED = 10

/** In days, not minutes: a question returns in another session, and on the same day for every learner. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false })

/** The part of a finished test or practice that the queue needs. */
export interface FinishedAttempt {
  id: string
  topic: string
  questions: readonly (Question | null)[]
  /** By question; null where it was left unanswered. */
  answers: readonly UserAnswer[]
  /** Milliseconds since 1970. */
  finishedAt: number
}

/** The memory of a question after one more answer: a wrong answer is FSRS's Again, a right one is Good. */
export const remember = (memory: Memory | undefined, right: boolean, now: number): Memory => {
  const before = memory === undefined ? createEmptyCard(now) : toCard(memory, now)
  const { card } = scheduler.next(before, now, right ? Rating.Good : Rating.Again)
  return {
    due: card.due.getTime(),
    lastReview: now,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    reviews: card.reps,
    lapses: card.lapses,
  }
}

/** A last review in the future means that the clock was set back; it then counts as now. */
const toCard = (memory: Memory, now: number): Card => ({
  due: new Date(memory.due),
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: memory.scheduledDays,
  learning_steps: 0,
  reps: memory.reviews,
  lapses: memory.lapses,
  state: State.Review,
  last_review: new Date(Math.min(memory.lastReview, now)),
})

/**
 * The items that an attempt adds to the queue or changes in it. A question answered wrongly is added; a question
 * already in the queue changes with every answer. An unanswered question says nothing about memory, and a sample
 * question nothing about the learner.
 */
export const reviewAttempt = (
  attempt: FinishedAttempt,
  find: (questionId: string) => ReviewItem | undefined,
): ReviewItem[] => {
  const changed = new Map<string, ReviewItem>()
  for (const [index, question] of attempt.questions.entries()) {
    const answer = attempt.answers[index] ?? null
    if (question === null || answer === null || question.trust === 'sample' || isRetracted(question)) continue
    const known = changed.get(question.id) ?? find(question.id)
    const right = isCorrect(question, answer)
    if (known === undefined ? right : known.attempts.includes(attempt.id)) continue
    changed.set(question.id, {
      id: question.id,
      topic: known?.topic ?? question.topicPath?.at(1) ?? attempt.topic,
      question,
      memory: remember(known?.memory, right, attempt.finishedAt),
      attempts: [attempt.id, ...(known?.attempts ?? [])].slice(0, ATTEMPTS_REMEMBERED),
    })
  }
  return [...changed.values()]
}
