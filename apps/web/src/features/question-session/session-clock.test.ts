import { describe, expect, it } from 'vitest'
import { createSessionClock } from './session-clock.ts'

function makeClock(start = {}) {
  const time = { steady: 1000, wall: Date.UTC(2026, 10, 15) }
  const clock = createSessionClock(
    { total: 3, index: 0, ...start },
    { steady: () => time.steady, wall: () => time.wall },
  )
  return { clock, time }
}

describe('createSessionClock', () => {
  it('SESSION-06 counts on from what was stored', () => {
    const { clock, time } = makeClock({ elapsedMs: 5000 })
    time.steady += 250
    expect(clock.elapsedMs()).toBe(5250)
  })

  it('gives time to the question that is on the screen', () => {
    const { clock, time } = makeClock({ questionMs: [100] })
    time.steady += 10
    clock.visit(2)
    time.steady += 30
    clock.visit(0)
    time.steady += 5
    expect(clock.questionMs()).toEqual([115, 0, 30])
    expect(clock.elapsedMs()).toBe(45)
  })

  it('stands still while paused', () => {
    const { clock, time } = makeClock()
    clock.pause()
    time.steady += 60_000
    expect(clock.elapsedMs()).toBe(0)
    clock.resume()
    time.steady += 7
    expect(clock.elapsedMs()).toBe(7)
  })

  it.each([3_600_000, -3_600_000])('is not moved by a device clock set by %i ms', (change) => {
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
