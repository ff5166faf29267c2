import * as z from 'zod/mini'
import { PlainText } from './plain-text.ts'
import { Question } from './question.ts'

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
  /** An e-mail address, given only by a person who may be contacted. */
  contact: z.optional(z.string()),
  /** The question as the learner's screen held it. */
  question: z.optional(Question),
})
export type Report = z.infer<typeof Report>

/** A row of the table reports. */
export const StoredReport = z.strictObject({
  id: z.string(),
  content_id: PlainText,
  content_type: PlainText,
  content_preview: PlainText,
  reason: ReportReason,
  details: PlainText,
  include_contact: z.boolean(),
  user_agent: PlainText,
  url: PlainText,
  reported_at: z.string(),
  created_at: z.string(),
  status: z.enum(['open', 'resolved']),
  /** Emptied when the report is settled. */
  contact: PlainText,
  /** The question as the learner's screen held it, as JSON; empty for other content. */
  question: PlainText,
  /** Tells devices that report the same content apart; empty in old reports. */
  device: z.string(),
})
export type StoredReport = z.infer<typeof StoredReport>

/** The most characters of a reported question that are sent; a longer one goes without its figure, or not at all. */
export const REPORTED_QUESTION_LENGTH = 8000

const questionText = (question: Question | undefined): string => {
  if (question === undefined) return ''
  const { figure: _, ...plain } = question
  return (
    [question, plain]
      .map((one) => JSON.stringify(one))
      .find(({ length }) => length <= REPORTED_QUESTION_LENGTH) ?? ''
  )
}

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
  contact: report.includeContact ? (report.contact ?? '').slice(0, 254) : '',
  question: questionText(report.question),
  device: device.slice(0, 64),
})
