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

/** A row of the table reports. */
export const StoredReport = z.strictObject({
  id: z.string(),
  content_id: z.string(),
  content_type: z.string(),
  content_preview: z.string(),
  reason: ReportReason,
  details: z.string(),
  include_contact: z.boolean(),
  user_agent: z.string(),
  url: z.string(),
  reported_at: z.string(),
  created_at: z.string(),
  status: z.enum(['open', 'resolved']),
  /** Tells devices that report the same content apart; empty in old reports. */
  device: z.string(),
})
export type StoredReport = z.infer<typeof StoredReport>

/** The table row of a report, cut to the length of its columns. */
export const toReportRow = (
  id: string,
  report: Report,
  device: string,
): Omit<StoredReport, 'created_at'> => ({
  id,
  content_id: report.contentId.slice(0, 200),
  content_type: report.contentType.slice(0, 40) || 'content',
  content_preview: report.contentPreview.slice(0, 120),
  reason: report.reason,
  details: report.details.slice(0, 1000),
  include_contact: report.includeContact,
  user_agent: report.userAgent.slice(0, 400),
  url: report.url.slice(0, 500),
  reported_at: report.timestamp,
  status: 'open',
  device: device.slice(0, 64),
})
