import * as z from 'zod/mini'

export const DoubtStep = z.lazy(() => z.strictObject({ title: z.string(), explanation: z.string() }))
export type DoubtStep = z.infer<typeof DoubtStep>

/** A worked answer of the doubt solver. */
export const DoubtAnswer = z.lazy(() =>
  z.strictObject({
    question: z.string(),
    subject: z.string(),
    difficulty: z.string(),
    steps: z.array(DoubtStep),
    finalAnswer: z.string(),
    concepts: z.array(z.string()),
    isSampleAnswer: z.boolean(),
    /** The AI provider that answered; absent for answers of the engine. */
    answeredBy: z.optional(z.string()),
    /** Whether the engine, given the question as the AI read it, comes to the same result. */
    calculation: z.optional(z.enum(['agrees', 'differs'])),
    /** Address of a picture of the question. */
    questionImage: z.optional(z.string()),
  }),
)
export type DoubtAnswer = z.infer<typeof DoubtAnswer>

/** A question that was asked, with the answer it got, kept in the browser. */
export const PastDoubt = z.lazy(() =>
  z.strictObject({
    id: z.string().check(z.minLength(1)),
    /** ISO 8601. */
    askedAt: z.string(),
    answer: DoubtAnswer,
  }),
)
export type PastDoubt = z.infer<typeof PastDoubt>
