import { expect, it } from 'vitest'
import { makeQuestionId, missingQuestionId, randomSuffix } from './question-id.ts'

it("GEN-03 makes an id of 'q-', the timestamp, the index and a random suffix", () => {
  expect(makeQuestionId(1_700_000_000_000, 4, 0.5)).toBe('q-1700000000000-4-i000000')
})

it('GEN-03 gives different ids for different random numbers at the same moment', () => {
  expect(makeQuestionId(1, 0, 0.1)).not.toBe(makeQuestionId(1, 0, 0.2))
})

it('GEN-04 CA-46 names a question without an id by timestamp and index', () => {
  expect(missingQuestionId(1_700_000_000_000, 4)).toBe('question-1700000000000-4')
})

it('makes seven letters or digits of any random number', () => {
  expect([0, 0.999_999_999_999, 1 / 3].map(randomSuffix)).toEqual(['0000000', 'zzzzzzz', 'c000000'])
})
