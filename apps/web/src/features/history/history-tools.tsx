import {
  DEFAULT_HISTORY_SORT,
  HISTORY_FILTERS,
  HISTORY_SORTS,
  type HistoryQuery,
} from '@ekagra/exam/history/filter-history'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { SearchField } from '../../components/ui/form/search-field.tsx'
import { Segmented } from '../../components/ui/form/segmented.tsx'
import { Select } from '../../components/ui/form/select.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'

const HISTORY_VIEWS = ['cards', 'analytics'] as const
type HistoryView = (typeof HISTORY_VIEWS)[number]

interface HistoryToolsProps {
  query: HistoryQuery
  onQueryChange: (query: HistoryQuery) => void
  view: HistoryView
  onViewChange: (view: HistoryView) => void
  /** How many tests the query finds. */
  count: number
  onDeleteAll: () => void
  onShowRecent: () => void
}

/** Search, sort order, level, view, and the button that deletes the whole history. */
export function HistoryTools(props: HistoryToolsProps) {
  const { query, onQueryChange, view, onViewChange, count, onDeleteAll, onShowRecent } = props
  const words = useMessages(historyMessages)
  return (
    <>
      <search className="mb-4 grid items-center gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <SearchField
          label={words.search}
          value={query.search}
          onSearch={(search) => onQueryChange({ ...query, search })}
        />
        <div className="flex flex-wrap items-center gap-2 [&_select]:min-h-12">
          <Select
            label={words.sort}
            hideLabel
            compact
            className="min-w-0 flex-1 md:w-36 md:flex-none"
            value={query.sort}
            options={HISTORY_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
            onValueChange={(sort) => onQueryChange({ ...query, sort })}
          />
          <Select
            label={words.difficulty}
            hideLabel
            compact
            className="min-w-0 flex-1 md:w-36 md:flex-none"
            value={query.difficulty}
            options={HISTORY_FILTERS.map((value) => ({ value, label: words.filters[value] }))}
            onValueChange={(difficulty) => onQueryChange({ ...query, difficulty })}
          />
          <Button
            square
            aria-label={words.recentTests}
            onClick={onShowRecent}
            className="!min-h-12 !w-12 flex-none"
          >
            <Icon name="award" />
          </Button>
          <Button
            square
            aria-label={words.deleteAll}
            onClick={onDeleteAll}
            className="!min-h-12 !w-12 flex-none max-md:hidden"
          >
            <Icon name="trash" />
          </Button>
        </div>
      </search>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-2">
          <p role="status" className="figures text-sm text-ink-3">
            {words.count(count)}
          </p>
          <Button variant="danger-quiet" onClick={onDeleteAll} className="md:hidden">
            {words.clearAll}
          </Button>
        </div>
        <Segmented
          legend={words.view}
          hideLegend
          choices={HISTORY_VIEWS.map((value) => ({ value, label: words.views[value] }))}
          value={view}
          onValueChange={onViewChange}
        />
      </div>
    </>
  )
}

export const EVERYTHING: HistoryQuery = { search: '', difficulty: 'all', sort: DEFAULT_HISTORY_SORT }

const oneOf = <Word extends string>(words: readonly Word[], word: string | null, otherwise: Word): Word =>
  words.find((known) => known === word) ?? otherwise

/**
 * The search and filters. They are kept in the address, so that they are still there after a reload or on the
 * way back from a result.
 */
export function useHistoryQuery() {
  const [parameters, setParameters] = useSearchParams()
  const [query, setQuery] = useState<HistoryQuery>(() => ({
    search: parameters.get('q') ?? '',
    difficulty: oneOf(HISTORY_FILTERS, parameters.get('level'), 'all'),
    sort: oneOf(HISTORY_SORTS, parameters.get('sort'), DEFAULT_HISTORY_SORT),
  }))
  const [view, setView] = useState<HistoryView>(() => oneOf(HISTORY_VIEWS, parameters.get('view'), 'cards'))

  const wanted = new URLSearchParams({
    ...(query.search && { q: query.search }),
    ...(query.difficulty !== 'all' && { level: query.difficulty }),
    ...(query.sort !== DEFAULT_HISTORY_SORT && { sort: query.sort }),
    ...(view !== 'cards' && { view }),
  }).toString()
  const shown = parameters.toString()
  useEffect(() => {
    if (wanted !== shown) setParameters(wanted, { replace: true })
  }, [wanted, shown, setParameters])

  return { query, setQuery, view, setView }
}
