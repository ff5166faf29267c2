import { expect, it } from 'vitest'
import { SolveMathRequest, SolveMathResponse } from './solve-math.ts'

const ANSWER = {
  question: 'What is 2 + 2?',
  subject: 'Mathematics',
  difficulty: 'Beginner',
  steps: [{ title: 'Add', explanation: '2 + 2 = 4' }],
  finalAnswer: '4',
  concepts: ['Addition'],
  isSampleAnswer: false,
}

it("API-10 asks with type 'text' and content", () => {
  expect(SolveMathRequest.safeParse({ type: 'text', content: 'What is 2 + 2?' }).success).toBe(true)
  expect(SolveMathRequest.safeParse({ type: 'image', content: '' }).success).toBe(false)
})

it('accepts a blank question', () => {
  expect(SolveMathRequest.safeParse({ type: 'text', content: '' }).success).toBe(true)
})

it.each(Object.keys(ANSWER))('API-11 DOUBT-07 is answered with its %s', (field) => {
  expect(SolveMathResponse.safeParse(ANSWER).success).toBe(true)
  expect(SolveMathResponse.safeParse({ ...ANSWER, [field]: undefined }).success).toBe(false)
})

it('DOUBT-08 may have a picture of the question', () => {
  expect(SolveMathResponse.safeParse({ ...ANSWER, questionImage: 'blob:1' }).success).toBe(true)
})
