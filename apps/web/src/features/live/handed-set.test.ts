import { LIVE_LIMITS } from '@ekagra/schema/live-quiz'
import type { Question } from '@ekagra/schema/question'
import { describe, expect, it } from 'vitest'
import { readHandedSet } from './handed-set.ts'

const question = (change: Partial<Question> = {}): Question => ({
  id: 'q',
  text: 'Which?',
  options: ['a', { text: 'b' }, 'c', 'd'],
  correctAnswer: 1,
  explanation: 'because',
  difficulty: 'easy',
  trust: 'curated',
  ...change,
})

describe('a set that is handed over to a live quiz', () => {
  it('becomes questions with plain options and their key', () => {
    expect(readHandedSet({ name: 'Mine', questions: [question()] })).toEqual({
      title: 'Mine',
      questions: [{ text: 'Which?', options: ['a', 'b', 'c', 'd'], correctIndex: 1, explanation: 'because' }],
    })
  })

  it('leaves out what was withdrawn or is too long, and what is more than a room takes', () => {
    const withdrawn = question({
      correction: {
        kind: 'retract',
        date: '2026-01-01',
        keeps: false,
        was: { correctAnswer: 1, explanation: '', trust: 'curated' },
      },
    })
    const long = question({ text: 'x'.repeat(LIVE_LIMITS.textLength + 1) })
    expect(readHandedSet({ name: 'Mine', questions: [withdrawn, long] })).toBeUndefined()
    const many = Array.from({ length: 40 }, () => question())
    expect(readHandedSet({ name: 'Mine', questions: many })?.questions).toHaveLength(LIVE_LIMITS.questions)
  })

  it('is missing when no set was handed over', () => {
    expect(readHandedSet(null)).toBeUndefined()
    expect(readHandedSet({ name: 'Mine', questions: [{}] })).toBeUndefined()
  })
})
