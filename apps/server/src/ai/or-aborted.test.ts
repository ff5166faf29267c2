import { describe, expect, it, vi } from 'vitest'
import { orAborted } from './or-aborted.ts'

describe('work for a caller who may leave', () => {
  it('gives the result of the work', async () => {
    expect(await orAborted(new AbortController().signal, async () => 'done')).toBe('done')
  })

  it('ends as soon as the caller leaves, however long the work takes', async () => {
    const caller = new AbortController()
    const waiting = orAborted(caller.signal, () => new Promise(() => undefined))
    caller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })

  it('is not begun when the caller has already left: its failure would end the process', async () => {
    const begin = vi.fn(() => Promise.reject(new Error('nobody catches this')))
    await expect(orAborted(AbortSignal.abort(new Error('gone')), begin)).rejects.toThrow('gone')
    expect(begin).not.toHaveBeenCalled()
  })
})
