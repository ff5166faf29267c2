import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { MONTHS } from '../../../kit/wording/months.ts'
import { say } from '../../../kit/wording/say.ts'
import { type CalendarDay, dayNumber, daysInMonth, formatDay } from './calendar.ts'

/** "How many odd days are there in 126 days?" */
export const oddDays = defineGenerator({
  id: 'reasoning/odd-days',
  version: 7,
  concepts: ['odd-days', 'leap-years'],
  levels: {
    easy: { forms: [...often(13, betweenDates), ...often(4, inDays), ...often(3, inMonth)] },
    medium: { forms: [...often(60, leapYears), ...often(36, inYears), ...often(2, untilYear), inCenturies] },
    hard: { forms: [untilDate, acrossYears] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'days':
        // Takes off whole weeks, one after the other.
        return range(1, Math.floor(given.days / 7)).reduce((left) => left - 7, given.days)
      case 'month':
        // Long months alternate with short ones, and start anew in August.
        return given.month === 2
          ? daysOf(given.year, given.year) - 365
          : 2 + ((given.month + (given.month > 7 ? 1 : 0)) % 2)
      case 'years':
        return daysOf(given.from, given.to) % 7
      case 'centuries':
        return daysOf(1, 100 * given.centuries) % 7
      case 'dates': {
        // Day by day over the months, as on a calendar on the wall.
        const { from, to } = given
        const between = range(from.month, to.month - 1).map((month) => daysInMonth(month, from.year))
        return (between.reduce((sum, days) => sum + days, 0) + to.day - from.day + 1) % 7
      }
      case 'until': {
        const { from, to } = given
        const months = range(1, to.month - 1).reduce((sum, month) => sum + daysInMonth(month, to.year), 0)
        return (daysOf(from, to.year - 1) + months + to.day) % 7
      }
      case 'across': {
        // Up to each of the two dates from the beginning of the first year.
        const upTo = ({ day, month, year }: CalendarDay) =>
          range(1, month - 1).reduce((sum, past) => sum + daysInMonth(past, year), 0) + day
        const { from, to } = given
        return (daysOf(from.year, to.year - 1) + upTo(to) - upTo(from) + 1) % 7
      }
      case 'leap':
        return range(given.from, given.to).filter((year) => daysOf(year, year) === 366).length
    }
  },
})

/** All days from the start of one year to the end of another, counted year by year. */
const daysOf = (from: number, to: number): number =>
  range(from, to).reduce((sum, year) => sum + (isLeap(year) ? 366 : 365), 0)

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const within = [0, 6] as const

/** Every other number of days of a week. */
const otherDays = (odd: number) => [
  { value: (odd + 1) % 7, because: say`one day too many was counted` },
  { value: (odd + 6) % 7, because: say`one day too few was counted` },
  { value: (odd + 2) % 7, because: say`two days too many were counted` },
  { value: (odd + 5) % 7, because: say`two days too few were counted` },
  { value: (7 - odd) % 7, because: say`that is what is missing to a whole week` },
]

function inDays(rng: Random) {
  const days = rng.int(30, 1999)
  const odd = days % 7
  return {
    concept: 'odd-days',
    given: { find: 'days' as const, days },
    prompt: rng.pick([
      say`How many odd days are there in ${days} days?`,
      say`The number of odd days in a period of ${days} days is`,
      say`A period has ${days} days. Find the number of its odd days.`,
    ]),
    answer: count(odd),
    within,
    mistakes: otherDays(odd),
    steps: [
      say`Odd days are the days that are left after whole weeks.`,
      say`${days} = 7 × ${Math.floor(days / 7)} + ${odd}, so the number is ${odd}`,
    ],
  }
}

function inMonth(rng: Random) {
  const month = rng.int(1, 12)
  const year = rng.int(1896, 2048)
  const days = month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  const odd = days - 28
  const name = MONTHS[month - 1] ?? ''
  return {
    concept: 'odd-days',
    given: { find: 'month' as const, month, year },
    prompt: rng.pick([
      say`How many odd days does the month of ${name} ${String(year)} have?`,
      say`The number of odd days in ${name} of the year ${String(year)} is`,
    ]),
    answer: count(odd),
    within,
    mistakes: otherDays(odd),
    steps: [
      say`${name} ${String(year)} has ${days} days.`,
      say`${days} = 4 × 7 + ${odd}, so the number of odd days is ${odd}`,
    ],
  }
}

