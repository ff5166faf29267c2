import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalPlaces, exact, gcd, InexactError, lcm, parseExponential, roundTo } from './exact.ts'

describe('exact', () => {
  it.each([
    [0.1 + 0.2, '3/10'],
    [10 / 3, '10/3'],
    [-7 / 12, '-7/12'],
    [1.005, '201/200'],
    [0.00042, '21/50000'],
    [1e9 + 0.5, '2000000001/2'],
    [0, '0'],
    [-5, '-5'],
  ])('reads %d as %s', (value, text) => {
    expect(exact(value).toFraction()).toBe(text)
  })

  it('recovers every fraction of small numbers after floating-point division', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.integer({ min: 1, max: 999 }),
        (top, bottom) => {
          expect(exact(top / bottom).equals(exact(top, bottom))).toBe(true)
        },
      ),
    )
  })

  it.each([Math.SQRT2, Math.PI, Math.sqrt(3) * 20, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d',
    (value) => {
      expect(() => exact(value)).toThrow(InexactError)
    },
  )
})

describe('roundTo', () => {
  it.each([
    [2 / 3, 2, '67/100'],
    [0.125, 2, '13/100'],
    [-0.125, 2, '-13/100'],
    [2.5, 0, '3'],
    [4.0458, 1, '4'],
  ])('rounds %d to %i places as %s', (value, places, text) => {
    expect(roundTo(value, places).toFraction()).toBe(text)
  })
})

describe('decimalPlaces', () => {
  it('counts the decimals of a fraction', () => {
    expect([exact(5), exact(1, 2), exact(3, 8), exact(7, 20), exact(1, 3)].map(decimalPlaces)).toEqual([
      0,
      1,
      3,
      2,
      null,
    ])
  })
})

describe('parseExponential', () => {
  it('reads large and small numbers without loss', () => {
    expect(parseExponential('6.022e+23').toFraction()).toBe('602200000000000000000000')
    expect(parseExponential('1.5e-3').toFraction()).toBe('3/2000')
  })
})

describe('gcd and lcm', () => {
  it('divide and are divided by both numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
        expect(a % gcd(a, b) === 0 && b % gcd(a, b) === 0 && lcm(a, b) % a === 0 && lcm(a, b) % b === 0).toBe(
          true,
        )
        expect(gcd(a, b) * lcm(a, b)).toBe(a * b)
      }),
    )
    expect(lcm(0, 5)).toBe(0)
  })
})
