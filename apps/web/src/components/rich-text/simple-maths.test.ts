import { describe, expect, it } from 'vitest'
import { readSimpleMaths } from './simple-maths.ts'

describe('readSimpleMaths', () => {
  it.each([
    ['12', { before: '12' }],
    ['-3.5', { before: '−3.5' }],
    ['\\frac{5}{9}', { before: '', fraction: { numerator: '5', denominator: '9' } }],
    ['-\\frac{5}{9}', { before: '−', fraction: { numerator: '5', denominator: '9' } }],
    ['2\\frac{1}{3}', { before: '2', fraction: { numerator: '1', denominator: '3' } }],
    ['\\dfrac{5 + 4 + 3}{60}', { before: '', fraction: { numerator: '5 + 4 + 3', denominator: '60' } }],
  ])('reads %s without the typesetter', (tex, expected) => {
    expect(readSimpleMaths(tex)).toEqual(expected)
  })

  it.each(['x', '\\frac{a}{b}', '\\frac{1}{\\frac{2}{3}}', '\\sqrt{2}', '2^3', '\\frac{1}{2}+1', ''])(
    'leaves %s to the typesetter',
    (tex) => {
      expect(readSimpleMaths(tex)).toBeNull()
    },
  )
})
