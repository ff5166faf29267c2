import type { Report } from '@ekagra/schema/report'

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
