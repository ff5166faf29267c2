import Fraction from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { formatValue } from '../wording/format-value.ts'
import { agrees, inStyleOf } from './agrees.ts'
import { bisect } from './bisect.ts'
import { arrange, choose, countLetters, factorial } from './counting.ts'
import { exact, InexactError, lcm, parseExponential, roundTo } from './exact.ts'
import { addSlices, areaInside, placeTriangle, RIGHT_TRIANGLES, sum } from './geometry.ts'
import { cube, cubeAndItself, linear, neighbours, possibleImages, signed, square } from './number-rules.ts'
import { divisors, isPrime, primeFactors, range, wholeOf } from './number-theory.ts'
import { orders, permutations } from './permutations.ts'
import * as quantities from './quantities.ts'
import { readValue } from './read-value.ts'
import { counted, units } from './units.ts'
import {
  clock,
  count,
  degrees,
  fraction,
  mixed,
  money,
  number,
  ordinal,
  percent,
  pi,
  quantity,
  ratio,
  rounded,
  scientific,
  span,
  surd,
  toValue,
} from './value.ts'

describe('agrees, for a solution with a unit of its own', () => {
  it('rounds in the unit of the answer', () => {
    expect(agrees(rounded(2 / 3, 2), number(exact(2, 3)))).toBe(true)
    expect(agrees(rounded(1.23456, 2, 'km'), quantity(1234.56, 'm'))).toBe(true)
    expect(agrees(rounded(1.23456, 2, 'km'), quantity(1244.56, 'm'))).toBe(false)
    expect(agrees(rounded(1.23456, 2, 'km'), quantity(1.23456, 'kg'))).toBe(false)
    expect(agrees(rounded(0.5, 1), percent(50))).toBe(true)
    expect(agrees(quantity(3, 'm'), 'three')).toBe(false)
    expect(agrees('three', quantity(3, 'm'))).toBe(false)
  })

  it('allows half of the last significant digit of a scientific answer, and nothing around zero', () => {
    expect(agrees(scientific(6.02e23, 3), 6.024e23)).toBe(true)
    expect(agrees(scientific(6.02e23, 3), 6.03e23)).toBe(false)
    expect(agrees(scientific(6.02e-3, 3), 6.03e-3)).toBe(false)
    expect(agrees(rounded(0, 2), 0.004)).toBe(false)
    expect(agrees(rounded(0, 2), 0)).toBe(true)
    expect(agrees(1000, new Fraction(1000))).toBe(true)
  })
})

describe('inStyleOf', () => {
  it('leaves values and answers in words as they are', () => {
    expect(inStyleOf(toValue('uncle'), 3)).toEqual(number(3))
    expect(inStyleOf(toValue('uncle'), 'aunt')).toEqual(toValue('aunt'))
    expect(inStyleOf(quantity(3, 'km'), quantity(5, 'm'))).toEqual(quantity(5, 'm'))
    expect(inStyleOf(ratio(1, 2), 2)).toEqual(number(2))
  })

  it('writes any number where the answer is rounded, but no infinite one', () => {
    const style = rounded(1.5, 2, 'm')
    expect(formatValue(inStyleOf(style, Math.SQRT2) ?? toValue('none'))).toBe('1.41 m')
    expect(inStyleOf(style, Number.NEGATIVE_INFINITY)).toBeNull()
    expect(formatValue(inStyleOf(quantity(1, 'm'), exact(1, 3)) ?? toValue('none'))).toContain('frac')
  })
})

