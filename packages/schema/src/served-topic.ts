import * as z from 'zod/mini'

/** What was made of a topic, for the learner to see. */
export const ServedTopic = z.lazy(() =>
  z.strictObject({
    /** As it was typed. */
    asked: z.string(),
    /** What the questions are on. */
    served: z.string(),
    /** The parts of the topic that were understood. */
    understood: z.array(z.string()),
    /** Words that were not understood. */
    ignored: z.array(z.string()),
    /** How many different questions there are on it; null where they are computed and do not run out. */
    available: z.nullable(z.int()),
    /** The chapters around a topic that is narrower than a chapter. */
    around: z.array(z.string()),
    /** How many of the questions are on it; the others are from the chapters around it. */
    onTopic: z.int(),
    /** How many of them the learner has seen before. */
    repeated: z.int(),
  }),
)
export type ServedTopic = z.infer<typeof ServedTopic>
