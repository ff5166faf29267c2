import * as z from 'zod/mini'

export const Note = z.strictObject({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  tags: z.array(z.string()),
  /** ISO 8601. */
  lastUpdated: z.string(),
})
export type Note = z.infer<typeof Note>
