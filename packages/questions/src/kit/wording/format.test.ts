import { describe, expect, it } from 'vitest'
import { exact } from '../values/exact.ts'
import { counted } from '../values/units.ts'
import {
  clock,
  count,
  degrees,
  fraction,
  mixed,
  money,
  ordinal,
  percent,
  pi,
  quantity,
  ratio,
  rounded,
  scientific,
  span,
  surd,
  type ValueInput,
} from '../values/value.ts'
import { formatList, joinValues } from './format-list.ts'
import { groupDigits, superscript } from './format-number.ts'
import { formatValue } from './format-value.ts'
import { toPlainText } from './plain-text.ts'
import { latex, render, say, sentences } from './say.ts'

describe('formatValue', () => {
  it.each<[ValueInput, string]>([
    [124386, '1,24,386'],
    [999, '999'],
    [1000, '1,000'],
    [12_345_678.5, '1,23,45,678.5'],
    [-5, '−5'],
    [0.1 + 0.2, '0.3'],
    [10 / 3, '$3\\frac{1}{3}$'],
    [-10 / 3, '$-3\\frac{1}{3}$'],
    [exact(7, 2), '3.5'],
    [fraction(3, 4), '$\\frac{3}{4}$'],
    [fraction(7, 3), '$\\frac{7}{3}$'],
    [fraction(6, 3), '2'],
    [mixed(7, 3), '$2\\frac{1}{3}$'],
    [money(12_500), '₹12,500'],
    [money(0.5), '₹0.50'],
    [money(27_412.5), '₹27,412.50'],
    [money(-40), '−₹40'],
    [quantity(5, 'km'), '5 km'],
    [quantity(1, 'day'), '1 day'],
    [quantity(3, 'day'), '3 days'],
    [mixed(1, 2, 'day'), '$\\frac{1}{2}$ day'],
    [mixed(9, 2, 'day'), '$4\\frac{1}{2}$ days'],
    [quantity(1, counted('man', 'men')), '1 man'],
    [quantity(12, counted('man', 'men')), '12 men'],
    [percent(12.5), '12.5%'],
    [percent(100 / 3), '$33\\frac{1}{3}$%'],
    [degrees(30), '30°'],
    [rounded(2 / 3, 2), '0.67'],
    [rounded(4, 1), '4.0'],
    [rounded(-0.001, 1), '0.0'],
    [scientific(6.022e23, 3), '6.02 × 10²³'],
    [scientific(0.00042, 2, 'C'), '4.2 × 10⁻⁴ C'],
    [scientific(5, 2), '5.0'],
    [surd(20, 3, 'm'), '20√3 m'],
    [surd(2, 12), '4√3'],
    [surd(1, 9), '3'],
    [surd(1, 2, null, 3), '3 + √2'],
    [surd(-1, 2, 'm', 3), '(3 − √2) m'],
    [surd(21, 3, 'm', -21), '(21√3 − 21) m'],
    [surd(-1, 2, null, -3), '−3 − √2'],
    [surd(20 / 3, 3), '$\\frac{20\\sqrt{3}}{3}$'],
    [surd(3, 0, 'm', 5), '5 m'],
    [pi(36, 'cm²'), '36π cm²'],
    [pi(22 / 3), '$\\frac{22\\pi}{3}$'],
    [ratio(6, 8), '3 : 4'],
    [ratio(0.5, 1.5, 2), '1 : 3 : 4'],
    [clock(10, 45), '10:45 a.m.'],
    [clock(12), '12:00 p.m.'],
    [clock(24, 5), '12:05 a.m.'],
    [span(150), '2 hours 30 minutes'],
    [span(60), '1 hour'],
    [span(0), '0 minutes'],
    [span(65 / 2), '32.5 minutes'],
    [count(1200), '1,200'],
    [ordinal(1), '1st'],
    [ordinal(12), '12th'],
    [ordinal(22), '22nd'],
    [ordinal(113), '113th'],
    ['north-east', 'north-east'],
  ])('%# writes it as %s', (value, text) => {
    expect(formatValue(value)).toBe(text)
  })
})

describe('say', () => {
  it('formats every value and keeps the sentence separate', () => {
    const message = say`A sum of ${money(12500)} is lent for ${quantity(1, 'year')} at ${percent(8)}.`
    expect(render(message)).toBe('A sum of ₹12,500 is lent for 1 year at 8%.')
    expect(message.template).toBe('A sum of ⟦0⟧ is lent for ⟦1⟧ at ⟦2⟧.')
  })

  it('can be translated with the same values', () => {
    const hindi: Record<string, string> = { '⟦0⟧ is ⟦1⟧ old.': '⟦0⟧ की उम्र ⟦1⟧ है।' }
    expect(render(say`${'Asha'} is ${quantity(12, 'year')} old.`, (template) => hindi[template])).toBe(
      'Asha की उम्र 12 years है।',
    )
  })

  it('keeps LaTeX as written, without digit grouping', () => {
    expect(render(say`Find ${latex`\frac{${12000}}{x^{2}}`} of $\sqrt{2}$`)).toBe(
      'Find $\\frac{12000}{x^{2}}$ of $\\sqrt{2}$',
    )
  })

  it('joins sentences and lists', () => {
    expect(render(sentences(say`One.`, 'Two.'))).toBe('One. Two.')
    expect(render(formatList([36, 48, 6000]))).toBe('36, 48 and 6,000')
    expect(render(formatList([36]))).toBe('36')
    expect(render(joinValues([1, 2, 3]))).toBe('1, 2, 3')
  })
})

describe('toPlainText', () => {
  it.each([
    ['$2\\frac{1}{3}$ days', '2 1/3 days'],
    ['$\\frac{20\\sqrt{3}}{3}$ m', '(20√3)/3 m'],
    ['If $\\frac{x + 2}{3} = 5$, find $x^{2}$', 'If (x + 2)/3 = 5, find x^2'],
    ['$4\\frac{1}{2}x^{2}$', '4 1/2 x^2'],
    ['$\\frac{1}{2}(x + 1) - \\frac{3}{4}\\theta$', '(1/2)(x + 1) - (3/4)θ'],
    ['$\\frac{1}{2} \\times 3\\%$', '1/2 × 3%'],
    ['$-\\frac{5\\pi}{6} + \\frac{\\pi}{4}$', '-5π/6 + π/4'],
    ['$7^{123} \\times 3$', '7^123 × 3'],
    ['₹500', '₹500'],
  ])('writes %s as %s', (markdown, plain) => {
    expect(toPlainText(markdown)).toBe(plain)
  })
})

describe('digits', () => {
  it('groups the Indian way and writes exponents as characters', () => {
    expect(['5', '4321', '54321', '7654321', '987654321'].map(groupDigits)).toEqual([
      '5',
      '4,321',
      '54,321',
      '76,54,321',
      '98,76,54,321',
    ])
    expect([superscript(-14), superscript(23)]).toEqual(['⁻¹⁴', '²³'])
  })
})
