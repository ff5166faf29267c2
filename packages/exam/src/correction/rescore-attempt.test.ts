import type { Correction } from '@ekagra/schema/correction'
import { describe, expect, it } from 'vitest'
import { toHistoryQuestion } from '../history/read-history.ts'
import { anEntry, aQuestion } from '../testing/builders.ts'
import { findWeakConcepts } from '../weakness/weak-concepts.ts'
import { correctAsked, correctQuestion, correctServed, openCorrectionBook } from './correct-question.ts'
import { type Attempt, rescoreAttempt } from './rescore-attempt.ts'

const FIX: Correction = {
  question: 'q-1',
  kind: 'fix',
  key: 'Venus',
  explanation: 'Venus, as the question is worded.',
  keeps: true,
  date: '2026-11-15T10:00:00.000Z',
}
const book = (...corrections: Correction[]) => openCorrectionBook({ corrections, held: [] })

/** Two questions whose key says Mercury; the learner's answers by index. */
function attempt(...answers: (number | null)[]): Attempt {
  const questions = answers.map((_, index) =>
    aQuestion({ id: `q-${index + 1}`, steps: ['Mercury'], misconceptions: [null, 'far', null, null] }),
  )
  const score = answers.filter((answer) => answer === 0).length
  return {
    entry: anEntry({
      score,
      totalQuestions: answers.length,
      percentage: Math.round((score / answers.length) * 100),
      questions: questions.map(toHistoryQuestion),
      userAnswers: answers,
    }),
    questions,
  }
}

describe('a corrected key', () => {
  it('raises the score of who was right, keeps the old score, and says when', () => {
    const rescored = rescoreAttempt(attempt(1, 0), book(FIX))
    expect(rescored?.entry).toMatchObject({
      score: 2,
      percentage: 100,
      former: { score: 1, percentage: 50, questions: 1, date: FIX.date },
    })
    expect(rescored?.questions[0]).toMatchObject({
      correctAnswer: 1,
      explanation: FIX.explanation,
      correction: { kind: 'fix', was: { correctAnswer: 0 } },
    })
    expect(rescored?.questions[0]).not.toMatchObject({ steps: expect.anything() })
    expect(rescored?.nowRight).toEqual([0])
  })

  it('leaves the marks of who followed our key, but judges weakness by the true key', () => {
    const rescored = rescoreAttempt(attempt(0, 0), book(FIX))
    expect(rescored?.entry).toMatchObject({ score: 2, counted: { score: 1, totalQuestions: 2 } })
    expect(rescored?.nowWrong).toEqual([0])
  })

  it('takes the marks of who followed our key when the admin says so', () => {
    const { keeps: _, ...strict } = FIX
    expect(rescoreAttempt(attempt(0, 0), book(strict))?.entry).toMatchObject({ score: 1, percentage: 50 })
  })

  it('is found by its text, in whatever order the options were offered', () => {
    const question = aQuestion({
      id: 'q-1',
      options: ['Mars', 'Earth', 'Mercury', ' Venus '],
      correctAnswer: 2,
    })
    expect(correctQuestion(question, FIX).correctAnswer).toBe(3)
  })

  it('retracts a question that was offered without the right option', () => {
    const question = aQuestion({
      id: 'q-1',
      options: ['Mars', 'Earth', 'Mercury', 'Pluto'],
      correctAnswer: 2,
    })
    expect(correctQuestion(question, FIX)).toMatchObject({
      correctAnswer: 2,
      correction: { kind: 'retract' },
    })
  })

  it('changes nothing a second time, and nothing in an attempt that had the right key', () => {
    const once = rescoreAttempt(attempt(1, 0), book(FIX))
    expect(once && rescoreAttempt(once, book(FIX))).toBeUndefined()
    const right = attempt(1)
    const question = aQuestion({ id: 'q-1', correctAnswer: 1 })
    expect(rescoreAttempt({ ...right, questions: [question] }, book(FIX))).toBeUndefined()
  })

  it('is taken back without a trace', () => {
    const before = attempt(1, 0)
    const once = rescoreAttempt(before, book(FIX))
    const undo: Correction = {
      question: 'q-1',
      kind: 'undo',
      key: 'Mercury',
      date: '2026-11-16T10:00:00.000Z',
    }
    const back = once && rescoreAttempt(once, book(undo))
    expect(back?.entry).toEqual({ ...before.entry, questions: back?.entry.questions })
    expect(back?.entry.former).toBeUndefined()
    expect(back?.questions[0]).toMatchObject({
      correctAnswer: 0,
      explanation: before.questions[0]?.explanation,
    })
  })
})

describe('a retracted question', () => {
  const RETRACT: Correction = { question: 'q-1', kind: 'retract', date: '2026-11-15T10:00:00.000Z' }

  it('counts as right for everybody, whatever was answered', () => {
    for (const answer of [0, 1, null]) {
      expect(rescoreAttempt(attempt(answer, 1), book(RETRACT))?.entry).toMatchObject({
        score: 1,
        totalQuestions: 2,
        counted: { score: 0, totalQuestions: 1 },
      })
    }
  })

  it('says nothing about what the learner can do', () => {
    const path = ['Science', 'Planets', 'Orbits']
    const questions = Array.from({ length: 5 }, (_, index) =>
      aQuestion({ id: `q-${index}`, topicPath: path }),
    )
    const entry = anEntry({ questions: questions.map(toHistoryQuestion), userAnswers: [0, 1, 1, 1, 1] })
    expect(findWeakConcepts([entry])).toMatchObject([{ right: 1, asked: 5 }])
    const rescored = rescoreAttempt({ entry, questions }, book(RETRACT))
    expect(findWeakConcepts(rescored ? [rescored.entry] : [])).toMatchObject([{ right: 1, asked: 4 }])
  })
})

describe('a question that is about to be asked', () => {
  const { correctAnswer: _, ...rest } = aQuestion({ id: 'q-1', steps: ['Mercury'] })
  const served = { ...rest, options: ['Mercury', 'Venus', 'Earth', 'Mars'], correctIndex: 0 }

  it('has the right key', () => {
    expect(correctServed(served, book(FIX))).toMatchObject({ correctIndex: 1, trust: 'curated' })
    expect(correctServed(served, book(FIX))).not.toHaveProperty('steps')
    expect(correctAsked(aQuestion({ id: 'q-1' }), book(FIX))).toMatchObject({ correctAnswer: 1 })
  })

  it('forgets in a new attempt what was corrected in an old one', () => {
    const old = correctQuestion(aQuestion({ id: 'q-1' }), FIX)
    expect(correctAsked(old, book(FIX))).toEqual({ ...old, correction: undefined })
    const retracted = correctQuestion(aQuestion({ id: 'q-1' }), { ...FIX, kind: 'retract' })
    expect(correctAsked(retracted, book())).toBeNull()
  })

  it('is not asked when it is retracted, held back, or lacks the right option', () => {
    const held = openCorrectionBook({ corrections: [], held: ['q-1'] })
    expect([held.isEmpty, book(FIX).isEmpty, book().isEmpty]).toEqual([false, false, true])
    expect(correctServed(served, held)).toBeNull()
    expect(correctServed(served, book({ ...FIX, kind: 'retract' }))).toBeNull()
    expect(correctServed(served, book({ ...FIX, key: 'Pluto' }))).toBeNull()
    expect(correctAsked(aQuestion({ id: 'q-1' }), held)).toBeNull()
    expect(correctServed(served, book({ ...FIX, kind: 'dismiss' }))).toBe(served)
  })
})
