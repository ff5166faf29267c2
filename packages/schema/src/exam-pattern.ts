import * as z from 'zod/mini'
import { Source } from './question.ts'

/** Marks as an exact fraction, numerator and denominator: 30 marks for 35 questions are [6, 7] each. */
export const MarkFraction = z.tuple([z.int().check(z.gte(0)), z.int().check(z.gte(1))])
export type MarkFraction = z.infer<typeof MarkFraction>

/** Questions of one form and one marking scheme. */
export const PaperPart = z.lazy(() =>
  z.strictObject({
    questions: z.int().check(z.gte(1), z.lte(300)),
    /** `number`: the answer is typed, no options are shown. */
    form: z.enum(['option', 'number']),
    right: MarkFraction,
    /** Taken off for a wrong answer. */
    wrong: MarkFraction,
  }),
)
export type PaperPart = z.infer<typeof PaperPart>

export const PaperSection = z.lazy(() =>
  z.strictObject({
    title: z.string().check(z.minLength(1), z.maxLength(60)),
    /** For tabs and charts. */
    short: z.string().check(z.minLength(1), z.maxLength(24)),
    /** Only with a clock for each section. */
    minutes: z.optional(z.number().check(z.gt(0), z.lte(600))),
    parts: z.array(PaperPart).check(z.minLength(1)),
    /** The section of an exam's syllabus that its questions come from. */
    syllabus: z.strictObject({ exam: z.string(), section: z.string() }),
  }),
)
export type PaperSection = z.infer<typeof PaperSection>

export const EXAM_GROUPS = [
  'ssc',
  'banking',
  'railways',
  'upsc',
  'defence',
  'engineering',
  'medical',
  'university',
  'teaching',
  'own',
] as const
export const ExamGroup = z.enum(EXAM_GROUPS)
export type ExamGroup = z.infer<typeof ExamGroup>

export const CUT_OFF_CATEGORIES = ['UR', 'EWS', 'OBC', 'SC', 'ST'] as const

/** Published marks that were needed. */
export const CutOff = z.lazy(() =>
  z.strictObject({
    year: z.int(),
    category: z.enum(CUT_OFF_CATEGORIES),
    marks: z.number(),
    /** Who was on this list, when there were several. */
    list: z.optional(z.string()),
    /** Adjusted between shifts, so only roughly comparable with the marks of one paper. */
    isNormalised: z.boolean(),
    source: Source,
  }),
)
export type CutOff = z.infer<typeof CutOff>

/** A paper as the candidate meets it: sections, marks, clock. */
export const ExamPattern = z.lazy(() =>
  z.strictObject({
    id: z.string().check(z.minLength(1)),
    title: z.string().check(z.minLength(1), z.maxLength(80)),
    group: ExamGroup,
    /** One clock for all with its minutes, or a clock for each section, in the order given. */
    clock: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('common'), minutes: z.number().check(z.gt(0), z.lte(600)) }),
      z.strictObject({ kind: z.literal('sectional') }),
    ]),
    sections: z.array(PaperSection).check(z.minLength(1), z.maxLength(12)),
    /** Shares of easy, medium and hard questions. */
    levels: z.tuple([z.number(), z.number(), z.number()]),
    calculator: z.enum(['none', 'basic', 'scientific']),
    /** The options of a question in the real paper; here there are always four. */
    realOptions: z.union([z.literal(4), z.literal(5)]),
    /** The languages of the real paper. */
    languages: z.array(z.string()),
    /** The share of the marks that is enough, when the paper only has to be passed. */
    passShare: z.optional(z.number()),
    cutOffs: z.array(CutOff),
    /** The year of the pattern, and who published it; absent for a person's own pattern. */
    asOf: z.optional(z.string()),
    source: z.optional(Source),
  }),
)
export type ExamPattern = z.infer<typeof ExamPattern>
