import type { ReviewItem } from '@ekagra/schema/review-item'
import { describe, expect, it } from 'vitest'
import { planReviews } from './review-plan.ts'
import { remember } from './review-queue.ts'

const now = new Date(2026, 10, 15, 9, 0).getTime()

const dueAt = (n: number, due: Date): ReviewItem => ({
  id: `q-${n}`,
  topic: 'Addition',
  question: {
    id: `q-${n}`,
    text: `What is ${n} + ${n}?`,
    options: ['1', '2', '3', '4'],
    correctAnswer: 0,
    explanation: 'Twice the number.',
    difficulty: 'easy',
    trust: 'computed',
  },
  memory: { ...remember(undefined, false, now - 86_400_000), due: due.getTime() },
  attempts: ['a'],
})

describe('plan of reviews', () => {
  const items = [
    dueAt(1, new Date(2026, 10, 15, 22, 30)),
    dueAt(2, new Date(2026, 10, 12, 8, 0)),
    dueAt(3, new Date(2026, 10, 16, 0, 10)),
    dueAt(4, new Date(2026, 10, 22, 23, 0)),
    dueAt(5, new Date(2026, 10, 23, 1, 0)),
  ]

  it('includes everything due today at any hour, the longest overdue first', () => {
    expect(planReviews(items, now).due.map(({ id }) => id)).toEqual(['q-2', 'q-1'])
  })

  it('counts the questions due tomorrow and within a week', () => {
    expect(planReviews(items, now)).toMatchObject({ tomorrow: 1, withinAWeek: 2 })
  })

  it('gives the time of the next review, or undefined when there is none', () => {
    expect(planReviews(items, now).next).toBe(new Date(2026, 10, 16, 0, 10).getTime())
    expect(planReviews([], now).next).toBeUndefined()
  })
})
