import { describe, expect, it } from 'vitest'
import { practiceAgainPath } from './result-actions.tsx'

const result = (difficulty: string, total = 10) => ({
  topic: 'Time & Work',
  difficulty,
  score: { score: 1, total, percentage: 10 },
})

describe('practiceAgainPath', () => {
  it('WEAK-18 fills in topic, level and count of the set-up', () => {
    expect(practiceAgainPath(result('hard'))).toBe(
      '/practice?topic=Time%20%26%20Work&difficulty=hard&count=10',
    )
  })

  it('goes one level up on request, asks for at most 30, and uses medium for an unknown level', () => {
    expect(practiceAgainPath(result('easy'), true)).toContain('difficulty=medium')
    expect(practiceAgainPath(result('hard'), true)).toContain('difficulty=hard')
    expect(practiceAgainPath(result('current-affairs', 75))).toContain('difficulty=medium&count=30')
  })
})
