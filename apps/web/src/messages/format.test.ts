import { expect, it } from 'vitest'
import { countOf, formatNumber, plural } from './format.ts'

it('groups figures in the Indian way', () => {
  expect(formatNumber(124386)).toBe('1,24,386')
})

it('chooses the plural by the rules of the language', () => {
  expect(plural('en', 1, 'question', 'questions')).toBe('question')
  expect(plural('en', 0, 'question', 'questions')).toBe('questions')
  expect(plural('hi', 0, 'प्रश्न (एक)', 'प्रश्न (अनेक)')).toBe('प्रश्न (एक)')
})

it('counts things', () => {
  expect(countOf('en', 100000, 'question', 'questions')).toBe('1,00,000 questions')
})
