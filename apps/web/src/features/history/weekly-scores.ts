import { confirmedOnly } from '@ekagra/exam/history/history-analytics'
import { UNKNOWN_DATE } from '@ekagra/exam/history/read-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'

export interface WeekScore {
  /** Monday at midnight, in milliseconds since 1970. */
  week: number
  tests: number
  /** Whole per cent, at most 100. */
  average: number
}

/** Half a year fits into one chart. */
export const WEEKS_SHOWN = 26

function mondayOf(moment: number): number {
  const day = new Date(moment)
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7))
  return day.getTime()
}

/** The average of each week that had a test, oldest first, without unconfirmed results. */
export function weeklyScores(history: readonly HistoryEntry[]): WeekScore[] {
  const dated = confirmedOnly(history).filter(({ date }) => date !== UNKNOWN_DATE)
  const byWeek = Map.groupBy(dated, ({ date }) => mondayOf(Date.parse(date)))
  return [...byWeek]
    .map(([week, entries]) => {
      const sum = entries.reduce((total, { percentage }) => total + percentage, 0)
      return { week, tests: entries.length, average: Math.min(100, Math.round(sum / entries.length)) }
    })
    .sort((a, b) => a.week - b.week)
    .slice(-WEEKS_SHOWN)
}

const WEEK_MS = 7 * 86_400_000

export type Trend =
  | { kind: 'one'; average: number }
  | { kind: 'up' | 'down' | 'level'; first: number; last: number; weeks: number }

/** The summary of the chart: how the average changed, and over how many weeks. */
export function readTrend(weeks: readonly WeekScore[]): Trend | undefined {
  const first = weeks[0]
  const last = weeks.at(-1)
  if (first === undefined || last === undefined) return undefined
  if (first === last) return { kind: 'one', average: last.average }
  const passed = Math.round((last.week - first.week) / WEEK_MS) + 1
  const kind = last.average > first.average ? 'up' : last.average < first.average ? 'down' : 'level'
  return { kind, first: first.average, last: last.average, weeks: passed }
}

export interface ScoreAxis {
  low: number
  high: number
  /** The values of the grid lines, lowest first. */
  lines: number[]
}

/** An axis with some space around the values and grid lines every 10 or 20. */
export function scoreAxis(weeks: readonly WeekScore[]): ScoreAxis {
  const averages = weeks.map(({ average }) => average)
  const low = Math.max(0, Math.floor(Math.min(...averages) / 10) * 10 - 10)
  const high = Math.min(100, Math.ceil(Math.max(...averages) / 10) * 10 + 10)
  const step = high - low > 50 ? 20 : 10
  const lines = []
  for (let value = Math.ceil((low + 1) / step) * step; value <= high; value += step) lines.push(value)
  return { low, high, lines }
}
