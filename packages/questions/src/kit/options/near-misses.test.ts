import { describe, expect, it } from 'vitest'
import { clock, fraction, money, number, ratio, surd, toValue, type ValueInput } from '../values/value.ts'
import { formatValue } from '../wording/format-value.ts'
import { nearMisses } from './near-misses.ts'

const texts = (value: ValueInput): string[] => nearMisses(toValue(value)).map(formatValue)

describe('nearMisses', () => {
  it('are written like the answer and as round', () => {
    expect(texts(money(12_500)).every((text) => text.endsWith('00'))).toBe(true)
    expect(texts(number(27.5)).every((text) => /^\d+\.?\d?$/.test(text))).toBe(true)
  })

  it('are neither the answer nor so close that they look like a misprint', () => {
    expect(texts(1234)).not.toContain('1,234')
    expect(texts(1234)).not.toContain('1,235')
    expect(texts(7)).toContain('8')
  })

  it('keep a proper fraction proper, with a usual denominator', () => {
    expect(texts(fraction(5, 36))).toContain('$\\frac{1}{6}$')
    expect(texts(fraction(5, 36)).filter((text) => text.includes('37'))).toEqual([])
  })

  it('exist for roots, ratios and times of day, but not for words', () => {
    expect(texts(surd(20, 3, 'm')).every((text) => text.endsWith('√3 m'))).toBe(true)
    expect(texts(ratio(3, 4))).toContain('4 : 3')
    expect(texts(clock(10, 45))).toContain('11:00 a.m.')
    expect(texts('uncle')).toEqual([])
  })
})
