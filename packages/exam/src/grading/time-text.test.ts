import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockText, NO_TIME_TEXT, secondsOfTimeText, timeText } from './time-text.ts'

describe('timeText', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [330, '5:30'],
    [3599, '59:59'],
    [3600, '1h 0m 0s'],
    [3723, '1h 2m 3s'],
    [90_061, '25h 1m 1s'],
    [59.9, '0:59'],
    [-5, '0:00'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('STORE-23 writes %d seconds as %s', (seconds, text) => {
    expect(timeText(seconds)).toBe(text)
  })

  it('RESULTS-01 STORE-28 has a text for no time', () => {
    expect(NO_TIME_TEXT).toBe('0:00')
  })
})

it.each([
  [0, '00:00'],
  [65, '01:05'],
  [330.7, '05:30'],
  [4500, '75:00'],
  [-1, '00:00'],
])('CA-55 CA-72 writes %d seconds as mm:ss %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

describe('secondsOfTimeText', () => {
  it.each([
    ['5:30', 330],
    ['05:30', 330],
    [' 75:00 ', 4500],
    ['1h 2m 3s', 3723],
    ['2m 3s', 123],
    [' 45s ', 45],
    ['2h', 7200],
    ['', 0],
    ['soon', 0],
    ['5:75', 0],
    ['5:60', 0],
  ])('reads %j as %d seconds', (text, seconds) => {
    expect(secondsOfTimeText(text)).toBe(seconds)
  })

  it('STORE-23 reads back what timeText and clockText write', () => {
    fc.assert(
      fc.property(fc.nat(400_000), (seconds) => {
        expect(secondsOfTimeText(timeText(seconds))).toBe(seconds)
        expect(secondsOfTimeText(clockText(seconds))).toBe(seconds)
      }),
    )
  })
})

it('reads nothing from a text that only ends or begins like a time', () => {
  expect(['at 12:30', '12:30 h', '1:75', 'took 5m 3s', '5m 3s or so'].map(secondsOfTimeText)).toEqual([
    0, 0, 0, 0, 0,
  ])
  expect([' 12:30 ', '1h 2m 3s', '2m', '7s'].map(secondsOfTimeText)).toEqual([750, 3723, 120, 7])
})
