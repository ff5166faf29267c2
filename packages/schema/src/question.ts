import * as z from 'zod/mini'
import { Difficulty } from './difficulty.ts'
import { Figure } from './figure.ts'

/**
 * How far the answer key can be trusted:
 * - `computed`: a generator worked the answer out and a second solver agreed
 * - `curated`: from a checked fact table or an admin-approved bank
 * - `cross-checked`: an AI wrote it, and another model or the engine agreed without seeing the key
 * - `self-checked`: an AI wrote it, and only the same model agreed with itself
 * - `unverified`: an AI wrote it and nothing confirmed it
 * - `sample`: one of the built-in sample or template questions
 */
export const Trust = z.enum(['computed', 'curated', 'cross-checked', 'self-checked', 'unverified', 'sample'])
export type Trust = z.infer<typeof Trust>

/** Where a fact comes from; `date` is the day on which it was true. */
export const Source = z.lazy(() =>
  z.strictObject({
    title: z.string(),
    link: z.optional(z.string()),
    date: z.optional(z.string()),
  }),
)
export type Source = z.infer<typeof Source>

/** What the engine needs to make the same question again, byte for byte. */
export const GeneratorOrigin = z.lazy(() =>
  z.strictObject({
    type: z.string(),
    version: z.int(),
    level: Difficulty,
    seed: z.string(),
    index: z.int(),
    /** The concept that was asked for; without it, any question of the type. */
    concept: z.optional(z.string()),
  }),
)
export type GeneratorOrigin = z.infer<typeof GeneratorOrigin>

/** Options are counted from 0 in the order in which they were written, not in which they are shown. */
export const OptionIndex = z.int().check(z.gte(0), z.lte(3))

/** What an admin has changed about a question after it was asked, with what it was before. */
export const AppliedCorrection = z.lazy(() =>
  z.strictObject({
    kind: z.enum(['fix', 'retract']),
    /** ISO 8601: when it was decided. */
    date: z.string(),
    /** Whoever chose the key of that time keeps the marks. */
    keeps: z.boolean(),
    was: z.strictObject({ correctAnswer: OptionIndex, explanation: z.string(), trust: Trust }),
  }),
)
export type AppliedCorrection = z.infer<typeof AppliedCorrection>

/** Why learners choose each wrong option, by option index; null for the right one or when not known. */
export const Misconceptions = z.lazy(() => z.array(z.nullable(z.string())))

/** Worked steps; the last one ends in the key. */
export const Steps = z.lazy(() => z.array(z.string()))

/** Subject, chapter and type, outermost first. */
export const TopicPath = z.lazy(() => z.array(z.string()))

const shared = () => ({
  id: z.string(),
  text: z.string(),
  explanation: z.string(),
  difficulty: Difficulty,
  trust: Trust,
  misconceptions: z.optional(Misconceptions),
  steps: z.optional(Steps),
  source: z.optional(Source),
  generator: z.optional(GeneratorOrigin),
  topicPath: z.optional(TopicPath),
  /** What it tests, narrower than its type: 'Directive Principles'. */
  concept: z.optional(z.string()),
  /** The table or chart that the question is asked about. */
  figure: z.optional(Figure),
})

/** A question as the server sends it. It never sends one that does not parse. */
export const ServerQuestion = z.lazy(() =>
  z.strictObject({
    ...shared(),
    options: z.array(z.string()).check(z.length(4)),
    correctIndex: OptionIndex,
  }),
)
export type ServerQuestion = z.infer<typeof ServerQuestion>

/** Old stored questions have options as objects; both forms stay valid. */
export const StoredOption = z.lazy(() =>
  z.union([z.string(), z.object({ text: z.optional(z.string()), value: z.optional(z.string()) })]),
)
export type StoredOption = z.infer<typeof StoredOption>

/** A question as the learner's screens hold it. */
export const Question = z.lazy(() =>
  z.strictObject({
    ...shared(),
    options: z.array(StoredOption).check(z.length(4)),
    correctAnswer: OptionIndex,
    correction: z.optional(AppliedCorrection),
  }),
)
export type Question = z.infer<typeof Question>
