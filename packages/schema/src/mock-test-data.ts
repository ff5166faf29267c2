import * as z from 'zod/mini'
import { Recommendation } from './recommendation.ts'

/** What the session leaves under `mockTestData` for the mock results; times in seconds. */
export const MockTestData = z.strictObject({
  timeLimit: z.number().check(z.gte(0)),
  actualTimeSpent: z.number().check(z.gte(0)),
  recommendations: z.array(Recommendation),
})
export type MockTestData = z.infer<typeof MockTestData>

export const TopicPerformance = z.strictObject({
  topic: z.string(),
  correct: z.int().check(z.gte(0)),
  total: z.int().check(z.gte(0)),
})
export type TopicPerformance = z.infer<typeof TopicPerformance>
