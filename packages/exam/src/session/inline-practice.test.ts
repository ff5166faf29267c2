import { describe, expect, it } from 'vitest'
import { aQuestion } from '../testing/builders.ts'
import {
  answerInline,
  beginLoading,
  beginQuestions,
  continueInline,
  type InlinePractice,
  NOT_STARTED,
} from './inline-practice.ts'

const questions = [aQuestion({ correctAnswer: 1 }), aQuestion({ correctAnswer: 2 })]

describe('the inline practice card', () => {
  it('HOME-29 goes from its start through loading and each question to the score', () => {
    const course: InlinePractice[] = [NOT_STARTED, beginLoading(), beginQuestions(questions)]
    const [, , first = NOT_STARTED] = course
    const answered = answerInline(first, 1)
    const second = continueInline(answered)
    const answeredWrong = answerInline(second, 0)
    expect([...course, answered, second, answeredWrong, continueInline(answeredWrong)]).toEqual([
      { state: 'not-started' },
      { state: 'loading' },
      { state: 'question', questions, index: 0, score: 0 },
      { state: 'answered', questions, index: 0, score: 1, answer: 1 },
      { state: 'question', questions, index: 1, score: 1 },
      { state: 'answered', questions, index: 1, score: 1, answer: 0 },
      { state: 'finished', score: 1, total: 2 },
    ])
  })

  it('HOME-30 locks an answered question', () => {
    const answered = answerInline(beginQuestions(questions), 0)
    expect(answerInline(answered, 1)).toBe(answered)
  })

  it('moves on from an answered question only', () => {
    const question = beginQuestions(questions)
    expect(continueInline(question)).toBe(question)
    expect(answerInline(NOT_STARTED, 1)).toBe(NOT_STARTED)
  })

  it('returns to its start when no questions arrive', () => {
    expect(beginQuestions([])).toEqual({ state: 'not-started' })
  })
})