function betweenDates(rng: Random) {
  const year = rng.int(1951, 2049)
  const month = rng.int(1, 9)
  const last = month + rng.int(1, 3)
  const from = { day: rng.int(1, daysInMonth(month, year)), month, year }
  const to = { day: rng.int(1, daysInMonth(last, year)), month: last, year }
  const days = dayNumber(to) - dayNumber(from) + 1
  const odd = days % 7
  const [start, end] = [`${from.day} ${MONTHS[month - 1] ?? ''}`, formatDay(to)]
  const parts = [
    daysInMonth(month, year) - from.day + 1,
    ...range(month + 1, last - 1).map((between) => daysInMonth(between, year)),
    to.day,
  ]
  return {
    concept: 'odd-days',
    given: { find: 'dates' as const, from, to },
    prompt: rng.pick([
      say`How many odd days are there from ${start} to ${end}, both days included?`,
      say`Find the number of odd days from ${start} to ${end} (both dates included).`,
      say`The number of odd days in the period from ${start} to ${end}, counting both these days, is`,
      say`A course runs from ${start} to ${end}, both days included. How many odd days does this period have?`,
    ]),
    answer: count(odd),
    within,
    mistakes: [
      { value: (odd + 6) % 7, because: say`one of the two end days was not counted` },
      { value: (odd + 5) % 7, because: say`neither of the two end days was counted` },
      { value: (odd + 1) % 7, because: say`one day too many was counted` },
      { value: (odd + 2) % 7, because: say`two days too many were counted` },
      { value: (7 - odd) % 7, because: say`that is what is missing to a whole week` },
    ],
    steps: [
      say`Month by month there are ${parts.join(' + ')} = ${days} days.`,
      say`${days} = 7 × ${Math.floor(days / 7)} + ${odd}, so the number of odd days is ${odd}`,
    ],
  }
}

function inYears(rng: Random) {
  const from = rng.int(1801, 2080)
  const to = from + rng.int(3, 40)
  const leap = range(from, to).filter(isLeap).length
  const years = to - from + 1
  const odd = (years + leap) % 7
  return {
    concept: 'odd-days',
    given: { find: 'years' as const, from, to },
    prompt: rng.pick([
      say`How many odd days are there from the beginning of ${String(from)} to the end of ${String(to)}?`,
      say`The number of odd days in the years ${String(from)} to ${String(to)}, both included, is`,
      say`Together, the years ${String(from)} to ${String(to)} (both counted) have how many odd days?`,
      say`The total number of days in the years ${String(from)} to ${String(to)}, both included, is divided by 7. What is the remainder?`,
      say`If the days of the years ${String(from)} to ${String(to)}, both included, are counted in complete weeks, how many days remain?`,
      say`From the first day of ${String(from)} to the last day of ${String(to)}, how many odd days are there?`,
      say`Find the number of odd days in the period that begins on 1 January ${String(from)} and ends on 31 December ${String(to)}.`,
      say`1 January ${String(from)} to 31 December ${String(to)} is a period of complete weeks and some odd days. Find the number of odd days.`,
      say`How many days are left over after full weeks from 1 January ${String(from)} to 31 December ${String(to)}, both included?`,
    ]),
    answer: count(odd),
    within,
    mistakes: [
      ...otherDays(odd),
      { value: years % 7, because: say`the leap years were taken for ordinary years` },
    ],
    steps: [
      say`An ordinary year has 1 odd day, a leap year 2.`,
      say`Of the ${years} years ${leap} are leap years: ${years - leap} × 1 + ${leap} × 2 = ${years + leap}`,
      say`${years + leap} = 7 × ${Math.floor((years + leap) / 7)} + ${odd}, so the number is ${odd}`,
    ],
  }
}

function inCenturies(rng: Random) {
  // Multiples of 400 years have none at all: nothing is left to work out.
  const centuries = rng.until(
    () => rng.int(1, 23),
    (drawn) => drawn % 4 !== 0,
  )
  const odd = [0, 5, 3, 1][centuries % 4] ?? 0
  const years = 100 * centuries
  return {
    concept: 'odd-days',
    given: { find: 'centuries' as const, centuries },
    prompt: rng.pick([
      say`How many odd days are there in the first ${years} years of the calendar?`,
      say`The number of odd days in ${years} years, counted from the year 1, is`,
      say`By the odd-day method, ${years} years have how many odd days?`,
    ]),
    answer: count(odd),
    within,
    mistakes: [
      ...otherDays(odd),
      { value: years % 7, because: say`only the ordinary years were counted` },
      {
        value: (5 * centuries) % 7,
        because: say`every fourth century year is a leap year, which was left out`,
      },
    ],
    steps: [
      say`100 years have 76 ordinary and 24 leap years: 76 + 48 = 124 days, that is 5 odd days.`,
      say`400 years have 4 × 5 + 1 = 21 odd days, that is 0.`,
      say`Of ${years} years ${100 * (centuries % 4)} are left after multiples of 400: ${5 * (centuries % 4)} days, and without whole weeks ${odd}`,
    ],
  }
}

