import type { Difficulty } from '@ekagra/schema/difficulty'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { foldCase } from '../similarity/fold-case.ts'
import { historyLevel } from './read-history.ts'

export const HISTORY_SORTS = ['newest', 'oldest', 'score'] as const
export type HistorySort = (typeof HISTORY_SORTS)[number]
export const DEFAULT_HISTORY_SORT: HistorySort = 'newest'

export const HISTORY_FILTERS = ['all', 'easy', 'medium', 'hard'] as const
export type HistoryFilter = 'all' | Difficulty

export interface HistoryQuery {
  /** Part of a topic, in any case. */
  search: string
  difficulty: HistoryFilter
  sort: HistorySort
}

/** The entries that a query asks for, in its order. */
export const filterHistory = (history: readonly HistoryEntry[], query: HistoryQuery): HistoryEntry[] => {
  const search = foldCase(query.search)
  const matching = history.filter(
    (entry) =>
      (search === '' || entry.topic.toLowerCase().includes(search)) &&
      (query.difficulty === 'all' || historyLevel(entry) === query.difficulty),
  )
  return sortHistory(matching, query.sort)
}

/** Equal entries keep their order. Dates are parsed once each, not once per comparison. */
export const sortHistory = (history: readonly HistoryEntry[], sort: HistorySort): HistoryEntry[] => {
  const rank = { newest: newness, oldest: oldness, score: percent }[sort]
  return history
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry)
}

const newness = ({ date }: HistoryEntry): number => Date.parse(date)
const oldness = ({ date }: HistoryEntry): number => -Date.parse(date)
const percent = ({ percentage }: HistoryEntry): number => percentage
