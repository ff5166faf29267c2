import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitWork } from './limits.ts'

it('GEN-14 asks for at most 35 questions a call and loses none', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 75 }), fc.nat(8), (count, perCall, writers) => {
      const calls = splitWork(count, perCall, writers)
      expect(calls.reduce((sum, size) => sum + size, 0)).toBe(count)
      expect(calls.every((size) => size >= 1 && size <= 35)).toBe(true)
    }),
  )
})

it('GEN-14 makes the calls as even as possible', () => {
  expect(splitWork(73, 35, 1)).toEqual([24, 24, 25])
  expect(splitWork(36, 35, 1)).toEqual([18, 18])
  expect(splitWork(0, 35, 1)).toEqual([])
})
