import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTest } from '../testing/arbitraries.ts'
import { aQuestion } from '../testing/builders.ts'
import { grade, gradeByTopic, gradeWithoutSamples, isCorrect, percentage } from './grade.ts'

const questions = [0, 1, 2, 3].map((correctAnswer) => aQuestion({ correctAnswer }))

describe('grade', () => {
  it('SESSION-20 RESULTS-06 CA-67 counts answers equal to the correct index; null never counts', () => {
    expect(grade(questions, [0, 1, 3, null])).toEqual({
      score: 2,
      incorrect: 1,
      unanswered: 1,
      total: 4,
      percentage: 50,
    })
  })

  it('RESULTS-06 treats a missing answer as unanswered, even when the key is 0', () => {
    expect(isCorrect(aQuestion({ correctAnswer: 0 }), null)).toBe(false)
    expect(isCorrect(aQuestion({ correctAnswer: 0 }), undefined)).toBe(false)
    expect(isCorrect(aQuestion({ correctAnswer: 0 }), 0)).toBe(true)
    expect(grade(questions, [])).toMatchObject({ score: 0, incorrect: 0, unanswered: 4 })
  })

  it('is 0 per cent of nothing', () => {
    expect(grade([], [])).toEqual({ score: 0, incorrect: 0, unanswered: 0, total: 0, percentage: 0 })
  })

  it('counts every question as exactly one of correct, incorrect and unanswered', () => {
    fc.assert(
      fc.property(anyTest, (test) => {
        const { score, incorrect, unanswered, total, percentage } = grade(test.questions, test.answers)
        expect(score + incorrect + unanswered).toBe(total)
        expect(percentage).toBeGreaterThanOrEqual(0)
        expect(percentage).toBeLessThanOrEqual(100)
        expect(unanswered).toBe(test.answers.filter((answer) => answer === null).length)
      }),
    )
  })

  it('RESULTS-06 scores exactly one point more for a right answer instead of none', () => {
    fc.assert(
      fc.property(anyTest, fc.nat(11), (test, place) => {
        fc.pre(place < test.questions.length)
        const without = test.answers.with(place, null)
        const right = test.answers.with(place, test.questions[place]?.correctAnswer ?? null)
        expect(grade(test.questions, right).score).toBe(grade(test.questions, without).score + 1)
      }),
    )
  })
})

describe('gradeWithoutSamples', () => {
  it('WEAK-10 leaves sample questions out', () => {
    const mixed = [aQuestion({ trust: 'sample' }), aQuestion(), aQuestion({ trust: 'unverified' })]
    expect(gradeWithoutSamples(mixed, [0, 0, 1])).toEqual({ score: 1, totalQuestions: 2 })
    expect(gradeWithoutSamples(mixed, [])).toEqual({ score: 0, totalQuestions: 2 })
  })

  it('WEAK-10 counts nothing when all are samples, and says nothing when none is', () => {
    expect(gradeWithoutSamples([aQuestion({ trust: 'sample' })], [0])).toEqual({
      score: 0,
      totalQuestions: 0,
    })
    expect(gradeWithoutSamples(questions, [0])).toBeUndefined()
  })
})

it('RESULTS-24 counts correct and total per topic, in the order of appearance', () => {
  const topics = ['Optics', 'Heat', 'Optics', 'Heat']
  const byTopic = gradeByTopic(
    questions,
    [0, 1, 0, null],
    (question) => topics[questions.indexOf(question)] ?? '',
  )
  expect(byTopic).toEqual([
    { topic: 'Optics', correct: 1, total: 2 },
    { topic: 'Heat', correct: 1, total: 2 },
  ])
})

it.each([
  [2, 3, 67],
  [1, 3, 33],
  [1, 8, 13],
  [10, 10, 100],
  [1, 1, 100],
  [0, 10, 0],
])('CA-68 STORE-35 rounds %d of %d to %d per cent', (score, total, expected) => {
  expect(percentage(score, total)).toBe(expected)
})

it('is 0 where there is nothing to score', () => {
  expect(percentage(0, 0)).toBe(0)
  expect(percentage(3, 0)).toBe(0)
})
