import { describe, expect, it } from 'vitest'
import { evaluate, readAmount, recompute } from './recompute.ts'

describe('recomputing the arithmetic of a question', () => {
  it.each([
    ['What is 24 × 15?', '360', 'agrees'],
    ['What is 24 × 15?', '350', 'disagrees'],
    ['Find the value of 3 + 4 × 2', '11', 'agrees'],
    ['Find the value of 3 + 4 × 2', '14', 'disagrees'],
    ['Simplify: (18 − 6) ÷ 4 + 2 = ?', '5', 'agrees'],
    ['What is 5² + 12²?', '169', 'agrees'],
    ['7/8 − 3/4 = ?', '1/8', 'agrees'],
    ['Evaluate 3 1/12 + 7 5/12 − 3 1/4', '29/4', 'agrees'],
    ['What is 2 3 + 4?', '27', 'unknown'],
    ['What is 10 ÷ 3?', '3.33', 'agrees'],
    ['What is 10 ÷ 3?', '3.34', 'disagrees'],
    ['What is 15% of 2,400?', '₹360', 'agrees'],
    ['What is 15 per cent of 2400?', '3600', 'disagrees'],
    ['What is 24 × 15?', 'three hundred and sixty', 'unknown'],
    ['A train runs 24 km in 15 minutes. What is its speed?', '96 km/h', 'unknown'],
    ['In which year did India become a republic?', '1950', 'unknown'],
    ['Find x if 3x + 4 = 10', '2', 'unknown'],
  ])('%s with the key %s: %s', (text, key, verdict) => {
    expect(recompute(text, key)).toBe(verdict)
  })

  it('stays fast when a model writes hundreds of spaces', () => {
    const start = performance.now()
    expect(recompute(`What is 1${' '.repeat(300)}z`, '4')).toBe('unknown')
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it.each([
    ['2+3*4^2', 50],
    ['2^3^2', 512],
    ['-3^2', -9],
    ['8-3-2', 3],
    ['(2+3)*(4-1)', 15],
    ['1/0', null],
    ['2+', null],
    ['(2', null],
    ['2)', null],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value)
  })

  it('reads amounts and nothing else', () => {
    expect(['₹1,250', '12.5 %', '−3', '3/4', 'Rs. 40', '5 km', 'x'].map(readAmount)).toEqual([
      1250,
      12.5,
      -3,
      0.75,
      40,
      null,
      null,
    ])
  })
})
