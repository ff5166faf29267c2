import { describe, expect, it } from 'vitest'
import { answeredQuestions, missed, mockDataOf, scoreOf } from './result.ts'

const question = (id: string, topicPath?: string[]) => ({
  id,
  text: 'x',
  options: ['1', '2', '3', '4'],
  correctAnswer: 1,
  explanation: '',
  trust: 'computed' as const,
  topicPath,
})

const answers = answeredQuestions(
  [question('a', ['Arithmetic', 'Trains']), question('b', ['Polity']), question('c')],
  [1, 0],
  { topic: 'SSC', seconds: [4, 5, 6] },
)

describe('answeredQuestions', () => {
  it('RESULTS-06 counts a missing answer as skipped, never as right', () => {
    expect(answers.map(({ outcome }) => outcome)).toEqual(['right', 'wrong', 'skipped'])
    expect(missed(answers).map(({ number }) => number)).toEqual([2, 3])
  })

  it('RESULTS-24 names the chapter of a question, else its subject, else the topic of the test', () => {
    expect(answers.map(({ topic }) => topic)).toEqual(['Trains', 'Polity', 'SSC'])
  })
})

describe('scoreOf', () => {
  it('RESULTS-06 counts the answers and ignores a given score', () => {
    expect(scoreOf(answers, { score: 3, total: 3 })).toEqual({ score: 1, total: 3, percentage: 33 })
  })

  it('caps a given score at the total', () => {
    expect(scoreOf([], { score: 99, total: 10 })).toEqual({ score: 10, total: 10, percentage: 100 })
    expect(scoreOf([], { score: -5, total: 10 })).toEqual({ score: 0, total: 10, percentage: 0 })
  })
})

describe('mockDataOf', () => {
  it('RESULTS-22 RESULTS-23 falls back to a limit of a minute per question, four fifths of it spent', () => {
    expect(mockDataOf(null, 10, '0:00')).toEqual({
      timeLimit: 600,
      actualTimeSpent: 480,
      recommendations: [],
    })
  })

  it('keeps a known time', () => {
    expect(mockDataOf(null, 10, '5:00')).toMatchObject({ timeLimit: 600, actualTimeSpent: 300 })
    const stored = { timeLimit: 900, actualTimeSpent: 100, recommendations: [] }
    expect(mockDataOf(stored, 10, '5:00')).toBe(stored)
  })
})
