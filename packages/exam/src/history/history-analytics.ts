import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { type HistoryLevel, historyLevel } from './read-history.ts'

export const TOP_TOPICS_SHOWN = 3

export interface HistoryAnalytics {
  totalTests: number
  totalQuestions: number
  /** Whole per cent, at most 100. */
  averageScore: number
  /** The topics taken most often. */
  topTopics: { topic: string; tests: number }[]
  difficultyCounts: Record<HistoryLevel, number>
}

/** The history without unconfirmed results, which anyone could have typed into an address. */
export const confirmedOnly = (history: readonly HistoryEntry[]): HistoryEntry[] =>
  history.filter(({ unconfirmed }) => unconfirmed !== true)

export const analyseHistory = (history: readonly HistoryEntry[]): HistoryAnalytics => {
  const entries = confirmedOnly(history)
  const difficultyCounts: HistoryAnalytics['difficultyCounts'] = {
    easy: 0,
    medium: 0,
    hard: 0,
    'current-affairs': 0,
  }
  for (const entry of entries) difficultyCounts[historyLevel(entry)] += 1
  const sum = entries.reduce((total, { percentage }) => total + percentage, 0)
  return {
    totalTests: entries.length,
    totalQuestions: entries.reduce((total, { totalQuestions }) => total + totalQuestions, 0),
    averageScore: entries.length === 0 ? 0 : Math.min(100, Math.round(sum / entries.length)),
    topTopics: topTopics(entries),
    difficultyCounts,
  }
}

const topTopics = (entries: readonly HistoryEntry[]): HistoryAnalytics['topTopics'] => {
  const tests = new Map<string, number>()
  for (const { topic } of entries) tests.set(topic, (tests.get(topic) ?? 0) + 1)
  return [...tests]
    .map(([topic, count]) => ({ topic, tests: count }))
    .sort((a, b) => b.tests - a.tests)
    .slice(0, TOP_TOPICS_SHOWN)
}