describe('readValue', () => {
  const identity = (value: Parameters<typeof readValue>[0]) => readValue(value).identity
  const size = (value: Parameters<typeof readValue>[0]) => readValue(value).size

  it('compares as the learner reads', () => {
    expect(identity('Blue  whale.')).toBe(identity(' blue whale'))
    expect(identity('Blue whale')).not.toBe(identity('whale'))
    expect(identity('1.50')).toBe(identity(1.5))
    expect(identity('1.5 m')).not.toBe(identity(1.5))
    expect(identity('v1')).toBe('words v1')
    expect(identity(ratio(2, 4))).toBe('ratio 1:2')
    expect(identity(clock(25))).toBe('clock 60')
    expect(identity(clock(-1))).toBe('clock 1380')
    expect(identity(rounded(0.666, 2))).toBe(identity(0.67))
    expect(identity(scientific(123456, 3))).toBe(identity(123000))
    expect(identity(pi(36))).toBe('number 0 + 36 × π')
    expect(identity(surd(20, 3, 'km'))).toBe('length 0 + 20000 × 3')
    expect(identity(quantity(5, 'm'))).toBe('length 5')
  })

  it('gives a size in base units, where there is one', () => {
    expect(size(quantity(1.5, 'km'))).toBe(1500)
    expect(size(surd(2, 2, null, 1))).toBeCloseTo(1 + 2 * Math.SQRT2)
    expect(size(pi(2))).toBeCloseTo(2 * Math.PI)
    expect(size('12')).toBe(12)
    expect(size('−1,200.5')).toBe(-1200.5)
    expect(size('twelve')).toBeNull()
    expect(size(ratio(1, 2))).toBeNull()
    expect(size(clock(1, 30))).toBe(90)
  })

  it('has the text with LaTeX and without', () => {
    expect(readValue(fraction(1, 2))).toMatchObject({ text: '$\\frac{1}{2}$', plain: '1/2' })
  })
})

describe('values', () => {
  it.each([
    [count(1200), '1,200'],
    [count(1), '1'],
    [ordinal(22), '22nd'],
    [fraction(6, 8), '$\\frac{3}{4}$'],
    [fraction(exact(3, 2)), '$\\frac{3}{2}$'],
    [mixed(7, 3), '$2\\frac{1}{3}$'],
    [mixed(7, 3, 'day'), '$2\\frac{1}{3}$ days'],
    [rounded(2 / 3, 2), '0.67'],
    [rounded(2 / 3, 2, 'm'), '0.67 m'],
    [scientific(602e21, 3), '6.02 × 10²³'],
    [scientific(1.5e-7, 2, 'm'), '1.5 × 10⁻⁷ m'],
    [money(12500), '₹12,500'],
    [percent(50), '50%'],
    [degrees(60), '60°'],
    [span(150), '2 hours 30 minutes'],
    [surd(20, 3, 'm'), '20√3 m'],
    [surd(2, 12), '4√3'],
    [surd(1, 2, null, 3), '3 + √2'],
    [surd(5, 9), '15'],
    [surd(5, 9, 'm', 1), '16 m'],
    [surd(5, 0, 'm', 2), '2 m'],
    [surd(0, 7, 'm', 2), '2 m'],
    [surd(1, 72), '6√2'],
    [surd(1, 4), '2'],
    [pi(36, 'cm²'), '36π cm²'],
    [pi(1), 'π'],
    [ratio(6, 8), '3 : 4'],
    [ratio(0.5, 0.25, 1), '2 : 1 : 4'],
    [clock(10, 45), '10:45 a.m.'],
    [clock(12), '12:00 p.m.'],
    [quantity(1, counted('man', 'men')), '1 man'],
    [quantity(3, counted('man', 'men')), '3 men'],
    [quantity(3, counted('student')), '3 students'],
    [number(new Fraction(1, 4)), '0.25'],
  ])('%# reads %s', (value, text) => {
    expect(formatValue(value)).toBe(text)
  })

  it('refuse a number that cannot be shown', () => {
    expect(() => rounded(Number.NaN, 2)).toThrow(new RangeError('NaN is not a number that can be shown'))
    expect(() => scientific(Number.POSITIVE_INFINITY, 2)).toThrow('Infinity is not a number')
    expect(() => number(Math.SQRT2)).toThrow(
      new InexactError('1.4142135623730951 is not an exact number: use surd(), pi() or rounded()'),
    )
    expect(new InexactError('no').name).toBe('InexactError')
  })

  it('have a maker for each unit, which gives that unit', () => {
    const made = Object.values(quantities).map((make) => formatValue(make(2)))
    expect(new Set(made).size).toBe(made.length)
    expect(made.filter((text) => !/^(?:2 \S|2%|2°|₹2)/.test(text))).toEqual([])
    expect(formatValue(quantities.kmh(54))).toBe('54 km/h')
    expect(formatValue(quantities.years(1))).toBe('1 year')
  })

  it('of one dimension can be compared', () => {
    const inBase = (unit: keyof typeof units) => readValue(quantity(1, unit)).size
    expect(inBase('hectare')).toBe(10_000)
    expect(inBase('litre')).toBe(inBase('L'))
    expect((inBase('km/h') ?? 0) * 3.6).toBeCloseTo(1)
    expect(inBase('kWh')).toBe(3_600_000)
    expect(inBase('paise')).toBe(0.01)
    expect(inBase('day')).toBe(24 * 3600)
    expect(inBase('%')).toBe(0.01)
  })

  it('of counted things, of laboratories and of money have their decimals', () => {
    expect(counted('man', 'men')).toMatchObject({ one: 'man', many: 'men', dimension: 'number', places: 0 })
    expect(units.mol.places).toBe(3)
    expect(units['₹'].places).toBe(2)
    expect('places' in units.km).toBe(false)
  })
})

