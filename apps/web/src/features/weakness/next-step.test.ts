import type { MasteryLevel } from '@ekagra/exam/weakness/mastery'
import type { WeaknessSuggestion } from '@ekagra/schema/weakness-suggestion'
import { describe, expect, it } from 'vitest'
import { chooseNextStep, type LearnerState } from './next-step.ts'

const weak: WeaknessSuggestion = {
  topic: 'Time & Work',
  reason: 'low-average',
  confidence: 82,
  category: 'weakness',
  suggestedQuestions: 12,
  suggestedDifficulty: 'easy',
}

const subject = (title: string, levels: MasteryLevel[]) => ({
  id: title,
  title,
  chapters: levels.map((level, index) => ({
    id: `${title}-${index}`,
    title: `${title} ${index + 1}`,
    level,
    asked: 0,
    average: undefined,
  })),
})

const state: LearnerState = { hasHistory: true, due: 0, suggestions: [], subjects: [] }

describe('next step', () => {
  it('is a first test if there is no history', () => {
    expect(chooseNextStep({ ...state, hasHistory: false })).toEqual({ kind: 'first-test' })
  })

  it('is the review if any is due, before weak topics', () => {
    expect(chooseNextStep({ ...state, due: 3, suggestions: [weak] })).toEqual({ kind: 'review', due: 3 })
  })

  it('is the weakest topic when nothing is due', () => {
    expect(chooseNextStep({ ...state, suggestions: [weak] })).toEqual({
      kind: 'weak-topic',
      suggestion: weak,
    })
  })

  it('is the next new chapter of the most advanced subject when no topic is weak', () => {
    const subjects = [
      subject('Physics', ['not-started', 'not-started']),
      subject('Maths', ['mastered', 'not-started', 'begun']),
      subject('Biology', ['mastered']),
    ]
    expect(chooseNextStep({ ...state, subjects })).toEqual({ kind: 'new-chapter', chapter: 'Maths 2' })
  })

  it('is a mock test when every chapter is started', () => {
    const subjects = [subject('Maths', ['mastered', 'begun'])]
    expect(chooseNextStep({ ...state, subjects })).toEqual({ kind: 'mock-test' })
  })
})
