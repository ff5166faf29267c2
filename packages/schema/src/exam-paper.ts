import * as z from 'zod/mini'
import { ExamPattern } from './exam-pattern.ts'
import { OptionIndex, Question } from './question.ts'

/** The index of an option, or the text of a typed number; null when there is none. */
export const HallAnswer = z.nullable(z.union([OptionIndex, z.string().check(z.maxLength(24))]))
export type HallAnswer = z.infer<typeof HallAnswer>

export const PaperQuestion = z.lazy(() =>
  z.strictObject({
    /** Indexes into the sections of the pattern and the parts of that section. */
    section: z.int().check(z.gte(0)),
    part: z.int().check(z.gte(0)),
    question: Question,
    /** For a typed answer: the right number, the unit that is shown beside the field, and the decimals to give. */
    numeric: z.optional(
      z.strictObject({ key: z.string(), unit: z.string(), places: z.optional(z.int().check(z.gte(0))) }),
    ),
    /** Recognises the same question in another paper. */
    print: z.string(),
  }),
)
export type PaperQuestion = z.infer<typeof PaperQuestion>

export const PAPER_SCOPES = ['full', 'half', 'quarter', 'section'] as const
export const PaperScope = z.enum(PAPER_SCOPES)
export type PaperScope = z.infer<typeof PaperScope>

/** The fixed part of a paper that is sat, written before the first question is shown. */
export const ExamPaper = z.lazy(() =>
  z.strictObject({
    /** Starts with 'paper-'; becomes the id of its history entry. */
    id: z.string().check(z.startsWith('paper-')),
    /** The pattern of what is sat: for one section, only that section. */
    pattern: ExamPattern,
    /** The pattern it was cut from. */
    patternId: z.string(),
    scope: PaperScope,
    /** With scope `section`: which one of the whole pattern. */
    sectionIndex: z.optional(z.int().check(z.gte(0))),
    seed: z.string(),
    /** Draws that were passed over because this person had met them: needed to make the same paper again. */
    skips: z.array(z.string()),
    hasExtraTime: z.boolean(),
    questions: z.array(PaperQuestion).check(z.minLength(1)),
    /** ISO 8601. */
    startedAt: z.string(),
    /** The marks of the friend whose challenge this is. */
    challengerMarks: z.optional(z.number()),
  }),
)
export type ExamPaper = z.infer<typeof ExamPaper>

const Milliseconds = z.number().check(z.gte(0))

/** The changing part, written at every action. Times are those of the paper's own clock. */
export const HallProgress = z.lazy(() =>
  z.strictObject({
    /** The paper's id. */
    id: z.string(),
    /** Grows with every save; of two copies the higher one is the newer. */
    revision: z.int().check(z.gte(0)),
    elapsedMs: Milliseconds,
    at: z.int().check(z.gte(0)),
    /** Saved: these are marked. */
    answers: z.array(HallAnswer),
    /** On the screen: what is chosen or typed, saved or not. */
    drafts: z.array(HallAnswer),
    marked: z.array(z.boolean()),
    visited: z.array(z.boolean()),
    /** Options that were crossed out, by question. */
    crossed: z.array(z.array(OptionIndex)),
    /** Each opening of a question: its index and when. */
    visits: z.array(z.tuple([z.int().check(z.gte(0)), Milliseconds])),
    /** How often the paper was closed and opened again. */
    breaks: z.int().check(z.gte(0)),
  }),
)
export type HallProgress = z.infer<typeof HallProgress>

/** Why an answer was wrong, in the learner's own judgement. */
export const ERROR_CAUSES = ['careless', 'concept', 'slow', 'guess'] as const
export const ErrorCause = z.enum(ERROR_CAUSES)
export type ErrorCause = z.infer<typeof ErrorCause>

/** A paper that was handed in. */
export const SatPaper = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    paper: ExamPaper,
    progress: HallProgress,
    /** ISO 8601. */
    finishedAt: z.string(),
    endedBy: z.enum(['learner', 'clock']),
    /** Causes that the learner has set, by question index. */
    causes: z.record(z.string(), ErrorCause),
    /** What it was worth before questions of it were corrected, and the day of the latest correction. */
    former: z.optional(
      z.strictObject({ marks: z.number(), questions: z.int().check(z.gte(1)), date: z.string() }),
    ),
  }),
)
export type SatPaper = z.infer<typeof SatPaper>
