import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { niceScale, shareOf } from './chart-frame.tsx'

describe('niceScale', () => {
  it.each([
    [
      [420, 600],
      [0, 200, 400, 600],
    ],
    [
      [7, 9],
      [0, 2.5, 5, 7.5, 10],
    ],
    [
      [-5, 5],
      [-5, -2.5, 0, 2.5, 5],
    ],
    [[0], [0, 0.25, 0.5, 0.75, 1]],
  ])('gives %j the lines %j', (values, ticks) => {
    expect(niceScale(values).ticks).toEqual(ticks)
  })

  it('covers every value', () => {
    const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(values, (given) => {
        const scale = niceScale(given)
        for (const value of given) {
          expect(shareOf(value, scale)).toBeGreaterThanOrEqual(-1e-9)
          expect(shareOf(value, scale)).toBeLessThanOrEqual(1 + 1e-9)
        }
        expect(scale.ticks.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})
