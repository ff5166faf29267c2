import type { StoredReport } from '@ekagra/schema/report'
import { useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { Segmented } from '../../components/ui/segmented.tsx'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { reportMessages } from '../../messages/en/report.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LoadState } from './load-state.tsx'
import { type ReportStatus, useReports, useSettleReport } from './reports.ts'

export function Component() {
  const { reports: words, menu } = useMessages(adminMessages)
  const [status, setStatus] = useState<ReportStatus>('open')
  const reports = useReports(status)
  return (
    <Page>
      <PageMeta title={menu.reports} />
      <PageHead title={menu.reports} text={words.text} />
      <div className="md:max-w-80">
        <Segmented
          legend={words.show}
          hideLegend
          choices={[
            { value: 'open', label: words.open },
            { value: 'resolved', label: words.resolved },
          ]}
          value={status}
          onValueChange={setStatus}
        />
      </div>
      <div className="mt-6">
        <LoadState query={reports}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState framed title={words.none[status]} text={words.noneText} />
            ) : (
              <RuledList>
                {rows.map((row) => (
                  <ReportRow key={row.id} report={row} />
                ))}
              </RuledList>
            )
          }
        </LoadState>
      </div>
    </Page>
  )
}

function ReportRow({ report }: { report: StoredReport }) {
  const { reports: words } = useMessages(adminMessages)
  const { reasons } = useMessages(reportMessages)
  const settlement = useSettleReport()
  const isOpen = report.status === 'open'

  const settle = () =>
    settlement.mutate(
      { id: report.id, status: isOpen ? 'resolved' : 'open' },
      {
        onSuccess: () => toast.success(isOpen ? words.settled : words.reopened),
        onError: () => toast.error(words.failed),
      },
    )
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          <Badge tone="note">{reasons[report.reason]}</Badge>
          <Badge>{words.types[report.content_type] ?? report.content_type}</Badge>
          {report.include_contact && <Badge>{words.mayContact}</Badge>}
        </div>
        <p className="mt-2">
          <InlineText text={report.content_preview} />
        </p>
        {report.details !== '' && (
          <p className="mt-2 border-l-2 border-rule pl-3 text-sm whitespace-pre-line text-ink-2">
            {report.details}
          </p>
        )}
        <p className="figures mt-2 text-xs break-all text-ink-3">
          {words.origin(report.reported_at, report.content_id)}
        </p>
        <p className="text-xs break-all text-ink-3">{report.url}</p>
      </div>
      <Button
        className="self-start max-md:w-full"
        variant={isOpen ? 'secondary' : 'quiet'}
        busy={settlement.isPending}
        onClick={settle}
        aria-label={`${isOpen ? words.settle : words.reopen}: ${report.content_preview}`}
      >
        {isOpen ? words.settle : words.reopen}
      </Button>
    </li>
  )
}
