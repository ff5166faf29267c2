import { expect, it } from 'vitest'
import { percentage } from './percentage.ts'

it.each([
  [2, 3, 67],
  [1, 3, 33],
  [1, 8, 13],
  [10, 10, 100],
  [1, 1, 100],
  [0, 10, 0],
])('CA-68 STORE-35 rounds %d of %d to %d per cent', (score, total, expected) => {
  expect(percentage(score, total)).toBe(expected)
})

it('is 0 where there is nothing to score', () => {
  expect(percentage(0, 0)).toBe(0)
  expect(percentage(3, 0)).toBe(0)
})
