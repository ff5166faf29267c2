import * as z from 'zod/mini'
import { Figure } from './figure.ts'
import { AppliedCorrection, OptionIndex, StoredOption, Trust } from './question.ts'

export const DeviceType = z.enum(['mobile', 'desktop', 'unknown'])
export type DeviceType = z.infer<typeof DeviceType>

/** The option chosen for one question; null when it was left unanswered. */
export const UserAnswer = z.nullable(OptionIndex)
export type UserAnswer = z.infer<typeof UserAnswer>

/** The most characters of an explanation that a history entry keeps. */
export const HISTORY_EXPLANATION_LENGTH = 200

export const HistoryQuestion = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    text: z.string(),
    options: z.array(StoredOption).check(z.length(4)),
    correctAnswer: OptionIndex,
    explanation: z.string().check(z.maxLength(HISTORY_EXPLANATION_LENGTH)),
    trust: Trust,
    topicPath: z.optional(z.array(z.string())),
    concept: z.optional(z.string()),
    figure: z.optional(Figure),
    correction: z.optional(AppliedCorrection),
  }),
)
export type HistoryQuestion = z.infer<typeof HistoryQuestion>

/** A score without the sample questions, which say nothing about the learner. */
export const CountedScore = z.lazy(() =>
  z.strictObject({
    score: z.number().check(z.gte(0)),
    totalQuestions: z.int().check(z.gte(0)),
  }),
)
export type CountedScore = z.infer<typeof CountedScore>

/** The score that an entry had before questions of it were corrected. */
export const FormerScore = z.lazy(() =>
  z.strictObject({
    score: z.number().check(z.gte(0)),
    percentage: z.number(),
    /** How many of its questions were fixed or retracted since. */
    questions: z.int().check(z.gte(1)),
    /** ISO 8601: when the latest of them was decided. */
    date: z.string(),
  }),
)
export type FormerScore = z.infer<typeof FormerScore>

/** Whole seconds spent on each question. */
export const QuestionSeconds = z.lazy(() => z.array(z.int().check(z.gte(0))))

/** One finished test or practice run, as the list under `examHistory` holds it. */
export const HistoryEntry = z.lazy(() =>
  z.strictObject({
    id: z.string().check(z.minLength(1)),
    title: z.string(),
    /** What the questions were on. */
    topic: z.string(),
    /** What the learner typed, when it was understood as something with another name. */
    asked: z.optional(z.string()),
    score: z.number().check(z.gte(0)),
    totalQuestions: z.int().check(z.gte(1)),
    /** ISO 8601. */
    date: z.string(),
    /** '5:30' or '1h 2m 3s'. */
    timeSpent: z.string(),
    /** easy, medium, hard or current-affairs; a current-affairs quiz writes the name of its category. */
    difficulty: z.string(),
    percentage: z.number(),
    deviceType: DeviceType,
    /** Absent in a summary: dropped to save space, or never known. */
    questions: z.optional(z.array(HistoryQuestion)),
    userAnswers: z.optional(z.array(UserAnswer)),
    /** Absent when there were no sample questions. */
    counted: z.optional(CountedScore),
    /** From a link that anyone can make, so left out of statistics and weakness. */
    unconfirmed: z.optional(z.literal(true)),
    /** Only after a correction. */
    former: z.optional(FormerScore),
    questionSeconds: z.optional(QuestionSeconds),
  }),
)
export type HistoryEntry = z.infer<typeof HistoryEntry>
