import * as z from 'zod/mini'

export const Note = z.lazy(() =>
  z.strictObject({
    id: z.string().check(z.minLength(1)),
    title: z.string(),
    /** Markdown. */
    content: z.string(),
    tags: z.array(z.string()),
    /** ISO 8601. */
    lastUpdated: z.string(),
    /** The AI provider that wrote it, or 'engine'; absent for notes that were stored before this was kept. */
    writtenBy: z.optional(z.string()),
    /** Absent when the notes are complete. */
    ending: z.optional(z.enum(['cut-off', 'filtered'])),
  }),
)
export type Note = z.infer<typeof Note>
