import { describe, expect, it } from 'vitest'
import { timeAway } from './time-away.ts'

const savedAt = '2026-11-15T10:00:00.000Z'
const minutesLater = (minutes: number) => Date.parse(savedAt) + minutes * 60_000
const limited = { timeLimitSeconds: 600 }
const progress = { elapsedMs: 120_000, savedAt }

describe('the time that the app was closed', () => {
  it('SESSION-11 counts against a time limit, up to its end', () => {
    expect(timeAway(limited, progress, minutesLater(3))).toBe(180_000)
    expect(timeAway(limited, progress, minutesLater(600))).toBe(480_000)
  })

  it('does not count where there is no limit, or before the first save', () => {
    expect(timeAway({}, progress, minutesLater(3))).toBe(0)
    expect(timeAway(limited, null, minutesLater(3))).toBe(0)
  })

  it('is nothing where the clock was set back or the record cannot be read', () => {
    expect(timeAway(limited, progress, minutesLater(-60))).toBe(0)
    expect(timeAway(limited, { ...progress, savedAt: 'yesterday' }, minutesLater(3))).toBe(0)
  })
})
