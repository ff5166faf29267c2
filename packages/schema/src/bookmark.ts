import * as z from 'zod/mini'
import { Question } from './question.ts'

/** A question that the learner keeps, with the topic it was asked under and the moment it was kept (ISO 8601). */
export const Bookmark = z.lazy(() =>
  z.strictObject({
    id: z.string().check(z.minLength(1)),
    topic: z.optional(z.string()),
    question: z.optional(Question),
    savedAt: z.optional(z.string()),
  }),
)
export type Bookmark = z.infer<typeof Bookmark>
