import {
  DEFAULT_HISTORY_SORT,
  HISTORY_FILTERS,
  HISTORY_SORTS,
  type HistoryQuery,
} from '@ekagra/exam/history/filter-history'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { HISTORY_VIEWS, type HistoryView } from './history-tools.tsx'

export const EVERYTHING: HistoryQuery = { search: '', difficulty: 'all', sort: DEFAULT_HISTORY_SORT }

const oneOf = <Word extends string>(words: readonly Word[], word: string | null, otherwise: Word): Word =>
  words.find((known) => known === word) ?? otherwise

/** What is searched and shown. The address follows, so that a reload or the way back from a result finds it again. */
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