function untilYear(rng: Random) {
  const to = rng.int(1701, 2098)
  const from = 100 * Math.floor((to - 1) / 100) + 1
  const years = to - from + 1
  const leap = range(from, to).filter(isLeap).length
  const odd = (years + leap) % 7
  return {
    concept: 'odd-days',
    given: { find: 'years' as const, from, to },
    prompt: rng.pick([
      say`To find a day in ${String(to + 1)}, one counts the odd days of ${String(from)} to ${String(to)}. How many are they?`,
      say`How many odd days do the completed years of the century give, from ${String(from)} up to the end of ${String(to)}?`,
    ]),
    answer: count(odd),
    within,
    mistakes: [
      ...otherDays(odd),
      { value: years % 7, because: say`the leap years were taken for ordinary years` },
    ],
    steps: [
      say`There are ${years} years, ${leap} of them leap years.`,
      say`${years} + ${leap} = ${years + leap} days over whole weeks of each year`,
      say`${years + leap} = 7 × ${Math.floor((years + leap) / 7)} + ${odd}, so the number is ${odd}`,
    ],
  }
}

function untilDate(rng: Random) {
  const year = rng.int(1802, 2099)
  const from = 100 * Math.floor((year - 2) / 100) + 1
  const month = rng.int(2, 12)
  const to = { day: rng.int(1, daysInMonth(month, year)), month, year }
  const years = year - from
  const leap = range(from, year - 1).filter(isLeap).length
  const days = dayNumber(to) - dayNumber({ day: 1, month: 1, year }) + 1
  const odd = (years + leap + days) % 7
  return {
    concept: 'odd-days',
    given: { find: 'until' as const, from, to },
    prompt: rng.pick([
      say`How many odd days are there from 1 January ${String(from)} to ${formatDay(to)}, both days included?`,
      say`Find the number of odd days from the beginning of ${String(from)} up to and including ${formatDay(to)}.`,
      say`To find the day of the week on ${formatDay(to)}, the odd days from 1 January ${String(from)} to that day are counted. Their number is`,
      say`How many days are left over after full weeks from 1 January ${String(from)} to ${formatDay(to)}, both included?`,
      say`The period from 1 January ${String(from)} to ${formatDay(to)}, counting both these days, has how many odd days?`,
      say`Counting from the first day of ${String(from)} to ${formatDay(to)}, both included, the number of odd days is:`,
    ]),
    answer: count(odd),
    within,
    mistakes: [
      { value: (years + days) % 7, because: say`the leap years were taken for ordinary years` },
      { value: (years + leap) % 7, because: say`the days of ${String(year)} were left out` },
      { value: days % 7, because: say`only the days of ${String(year)} were counted` },
      { value: (odd + 1) % 7, because: say`one day too many was counted` },
      { value: (odd + 6) % 7, because: say`one day too few was counted` },
      { value: (7 - odd) % 7, because: say`that is what is missing to a whole week` },
    ],
    steps: [
      say`The ${years} completed ${years === 1 ? 'year' : 'years'} from ${String(from)} to ${String(year - 1)} have ${leap} leap ${leap === 1 ? 'year' : 'years'}: ${years} + ${leap} = ${years + leap} odd days`,
      say`In ${String(year)}, ${days} days have passed up to ${formatDay(to)}.`,
      say`${years + leap} + ${days} = ${years + leap + days}`,
      say`${years + leap + days} = 7 × ${Math.floor((years + leap + days) / 7)} + ${odd}, so the number of odd days is ${odd}`,
    ],
  }
}

