import { describe, expect, it } from 'vitest'
import { createQuestionIntake } from './question-intake.ts'

const TEXTS = [
  'Trains cross a bridge',
  'Pipes fill a tank',
  'A sum doubles',
  'Angles of a kite',
  'Milk and water',
]
const question = (n: number) => ({ id: `q-${n}`, text: TEXTS[n] ?? '', correctAnswer: 0 })

describe('accepting questions as they arrive', () => {
  it('GEN-13 accepts each new question at once until there are enough', () => {
    const intake = createQuestionIntake({ count: 2, seenIds: [] })
    expect([0, 1, 2].map((n) => intake.offer(question(n)))).toEqual([true, true, false])
    expect(intake.missing()).toBe(0)
    expect(intake.finish()).toEqual({ added: [], fullySeen: false })
  })

  it('GEN-24 GEN-25 drops a repeat of an accepted question or of one the session already has', () => {
    const intake = createQuestionIntake({ count: 3, seenIds: [], have: [question(0)] })
    expect(intake.offer({ ...question(0), id: 'other', text: 'trains CROSS a bridge!' })).toBe(false)
    expect(intake.offer(question(1))).toBe(true)
    expect(intake.offer({ ...question(1), id: 'another' })).toBe(false)
    expect(intake.missing()).toBe(1)
  })

  it('GEN-28 holds seen questions back until nothing new arrives, then uses the ones seen longest ago', () => {
    const intake = createQuestionIntake({ count: 2, seenIds: ['q-2', 'q-0', 'q-1'] })
    expect([0, 1, 2, 3].map((n) => intake.offer(question(n)))).toEqual([false, false, false, true])
    expect(intake.finish()).toEqual({ added: [question(2)], fullySeen: false })
  })

  it('STORE-11 reports when every question that arrived had been seen', () => {
    const intake = createQuestionIntake({ count: 5, seenIds: ['q-0', 'q-1'] })
    intake.offer(question(1))
    intake.offer(question(0))
    expect(intake.finish()).toEqual({ added: [question(0), question(1)], fullySeen: true })
    expect(intake.missing()).toBe(3)
  })
})
