import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMarks } from './format-marks.ts'

it.each([
  [136.5, '136.5'],
  [0.86, '0.86'],
  [2 / 3, '0.67'],
  [-1.5, '−1.5'],
  [-0.001, '0'],
  [1200, '1,200'],
  [7.05, '7.05'],
])('prints %d as %s', (marks, printed) => {
  expect(formatMarks(marks)).toBe(printed)
})

it('prints like the formatter of the browser', () => {
  const formatter = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, signDisplay: 'negative' })
  // Marks are sums of thirds, quarters and hundredths.
  const marks = fc.oneof(
    ...[3, 4, 100].map((part) => fc.integer({ min: -90_000, max: 90_000 }).map((count) => count / part)),
  )
  fc.assert(fc.property(marks, (value) => formatMarks(value) === formatter.format(value).replace('-', '−')))
})