/** "How many odd days are there from 12 May 2003 to 7 October 2016, both included?" */
function acrossYears(rng: Random) {
  const draw = (year: number) => {
    const month = rng.int(1, 12)
    return { day: rng.int(1, daysInMonth(month, year)), month, year }
  }
  const year = rng.int(1901, 2060)
  const [from, to] = [draw(year), draw(year + rng.int(2, 30))]
  const days = dayNumber(to) - dayNumber(from) + 1
  const odd = days % 7
  const left = dayNumber({ day: 31, month: 12, year }) - dayNumber(from) + 1
  const own = dayNumber(to) - dayNumber({ day: 1, month: 1, year: to.year }) + 1
  const years = to.year - year - 1
  const leap = range(year + 1, to.year - 1).filter(isLeap).length
  return {
    concept: 'odd-days',
    given: { find: 'across' as const, from, to },
    prompt: rng.pick([
      say`How many odd days are there from ${formatDay(from)} to ${formatDay(to)}, both days included?`,
      say`The number of days from ${formatDay(from)} to ${formatDay(to)}, both included, is divided by 7. Find the remainder.`,
      say`Find the number of odd days in the period that begins on ${formatDay(from)} and ends on ${formatDay(to)}, both dates included.`,
      say`If the days from ${formatDay(from)} to ${formatDay(to)}, both included, are counted in complete weeks, the number of days left over is:`,
    ]),
    answer: count(odd),
    within,
    mistakes: [
      {
        value: (left + own + years) % 7,
        because: say`the leap years in between were taken for ordinary years`,
      },
      { value: (left + own) % 7, because: say`the full years in between were left out` },
      { value: (odd + 6) % 7, because: say`one of the two end days was not counted` },
      { value: (odd + 1) % 7, because: say`one day too many was counted` },
      { value: (odd + 2) % 7, because: say`two days too many were counted` },
      { value: (7 - odd) % 7, because: say`that is what is missing to a whole week` },
    ],
    steps: [
      say`In ${String(year)} there are ${left} days from ${formatDay(from)} on, in ${String(to.year)} ${own} up to ${formatDay(to)}.`,
      say`The ${years} full ${years === 1 ? 'year' : 'years'} in between, with ${leap} leap ${leap === 1 ? 'year' : 'years'}, ${years === 1 ? 'gives' : 'give'} ${years} + ${leap} = ${years + leap} odd days.`,
      say`${left} + ${own} + ${years + leap} = ${left + own + years + leap}`,
      say`${left + own + years + leap} = 7 × ${Math.floor((left + own + years + leap) / 7)} + ${odd}, so the number of odd days is ${odd}`,
    ],
  }
}

function leapYears(rng: Random) {
  const from = rng.int(1580, 2040)
  const to = from + rng.int(30, 180)
  const value = range(from, to).filter(isLeap).length
  const fourths = range(from, to).filter((year) => year % 4 === 0).length
  const dropped = range(from, to).filter((year) => year % 100 === 0 && !isLeap(year))
  return {
    concept: 'leap-years',
    given: { find: 'leap' as const, from, to },
    prompt: rng.pick([
      say`How many leap years are there from ${String(from)} to ${String(to)}, both years included?`,
      say`Find the number of leap years from ${String(from)} to ${String(to)} (both years included).`,
      say`How many years from ${String(from)} to ${String(to)}, both included, have a 29th of February?`,
      say`Count the leap years from ${String(from)} to ${String(to)}, both included.`,
      say`The number of years with 366 days from ${String(from)} to ${String(to)}, both included, is:`,
      say`From 1 January ${String(from)} to 31 December ${String(to)}, how many times does the date 29 February come?`,
      say`Of the years ${String(from)} to ${String(to)} (both included), how many are leap years?`,
      say`An almanac covers the years ${String(from)} to ${String(to)}, both included. In how many of them does February have 29 days?`,
      ...(to > 2025
        ? []
        : [
            say`A bank opened on the first day of ${String(from)}. How many leap years had it seen by the end of ${String(to)}?`,
            say`A newspaper appeared every day from the beginning of ${String(from)} to the end of ${String(to)}. How many of its issues came out on 29 February?`,
            say`A temple record runs from ${String(from)} to ${String(to)}, both years included. How many leap years does it contain?`,
          ]),
      say`In the period that begins with the year ${String(from)} and ends with ${String(to)}, the number of leap years is`,
      say`How many of the years ${String(from)} to ${String(to)}, both included, have 366 days?`,
      say`If the first year of a period is ${String(from)} and the last is ${String(to)}, find how many leap years there are in it, both these years included.`,
    ]),
    answer: count(value),
    mistakes: [
      { value: value + 1, because: say`one too many was counted` },
      { value: value - 1, because: say`one too few was counted` },
      { value: fourths + 2, because: say`two ordinary years were counted too` },
      { value: value + 2, because: say`a century year counts only when 400 divides it` },
      { value: value - 2, because: say`two leap years were left out` },
      { value: value - 3, because: say`three leap years were left out` },
    ],
    steps: [
      say`${fourths} of these years are multiples of 4.`,
      dropped.length > 0
        ? say`The century ${dropped.length === 1 ? 'year' : 'years'} ${dropped.map(String).join(', ')} ${dropped.length === 1 ? 'is' : 'are'} ordinary, for 400 does not divide ${dropped.length === 1 ? 'it' : 'them'}: ${fourths} − ${dropped.length} = ${value}`
        : say`No ordinary century year is among them, so the number is ${value}`,
    ],
  }
}
