import type { Report, ReportReason } from '@ekagra/schema/report'

export const REPORT_PREVIEW_LENGTH = 100

export interface ReportDraft {
  contentId?: string | undefined
  contentType: string
  content: string
  reason: ReportReason
  details: string
  includeContact: boolean
}

/** What the browser knows when a report is sent; `now` in milliseconds since 1970. */
export interface ReportCircumstances {
  now: number
  userAgent: string
  url: string
}

export const buildReport = (draft: ReportDraft, { now, userAgent, url }: ReportCircumstances): Report => ({
  contentId: draft.contentId || `${draft.contentType}-${now}`,
  contentType: draft.contentType,
  contentPreview: `${draft.content.slice(0, REPORT_PREVIEW_LENGTH)}...`,
  reason: draft.reason,
  details: draft.details,
  includeContact: draft.includeContact,
  timestamp: new Date(now).toISOString(),
  userAgent,
  url,
})

/** A mail draft with the details of a report; without a support address the person fills it in. */
export function mailDraft(
  address: string,
  subject: string,
  report: Omit<Report, 'reason'> & { reason: string },
): string {
  const body = [
    report.reason,
    report.details,
    report.contentPreview,
    `${report.contentType} ${report.contentId}`,
    report.url,
    report.timestamp,
  ]
    .filter((line) => line !== '')
    .join('\n\n')
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
