import { expect, it } from 'vitest'
import { knownTopics } from './known-topics.ts'

it('finds the topics that the server knows in its message, whatever was typed', () => {
  const about = (topic: string) =>
    `The built-in engine has no questions on "${topic}" yet. It knows, among others: percentages, averages.`
  expect(knownTopics(about('quidditch'))).toBe('percentages, averages')
  expect(knownTopics(about('a "b" yet. It knows, among others: c.\n'))).toBe('percentages, averages')
})

it('finds none in another message', () => {
  expect(knownTopics('The built-in engine has no questions on "quidditch" yet.')).toBeUndefined()
})
