import { expect, it } from 'vitest'
import { isComparison, wordForDifference } from './comparison.ts'

it.each([
  'mitosis vs meiosis',
  'Difference between GDP and GNP',
  'compare dna and rna',
  'ci aur si me antar',
])('%s compares two things', (topic) => {
  expect(isComparison(topic)).toBe(true)
})

it.each(['plassey and buxar', 'differential equations', 'comparative degree'])('%s does not', (topic) => {
  expect(isComparison(topic)).toBe(false)
})

it('names the word that asks for a difference; against each other, two things may each be asked', () => {
  expect(wordForDifference('Buddhism and Jainism Difference')).toBe('difference')
  expect(wordForDifference('ci aur si me antar')).toBe('antar')
  expect(wordForDifference('mitosis vs meiosis')).toBeUndefined()
})
