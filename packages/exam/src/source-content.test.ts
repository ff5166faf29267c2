import { GenerateNotesRequest } from '@ekagra/schema/generate-notes'
import { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import { expect, it } from 'vitest'
import { limitSourceContent, SOURCE_CONTENT_LIMIT } from './source-content.ts'

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
