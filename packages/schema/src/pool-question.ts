import * as z from 'zod/mini'
import { Difficulty } from './difficulty.ts'
import { ServerQuestion } from './question.ts'

/** A row of the table pool_questions, as admins see it. */
export const PoolQuestion = z.strictObject({
  id: z.string(),
  topic_key: z.string(),
  difficulty: Difficulty,
  /** Empty for questions that are not about recent events. */
  timeframe: z.string(),
  locale: z.string(),
  question: ServerQuestion,
  /** Who wrote it. */
  provider: z.string(),
  /** Who agreed with its key without seeing it. */
  confirmed_by: z.string(),
  /** Name and version of the prompt that wrote it. */
  prompt: z.string(),
  created_at: z.string(),
  /** When an admin corrected it. */
  corrected_at: z.nullable(z.string()),
})
export type PoolQuestion = z.infer<typeof PoolQuestion>

/** Reports from so many devices hold a question back until an admin decides: one learner may be wrong, and two may be friends. */
export const DEVICES_TO_HOLD = 3
