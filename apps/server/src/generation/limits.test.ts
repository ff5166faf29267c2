import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { callsFor, shareOf } from './limits.ts'

/** The sizes of the calls when each takes its share of what the calls before it have left. */
function sizesOf(count: number, perCall: number, writers: number): number[] {
  const sizes: number[] = []
  for (let missing = count, calls = callsFor(count, perCall, writers); missing > 0; calls -= 1) {
    const size = shareOf(missing, calls)
    sizes.push(size)
    missing -= size
  }
  return sizes
}

it('GEN-14 asks for at most 35 questions a call and loses none', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 75 }), fc.nat(8), (count, perCall, writers) => {
      const sizes = sizesOf(count, perCall, writers)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count)
      expect(sizes.every((size) => size >= 1 && size <= 35)).toBe(true)
    }),
  )
})

it('GEN-14 makes the calls as even as possible', () => {
  expect(sizesOf(73, 35, 1)).toEqual([25, 24, 24])
  expect(sizesOf(36, 35, 1)).toEqual([18, 18])
  expect(sizesOf(0, 35, 1)).toEqual([])
})
