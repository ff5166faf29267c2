import * as z from 'zod/mini'
import { PlainText } from './plain-text.ts'

/**
 * - `fix`: another option is right
 * - `retract`: no option is right beyond dispute, so it counts as right for everybody
 * - `dismiss`: the reports were wrong, the key is right
 * - `undo`: takes the decision before it back
 */
export const CorrectionKind = z.enum(['fix', 'retract', 'dismiss', 'undo'])
export type CorrectionKind = z.infer<typeof CorrectionKind>

/** The latest decision about a reported question, as learners' browsers get it. */
export const Correction = z.lazy(() =>
  z.strictObject({
    /** The id of the question. */
    question: z.string().check(z.minLength(1)),
    kind: CorrectionKind,
    /**
     * With `fix`: the text of the right option. The index would not do: the engine offers one question with other wrong
     * options, in another order, to somebody else.
     */
    key: z.optional(z.string()),
    explanation: z.optional(z.string()),
    /** With `fix`: whoever chose the key of that time keeps the marks. */
    keeps: z.optional(z.literal(true)),
    /** To those who reported it. */
    note: z.optional(z.string()),
    /** ISO 8601. */
    date: z.string(),
  }),
)
export type Correction = z.infer<typeof Correction>

/** What /corrections.json answers. A question that it does not list keeps whatever was decided about it before. */
export const CorrectionList = z.lazy(() =>
  z.strictObject({
    /** Changes whenever something in the list does. */
    version: z.string(),
    corrections: z.array(Correction),
    /** Ids of questions that are not asked until an admin has decided. */
    held: z.array(z.string()),
  }),
)
export type CorrectionList = z.infer<typeof CorrectionList>

/** Older decisions are no longer sent: whoever opens the app once in a while has them. */
export const MOST_CORRECTIONS = 500

export const CORRECTION_EXPLANATION_LENGTH = 2000
export const CORRECTION_NOTE_LENGTH = 500

/** A row of the table corrections. Rows are only ever added: the latest one of a question holds. */
export const StoredCorrection = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    question_id: PlainText,
    kind: CorrectionKind,
    key: PlainText,
    explanation: PlainText,
    keeps: z.boolean(),
    note: PlainText,
    /** The question as it was before, as JSON: what the decision was about. */
    question: PlainText,
    created_at: z.string(),
  }),
)
export type StoredCorrection = z.infer<typeof StoredCorrection>
