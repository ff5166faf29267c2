import { MONTHS } from '../../../kit/wording/months.ts'

/** The Gregorian calendar, computed with remainders. */

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** `month` is 1 for January. */
export type CalendarDay = { day: number; month: number; year: number }

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const daysInMonth = (month: number, year: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** '15 August 1947'; the digits of the year are not grouped. */
export const formatDay = ({ day, month, year }: CalendarDay): string => `${day} ${MONTHS[month - 1]} ${year}`

export const weekday = (place: number): string => WEEKDAYS[((place % 7) + 7) % 7] ?? ''

/** Days from 1 January of the year 1, which was a Monday, by years and months. */
export function dayNumber({ day, month, year }: CalendarDay): number {
  const before = year - 1
  const ofYears = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  let ofMonths = 0
  for (let earlier = 1; earlier < month; earlier++) ofMonths += daysInMonth(earlier, year)
  return ofYears + ofMonths + day
}

export const weekdayOf = (day: CalendarDay): string => weekday(dayNumber(day))

/** Zeller's congruence: the weekday from the parts of the date alone, 0 for Sunday. */
export function zeller({ day, month, year }: CalendarDay): number {
  const [shifted, ofYear] = month < 3 ? [month + 12, year - 1] : [month, year]
  const [century, rest] = [Math.floor(ofYear / 100), ofYear % 100]
  const sum =
    day +
    Math.floor((13 * (shifted + 1)) / 5) +
    rest +
    Math.floor(rest / 4) +
    Math.floor(century / 4) +
    5 * century
  return (sum + 6) % 7
}
