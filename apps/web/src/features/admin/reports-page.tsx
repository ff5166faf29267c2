import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Segmented } from '../../components/ui/form/segmented.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { adminReportsPath } from '../../lib/filled-paths.ts'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CorrectionScreen } from './correction/correction-screen.tsx'
import { useSettleContent } from './correction/decisions.ts'
import { useReportedQuestion } from './correction/find-reported-question.ts'
import { type ReportedContent, useReportedContent } from './correction/reported-content.ts'
import { ReportsOfContent } from './correction/reports-of-content.tsx'
import { LoadState } from './load-state.tsx'
import type { ReportStatus } from './reports.ts'

/** The list beside what is chosen from it; on a phone one or the other. */
export function Component() {
  const { reports: words, menu } = useMessages(adminMessages)
  const [query, setQuery] = useSearchParams()
  const status: ReportStatus = query.get('status') === 'resolved' ? 'resolved' : 'open'
  const wanted = query.get('content')
  const reported = useReportedContent(status)
  const isOneOpen = reported.data?.some(({ id }) => id === wanted) ?? wanted !== null
  return (
    <Page>
      <PageMeta title={menu.reports} />
      <div className={clsx(isOneOpen && 'max-lg:hidden')}>
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
            onValueChange={(value) => setQuery(value === 'open' ? {} : { status: value })}
          />
        </div>
      </div>
      <div className="mt-6">
        <LoadState query={reported}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState framed title={words.none[status]} text={words.noneText} />
            ) : (
              <ListAndContent list={list} wanted={isOneOpen ? wanted : null} status={status} />
            )
          }
        </LoadState>
      </div>
    </Page>
  )
}

interface ListAndContentProps {
  list: readonly ReportedContent[]
  wanted: string | null
  status: ReportStatus
}

function ListAndContent({ list, wanted, status }: ListAndContentProps) {
  const words = useMessages(adminMessages).correction
  const current = list.find(({ id }) => id === wanted) ?? list[0]
  return (
    <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <nav aria-label={words.list} className={clsx(wanted && 'max-lg:hidden')}>
        <h2 className="mb-2 text-base">{words.count(list.length)}</h2>
        <RuledList>
          {list.map((content) => (
            <ContentLink
              key={content.id}
              content={content}
              status={status}
              isCurrent={content.id === current?.id}
            />
          ))}
        </RuledList>
      </nav>
      {current && (
        <div className={clsx('min-w-0', !wanted && 'max-lg:hidden')}>
          <p className="mb-3 lg:hidden">
            <Link
              to={adminReportsPath({ status })}
              className="inline-flex min-h-target items-center gap-2 text-sm text-link"
            >
              <Icon name="arrow-left" />
              {words.count(list.length)}
            </Link>
          </p>
          <Content key={current.id} content={current} />
        </div>
      )}
    </div>
  )
}

interface ContentLinkProps {
  content: ReportedContent
  status: ReportStatus
  isCurrent: boolean
}

function ContentLink({ content, status, isCurrent }: ContentLinkProps) {
  const { reports: words, correction } = useMessages(adminMessages)
  const { id, type, preview, reports, isHeld } = content
  return (
    <li>
      <Link
        to={adminReportsPath({ status, content: id })}
        aria-current={isCurrent || undefined}
        className="grid gap-1 px-2 py-3 text-ink lg:aria-[current]:bg-quiet"
      >
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="wrong" icon="flag">
            {correction.times(reports.length)}
          </Badge>
          <Badge>{words.types[type] ?? type}</Badge>
          {isHeld && <Badge tone="wrong">{correction.held}</Badge>}
        </span>
        <span className="line-clamp-2 text-sm font-label">
          <InlineText text={preview} />
        </span>
      </Link>
    </li>
  )
}

function Content({ content }: { content: ReportedContent }) {
  const found = useReportedQuestion(content)
  return (
    <LoadState query={found}>
      {(question) =>
        question ? (
          <CorrectionScreen content={content} found={question} />
        ) : (
          <OtherContent content={content} />
        )
      }
    </LoadState>
  )
}

/** A note, a worked answer, or a question that nobody has any more: read, answered and settled. */
function OtherContent({ content }: { content: ReportedContent }) {
  const { reports: words, correction } = useMessages(adminMessages)
  const settling = useSettleContent()
  const isOpen = content.reports.some(({ status }) => status === 'open')
  // Awaited, not left to callbacks: settled content leaves the list of open ones, and its callbacks go with it.
  const settle = async () => {
    try {
      await settling.mutateAsync(content.id)
      toast.success(words.settled)
    } catch {
      toast.error(words.failed)
    }
  }
  return (
    <article>
      <Badge>{words.types[content.type] ?? content.type}</Badge>
      <h1 className="mt-2 text-xl leading-snug">
        <InlineText text={content.preview} />
      </h1>
      <p className="mt-2 text-sm text-ink-3">{correction.notKept}</p>
      <ReportsOfContent reports={content.reports} />
      {isOpen && (
        <Button
          className="mt-5 max-md:w-full"
          busy={settling.isPending}
          onClick={() => void settle()}
          aria-label={`${words.settle}: ${content.preview}`}
        >
          {words.settle}
        </Button>
      )}
    </article>
  )
}
