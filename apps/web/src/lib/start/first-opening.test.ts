import { describe, expect, it, vi } from 'vitest'
import { createFirstOpening } from './first-opening.ts'

describe('createFirstOpening', () => {
  it('gives what was opened to the render as often as it asks, and once to whoever lets go of it', async () => {
    const first = createFirstOpening<{ release: () => void }>()
    const opened = { release: vi.fn() }
    await first.begin('practice', Promise.resolve(opened))
    expect(first.read('test')).toBeUndefined()
    expect(first.read('practice')).toBe(opened)
    expect(first.read('practice')).toBe(opened)
    expect(await first.take('practice')).toBe(opened)
    expect(first.take('practice')).toBeUndefined()
    expect(first.read('practice')).toBeUndefined()
    dispatchEvent(new PopStateEvent('popstate'))
    expect(opened.release).not.toHaveBeenCalled()
  })

  it('can be taken while it is still being opened', async () => {
    const first = createFirstOpening<{ release: () => void }>()
    const opened = { release: vi.fn() }
    const begun = first.begin('practice', Promise.resolve(opened))
    expect(first.read('practice')).toBeUndefined()
    expect(await first.take('practice')).toBe(opened)
    await begun
  })

  it('lets go of it when the learner goes back before the first render', async () => {
    const first = createFirstOpening<{ release: () => void }>()
    const opened = { release: vi.fn() }
    const begun = first.begin('practice', Promise.resolve(opened))
    dispatchEvent(new PopStateEvent('popstate'))
    await begun
    expect(opened.release).toHaveBeenCalledOnce()
    expect(first.read('practice')).toBeUndefined()
    expect(first.take('practice')).toBeUndefined()
  })
})
