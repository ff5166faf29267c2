import { describe, expect, it } from 'vitest'
import { possibleNext } from './number-series.ts'

describe('the rules of number series', () => {
  it.each([
    [[3, 8, 15, 24, 35], 48],
    [[2, 6, 18, 54, 162], 486],
    [[5, 6, 10, 8, 15, 10], 20],
    [[3, 7, 15, 31, 63], 127],
    [[2, 3, 8, 27, 112], 565],
    [[1, 1, 2, 3, 5, 8], 13],
    [[10, 12, 15, 20, 27, 38], 51],
    [[7, 10, 20, 23, 46, 49], 98],
    [[9, 15, 33, 87, 249], 735],
    [[26, 29, 57, 88, 147, 237], 386],
    [[9, 24, 75, 222, 669, 2004], 6015],
    [[57, 59, 66, 79, 99, 127], 164],
    [[76, 38, 38, 57, 114], 285],
  ])('continue %j with %i', (terms, next) => {
    expect(possibleNext(terms)).toContain(next)
  })

  it('find both ways to continue an ambiguous series', () => {
    expect(possibleNext([1, 2, 4]).length).toBeGreaterThan(1)
  })

  it('find no continuation for numbers without a rule', () => {
    expect(possibleNext([3, 19, 4, 88, 1, 7])).toEqual([])
  })
})
