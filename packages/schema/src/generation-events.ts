import * as z from 'zod/mini'
import { ServerQuestion } from './question.ts'
import { ServedTopic } from './served-topic.ts'

/**
 * What generate-questions sends to a caller with `Accept: text/event-stream`. On the wire the type is the event name and the
 * rest is its data, one line of JSON. A request that cannot be read is refused with a status and plain JSON before
 * any event. Every stream ends with exactly one `done` or `error`; without it, the stream was cut.
 */

/** Where the next questions are being taken from; `writing` is an AI provider at work. */
export const GenerationStage = z.enum(['bank', 'pool', 'writing', 'engine'])
export type GenerationStage = z.infer<typeof GenerationStage>

/** Sent whenever the stage changes; `ready` questions have been sent so far. */
export const ProgressEvent = z.lazy(() =>
  z.strictObject({
    type: z.literal('progress'),
    stage: GenerationStage,
    ready: z.int().check(z.gte(0)),
    requested: z.int().check(z.gte(1)),
  }),
)
export type ProgressEvent = z.infer<typeof ProgressEvent>

/** One question, sent the moment it has passed every check. */
export const QuestionEvent = z.lazy(() =>
  z.strictObject({ type: z.literal('question'), question: ServerQuestion }),
)
export type QuestionEvent = z.infer<typeof QuestionEvent>

/** What the topic was understood as, sent before the first question that the engine makes. */
export const TopicEvent = z.lazy(() => z.strictObject({ type: z.literal('topic'), topic: ServedTopic }))
export type TopicEvent = z.infer<typeof TopicEvent>

/** How many questions each source gave, such as { bank: 2, pool: 5, deepseek: 3 }. */
export const QuestionSources = z.record(z.string(), z.int())
export type QuestionSources = z.infer<typeof QuestionSources>

/** The end of a stream that brought at least one question; fewer than requested is possible. */
export const DoneEvent = z.lazy(() =>
  z.strictObject({
    type: z.literal('done'),
    /** Who gave most of the questions: a provider, 'engine', 'bank' or 'pool'. */
    servedBy: z.string(),
    sources: QuestionSources,
    /** What the topic was understood as, for the learner to see. */
    resolvedTopic: z.optional(z.string()),
    topic: z.optional(ServedTopic),
  }),
)
export type DoneEvent = z.infer<typeof DoneEvent>

/** The end of a stream that failed; questions that came before it stay good. */
export const ErrorEvent = z.lazy(() =>
  z.strictObject({
    type: z.literal('error'),
    /** As the error field of the JSON answer. */
    error: z.string(),
    /** The status that the JSON answer would have had. */
    status: z.int(),
  }),
)
export type ErrorEvent = z.infer<typeof ErrorEvent>

export const GenerationEvent = z.lazy(() =>
  z.discriminatedUnion('type', [ProgressEvent, QuestionEvent, TopicEvent, DoneEvent, ErrorEvent]),
)
export type GenerationEvent = z.infer<typeof GenerationEvent>
