import { describe, expect, it } from 'vitest'
import { mirrorWord, possibleCodes, reverseWord, shiftWord } from '../../kit/words/letter-codes.ts'
import { readRelation, type Statement } from './blood-relations/family.ts'
import { dayNumber, weekday, weekdayOf, zeller } from './calendar/calendar.ts'
import { possibleNext } from './series/number-series.ts'

describe('the rules of number series', () => {
  it.each([
    [[3, 8, 15, 24, 35], 48],
    [[2, 6, 18, 54, 162], 486],
    [[5, 6, 10, 8, 15, 10], 20],
    [[3, 7, 15, 31, 63], 127],
    [[2, 3, 8, 27, 112], 565],
    [[1, 1, 2, 3, 5, 8], 13],
    [[10, 12, 15, 20, 27, 38], 51],
    [[7, 10, 20, 23, 46, 49], 98],
    [[9, 15, 33, 87, 249], 735],
  ])('continue %j with %i', (terms, next) => {
    expect(possibleNext(terms)).toContain(next)
  })

  it('see that a series can be continued in two ways', () => {
    expect(possibleNext([1, 2, 4]).length).toBeGreaterThan(1)
  })

  it('find nothing in numbers without a rule', () => {
    expect(possibleNext([3, 19, 4, 88, 1, 7])).toEqual([])
  })
})

describe('letter codes', () => {
  it('move, reverse and mirror letters round the alphabet', () => {
    expect(shiftWord('XYZ', () => 3)).toBe('ABC')
    expect(shiftWord('ABC', (place) => -place - 1)).toBe('ZZZ')
    expect(mirrorWord('AMZ')).toBe('ZNA')
    expect(reverseWord('TRAIN')).toBe('NIART')
  })

  it('are read from one example', () => {
    expect(possibleCodes('TRAIN', 'VTCKP', 'CLOUD')).toEqual(['ENQWF'])
    expect(possibleCodes('DOCTOR', 'NKPYKZ', 'NATURE')).toEqual(['ANQPWJ'])
    expect(possibleCodes('ABC', 'XQJ', 'CAB')).toEqual([])
  })
})

describe('the calendar', () => {
  it.each([
    [{ day: 15, month: 8, year: 1947 }, 'Friday'],
    [{ day: 26, month: 1, year: 1950 }, 'Thursday'],
    [{ day: 1, month: 1, year: 2000 }, 'Saturday'],
    [{ day: 29, month: 2, year: 2024 }, 'Thursday'],
    [{ day: 2, month: 10, year: 1869 }, 'Saturday'],
    [{ day: 1, month: 1, year: 1900 }, 'Monday'],
  ])('knows that %j was a %s', (day, name) => {
    expect(weekdayOf(day)).toBe(name)
    expect(weekday(zeller(day))).toBe(name)
  })

  it('agrees with the congruence on every day of four centuries', () => {
    for (let year = 1801; year <= 2100; year += 7) {
      for (let month = 1; month <= 12; month++) {
        const day = { day: 28, month, year }
        expect(weekday(dayNumber(day))).toBe(weekday(zeller(day)))
      }
    }
  })
})

describe('readRelation', () => {
  const tell = (text: string): Statement[] =>
    text.split('; ').map((part) => {
      const [person = '', relation = '', of = ''] = part.split(' ')
      const known = (
        ['father', 'mother', 'son', 'daughter', 'brother', 'sister', 'husband', 'wife'] as const
      ).find((word) => word === relation)
      if (!known) throw new Error(relation)
      return { person, relation: known, of }
    })

  it.each([
    ['A brother B; B mother C', 'uncle'],
    ['A sister B; B father C', 'aunt'],
    ['A father B; B mother C', 'grandfather'],
    ['A son B; B brother C', 'nephew'],
    ['A daughter B; B sister D; D mother C', 'cousin'],
    ['A wife B; B father C', 'mother'],
    ['A father B; B wife C', 'father-in-law'],
    ['A wife B; B son C', 'daughter-in-law'],
    ['A husband B; B sister C', 'brother-in-law'],
    ['A sister B; B husband C', 'sister-in-law'],
    ['A son B; B daughter C', 'grandson'],
    ['A wife B; B brother D; D father C', 'aunt'],
    ['A mother B; B father D; D father C', 'great-grandmother'],
    ['A son B; B father C', 'brother'],
    ['A husband C', 'husband'],
  ])('%s: A is the %s of C', (text, relation) => {
    expect(readRelation(tell(text), 'A', 'C')).toBe(relation)
  })

  it('finds no word for strangers and for a second father', () => {
    expect(readRelation(tell('A brother B; D mother C'), 'A', 'C')).toBeNull()
    expect(readRelation(tell('D father C; B son D; E sister B; A father E'), 'A', 'C')).toBeNull()
  })
})
