import { gradientOf, listRecentTests, RECENT_TESTS_LIMIT } from '@ekagra/exam/history/recent-tests'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import type { RecentTest } from '@ekagra/schema/session/recent-test'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { recentTestsMessages } from '../../messages/en/recent-tests.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RowBoundary } from '../row-boundary.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { RecentTestCard } from './recent-test-card.tsx'

export interface RecentTestsProps {
  history: readonly HistoryEntry[]
  limit?: number
  /** If missing, tests cannot be deleted here. */
  onDelete?: ((id: string) => void) | undefined
  now: number
  /** Side by side if there is room. */
  inRow?: boolean | undefined
  /** The title, at the left of the search box. */
  head?: ReactNode
}

/** The best of the recent tests, by score and then by date, with a search over all of them. */
export function RecentTests({
  history,
  limit = RECENT_TESTS_LIMIT,
  onDelete,
  now,
  inRow,
  head,
}: RecentTestsProps) {
  const words = useMessages(recentTestsMessages)
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<RecentTest>()
  const tests = listRecentTests(history, { search, limit })
  const entries = new Map(history.map((entry) => [entry.id, entry]))

  const confirmDelete = () => {
    if (asked) onDelete?.(asked.id)
    setAsked(undefined)
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {head}
        {history.length > 0 && (
          <TextField
            label={words.search}
            hideLabel
            placeholder={words.search}
            type="search"
            icon="search"
            className={head ? 'w-full md:w-72' : 'w-full'}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </div>
      {tests.length === 0 ? (
        <p role="status" className="py-2 text-ink-2">
          {search.trim() === '' ? words.empty : words.noMatch(search.trim())}
        </p>
      ) : (
        <ul className={clsx('grid gap-3', inRow && 'lg:grid-cols-3')}>
          {tests.map((test, place) => (
            <li key={test.id}>
              <RowBoundary>
                <RecentTestCard
                  test={test}
                  entry={entries.get(test.id)}
                  spine={gradientOf(place)}
                  now={now}
                  onDelete={onDelete && (() => setAsked(test))}
                />
              </RowBoundary>
            </li>
          ))}
        </ul>
      )}
      {onDelete && (
        <ConfirmDialog
          open={asked !== undefined}
          title={words.removeTitle}
          description={asked && words.removeText(asked.title)}
          confirmLabel={words.confirmRemove}
          cancelLabel={words.keep}
          danger
          onConfirm={confirmDelete}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
