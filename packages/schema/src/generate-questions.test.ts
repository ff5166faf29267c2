import { describe, expect, it } from 'vitest'
import {
  ErrorResponse,
  GenerateQuestionsRequest,
  GenerateQuestionsResponse,
  MAX_QUESTIONS_PER_REQUEST,
} from './generate-questions.ts'

const REQUEST = { topic: 'Optics', count: 10, difficulty: 'hard' }
const accepts = (change: object) => GenerateQuestionsRequest.safeParse({ ...REQUEST, ...change }).success

describe('a request', () => {
  it('API-02 has topic, count and difficulty, and may have timeframe, fileContent and provider', () => {
    const whole = { ...REQUEST, timeframe: 'weekly', fileContent: 'text', provider: 'deepseek' }
    expect(GenerateQuestionsRequest.parse(whole)).toEqual(whole)
    expect(GenerateQuestionsRequest.parse({ ...REQUEST, topic: ' Optics ' }).topic).toBe('Optics')
  })

  it('GEN-12 asks for 1 to 75 questions', () => {
    expect([0, 1, 75, 76, 1.5].map((count) => accepts({ count }))).toEqual([false, true, true, false, false])
    expect(MAX_QUESTIONS_PER_REQUEST).toBe(75)
  })

  it.each([
    [{ topic: ' ' }],
    [{ topic: 'x'.repeat(201) }],
    [{ difficulty: 'expert' }],
    [{ timeframe: 'daily' }],
    [{ fileContent: 'x'.repeat(12_101) }],
    [{ more: 1 }],
  ])('refuses %j', (damage) => {
    expect(accepts(damage)).toBe(false)
  })
})

it('API-03 is answered by questions or by an error', () => {
  expect(GenerateQuestionsResponse.safeParse({ questions: [], servedBy: 'engine' }).success).toBe(true)
  expect(GenerateQuestionsResponse.safeParse({ error: 'x' }).success).toBe(false)
  expect(ErrorResponse.safeParse({ error: 'No such topic' }).success).toBe(true)
  expect(ErrorResponse.safeParse({}).success).toBe(false)
})
