import * as z from 'zod/mini'
import { Difficulty } from './difficulty.ts'
import { QuestionSources } from './generation-events.ts'
import { ServerQuestion } from './question.ts'
import { ServedTopic } from './served-topic.ts'

/** The answer of every function that fails or refuses. */
export const ErrorResponse = z.strictObject({ error: z.string() })
export type ErrorResponse = z.infer<typeof ErrorResponse>

/** `today`: last 24 hours; `weekly`: 7 days; `monthly`: last month; `yearly`: last year. */
export const Timeframe = z.enum(['today', 'weekly', 'monthly', 'yearly'])
export type Timeframe = z.infer<typeof Timeframe>

/** The most questions one request may ask for: the oversampling cap of the contract. */
export const MAX_QUESTIONS_PER_REQUEST = 75

/** The most seen ids in one request: the latest ones of a long list. */
export const MAX_SEEN_PER_REQUEST = 1000

export const Locale = z.enum(['en', 'hi'])
export type Locale = z.infer<typeof Locale>

export const MAX_PROMPT_LENGTH = 2000

export const GenerateQuestionsRequest = z.strictObject({
  topic: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  count: z.int().check(z.gte(1), z.lte(MAX_QUESTIONS_PER_REQUEST)),
  difficulty: Difficulty,
  timeframe: z.optional(Timeframe),
  /** Current affairs: what to ask about, built from the category's instructions. */
  prompt: z.optional(z.string().check(z.maxLength(MAX_PROMPT_LENGTH))),
  /** Text of a note or a file to make the questions from. */
  fileContent: z.optional(z.string().check(z.maxLength(12_100))),
  provider: z.optional(z.string().check(z.maxLength(40))),
  /** 'ai': wants questions by AI even where the built-in engine knows the topic. */
  prefer: z.optional(z.enum(['ai', 'engine'])),
  /** Makes the built-in engine repeatable; without it the server draws one. */
  seed: z.optional(z.string().check(z.maxLength(64))),
  /** The language to write in; English without it. */
  locale: z.optional(Locale),
  /** Whether the chapter around a narrow topic may give the questions that the topic itself has not. */
  fill: z.optional(z.boolean()),
  /** Ids of questions on this topic that the learner has seen, the latest last; the server keeps no list of its own. */
  seen: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MAX_SEEN_PER_REQUEST))),
})
export type GenerateQuestionsRequest = z.infer<typeof GenerateQuestionsRequest>

export const GenerateQuestionsResponse = z.strictObject({
  questions: z.array(ServerQuestion),
  /** Who gave most of them: a provider, 'engine', 'bank' or 'pool'. */
  servedBy: z.string(),
  sources: z.optional(QuestionSources),
  /** What the topic was understood as, for the learner to see. */
  resolvedTopic: z.optional(z.string()),
  topic: z.optional(ServedTopic),
})
export type GenerateQuestionsResponse = z.infer<typeof GenerateQuestionsResponse>
