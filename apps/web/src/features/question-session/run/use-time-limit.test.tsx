import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuestion } from '../../../testing/make-attempt.ts'
import { createSessionClock } from './session-clock.ts'
import { useTimeLimit } from './use-time-limit.ts'

const paper = {
  id: 'test-1',
  topic: 'Addition',
  mode: 'test' as const,
  difficulty: 'easy' as const,
  questions: [makeQuestion(1)],
  optionOrder: [[0, 1, 2, 3]],
  startedAt: '2026-11-15T00:00:00.000Z',
}
const handIn = vi.fn(async () => {})

beforeEach(() => {
  vi.useFakeTimers()
  handIn.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function run(timeLimitSeconds?: number) {
  const sources = { steady: () => performance.now(), wall: Date.now }
  const clock = createSessionClock({ total: 1, index: 0 }, sources)
  const limit = timeLimitSeconds === undefined ? {} : { timeLimitSeconds }
  return renderHook(() => useTimeLimit({ paper: { ...paper, ...limit }, clock }, handIn))
}

describe('the time limit of a test', () => {
  it('SESSION-11 submits the test when no time is left', async () => {
    run(60)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(handIn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1500)
    expect(handIn).toHaveBeenCalledOnce()
  })

  it('SESSION-11 tries again until the test is submitted, and stops when the screen closes', async () => {
    const { unmount } = run(60)
    await vi.advanceTimersByTimeAsync(71_000)
    expect(handIn).toHaveBeenCalledTimes(3)
    unmount()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(handIn).toHaveBeenCalledTimes(3)
  })

  it('leaves a test without a limit alone', async () => {
    run()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(handIn).not.toHaveBeenCalled()
  })
})
