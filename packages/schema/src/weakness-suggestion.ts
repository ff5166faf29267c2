import * as z from 'zod/mini'
import { Difficulty } from './difficulty.ts'

/** Why a topic needs work: its average is low, the last test went badly, or it was not practised for long. */
export const WeaknessReason = z.enum(['low-average', 'recent-dip', 'stale'])
export type WeaknessReason = z.infer<typeof WeaknessReason>

export const WeaknessSuggestion = z.lazy(() =>
  z.strictObject({
    topic: z.string(),
    reason: WeaknessReason,
    /** Per cent. */
    confidence: z.number(),
    category: z.literal('weakness'),
    suggestedQuestions: z.int(),
    suggestedDifficulty: Difficulty,
  }),
)
export type WeaknessSuggestion = z.infer<typeof WeaknessSuggestion>
