import type { StoredReport } from '@ekagra/schema/report'
import { Badge } from '../../../components/ui/badge.tsx'
import { RuledList } from '../../../components/ui/ruled-list.tsx'
import { adminMessages } from '../../../messages/en/admin.ts'
import { reportMessages } from '../../../messages/en/report.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** What learners wrote about one piece of content. */
export function ReportsOfContent({ reports }: { reports: readonly StoredReport[] }) {
  const { correction: words, reports: labels } = useMessages(adminMessages)
  const { reasons } = useMessages(reportMessages)
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-base">{words.reported(reports.length)}</h2>
      <RuledList>
        {reports.map((report) => (
          <li key={report.id} className="py-3">
            {report.details === '' ? (
              <p className="text-ink-3">{words.withoutWords}</p>
            ) : (
              <p className="whitespace-pre-line">{report.details}</p>
            )}
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
              <span>{reasons[report.reason]}</span>
              <span className="figures">{words.moment(report.reported_at)}</span>
              <span className="break-all">{report.url}</span>
              {report.include_contact && report.status === 'open' && <Badge>{labels.mayContact}</Badge>}
              {report.contact !== '' && (
                <a className="text-link" href={`mailto:${encodeURIComponent(report.contact)}`}>
                  {report.contact}
                </a>
              )}
            </p>
          </li>
        ))}
      </RuledList>
    </section>
  )
}
