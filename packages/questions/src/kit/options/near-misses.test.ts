import { describe, expect, it } from 'vitest'
import {
  clock,
  fraction,
  mixed,
  money,
  number,
  ratio,
  rounded,
  surd,
  toValue,
  type ValueInput,
} from '../values/value.ts'
import { formatValue } from '../wording/format-value.ts'
import { toPlainText } from '../wording/plain-text.ts'
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

  it.each([
    [7, '3, 4, 5, 6, 8, 9, 10, 11, 12, 14'],
    [-7, '−11, −10, −9, −8, −6, −5, −4, −3, −12, −14'],
    [840, '800, 880, 420, 500, 630, 670, 760, 920, 1,010, 1,050, 1,260, 1,470, 1,680'],
    [100, '200, 300, 400, 500'],
    [27.5, '13.8, 16.5, 20.6, 22, 24.8, 30.3, 33, 34.4, 41.3, 48.1, 55'],
    [fraction(5, 36), '1/9, 1/6, 1/12, 7/36, 1/18, 2/9, 31/36'],
    [fraction(-2, 3), '-1/3, 0, 1/3, -1/2'],
    [fraction(7, 3), '2, 8/3, 5/3, 3, 4/3, 10/3, 7/4, 7/2, -4/3'],
    [mixed(7, 3), '2, 2 2/3, 1 2/3, 3, 1 1/3, 3 1/3, 1 3/4, 3 1/2, -1 1/3'],
    [number(10 / 3), '3, 3 2/3, 2 2/3, 4, 2 1/3, 4 1/3, 2.5, 5, -2 1/3'],
    [rounded(2.5, 1), '1.3, 1.5, 1.9, 2.0, 2.3, 2.8, 3.0, 3.1, 3.8, 4.4, 5.0'],
    [ratio(3, 4), '4 : 3, 1 : 2, 1 : 1, 5 : 4, 3 : 5'],
    [
      ratio(1, 1, 2),
      '2 : 1 : 1, 2 : 1 : 2, 3 : 1 : 2, 1 : 2 : 2, 1 : 3 : 2, 1 : 1 : 1, 1 : 1 : 3, 1 : 1 : 4',
    ],
    [
      clock(10, 45),
      '9:45 a.m., 10:15 a.m., 10:30 a.m., 10:40 a.m., 10:50 a.m., 11:00 a.m., 11:15 a.m., 11:45 a.m.',
    ],
    [surd(20, 3, 'm'), '10√3 m, 30√3 m, 40√3 m, 50√3 m, 60√3 m'],
  ])('of value %# are %s', (value, near) => {
    expect([...new Set(texts(value).map(toPlainText))].join(', ')).toBe(near)
  })
})
