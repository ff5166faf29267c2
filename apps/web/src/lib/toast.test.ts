import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the toast store', () => {
  it.each(['message', 'success', 'info', 'warning', 'error', 'loading'] as const)(
    'SHELL-60 shows a toast of the kind %s',
    (kind) => {
      const store = createToastStore()
      store[kind]('Test deleted successfully')
      expect(store.list()).toMatchObject([{ kind, title: 'Test deleted successfully', open: true }])
    },
  )

  it('SHELL-60 follows a promise from loading to success with one toast', async () => {
    const store = createToastStore()
    const work = store.promise(Promise.resolve(17), {
      loading: 'Loading questions...',
      success: (count) => `Loaded ${count} questions`,
      error: 'Failed to load questions',
    })
    expect(store.list()).toMatchObject([{ kind: 'loading', title: 'Loading questions...' }])
    const [{ id } = { id: '' }] = store.list()
    await expect(work).resolves.toBe(17)
    expect(store.list()).toMatchObject([
      { id, kind: 'success', title: 'Loaded 17 questions', duration: 5000 },
    ])
  })

  it('SHELL-60 turns the toast of a failed promise into an error and rethrows the failure', async () => {
    const store = createToastStore()
    const work = store.promise(Promise.reject(new Error('offline')), {
      loading: 'Loading questions...',
      success: 'Loaded',
      error: (reason) => (reason instanceof Error ? reason.message : 'unknown'),
    })
    await expect(work).rejects.toThrow('offline')
    expect(store.list()).toMatchObject([{ kind: 'error', title: 'offline' }])
  })

  it('SHELL-61 keeps only the newest toast', () => {
    const store = createToastStore()
    store.success('first')
    store.error('second')
    expect(store.list().map((toast) => toast.title)).toEqual(['second'])
  })

  it('SHELL-62 keeps a toast for 5000 ms by default', () => {
    const store = createToastStore()
    store.info('Generated 17 unique questions')
    expect(store.list()[0]?.duration).toBe(5000)
  })

  it('keeps a loading toast until it is updated under its id', () => {
    const store = createToastStore()
    const id = store.loading('Generating a test on Thermodynamics...')
    expect(store.list()[0]?.duration).toBe(Number.POSITIVE_INFINITY)
    store.success('Ready', { id })
    expect(store.list()).toMatchObject([{ id, kind: 'success', title: 'Ready' }])
  })

  it('SHELL-65 removes a dismissed toast from the list after 1000000 ms', () => {
    const store = createToastStore()
    const id = store.message('Practice session ended')
    store.dismiss(id)
    expect(store.list()).toMatchObject([{ id, open: false }])
    vi.advanceTimersByTime(999_999)
    expect(store.list()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.list()).toEqual([])
  })

  it('keeps a toast that is shown again after it was dismissed', () => {
    const store = createToastStore()
    const id = store.message('one')
    store.dismiss(id)
    store.message('one again', { id })
    vi.advanceTimersByTime(1_000_000)
    expect(store.list()).toMatchObject([{ id, open: true }])
  })

  it('has one action, such as Undo', () => {
    const store = createToastStore()
    const onSelect = vi.fn()
    store.success('Test deleted successfully', { action: { label: 'Undo', onSelect } })
    expect(store.list()).toMatchObject([{ action: { label: 'Undo', onSelect } }])
    store.message('another')
    expect(store.list()).toMatchObject([{ action: undefined }])
  })

  it('tells its listeners about every change', () => {
    const store = createToastStore()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.dismiss(store.message('one'))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    store.message('two')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
