import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { describe, expect, it } from 'vitest'
import { readTrend, scoreAxis, WEEKS_SHOWN, weeklyScores } from './weekly-scores.ts'

function entry(date: Date | string, percentage: number, rest: Partial<HistoryEntry> = {}): HistoryEntry {
  const iso = typeof date === 'string' ? date : date.toISOString()
  return {
    id: `${iso}-${percentage}`,
    title: 'Trains',
    topic: 'Trains',
    score: 1,
    totalQuestions: 2,
    date: iso,
    timeSpent: '1:00',
    difficulty: 'easy',
    percentage,
    deviceType: 'mobile',
    ...rest,
  }
}

const day = (month: number, date: number) => new Date(2026, month - 1, date, 12)

describe('weekly scores', () => {
  it('averages the tests of one week, Monday to Sunday', () => {
    // 9 November 2026 is a Monday, 15 November a Sunday
    const weeks = weeklyScores([entry(day(11, 9), 40), entry(day(11, 15), 61)])
    expect(weeks).toEqual([{ week: new Date(2026, 10, 9).getTime(), tests: 2, average: 51 }])
  })

  it('runs from the oldest week to the newest', () => {
    const weeks = weeklyScores([entry(day(11, 10), 80), entry(day(10, 6), 50)])
    expect(weeks.map(({ average }) => average)).toEqual([50, 80])
  })

  it('leaves out unconfirmed results and entries without a date', () => {
    const forged = entry(day(11, 10), 100, { unconfirmed: true })
    const undated = entry('1970-01-01T00:00:00.000Z', 100)
    expect(weeklyScores([forged, undated])).toEqual([])
  })

  it('HISTORY-15 never shows more than 100', () => {
    expect(weeklyScores([entry(day(11, 10), 140)])[0]?.average).toBe(100)
  })

  it('keeps only the last half year', () => {
    const many = Array.from({ length: 60 }, (_, week) => entry(new Date(2026, 0, 5 + week * 7), week))
    const weeks = weeklyScores(many)
    expect(weeks).toHaveLength(WEEKS_SHOWN)
    expect(weeks.at(-1)?.average).toBe(59)
  })
})

describe('the summary of the trend', () => {
  it('says up, down or level, and over how many weeks', () => {
    const rising = weeklyScores([entry(day(9, 1), 52), entry(day(11, 14), 76)])
    expect(readTrend(rising)).toEqual({ kind: 'up', first: 52, last: 76, weeks: 11 })
    expect(readTrend(weeklyScores([entry(day(9, 1), 76), entry(day(11, 14), 52)]))?.kind).toBe('down')
    expect(readTrend(weeklyScores([entry(day(9, 1), 76), entry(day(11, 14), 76)]))?.kind).toBe('level')
  })

  it('gives only the average if there is just one week', () => {
    expect(readTrend(weeklyScores([entry(day(11, 14), 76)]))).toEqual({ kind: 'one', average: 76 })
    expect(readTrend([])).toBeUndefined()
  })
})

describe('the axis', () => {
  it('leaves space around the values and stays between 0 and 100', () => {
    expect(scoreAxis(weeklyScores([entry(day(9, 1), 52), entry(day(11, 14), 76)]))).toEqual({
      low: 40,
      high: 90,
      lines: [50, 60, 70, 80, 90],
    })
    expect(scoreAxis(weeklyScores([entry(day(9, 1), 0), entry(day(11, 14), 100)]))).toEqual({
      low: 0,
      high: 100,
      lines: [20, 40, 60, 80, 100],
    })
  })
})
