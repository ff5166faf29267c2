import { describe, expect, it } from 'vitest'
import { agrees, inStyleOf } from './agrees.ts'
import { readValue } from './read-value.ts'
import {
  clock,
  fraction,
  money,
  percent,
  pi,
  quantity,
  ratio,
  rounded,
  scientific,
  surd,
  type ValueInput,
} from './value.ts'

describe('agrees', () => {
  it.each<[answer: ValueInput, solution: ValueInput]>([
    [12, 12],
    [0.3, 0.1 + 0.2],
    [10 / 3, 3.3333333333333335],
    [quantity(1.5, 'km'), quantity(1500, 'm')],
    [quantity(54, 'km/h'), quantity(15, 'm/s')],
    [quantity(54, 'km/h'), 54],
    [percent(50), fraction(1, 2)],
    [percent(50), 50],
    [surd(20, 3, 'm'), 20 * Math.sqrt(3)],
    [pi(36), 36 * Math.PI],
    [rounded(2 / 3, 2), 0.6666],
    [scientific(6.022e23, 3), 6.0221e23],
    [ratio(3, 4), ratio(6, 8)],
    [clock(13), clock(37)],
    ['Monday', ' monday. '],
    [money(500), 500],
  ])('%# holds', (answer, solution) => {
    expect(agrees(answer, solution)).toBe(true)
  })

  it.each<[answer: ValueInput, solution: ValueInput]>([
    [12, 12.0001],
    [12, Number.NaN],
    [quantity(12, 'km'), quantity(12, 'm')],
    [quantity(12, 'km'), quantity(12, 'hour')],
    [percent(50), 0.5],
    [rounded(2 / 3, 2), 0.66],
    [ratio(3, 4), ratio(4, 3)],
    ['Monday', 'Tuesday'],
    ['uncle', 12],
  ])('%# does not hold', (answer, solution) => {
    expect(agrees(answer, solution)).toBe(false)
  })
})

describe('readValue', () => {
  const identity = (value: ValueInput) => readValue(value).identity

  it('compares values across units, percentages and numbers in words', () => {
    expect(identity(quantity(2, 'hour'))).toBe(identity(quantity(120, 'minute')))
    expect(identity(percent(25))).toBe(identity(fraction(1, 4)))
    expect(identity('1,200')).toBe(identity(1200))
    expect(identity('−5')).toBe(identity(-5))
    expect(identity(surd(2, 12))).toBe(identity(surd(4, 3)))
    expect(identity(quantity(1, 'kg'))).not.toBe(identity(quantity(1, 'g')))
  })
})

describe('inStyleOf', () => {
  it('gives a bare number the unit of the answer, and null when it cannot be written', () => {
    const answer = readValue(quantity(12, 'km')).value
    expect(readValue(inStyleOf(answer, 3.5) ?? '').text).toBe('3.5 km')
    expect(inStyleOf(answer, Number.POSITIVE_INFINITY)).toBeNull()
    expect(inStyleOf(answer, Math.SQRT2)).toBeNull()
    expect(inStyleOf(answer, Number.NaN)).toBeNull()
  })
})
