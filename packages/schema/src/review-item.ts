import * as z from 'zod/mini'
import { Question } from './question.ts'

const Moment = z.number()

/** How well a learner is expected to remember one question. Times are milliseconds since 1970. */
export const Memory = z.lazy(() =>
  z.strictObject({
    due: Moment,
    lastReview: Moment,
    /** Days until the chance of a right answer falls to 90%. */
    stability: z.number().check(z.gt(0)),
    /** 1 to 10. */
    difficulty: z.number().check(z.gte(1), z.lte(10)),
    scheduledDays: z.int().check(z.gte(0)),
    reviews: z.int().check(z.gte(1)),
    /** Misses after the first one. */
    lapses: z.int().check(z.gte(0)),
  }),
)
export type Memory = z.infer<typeof Memory>

/** A missed question in the review queue, complete, so that it can be asked again. */
export const ReviewItem = z.lazy(() =>
  z.strictObject({
    /** The id of the question. */
    id: z.string().check(z.minLength(1)),
    topic: z.string(),
    question: Question,
    memory: Memory,
    /** The latest attempts that were counted, so that none is counted twice. */
    attempts: z.array(z.string()),
  }),
)
export type ReviewItem = z.infer<typeof ReviewItem>
