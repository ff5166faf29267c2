import { Difficulty } from '@ekagra/schema/difficulty'
import { Question } from '@ekagra/schema/question'
import { SessionProgress } from '@ekagra/schema/session-progress'
import * as z from 'zod/mini'
import { Mode } from './session-values.ts'

/** The fixed part of a session, written once when it starts. */
export const RunningSession = z.strictObject({
  /** Becomes the id of the history entry, so that finishing twice saves once. */
  id: z.string().check(z.minLength(1)),
  topic: z.string(),
  mode: Mode,
  difficulty: Difficulty,
  questions: z.array(z.nullable(Question)).check(z.minLength(1)),
  /** Per question, the original option index at each shown place. */
  optionOrder: z.array(z.array(z.int())),
  /** ISO 8601. */
  startedAt: z.string(),
  /** A mock with a limit counts down. */
  timeLimitSeconds: z.optional(z.number()),
  /** Questions that were on their way when this was written. */
  missing: z.optional(
    z.strictObject({
      count: z.int().check(z.gte(1)),
      /** Whether they can be asked for again. */
      canContinue: z.boolean(),
    }),
  ),
})
export type RunningSession = z.infer<typeof RunningSession>

/** The moving part, written at every answer. */
export const RunningProgress = z.strictObject({
  /** The session's id. */
  id: z.string().check(z.minLength(1)),
  /** Grows with every save; of two copies the higher one is the newer. */
  revision: z.int().check(z.gte(0)),
  progress: SessionProgress,
  elapsedMs: z.number().check(z.gte(0)),
  /** Time on each question so far. */
  questionMs: z.optional(z.array(z.number().check(z.gte(0)))),
  /** ISO 8601. */
  savedAt: z.string(),
})
export type RunningProgress = z.infer<typeof RunningProgress>

export interface ResumableSession {
  session: RunningSession
  /** Null when the tab died before the first answer. */
  progress: RunningProgress | null
}
