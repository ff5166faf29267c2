import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { apportion, takeTurns } from './apportion.ts'

it('keeps the proportion exactly when it divides evenly', () => {
  expect(apportion([25, 25, 25, 25], 100)).toEqual([25, 25, 25, 25])
  expect(apportion([45, 45, 90], 60)).toEqual([15, 15, 30])
})

it('rounds up the largest remainders', () => {
  expect(apportion([40, 30, 30], 5)).toEqual([2, 2, 1])
})

it('gives the requested number, each part within one of its share', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 300 }), (parts, count) => {
      const given = apportion(parts, count)
      const total = parts.reduce((sum, part) => sum + part, 0)
      expect(given.reduce((sum, part) => sum + part, 0)).toBe(count)
      for (const [index, part] of parts.entries())
        expect(Math.abs((given[index] ?? 0) - (part * count) / total)).toBeLessThan(1)
    }),
  )
})

it('merges lists so that the first half has half of each', () => {
  const mixed = takeTurns(['aaaaaaaa', 'bbbb', 'cc'].map((list) => [...list]))
  expect(mixed.join('')).toBe('abacabaabacaba')
  expect(mixed.slice(0, 7).join('').match(/a/g)).toHaveLength(4)
})
