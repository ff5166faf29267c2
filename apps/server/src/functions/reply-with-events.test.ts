import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replyWithEvents } from './reply-with-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends a keep-alive every 15 s until the next event comes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = async function* () {
    await promise
    yield { type: 'done', count: 1 }
  }
  const text = replyWithEvents(slow()).text()
  await vi.advanceTimersByTimeAsync(31_000)
  resolve()
  expect(await text).toBe(': still here\n\n: still here\n\nevent: done\ndata: {"count":1}\n\n')
  expect(vi.getTimerCount()).toBe(0)
})

it('sends no keep-alive after its events have failed', async () => {
  const broken = async function* () {
    yield { type: 'progress' }
    throw new Error('broken')
  }
  await expect(replyWithEvents(broken()).text()).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

it('tells the source of the events when the reader has left', async () => {
  const leave = vi.fn()
  const endless = async function* () {
    for (;;) yield { type: 'progress' }
  }
  await replyWithEvents(endless(), leave).body?.cancel()
  expect(leave).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
