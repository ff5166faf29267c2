import { describe, expect, it } from 'vitest'
import { createSessionClock, timeAway } from './session-clock.ts'

function makeClock(start = {}) {
  const time = { steady: 1000, wall: Date.UTC(2026, 10, 15) }
  const clock = createSessionClock(
    { total: 3, index: 0, ...start },
    { steady: () => time.steady, wall: () => time.wall },
  )
  return { clock, time }
}

describe('createSessionClock', () => {
  it('SESSION-06 continues from the stored time', () => {
    const { clock, time } = makeClock({ elapsedMs: 5000 })
    time.steady += 250
    expect(clock.elapsedMs()).toBe(5250)
  })

  it('counts time for the question on the screen', () => {
    const { clock, time } = makeClock({ questionMs: [100] })
    time.steady += 10
    clock.visit(2)
    time.steady += 30
    clock.visit(0)
    time.steady += 5
    expect(clock.questionMs()).toEqual([115, 0, 30])
    expect(clock.elapsedMs()).toBe(45)
  })

  it('stops while paused', () => {
    const { clock, time } = makeClock()
    clock.pause()
    time.steady += 60_000
    expect(clock.elapsedMs()).toBe(0)
    clock.resume()
    time.steady += 7
    expect(clock.elapsedMs()).toBe(7)
  })

  it.each([3_600_000, -3_600_000])('ignores a change of the device clock by %i ms', (change) => {
    const { clock, time } = makeClock()
    time.steady += 1000
    time.wall += change
    expect(clock.elapsedMs()).toBe(1000)
    expect(clock.wallTime().toISOString()).toBe('2026-11-15T00:00:01.000Z')
  })

  it('never runs backwards, even if the counter does', () => {
    const { clock, time } = makeClock()
    time.steady += 100
    expect(clock.elapsedMs()).toBe(100)
    time.steady -= 500
    expect(clock.elapsedMs()).toBe(100)
  })
})

const savedAt = '2026-11-15T10:00:00.000Z'
const minutesLater = (minutes: number) => Date.parse(savedAt) + minutes * 60_000
const limited = { timeLimitSeconds: 600 }
const progress = { elapsedMs: 120_000, savedAt }

describe('the time while the app was closed', () => {
  it('SESSION-11 counts against a time limit, up to its end', () => {
    expect(timeAway(limited, progress, minutesLater(3))).toBe(180_000)
    expect(timeAway(limited, progress, minutesLater(600))).toBe(480_000)
  })

  it('does not count if there is no limit, or before the first save', () => {
    expect(timeAway({}, progress, minutesLater(3))).toBe(0)
    expect(timeAway(limited, null, minutesLater(3))).toBe(0)
  })

  it('is zero if the clock was set back or the record cannot be read', () => {
    expect(timeAway(limited, progress, minutesLater(-60))).toBe(0)
    expect(timeAway(limited, { ...progress, savedAt: 'yesterday' }, minutesLater(3))).toBe(0)
  })
})
