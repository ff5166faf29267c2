import { BANK_STATUSES, BankStatus, type ListedBankQuestion } from '@ekagra/schema/bank-question'
import { Difficulty } from '@ekagra/schema/difficulty'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PageMeta } from '../../../components/page-meta.tsx'
import { InlineText } from '../../../components/rich-text/rich-text.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Select } from '../../../components/ui/form/select.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { Page, PageHead } from '../../../components/ui/page.tsx'
import { RuledList } from '../../../components/ui/ruled-list.tsx'
import { adminQuestionsPath } from '../../../lib/filled-paths.ts'
import * as paths from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { questionMessages } from '../../../messages/en/question.ts'
import { formatNumber } from '../../../messages/format.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { LoadState } from '../load-state.tsx'
import { useBankCount, useBankQuestions, useRemoveBankQuestion } from './bank-questions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ExportBank } from './export-bank.tsx'
import { BANK_SORTS, type BankQuery, PAGE_SIZE } from './list-bank-questions.ts'
import { QuestionColumns, QuestionRow } from './question-row.tsx'

/** The query of the list, kept in the address: a reload and a link show the same page. */
function useBankQuery(): [BankQuery, (change: Record<string, string>) => void, URLSearchParams] {
  const [address, setAddress] = useSearchParams()
  const query: BankQuery = {
    search: address.get('q') ?? '',
    status: BankStatus.safeParse(address.get('status')).data ?? 'all',
    difficulty: Difficulty.safeParse(address.get('level')).data ?? 'all',
    sort: BANK_SORTS.find((sort) => sort === address.get('sort')) ?? 'newest',
    page: Math.max(0, Math.floor(Number(address.get('page') ?? 1) || 1) - 1),
  }
  const change = (values: Record<string, string>) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      next.delete('page')
      for (const [name, value] of Object.entries(values)) next.set(name, value)
      return next
    })
  return [query, change, address]
}

export function Component() {
  const { questions: words, menu } = useMessages(adminMessages)
  const [query, change, address] = useBankQuery()
  const questions = useBankQuestions(query)
  const listed = questions.data?.rows ?? []
  const count = useBankCount(query)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [toDelete, setToDelete] = useState<ListedBankQuestion | null>(null)
  return (
    <Page>
      <PageMeta title={menu.questions} />
      <PageHead
        title={menu.questions}
        text={words.text}
        end={
          <span className="flex flex-wrap gap-3">
            {listed.length > 0 && (
              <ExportBank query={query} chosen={listed.filter(({ id }) => chosen.has(id))} />
            )}
            <ButtonLink to={paths.adminCreateQuestion} variant="primary">
              <Icon name="plus" />
              {words.create}
            </ButtonLink>
          </span>
        }
      />
      <Filters query={query} onChange={change} />
      <LoadState query={questions}>
        {({ rows, hasMore }) =>
          rows.length === 0 && query.page > 0 ? (
            // All questions of the last page were published or deleted: those of the pages before it are left.
            <Navigate to={adminQuestionsPath(query.search, address)} replace />
          ) : rows.length === 0 ? (
            <NoQuestions query={query} />
          ) : (
            <>
              <BulkBar rows={rows} chosen={chosen} onChoose={setChosen} />
              <QuestionColumns />
              <RuledList>
                {rows.map((row) => (
                  <QuestionRow
                    key={row.id}
                    row={row}
                    isChosen={chosen.has(row.id)}
                    onChoose={(isChosen) => setChosen(withId(chosen, row.id, isChosen))}
                    onDelete={() => setToDelete(row)}
                  />
                ))}
              </RuledList>
              <Pages
                query={query}
                shown={rows.length}
                total={query.search === '' ? count.data : undefined}
                hasMore={hasMore}
                onChange={change}
              />
            </>
          )
        }
      </LoadState>
      <DeleteDialog row={toDelete} onClose={() => setToDelete(null)} />
    </Page>
  )
}

function NoQuestions({ query }: { query: BankQuery }) {
  const { questions: words } = useMessages(adminMessages)
  const { search, status, difficulty } = query
  if (search === '' && status === 'all' && difficulty === 'all')
    return <EmptyState framed title={words.none} text={words.noneText} />
  return (
    <EmptyState
      framed
      title={search === '' ? words.noneLikeThis : words.noMatch(search)}
      text={words.noneLikeThisText}
      actions={<ButtonLink to={paths.adminQuestions}>{words.showAll}</ButtonLink>}
    />
  )
}

function withId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}

interface FiltersProps {
  query: BankQuery
  onChange: (change: Record<string, string>) => void
}

function Filters({ query, onChange }: FiltersProps) {
  const { questions: words } = useMessages(adminMessages)
  const { level } = useMessages(questionMessages)
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 md:flex md:[&>*]:w-48">
      <Select
        compact
        label={words.status}
        value={query.status}
        onValueChange={(status) => onChange({ status })}
        options={[
          { value: 'all', label: words.all },
          ...BANK_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
        ]}
      />
      <Select
        compact
        label={words.level}
        value={query.difficulty}
        onValueChange={(value) => onChange({ level: value })}
        options={[
          { value: 'all', label: words.all },
          ...Difficulty.options.map((value) => ({ value, label: level[value] })),
        ]}
      />
      <Select
        compact
        label={words.sort}
        value={query.sort}
        onValueChange={(sort) => onChange({ sort })}
        options={BANK_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
      />
    </div>
  )
}

interface PagesProps {
  query: BankQuery
  shown: number
  total: number | undefined
  hasMore: boolean
  onChange: (change: Record<string, string>) => void
}

function Pages({ query, shown, total, hasMore, onChange }: PagesProps) {
  const { questions: words } = useMessages(adminMessages)
  const first = query.page * PAGE_SIZE + 1
  const range = `${formatNumber(first)}–${formatNumber(first + shown - 1)}`
  const [isFirst, isLast] = [query.page === 0, !hasMore]
  const go = (by: 1 | -1) => onChange({ page: `${query.page + by + 1}` })
  return (
    <nav aria-label={words.pages} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="figures text-sm text-ink-2">
        {total === undefined ? range : words.range(range, formatNumber(total))}
      </p>
      <span className="flex gap-2">
        {/* Keeps the focus on the first and on the last page. */}
        <Button softDisabled={isFirst} onClick={() => !isFirst && go(-1)}>
          <Icon name="chevron-left" />
          {words.previous}
        </Button>
        <Button softDisabled={isLast} onClick={() => !isLast && go(1)}>
          {words.next}
          <Icon name="chevron-right" />
        </Button>
      </span>
    </nav>
  )
}

function DeleteDialog({ row, onClose }: { row: ListedBankQuestion | null; onClose: () => void }) {
  const { questions: words } = useMessages(adminMessages)
  const removal = useRemoveBankQuestion()
  const remove = () => {
    if (!row) return
    removal.mutate(row.id, {
      onSuccess: () => toast.success(words.removed),
      onError: () => toast.error(words.removeFailed),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      open={row !== null}
      danger
      title={words.removeTitle}
      description={
        <>
          <b className="mb-2 line-clamp-3 font-label text-ink">
            <InlineText text={row?.text ?? ''} />
          </b>
          {words.removeText}
        </>
      }
      confirmLabel={words.confirmRemove}
      cancelLabel={words.keep}
      busy={removal.isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}
