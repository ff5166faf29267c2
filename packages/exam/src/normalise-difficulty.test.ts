import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { FALLBACK_DIFFICULTY, normaliseDifficulty } from './normalise-difficulty.ts'

it.each([
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['hard', 'hard'],
  [' HARD ', 'hard'],
])('GEN-08 keeps %j', (value, difficulty) => {
  expect(normaliseDifficulty(value)).toBe(difficulty)
})

it.each([['expert'], [''], [undefined], [null], [2], [{}]])('GEN-08 turns %j into easy', (value) => {
  expect(normaliseDifficulty(value)).toBe('easy')
  expect(FALLBACK_DIFFICULTY).toBe('easy')
})

it('GEN-08 gives easy, medium or hard for any value', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(['easy', 'medium', 'hard']).toContain(normaliseDifficulty(value))
    }),
  )
})