describe('exact numbers', () => {
  it('are found with a denominator, whatever the parts are', () => {
    expect(exact(0.5, 3).toFraction()).toBe('1/6')
    expect(exact(3, 0.5).toFraction()).toBe('6')
    expect(exact(exact(1, 2), 3).toFraction()).toBe('1/6')
    expect(exact(1 / 2000).toFraction()).toBe('1/2000')
    expect(exact(123456789.125).toFraction()).toBe('987654313/8')
  })

  it('are rounded to a place, halves away from zero', () => {
    expect(roundTo(0.5, 0).valueOf()).toBe(1)
    expect(roundTo(-0.5, 0).valueOf()).toBe(-1)
    expect(roundTo(0, 2).valueOf()).toBe(0)
    expect(roundTo(1.005, 2).valueOf()).toBe(1.01)
    expect(roundTo(exact(-2, 3), 1).valueOf()).toBe(-0.7)
    expect(roundTo(1.1, 14).valueOf()).toBe(1.1)
  })

  it('are read with their power of ten', () => {
    expect(parseExponential('1.5e-3').valueOf()).toBe(0.0015)
    expect(parseExponential('1.5e+3').valueOf()).toBe(1500)
    expect(parseExponential('1.5').valueOf()).toBe(1.5)
  })

  it('have a common multiple, which is zero with zero', () => {
    expect(lcm(4, 6)).toBe(12)
    expect(lcm(0, 6)).toBe(0)
    expect(lcm(4, 0)).toBe(0)
    expect(lcm(0, 0)).toBe(0)
  })
})

describe('counting', () => {
  it('follows the laws of Pascal and of arrangements', () => {
    expect([0, 1, 2, 5].map(factorial)).toEqual([1, 1, 2, 120])
    for (const from of range(1, 12))
      for (const some of range(0, from + 1))
        expect(choose(from, some)).toBe(choose(from - 1, some - 1) + choose(from - 1, some))
    expect(choose(5, -1)).toBe(0)
    expect(choose(5, 6)).toBe(0)
    expect(arrange(5, 2)).toBe(20)
  })

  it('counts each letter of a word', () => {
    expect(countLetters('banana').sort()).toEqual([1, 2, 3])
    expect(countLetters('')).toEqual([])
  })

  it('lists every order once, from the lowest on', () => {
    expect(orders(3)).toEqual([
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ])
    expect(orders(3)).toBe(orders(3))
    expect(orders(1)).toEqual([[0]])
    expect(new Set(orders(5).map(String)).size).toBe(120)
    expect(permutations(['a', 'b'])).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ])
    expect(permutations([])).toEqual([[]])
  })
})

describe('whole numbers', () => {
  it('have their divisors in rising order, and their primes once', () => {
    for (const whole of range(1, 200)) {
      const divided = range(1, whole).filter((divisor) => whole % divisor === 0)
      expect(divisors(whole)).toEqual(divided)
      expect(isPrime(whole)).toBe(divided.length === 2)
      expect(primeFactors(whole)).toEqual(divided.filter((divisor) => divisors(divisor).length === 2))
    }
    expect(isPrime(0)).toBe(false)
    expect(range(3, 2)).toEqual([])
    expect(range(-1, 1)).toEqual([-1, 0, 1])
  })
})

