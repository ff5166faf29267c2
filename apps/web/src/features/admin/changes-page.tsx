import { PlainText } from '@ekagra/schema/plain-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { PageMeta } from '../../components/page-meta.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { describeChange } from './describe-change.ts'
import { LoadState } from './load-state.tsx'
import { useAdminClient } from './use-admin-session.ts'

const PAGE_SIZE = 50

const Change = z.object({
  id: z.string(),
  actor: z.string(),
  action: z.enum(['insert', 'update', 'delete']),
  subject: z.string(),
  target: PlainText,
  details: PlainText,
  created_at: z.string(),
})
type Change = z.infer<typeof Change>

function useChanges(page: number) {
  const client = useAdminClient()
  return useQuery({
    queryKey: ['admin-changes', page],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const from = page * PAGE_SIZE
      const { data } = await client
        .from('admin_changes')
        .select('*')
        .order('created_at', { ascending: false })
        .range(from, from + PAGE_SIZE)
        .throwOnError()
      const rows = z.array(Change).parse(data)
      return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE }
    },
  })
}

const TONES = { insert: 'correct', update: 'note', delete: 'wrong' } as const

/** Every change that an admin made, written down by the server. */
export function Component() {
  const words = useMessages(adminMessages)
  const [page, setPage] = useState(0)
  const changes = useChanges(page)
  return (
    <Page>
      <PageMeta title={words.changes.title} />
      <PageHead title={words.changes.title} text={words.changes.text} />
      <LoadState query={changes}>
        {({ rows, hasMore }) =>
          rows.length === 0 ? (
            <EmptyState framed title={words.changes.none} text={words.changes.noneText} />
          ) : (
            <>
              <RuledList>
                {rows.map((change) => (
                  <ChangeRow key={change.id} change={change} />
                ))}
              </RuledList>
              <div className="mt-5 flex justify-end gap-2">
                <Button softDisabled={page === 0} onClick={() => page > 0 && setPage(page - 1)}>
                  {words.questions.previous}
                </Button>
                <Button softDisabled={!hasMore} onClick={() => hasMore && setPage(page + 1)}>
                  {words.questions.next}
                </Button>
              </div>
            </>
          )
        }
      </LoadState>
    </Page>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const { changes: words, correction } = useMessages(adminMessages)
  const { actor, action, subject, target, details, created_at } = change
  const sent = [target, details].filter((text) => text !== '').join('\n')
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[action]}>{words.actions[action]}</Badge>
        <b className="text-sm">{words.subjects[subject] ?? subject}</b>
        <span className="figures text-sm wrap-anywhere text-ink-3">
          {correction.moment(created_at)} · {actor}
        </span>
      </div>
      <Summary change={change} />
      {sent !== '' && (
        <details className="text-sm">
          <summary className="inline-flex min-h-target items-center text-link">{words.details}</summary>
          <p className="text-xs break-all whitespace-pre-wrap text-ink-2">{sent}</p>
        </details>
      )}
    </li>
  )
}

/** What it was about, and what it is from now on. */
function Summary({ change }: { change: Change }) {
  const { changes: words, correction, questions, reports } = useMessages(adminMessages)
  const { name, rows, kind, status, key } = describeChange(change)
  const decided: Record<string, string> = correction.decided
  const statuses: Record<string, string> = {
    ...questions.statuses,
    open: reports.open,
    resolved: reports.resolved,
  }
  const outcome = [
    rows > 1 && words.rows(rows),
    kind && (decided[kind] ?? kind),
    status && (statuses[status] ?? status),
    key && correction.keyIs(key),
  ].filter((part) => typeof part === 'string' && part !== '')
  return (
    <div className="mt-1 text-sm">
      {name !== '' && (
        <p className="line-clamp-2 wrap-anywhere">
          <InlineText text={name} />
        </p>
      )}
      {outcome.length > 0 && (
        <p className="text-ink-2">
          <InlineText text={outcome.join(' · ')} />
        </p>
      )}
    </div>
  )
}
