import { MAX_PROMPT_LENGTH } from '@ekagra/schema/generate-questions'
import { expect, it } from 'vitest'
import { currentAffairsPrompt } from './prompt.ts'

it('API-05 builds the prompt from the instructions of the category and the timeframe', () => {
  expect(
    currentAffairsPrompt({
      category: 'Defence',
      timeframe: 'weekly',
      instructions: [' Name the exercise. ', ''],
    }),
  ).toBe('Ask about Defence, as reported in the last 7 days, with India in focus.\nName the exercise.')
})

it('CA-06 asks for all categories with India in focus under India Bulk', () => {
  const prompt = currentAffairsPrompt({ category: 'India Bulk', timeframe: 'today', instructions: [] })
  expect(prompt).toContain('India Current Affairs; Government Schemes; Business, Economy & Banking; Defence')
  expect(prompt).toContain('Art & Culture, as reported in the last 24 hours, with India in focus.')
})

it('CA-18 ends the prompt of a second batch with the words of the contract, however long the rest is', () => {
  const prompt = currentAffairsPrompt({
    category: 'India Bulk',
    timeframe: 'yearly',
    instructions: ['x'.repeat(5000)],
    isFollowUp: true,
  })
  expect(prompt.endsWith('\nGenerate different and unique questions from the previous batch.')).toBe(true)
  expect(prompt).toHaveLength(MAX_PROMPT_LENGTH)
})
