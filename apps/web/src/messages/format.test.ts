import { expect, it } from 'vitest'
import { countOf, formatNumber, plural } from './format.ts'

it('groups figures in the Indian way', () => {
  expect(formatNumber(124386)).toBe('1,24,386')
})

it('groups like the formatter of the browser', () => {
  const grouped = new Intl.NumberFormat('en-IN')
  for (const value of [0, 7, 999, 1000, 99999, 100000, 1234567, 98765432100, -4500, 12.5])
    expect(formatNumber(value)).toBe(grouped.format(value))
})

it.each(['en', 'hi'] as const)('has the plural forms of the browser in %s', (locale) => {
  const rules = new Intl.PluralRules(locale)
  for (const count of [0, 0.5, 1, 1.5, 2, 10, 100])
    expect(plural(locale, count, 'one', 'other')).toBe(rules.select(count))
})

it('chooses the plural by the rules of the language', () => {
  expect(plural('en', 1, 'question', 'questions')).toBe('question')
  expect(plural('en', 0, 'question', 'questions')).toBe('questions')
  expect(plural('hi', 0, 'प्रश्न (एक)', 'प्रश्न (अनेक)')).toBe('प्रश्न (एक)')
})

it('counts things', () => {
  expect(countOf('en', 100000, 'question', 'questions')).toBe('1,00,000 questions')
})
