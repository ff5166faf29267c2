import type { HistoryEntry } from '@ekagra/schema/history-entry'
import type { RecentTest } from '@ekagra/schema/session/recent-test'
import { foldCase } from '../similarity/fold-case.ts'
import { confirmedOnly } from './history-analytics.ts'

export const RECENT_TESTS_LIMIT = 3
export const RECENT_TESTS_POPUP_LIMIT = 10
export const BEST_RESULTS_SHOWN = 3
export const RECENT_TEST_GRADIENTS = 8

export const toRecentTest = (entry: HistoryEntry): RecentTest => ({
  id: entry.id,
  title: entry.topic,
  questions: entry.totalQuestions,
  time: entry.timeSpent,
  category: entry.difficulty,
  score: entry.percentage,
  date: entry.date,
  deviceType: entry.deviceType,
})

/** Highest score first, then newest first. Unconfirmed results are left out of the ranking. */
export const listRecentTests = (
  history: readonly HistoryEntry[],
  { search = '', limit = RECENT_TESTS_LIMIT }: { search?: string; limit?: number } = {},
): RecentTest[] => {
  const wanted = foldCase(search)
  return confirmedOnly(history)
    .map((entry) => ({ test: toRecentTest(entry), time: Date.parse(entry.date) }))
    .filter(({ test }) => [test.title, test.category].some((text) => text.toLowerCase().includes(wanted)))
    .sort((a, b) => b.test.score - a.test.score || b.time - a.time)
    .slice(0, limit)
    .map(({ test }) => test)
}

/** The best results for home. */
export const bestResults = (history: readonly HistoryEntry[]): RecentTest[] =>
  listRecentTests(history, { limit: BEST_RESULTS_SHOWN })

/** Which of the eight gradients the card at this position has. */
export const gradientOf = (place: number): number => place % RECENT_TEST_GRADIENTS
