import * as z from 'zod/mini'
import { CountedScore, HistoryQuestion, UserAnswer } from './history-entry.ts'

/** The history record of a finished current-affairs quiz: a history entry whose fields are all known. */
export const CurrentAffairsRecord = z.lazy(() =>
  z.strictObject({
    /** 'current-affairs-{timestamp}'. */
    id: z.string().check(z.startsWith('current-affairs-')),
    title: z.string(),
    topic: z.string(),
    date: z.string(),
    score: z.int().check(z.gte(0)),
    totalQuestions: z.int().check(z.gte(1)),
    /** mm:ss. */
    timeSpent: z.string(),
    /** The category, or 'current-affairs'. */
    difficulty: z.string(),
    deviceType: z.enum(['mobile', 'desktop']),
    questions: z.array(HistoryQuestion),
    userAnswers: z.array(UserAnswer),
    percentage: z.number(),
    counted: z.optional(CountedScore),
  }),
)
export type CurrentAffairsRecord = z.infer<typeof CurrentAffairsRecord>
