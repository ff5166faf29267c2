import { HistoryQuestion } from '@ekagra/schema/history-entry'
import { expect, it } from 'vitest'
import { toHistoryQuestion } from './history-question.ts'
import { aQuestion } from './testing/builders.ts'

it('STORE-26 keeps id, text, options, correctAnswer and the explanation cut to 200 characters', () => {
  const question = aQuestion({ explanation: 'x'.repeat(201), steps: ['left out'], difficulty: 'hard' })
  const kept = toHistoryQuestion(question)
  expect(kept).toEqual({
    id: question.id,
    text: question.text,
    options: question.options,
    correctAnswer: 0,
    explanation: 'x'.repeat(200),
    trust: 'curated',
  })
  expect(HistoryQuestion.safeParse(kept).success).toBe(true)
})

it('keeps what a review needs besides: the topic path and the figure', () => {
  const extras = {
    topicPath: ['Quant', 'Data interpretation'],
    figure: { kind: 'pie' as const, title: 'Rainfall', labels: ['a'], values: [1] },
  }
  expect(toHistoryQuestion(aQuestion(extras))).toMatchObject(extras)
})
