import * as z from 'zod/mini'
import { Difficulty } from '../difficulty.ts'
import { isRecord } from '../is-record.ts'

export const PracticeAction = z.lazy(() =>
  z.strictObject({
    type: z.literal('practice'),
    topic: z.string(),
    difficulty: z._default(Difficulty, 'medium'),
    questionCount: z._default(z.int().check(z.gte(1)), 10),
  }),
)
export type PracticeAction = z.infer<typeof PracticeAction>

export const NotesAction = z.lazy(() =>
  z.strictObject({
    type: z.literal('notes'),
    topic: z.string(),
    category: z._default(z.string(), 'general'),
  }),
)
export type NotesAction = z.infer<typeof NotesAction>

/** An action is stored flat or as `{ type, data }`; both are read. */
const flatten = (stored: unknown): unknown =>
  isRecord(stored) && isRecord(stored.data) ? { ...stored.data, type: stored.type } : stored

export const RecommendationAction = z.lazy(() =>
  z.pipe(z.transform(flatten), z.discriminatedUnion('type', [PracticeAction, NotesAction])),
)
export type RecommendationAction = z.infer<typeof RecommendationAction>

/** What a mock result advises to do next. */
export const Recommendation = z.lazy(() =>
  z.strictObject({
    text: z.string(),
    action: z.optional(RecommendationAction),
  }),
)
export type Recommendation = z.infer<typeof Recommendation>

/** What the session leaves under `mockTestData` for the mock results; times in seconds. */
export const MockTestData = z.lazy(() =>
  z.strictObject({
    timeLimit: z.number().check(z.gte(0)),
    actualTimeSpent: z.number().check(z.gte(0)),
    recommendations: z.array(Recommendation),
  }),
)
export type MockTestData = z.infer<typeof MockTestData>

export const TopicPerformance = z.lazy(() =>
  z.strictObject({
    topic: z.string(),
    correct: z.int().check(z.gte(0)),
    total: z.int().check(z.gte(0)),
  }),
)
export type TopicPerformance = z.infer<typeof TopicPerformance>
