import { expect, it } from 'vitest'
import { isComparison } from './comparison.ts'

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
