import * as z from 'zod/mini'
import { UserAnswer } from '../history-entry.ts'

/** The state of a running session, stored so that a reload or a crash loses nothing. */
export const SessionProgress = z.lazy(() =>
  z.strictObject({
    index: z.int().check(z.gte(0)),
    answers: z.array(UserAnswer),
    checked: z.array(z.boolean()),
    visited: z.array(z.boolean()),
    marked: z.array(z.boolean()),
  }),
)
export type SessionProgress = z.infer<typeof SessionProgress>
