import * as z from 'zod/mini'
import { DoubtAnswer } from './doubt-answer.ts'

export const SolveMathRequest = z.strictObject({
  type: z.literal('text'),
  /** The question; a blank one is answered with the sample answer. */
  content: z.string().check(z.maxLength(4_000)),
  /** A picture of the question as a data URL, for providers that read images. */
  image: z.optional(
    z
      .string()
      .check(z.maxLength(200_000), z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/)),
  ),
})
export type SolveMathRequest = z.infer<typeof SolveMathRequest>

export const SolveMathResponse = DoubtAnswer
export type SolveMathResponse = DoubtAnswer
