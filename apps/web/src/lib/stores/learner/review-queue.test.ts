import 'fake-indexeddb/auto'
import type { FinishedAttempt } from '@ekagra/exam/review/review-queue'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuestion } from '../../../testing/make-attempt.ts'

vi.mock('../core/log-storage-problem.ts')

const WRONG = 2
const RIGHT = 0

const attempt = (id: string, answers: Record<number, number>, day = 15): FinishedAttempt => ({
  id,
  topic: 'Addition',
  questions: Object.keys(answers).map((n) => makeQuestion(Number(n))),
  answers: Object.values(answers),
  finishedAt: Date.UTC(2026, 10, day),
})

/** The store as in another tab: its own memory, the same database. */
async function openTab() {
  vi.resetModules()
  return { ...(await import('./review-queue.ts')), ...(await import('./record-review.ts')) }
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('review queue store', () => {
  it('keeps missed questions between visits and reschedules them with each review', async () => {
    const today = await openTab()
    expect(await today.recordReview(attempt('a', { 1: WRONG, 2: RIGHT }))).toBe(true)
    const tomorrow = await openTab()
    const [item] = await tomorrow.listReviews()
    expect(item).toMatchObject({ id: 'q-1', topic: 'Addition', memory: { due: Date.UTC(2026, 10, 16) } })
    await tomorrow.recordReview(attempt('b', { 1: RIGHT }, 16))
    expect(await (await openTab()).listReviews()).toMatchObject([
      { id: 'q-1', memory: { due: Date.UTC(2026, 10, 19), reviews: 2 } },
    ])
  })

  it('counts an attempt once, however often it is recorded', async () => {
    const { recordReview, listReviews } = await openTab()
    await Promise.all([recordReview(attempt('a', { 1: WRONG })), recordReview(attempt('a', { 1: WRONG }))])
    expect(await listReviews()).toMatchObject([{ memory: { reviews: 1 } }])
  })

  it('loses nothing when two tabs finish at once', async () => {
    const [one, two] = [await openTab(), await openTab()]
    await Promise.all([
      one.recordReview(attempt('a', { 1: WRONG, 2: WRONG })),
      two.recordReview(attempt('b', { 2: WRONG, 3: WRONG })),
    ])
    const reviews = await one.listReviews()
    expect(reviews.map(({ id, memory }) => [id, memory.reviews])).toEqual([
      ['q-1', 1],
      ['q-2', 2],
      ['q-3', 1],
    ])
  })

  it('removes a question and puts it back with its review state', async () => {
    const { recordReview, listReviews, removeReview, restoreReview } = await openTab()
    await recordReview(attempt('a', { 1: WRONG, 2: WRONG }))
    const before = await listReviews()
    await removeReview('q-1')
    expect((await listReviews()).map(({ id }) => id)).toEqual(['q-2'])
    await Promise.all(before.slice(0, 1).map(restoreReview))
    expect(await listReviews()).toEqual(before)
  })

  it('is emptied completely, in memory as well', async () => {
    const { recordReview, listReviews, clearReviews } = await openTab()
    await recordReview(attempt('a', { 1: WRONG, 2: WRONG }))
    await clearReviews()
    expect(await listReviews()).toEqual([])
    vi.stubGlobal('indexedDB', undefined)
    const held = await openTab()
    await held.recordReview(attempt('b', { 1: WRONG }))
    await held.clearReviews()
    expect(await held.listReviews()).toEqual([])
  })

  it('notifies listeners of every change until they unsubscribe', async () => {
    const { recordReview, removeReview, subscribeToReviews } = await openTab()
    const heard = vi.fn()
    const stop = subscribeToReviews(heard)
    await recordReview(attempt('a', { 1: WRONG }))
    await removeReview('q-1')
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    await recordReview(attempt('b', { 1: WRONG }))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('works for the visit if the database is missing, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { recordReview, listReviews, removeReview, restoreReview } = await openTab()
    expect(await recordReview(attempt('a', { 1: WRONG }))).toBe(false)
    expect(await recordReview(attempt('b', { 1: RIGHT }, 16))).toBe(false)
    const [item] = await listReviews()
    expect(item).toMatchObject({ id: 'q-1', memory: { reviews: 2 } })
    await removeReview('q-1')
    expect(await listReviews()).toEqual([])
    if (item) await restoreReview(item)
    expect(await listReviews()).toEqual([item])
  })

  it('leaves out unreadable items', async () => {
    const { recordReview, listReviews } = await openTab()
    await recordReview(attempt('a', { 1: WRONG }))
    const { learnerDatabase } = await import('../core/learner-database.ts')
    await (await learnerDatabase()).put('reviews', { id: 'q-9', memory: 'a text of another version' })
    expect((await listReviews()).map(({ id }) => id)).toEqual(['q-1'])
  })
})
