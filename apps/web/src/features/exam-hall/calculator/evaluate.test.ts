import { describe, expect, it } from 'vitest'
import { evaluate, showValue } from './evaluate.ts'

describe('the calculator of the hall', () => {
  it.each([
    ['1+2×3', 7],
    ['(1+2)×3', 9],
    ['−2^2', -4],
    ['2^3^2', 512],
    ['10÷4', 2.5],
    ['exp(−2)', Math.exp(-2)],
    ['sqrt(2)×sqrt(2)', 2],
    ['sin(30)', 0.5],
    ['log(1000)', 3],
    ['ln(exp(2))', 2],
    ['50%', 0.5],
    ['π', Math.PI],
    ['1e3+1', 1001],
    ['2−−3', 5],
  ])('%s is %d', (text, value) => {
    expect(evaluate(text)).toBeCloseTo(value, 9)
  })

  it.each(['', '1÷0', '1+', '(1', '2)', 'tan(90)', 'sqrt(−1)', '1 2', 'abc', 'ln(0)'])(
    '%s has no value',
    (text) => {
      expect(evaluate(text)).toBeNull()
    },
  )

  it.each(['sin(180)', 'cos(90)', 'cos(−270)', 'tan(1800)'])('%s is exactly 0', (text) => {
    expect(Math.abs(evaluate(text) ?? 1)).toBe(0)
  })

  it('shows ten digits', () => {
    expect(showValue(0.1 + 0.2)).toBe('0.3')
    expect(showValue(-1 / 3)).toBe('−0.3333333333')
  })
})
