import { describe, expect, it } from 'vitest'
import { dayNumber, weekday, weekdayOf, zeller } from './calendar.ts'

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
