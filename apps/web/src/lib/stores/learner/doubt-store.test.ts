import type { PastDoubt } from '@ekagra/schema/doubt-answer'
import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('../core/log-storage-problem.ts')

const doubt = (n: number, question = `Doubt ${n}`): PastDoubt => ({
  id: `d-${n}`,
  askedAt: new Date(n * 1000).toISOString(),
  answer: {
    question,
    subject: 'Mathematics',
    difficulty: 'Beginner',
    steps: [{ title: 'Add', explanation: '1 + 1 = 2' }],
    finalAnswer: '2',
    concepts: ['Addition'],
    isSampleAnswer: false,
  },
})

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

it('keeps doubts latest first, without the photo address, which is valid only for this page', async () => {
  const { keepDoubt, readDoubts } = await import('./doubt-store.ts')
  keepDoubt(doubt(1))
  keepDoubt({ ...doubt(2), answer: { ...doubt(2).answer, questionImage: 'blob:1' } })
  expect(readDoubts()).toEqual([doubt(2), doubt(1)])
})

it('keeps each question once and at most 50 of them', async () => {
  const { keepDoubt, readDoubts, MOST_DOUBTS } = await import('./doubt-store.ts')
  for (let n = 1; n <= 60; n++) keepDoubt(doubt(n))
  keepDoubt(doubt(61, 'Doubt 60'))
  expect(readDoubts()).toHaveLength(MOST_DOUBTS)
  expect(readDoubts().slice(0, 2)).toEqual([doubt(61, 'Doubt 60'), doubt(59)])
})

it('removes one and puts it back where it was', async () => {
  const { keepDoubt, readDoubts, removeDoubt, restoreDoubt } = await import('./doubt-store.ts')
  for (const n of [1, 2, 3]) keepDoubt(doubt(n))
  removeDoubt('d-2')
  expect(readDoubts().map(({ id }) => id)).toEqual(['d-3', 'd-1'])
  restoreDoubt(doubt(2))
  expect(readDoubts().map(({ id }) => id)).toEqual(['d-3', 'd-2', 'd-1'])
})

it('drops unreadable doubts and keeps the rest', async () => {
  localStorage.setItem('past-doubts', JSON.stringify([{ id: 7 }, doubt(1), 'junk']))
  const { readDoubts } = await import('./doubt-store.ts')
  expect(readDoubts()).toEqual([doubt(1)])
})
