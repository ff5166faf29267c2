import * as z from 'zod/mini'
import { DoubtAnswer } from './doubt-answer.ts'

/** A question that was asked, with the answer it got, kept in the browser. */
export const PastDoubt = z.strictObject({
  id: z.string().check(z.minLength(1)),
  /** ISO 8601. */
  askedAt: z.string(),
  answer: DoubtAnswer,
})
export type PastDoubt = z.infer<typeof PastDoubt>
