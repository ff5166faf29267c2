import type { Figure } from '@ekagra/schema/figure'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainDeduplicate } from '../testing/plain-deduplicate.ts'
import { createDuplicateFilter, deduplicateQuestions, uniquenessNotice } from './deduplicate-questions.ts'

const picture = (x: number): Figure => ({
  kind: 'pictures',
  title: 'Odd figure',
  description: 'Four figures.',
  given: [],
  choices: [{ shapes: [{ kind: 'circle', x, y: 50, radius: 4, fill: 'solid' }], isFramed: true }],
})

const drawing = (label: string, x: number): Figure => ({
  kind: 'geometry',
  title: 'Figure',
  description: 'Two points and a line.',
  points: [
    { id: 'A', x: 0, y: 0, label: 'A' },
    { id: 'B', x, y: 1, label: 'B' },
  ],
  segments: [{ from: 'A', to: 'B', label }],
  circles: [],
  angles: [],
})

describe('deduplicateQuestions', () => {
  it('GEN-25 keeps questions that ask about different pictures in the same words, and drops the same picture', () => {
    const asked = (x: number) => ({
      text: 'Select the figure that is different from the rest.',
      correctAnswer: 1,
      figure: picture(x),
    })
    expect(deduplicateQuestions([asked(10), asked(90), asked(10)])).toEqual([asked(10), asked(90)])
  })

  it('GEN-25 keeps questions on different passages and charts in the same words, and drops the same passage', () => {
    const about = (figure: Figure) => ({ text: 'Who sits third to the left of S?', correctAnswer: 1, figure })
    const passage = (text: string) => about({ kind: 'passage', title: 'Seating', paragraphs: [text] })
    const table = (value: string) =>
      about({ kind: 'table', title: 'Sales', columns: ['Year', 'Units'], rows: [['2025', value]] })
    const questions = [passage('P sits left of Q.'), passage('Q sits left of P.'), table('40'), table('50')]
    expect(deduplicateQuestions([...questions, passage('P sits left of Q.'), table('50')])).toEqual(questions)
  })

  it('GEN-25 keeps questions whose numbers or lines are only in the figure, and drops another drawing of what the words say', () => {
    const about = (text: string, label: string, x: number) => ({
      text,
      correctAnswer: 1,
      figure: drawing(label, x),
    })
    const count = 'How many triangles are there in the given figure?'
    const read = 'A body of mass 2 kg is moved by the force shown in the graph. What is the work done?'
    const told = 'In the given figure, AB = 12 cm. What is the length of CD?'
    const kept = [
      about(count, '', 1),
      about(count, '', 2),
      about(read, '8', 1),
      about(read, '9', 1),
      about(told, '12 cm', 1),
    ]
    expect(
      deduplicateQuestions([...kept, about(count, '', 2), about(read, '9', 1), about(told, '12 cm', 2)]),
    ).toEqual(kept)
  })

  it('GEN-24 drops a question whose lower-cased text and correct answer were seen', () => {
    const questions = [
      { text: '???', correctAnswer: 1 },
      { text: '???', correctAnswer: 1 },
      { text: '???', correctAnswer: 2 },
    ]
    expect(deduplicateQuestions(questions)).toEqual([questions[0], questions[2]])
  })

  it('GEN-24 compares texts in lower case', () => {
    const questions = [
      { text: 'WHO?', correctAnswer: 1 },
      { text: 'who?', correctAnswer: 1 },
    ]
    expect(deduplicateQuestions(questions)).toEqual([questions[0]])
  })

  it('GEN-25 drops a question that is nearly the same as a kept one, whatever its answer', () => {
    const questions = [
      { text: 'Which planet is the nearest to the Sun?', correctAnswer: 0 },
      { text: 'Which planet is the nearest to the Sun', correctAnswer: 2 },
      { text: 'Which planet is nearest, to the Sun??', correctAnswer: 0 },
      { text: 'Who wrote the national anthem of India?', correctAnswer: 3 },
    ]
    expect(deduplicateQuestions(questions).map(({ correctAnswer }) => correctAnswer)).toEqual([0, 0, 3])
  })

  it('GEN-25 compares with kept questions only, so that a chain of small changes does not drop all', () => {
    const chain = ['aaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaab', 'aaaaaaaaaaaaaaaaaabb'].map((text) => ({
      text,
      correctAnswer: 0,
    }))
    expect(deduplicateQuestions(chain)).toEqual([chain[0], chain[2]])
  })

  it('agrees with the plain quadratic version on arbitrary lists', () => {
    const words = fc.array(
      fc.constantFrom('the', 'river', 'Ganga', 'rises', 'at', 'Gangotri?', '(1)', 'in'),
      {
        maxLength: 14,
      },
    )
    const text = fc.oneof(
      words.map((list) => list.join(' ')),
      fc.string({ unit: fc.constantFrom('a', 'A', '?', ' '), maxLength: 30 }),
    )
    const question = fc.record({ text, correctAnswer: fc.integer({ min: 0, max: 1 }) })
    fc.assert(
      fc.property(fc.array(question, { maxLength: 30 }), (questions) => {
        expect(deduplicateQuestions(questions)).toEqual(plainDeduplicate(questions))
      }),
      { numRuns: 500 },
    )
  })

  it('gives the same result for questions that arrive one by one and together', () => {
    const isNew = createDuplicateFilter()
    expect(isNew({ text: 'Who?', correctAnswer: 0 })).toBe(true)
    expect(isNew({ text: 'Who?', correctAnswer: 0 })).toBe(false)
    expect(isNew({ text: 'When?', correctAnswer: 0 })).toBe(true)
  })
})

describe('uniquenessNotice', () => {
  it('GEN-26 says that none is left', () => {
    expect(uniquenessNotice(0, 10)).toEqual({ kind: 'none-unique' })
  })

  it('GEN-27 says how many of how many are left', () => {
    expect(uniquenessNotice(7, 10)).toEqual({ kind: 'fewer-unique', generated: 7, requested: 10 })
  })

  it('GEN-27 says nothing when there are enough', () => {
    expect(uniquenessNotice(10, 10)).toBeUndefined()
    expect(uniquenessNotice(12, 10)).toBeUndefined()
  })
})
