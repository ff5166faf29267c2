import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advanceQuiz,
  answerQuiz,
  goBackInQuiz,
  isLastOfQuiz,
  QUIZ_AUTO_ADVANCE_MS,
  type Quiz,
  quizAdvancesItself,
  quizHeadline,
  startQuiz,
} from './quiz.ts'

const start = (total: number): Quiz => {
  const quiz = startQuiz(total)
  if (quiz === undefined) throw new Error('no questions')
  return quiz
}
const advance = (quiz: Quiz): Quiz => {
  const step = advanceQuiz(quiz)
  return step.ok ? step.quiz : quiz
}

describe('a quiz', () => {
  it('CA-51 starts with no answers, and does not start without questions', () => {
    expect(startQuiz(2)).toEqual({ index: 0, reached: 0, answers: [null, null], finished: false })
    expect(startQuiz(0)).toBeUndefined()
  })

  it('CA-61 moves on only with an answer', () => {
    expect(advanceQuiz(start(2))).toEqual({ ok: false, reason: 'answer-needed' })
    expect(advance(answerQuiz(start(2), 0))).toMatchObject({ index: 1, reached: 1 })
  })

  it('CA-62 lets answers change freely', () => {
    const second = advance(answerQuiz(start(2), 0))
    expect(answerQuiz(goBackInQuiz(second), 3).answers).toEqual([3, null])
  })

  it.each([[-1], [4], [0.5]])('ignores option %d, which does not exist', (option) => {
    const quiz = start(1)
    expect(answerQuiz(quiz, option)).toBe(quiz)
  })

  it('CA-59 goes back, but not before the first question', () => {
    const first = start(2)
    expect(goBackInQuiz(first)).toBe(first)
    expect(goBackInQuiz(advance(answerQuiz(first, 0)))).toMatchObject({ index: 0, reached: 1 })
  })

  it('CA-66 finishes on the last question and then no longer changes', () => {
    const last = answerQuiz(start(1), 2)
    expect([isLastOfQuiz(last), isLastOfQuiz(start(2))]).toEqual([true, false])
    const finished = advance(last)
    expect(finished).toEqual({ ...last, finished: true })
    expect(answerQuiz(finished, 0)).toBe(finished)
    expect(goBackInQuiz(finished)).toBe(finished)
    expect(advanceQuiz(finished)).toEqual({ ok: true, quiz: finished })
  })

  it('CA-63 moves on automatically after 1.5 s, only on the furthest question reached', () => {
    const answered = answerQuiz(start(3), 0)
    expect(quizAdvancesItself(answered, true)).toBe(true)
    expect(quizAdvancesItself(answered, false)).toBe(false)
    expect(quizAdvancesItself(start(3), true)).toBe(false)
    const back = goBackInQuiz(advance(answered))
    expect(quizAdvancesItself(answerQuiz(back, 2), true)).toBe(false)
    expect(quizAdvancesItself(advance(answerQuiz(start(1), 0)), true)).toBe(false)
    expect(QUIZ_AUTO_ADVANCE_MS).toBe(1500)
  })

  it('CA-61 CA-62 finishes only with every question answered, whatever was pressed', () => {
    const anyPress = fc.oneof(
      fc.integer({ min: -1, max: 4 }).map((option) => (quiz: Quiz) => answerQuiz(quiz, option)),
      fc.constantFrom(advance, goBackInQuiz),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(anyPress, { maxLength: 30 }), (total, presses) => {
        const quiz = presses.reduce((now, press) => press(now), start(total))
        expect(quiz.index).toBeLessThan(total)
        expect(quiz.index).toBeLessThanOrEqual(quiz.reached)
        if (quiz.finished) expect(quiz.answers).not.toContain(null)
      }),
    )
  })
})

it('CA-78 has a headline from 90, 80, 70 and 60', () => {
  expect([90, 89, 80, 79, 70, 69, 60, 59].map(quizHeadline)).toEqual([
    'outstanding',
    'excellent',
    'excellent',
    'great-job',
    'great-job',
    'good-work',
    'good-work',
    'keep-practicing',
  ])
})