describe('geometry without formulas', () => {
  it('finds areas and volumes', () => {
    expect(
      areaInside([
        [0, 0],
        [4, 0],
        [4, 3],
        [0, 3],
      ]),
    ).toBe(12)
    for (const [a, b, c] of RIGHT_TRIANGLES) {
      expect(a * a + b * b).toBe(c * c)
      expect(areaInside(placeTriangle(a, b, c))).toBeCloseTo((a * b) / 2)
    }
    expect(areaInside(placeTriangle(13, 14, 15))).toBeCloseTo(84)
    expect(addSlices((height) => height ** 2, 3)).toBeCloseTo(9)
    expect(addSlices((height) => height ** 3, 2)).toBeCloseTo(4)
    expect(sum([1, 2, 3])).toBe(6)
  })

  it('finds where a rising function is zero', () => {
    expect(bisect((value) => value * value - 2, 2)).toBeCloseTo(Math.SQRT2, 12)
    expect(bisect((value) => value - 3, 8)).toBeCloseTo(3, 12)
  })
})

describe('rules between numbers', () => {
  it.each([
    [linear(3, -2), 'x × 3 − 2', 13, '5 × 3 − 2'],
    [linear(1, 4), 'x + 4', 9, '5 + 4'],
    [linear(2, 0), 'x × 2', 10, '5 × 2'],
    [square(3), 'x² + 3', 28, '5² + 3'],
    [neighbours(-1), 'x × (x − 1)', 20, '5 × (5 − 1)'],
    [cube(-4), 'x³ − 4', 121, '5³ − 4'],
    [cubeAndItself(1), 'x³ + x', 130, '5³ + 5'],
    [cubeAndItself(-1), 'x³ − x', 120, '5³ − 5'],
  ])('%# can be written and applied', (rule, text, image, written) => {
    expect(rule.text).toBe(text)
    expect(rule.apply(5)).toBe(image)
    expect(rule.write(5)).toBe(written)
  })

  it('find every image that a simple rule allows', () => {
    expect(signed(0)).toBe('')
    expect(
      possibleImages(
        [
          [2, 4],
          [3, 9],
        ],
        4,
      ).sort(),
    ).toEqual([14, 16])
    expect(possibleImages([[2, 9]], 3)).toContain(28)
    expect(
      possibleImages(
        [
          [2, 9],
          [4, 25],
        ],
        5,
      ),
    ).toEqual(expect.arrayContaining([36, 33]))
    expect(
      possibleImages(
        [
          [2, 13],
          [3, 23],
          [5, 55],
        ],
        4,
      ),
    ).toEqual([37])
    expect(
      possibleImages(
        [
          [2, 10],
          [3, 29],
          [4, 66],
        ],
        5,
      ),
    ).toEqual([127])
    expect(possibleImages([[2, 1000]], 3)).toEqual([])
  })
})

describe('chance', () => {
  it('is never with no probability, always with all of it', () => {
    const random = createRandom('edges')
    expect(range(1, 500).filter(() => random.chance(0))).toEqual([])
    expect(range(1, 500).filter(() => !random.chance(1))).toEqual([])
  })

  it('refuses a step that leads nowhere, and weights that are all zero', () => {
    const random = createRandom('faults')
    expect(() => random.int(1, 5, 0)).toThrow('no number from 1 to 5 by 0')
    expect(() => random.weighted([['a', 0]])).toThrow('no item has a weight')
    expect(() => random.pick([])).toThrow(new RangeError('cannot pick from an empty list'))
  })

  it('tries exactly as often as it says', () => {
    let tries = 0
    expect(() =>
      createRandom('tries').until(
        () => ++tries,
        () => false,
      ),
    ).toThrow()
    expect(tries).toBe(2000)
  })
})

it('takes a value for the whole number that it nearly is, and no other value for one', () => {
  expect([7, 6.9999999, -3.0000001].map(wholeOf)).toEqual([7, 7, -3])
  expect([7.81, 0.5, Number.POSITIVE_INFINITY, Number.NaN].map(wholeOf)).toEqual(
    Array.from({ length: 4 }, () => Number.NaN),
  )
})
