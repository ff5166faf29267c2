import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { MONTHS } from '../../../kit/wording/months.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { dayNumber, isLeapYear, zeller } from './calendar.ts'

/** "Which is the next year that has the same calendar as 2019?" */
export const calendarRepeat = defineGenerator({
  id: 'reasoning/calendar-repeat',
  version: 6,
  concepts: ['same-calendar-year', 'months-that-begin-alike'],
  levels: {
    easy: { forms: [sameYear(1, false)] },
    medium: { forms: [sameYear(-1, false), sameYear(1, true)] },
    hard: { forms: [twinMonth] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'year') {
      // Year after year, until every date of both falls on the same weekday.
      const found = range(1, 60)
        .map((far) => given.year + given.way * far)
        .find((year) => haveSameDays(given.year, year))
      return String(found ?? '')
    }
    const first = zeller({ day: 1, month: given.month, year: given.year })
    const found = range(1, 12).filter(
      (month) => month !== given.month && zeller({ day: 1, month, year: given.year }) === first,
    )
    return found.length === 1 ? (MONTHS[(found[0] ?? 0) - 1] ?? '') : ''
  },
})

const haveSameDays = (one: number, other: number): boolean =>
  range(1, 12).every((month) =>
    [1, 28].every((day) => zeller({ day, month, year: one }) === zeller({ day, month, year: other })),
  ) && isLeapYear(one) === isLeapYear(other)

/** Odd days from 1 January of one year to that of the other. */
const oddDays = (from: number, to: number): number =>
  (((dayNumber({ day: 1, month: 1, year: to }) - dayNumber({ day: 1, month: 1, year: from })) % 7) + 7) % 7

const isSame = (one: number, other: number): boolean =>
  oddDays(one, other) === 0 && isLeapYear(one) === isLeapYear(other)

function sameYear(way: 1 | -1, leap: boolean) {
  return (rng: Random) => {
    const year = leap ? rng.int(1904, 2068, 4) : rng.int(480, 515) * 4 + rng.int(1, 3)
    const far = range(1, 40).find((distance) => isSame(year, year + way * distance)) ?? 28
    const answer = String(year + way * far)
    const asked = String(year)
    const when = way > 0 ? 'first year after' : 'last year before'
    const why = (other: number): Message => {
      if (isSame(year, other)) return say`it has the same calendar, but ${answer} lies nearer to ${asked}`
      const odd = way > 0 ? oddDays(year, other) : oddDays(other, year)
      if (odd === 0) return say`the weekdays agree on 1 January, but only one of the two years is a leap year`
      return odd === 1 ? say`1 odd day is left over` : say`${odd} odd days are left over`
    }
    return {
      concept: 'same-calendar-year',
      given: { find: 'year' as const, year, way },
      prompt: rng.pick([
        say`Which is the ${when} ${asked} that has the same calendar as the year ${asked}?`,
        say`Which of the following years is the ${when} ${asked} to have the same calendar as ${asked}?`,
        say`Find the ${when} ${asked} whose calendar is identical to that of ${asked}.`,
        say`What is the ${when} ${asked} in which all the dates fall on the same days of the week as in ${asked}?`,
        say`Which of the following is the ${when} ${asked} with the very same calendar as ${asked}?`,
        say`The ${when} ${asked} in which every date falls on the same day of the week as in ${asked} is:`,
        say`Select the ${when} ${asked} that has exactly the same calendar as ${asked}.`,
      ]),
      answer,
      mistakes: [4, 5, 6, 7, 10, 11, 12, 17, 22, 28, 32, 34, 40]
        .filter((distance) => distance !== far)
        .map((distance) => ({ value: String(year + way * distance), because: why(year + way * distance) })),
      steps: [
        say`A common year brings 1 odd day, a leap year 2.`,
        ...(leap || way < 0
          ? [
              say`${asked} is a ${isLeapYear(year) ? 'leap' : 'common'} year, so the year looked for must be one too.`,
            ]
          : []),
        say`Count the odd days from ${asked} ${way > 0 ? 'on' : 'back'}, year by year, until they make a multiple of 7.`,
        say`With the same kind of year this first happens at a distance of ${far} years: ${answer}`,
      ],
    }
  }
}

function twinMonth(rng: Random) {
  const { year, month, twin } = rng.until(
    () => {
      const year = rng.int(1951, 2090)
      const month = rng.int(1, 12)
      return { year, month, twin: twinsOf(year, month) }
    },
    ({ twin }) => twin.length === 1,
  )
  const other = twin[0] ?? 1
  const nameOf = (place: number) => MONTHS[place - 1] ?? ''
  const answer = nameOf(other)
  const asked = `${nameOf(month)} ${year}`
  const days = Math.abs(startOf(year, other) - startOf(year, month))
  const kind = isLeapYear(year) ? 'leap' : 'common'
  return {
    concept: 'months-that-begin-alike',
    given: { find: 'month' as const, year, month },
    prompt: rng.pick([
      say`Which other month of the same year begins on the same day of the week as ${asked}?`,
      say`In the year ${String(year)}, the first day of ${nameOf(month)} and the first day of which other month fall on the same day of the week?`,
      say`The first of ${asked} and the first of one other month of that year fall on the same weekday. Which month is it?`,
      say`Besides ${nameOf(month)}, which month of ${String(year)} starts on the same day of the week as it?`,
      say`Select the month of ${String(year)} that begins on the same weekday as ${nameOf(month)}.`,
      say`In ${String(year)}, ${nameOf(month)} and one of the following months have the same dates on the same days of the week. Identify the month.`,
      say`If the 1st of ${nameOf(month)} in ${String(year)} is a certain day of the week, then the 1st of which other month of that year is the same day?`,
    ]),
    answer,
    mistakes: range(1, 12)
      .filter((place) => place !== month && place !== other)
      .map((place) => {
        const odd = (((startOf(year, place) - startOf(year, month)) % 7) + 7) % 7
        return {
          value: nameOf(place),
          because: say`it begins ${odd} ${odd === 1 ? 'day' : 'days'} later in the week than ${nameOf(month)}`,
        }
      }),
    steps: [
      say`${String(year)} is a ${kind} year, so February has ${isLeapYear(year) ? 29 : 28} days.`,
      say`Two months begin on the same weekday when the days between their firsts are a multiple of 7.`,
      say`Take the odd days of each month: 3 for 31 days, 2 for 30, ${isLeapYear(year) ? 1 : 0} for February.`,
      say`Add them up from ${nameOf(Math.min(month, other))} until a multiple of 7 is reached.`,
      say`Between the firsts of ${nameOf(Math.min(month, other))} and ${nameOf(Math.max(month, other))} lie ${days} = 7 × ${days / 7} days, so the month is ${answer}`,
    ],
  }
}

const startOf = (year: number, month: number): number => dayNumber({ day: 1, month, year })

const twinsOf = (year: number, month: number): number[] =>
  range(1, 12).filter((other) => other !== month && (startOf(year, other) - startOf(year, month)) % 7 === 0)
