import { GenerateNotesRequest } from '@ekagra/schema/generate-notes'
import { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import { describe, expect, it } from 'vitest'
import {
  chooseProvider,
  limitSourceContent,
  OVERSAMPLING,
  oversample,
  QUESTION_CACHE_MS,
  questionRequest,
  requestFailure,
  SOURCE_CONTENT_LIMIT,
} from './generation-request.ts'

it('GEN-12 requests min(count x 2.5, 75) questions', () => {
  expect([1, 5, 10, 20, 29, 30, 31].map(oversample)).toEqual([3, 13, 25, 50, 73, 75, 75])
  expect(OVERSAMPLING).toBe(2.5)
})

describe('chooseProvider', () => {
  it.each([
    ['Current Affairs'],
    ['current-affairs India'],
    ['sports news'],
    ['Latest RBI policy'],
    ['recent Supreme Court judgments'],
    ["today's headlines"],
    ['events this week'],
    ['करंट अफेयर्स'],
    ['ताज़ा समाचार'],
  ])('GEN-10 sends %j to perplexity', (topic) => {
    expect(chooseProvider(topic)).toBe('perplexity')
  })

  it.each([
    ['Modern history'],
    ['Electric current'],
    ['Newspapers of the freedom movement'],
    ['Newton'],
    ['Renewable energy'],
    ['भारत का इतिहास'],
  ])('GEN-09 sends %j to deepseek', (topic) => {
    expect(chooseProvider(topic)).toBe('deepseek')
  })
})

describe('questionRequest', () => {
  it('API-02 asks for topic, oversampled count, difficulty and provider', () => {
    expect(questionRequest({ topic: ' Optics ', count: 10, difficulty: 'hard' })).toEqual({
      topic: 'Optics',
      count: 25,
      difficulty: 'hard',
      provider: 'deepseek',
    })
  })

  it('GEN-17 sends the content of a note along, within its limit', () => {
    const request = questionRequest({
      topic: 'Optics',
      count: 30,
      difficulty: 'easy',
      content: 'x'.repeat(20_000),
    })
    expect(request.fileContent).toContain('[Content truncated')
    expect(GenerateQuestionsRequest.safeParse(request).success).toBe(true)
  })
})

describe('requestFailure', () => {
  it("GEN-30 API-12 uses the server's error field, else the status", () => {
    expect(requestFailure({ error: 'No such topic' }, 422)).toEqual({
      kind: 'server',
      message: 'No such topic',
    })
    for (const body of [{ error: '' }, { error: 3 }, {}, null, 'error', undefined]) {
      expect(requestFailure(body, 503)).toEqual({ kind: 'status', status: 503 })
    }
  })
})

it('GEN-16 caches questions for 24 hours', () => {
  expect(QUESTION_CACHE_MS).toBe(86_400_000)
})

it('NOTES-36 sends up to 12000 characters as they are', () => {
  const text = 'x'.repeat(12_000)
  expect(limitSourceContent(text)).toEqual({ content: text, truncated: false })
  expect(SOURCE_CONTENT_LIMIT).toBe(12_000)
})

it('NOTES-36 truncates at 12000 characters with a note', () => {
  expect(limitSourceContent('x'.repeat(12_001))).toEqual({
    content: `${'x'.repeat(12_000)}\n\n[Content truncated to the first 12000 characters]`,
    truncated: true,
  })
})

it('NOTES-36 never cuts through a character', () => {
  const { content } = limitSourceContent(`${'x'.repeat(11_999)}😀 and more`)
  expect(content.startsWith(`${'x'.repeat(11_999)}\n\n[`)).toBe(true)
})

it('NOTES-36 fits into a request together with its note', () => {
  const { content } = limitSourceContent('x'.repeat(50_000))
  const request = { topic: 'Optics', count: 5, difficulty: 'easy', fileContent: content }
  expect(GenerateQuestionsRequest.safeParse(request).success).toBe(true)
  expect(GenerateNotesRequest.safeParse({ topic: 'Optics', sourceContent: content }).success).toBe(true)
})
