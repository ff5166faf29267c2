import * as z from 'zod/mini'
import { DoubtAnswer } from './doubt-answer.ts'

export const SolveMathRequest = z.strictObject({
  type: z.literal('text'),
  /** The question; a blank one is answered with the sample answer. */
  content: z.string().check(z.maxLength(4_000)),
})
export type SolveMathRequest = z.infer<typeof SolveMathRequest>

export const SolveMathResponse = DoubtAnswer
export type SolveMathResponse = DoubtAnswer
