import { describe, expect, it } from 'vitest'
import { answeredQuestions } from './result.ts'
import { timedQuestions, timeFinding } from './time-per-question.tsx'

const question = (id: string) => ({
  id,
  text: 'x',
  options: ['1', '2', '3', '4'],
  correctAnswer: 1,
  explanation: '',
  trust: 'computed' as const,
})

const answered = (answers: (number | null)[], seconds: number[] | undefined) =>
  answeredQuestions(
    answers.map((_, index) => question(`q-${index}`)),
    answers,
    { topic: 'Trains', seconds },
  )

describe('timeFinding', () => {
  it('says how much time went to missed questions, and which question took longest', () => {
    expect(timeFinding(timedQuestions(answered([1, 2, null, 1], [10, 30, 10, 50])))).toEqual({
      total: 100,
      average: 25,
      slowest: { number: 4, seconds: 50 },
      lost: { count: 2, seconds: 40, share: 40 },
    })
  })

  it('reports no missed questions when all are right', () => {
    expect(timeFinding(timedQuestions(answered([1, 1], [5, 6])))?.lost).toBeUndefined()
  })

  it.each([[undefined], [[1]], [[0, 0]]])('finds nothing in the times %j of two questions', (seconds) => {
    expect(timeFinding(timedQuestions(answered([1, 1], seconds)))).toBeUndefined()
  })
})
