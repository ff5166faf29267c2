import * as z from 'zod/mini'

export const ReportReason = z.enum([
  'inappropriate',
  'offensive',
  'misleading',
  'harmful',
  'inaccurate',
  'spam',
  'other',
])
export type ReportReason = z.infer<typeof ReportReason>

/** A learner's complaint about a piece of generated content. */
export const Report = z.strictObject({
  contentId: z.string().check(z.minLength(1)),
  contentType: z.string(),
  contentPreview: z.string(),
  reason: ReportReason,
  details: z.string(),
  includeContact: z.boolean(),
  /** ISO 8601. */
  timestamp: z.string(),
  userAgent: z.string(),
  url: z.string(),
})
export type Report = z.infer<typeof Report>
