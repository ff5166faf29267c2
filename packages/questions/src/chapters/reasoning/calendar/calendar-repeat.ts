import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { MONTHS } from '../../../kit/wording/months.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { dayNumber, daysInMonth, isLeapYear, weekdayOf, zeller } from './calendar.ts'

/** "Which is the next year that has the same calendar as 2019?" */
export const calendarRepeat = defineGenerator({
  id: 'reasoning/calendar-repeat',
  version: 10,
  concepts: ['same-calendar-year', 'months-that-begin-alike'],
  levels: {
    easy: { forms: [...often(24, sameDate(1)), sameYear(1, false)] },
    medium: {
      forms: [...often(14, sameDate(-1)), ...often(10, nextAfter(1)), sameYear(-1, false), sameYear(1, true)],
    },
    hard: {
      forms: [
        ...often(5, nextAfter(-1)),
        ...often(5, nextAfter(1)),
        ...often(3, twinMonth),
        ...often(4, countOfRepeats),
        ...often(5, twinDate),
      ],
    },
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
    if (given.find === 'date') {
      const { day, month, year, way } = given
      const found = range(1, 40)
        .map((far) => year + way * far)
        .find((other) => zeller({ day, month, year: other }) === zeller({ day, month, year }))
      return String(found ?? '')
    }
    if (given.find === 'beyond') {
      const found = range(1, 60)
        .map((far) => given.limit + given.way * far)
        .find((year) => haveSameDays(given.year, year))
      return String(found ?? '')
    }
    if (given.find === 'count')
      return range(given.from, given.to).filter(
        (year) => year !== given.year && haveSameDays(given.year, year),
      ).length
    if (given.find === 'twin-date') {
      const { day, month, year } = given
      const fits = given.dates.filter((other) => zeller({ ...other, year }) === zeller({ day, month, year }))
      return fits.length === 1 && fits[0] ? dateOf(fits[0]) : ''
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

/** The same date on the same weekday: one leap day more or less counts only if the date lies on its other side. */
function sameDate(way: 1 | -1) {
  return (rng: Random) => {
    // What 'last fell' is past.
    const year = rng.int(1941, way > 0 ? 2059 : 2025)
    const was = year <= 2025 ? 'was' : 'is'
    const month = rng.int(1, 12)
    const day = rng.int(1, daysInMonth(month, 2001))
    const shift = (other: number) => dayNumber({ day, month, year: other }) - dayNumber({ day, month, year })
    const far = range(1, 12).find((distance) => shift(year + way * distance) % 7 === 0) ?? 11
    const answer = String(year + way * far)
    const [name, date] = [weekdayOf({ day, month, year }), `${day} ${MONTHS[month - 1] ?? ''}`]
    const leapDays = range(1, far).filter(
      (past) => Math.abs(shift(year + way * past) - shift(year + way * (past - 1))) === 366,
    ).length
    const asked = String(year)
    return {
      concept: 'same-calendar-year',
      given: { find: 'date' as const, day, month, year, way },
      prompt:
        way > 0
          ? rng.pick([
              say`${date} ${asked} ${was} a ${name}. Which is the first year after ${asked} in which ${date} falls on a ${name} again?`,
              say`If ${date} ${asked} ${was} a ${name}, then find the first year after ${asked} in which ${date} falls on a ${name}.`,
              say`${date} ${asked} ${was} a ${name}. After ${asked}, the next year in which ${date} falls on a ${name} is:`,
            ])
          : rng.pick([
              say`${date} ${asked} ${was} a ${name}. In which year before ${asked} did ${date} last fall on a ${name}?`,
              say`If ${date} ${asked} ${was} a ${name}, then find the last year before ${asked} in which ${date} fell on a ${name}.`,
              say`${date} ${asked} ${was} a ${name}. Before ${asked}, the last year in which ${date} fell on a ${name} was:`,
            ]),
      answer,
      mistakes: [4, 5, 6, 7, 8, 10, 11, 12, 28]
        .filter((distance) => distance !== far)
        .map((distance) => {
          const odd = Math.abs(shift(year + way * distance)) % 7
          return {
            value: String(year + way * distance),
            because:
              odd === 0
                ? say`${date} is a ${name} then too, but ${answer} lies nearer to ${asked}`
                : odd === 1
                  ? say`1 odd day is left over`
                  : say`${odd} odd days are left over`,
          }
        }),
      steps: [
        say`From one year to the ${way > 0 ? 'next' : 'one before'}, a date moves by 1 day of the week, and by 2 days if a 29 February lies between.`,
        ...(way > 0
          ? []
          : [
              say`Going back from ${date} ${asked}, the moves are added up year by year until they make 7 or 14.`,
            ]),
        say`In ${far} years there ${leapDays === 1 ? 'is' : 'are'} ${leapDays} such leap ${leapDays === 1 ? 'day' : 'days'}: ${far} + ${leapDays} = ${far + leapDays}, a multiple of 7 for the first time, so the year is ${answer}`,
      ],
    }
  }
}

/** The first year beyond another year: several repetitions are passed on the way. */
function nextAfter(way: 1 | -1) {
  return (rng: Random) => {
    const { year, limit } = rng.until(
      () => {
        const year = rng.int(1905, 2090)
        return { year, limit: year + way * rng.int(8, 60) }
      },
      ({ limit }) => limit > 1901 && limit < 2098,
    )
    const all = range(1, 100)
      .map((distance) => year + way * distance)
      .filter((other) => isSame(year, other))
    const beyond = all.filter((other) => way * (other - limit) > 0)
    const found = beyond[0] ?? year
    const answer = String(found)
    const [asked, bound] = [String(year), String(limit)]
    const passed = all.filter((other) => way * (other - limit) <= 0)
    const when = way > 0 ? 'first year after' : 'last year before'
    const why = (other: number): Message => {
      if (isSame(year, other)) return say`it has the same calendar, but ${answer} lies nearer to ${bound}`
      const odd = way > 0 ? oddDays(year, other) : oddDays(other, year)
      if (odd === 0) return say`the weekdays agree on 1 January, but only one of the two years is a leap year`
      return odd === 1 ? say`1 odd day is left over` : say`${odd} odd days are left over`
    }
    const near = range(1, 12).map((distance) => limit + way * distance)
    // A year on the wrong side of the limit would fall at sight.
    const wrong = [...beyond.slice(1, 2), ...near.filter((other) => other !== found)]
    return {
      concept: 'same-calendar-year',
      given: { find: 'beyond' as const, year, limit, way },
      prompt: rng.pick([
        say`Which is the ${when} ${bound} that has the same calendar as the year ${asked}?`,
        say`Find the ${when} ${bound} whose calendar is identical to that of ${asked}.`,
        say`The ${when} ${bound} in which every date falls on the same day of the week as in ${asked} is:`,
        say`Someone has kept the calendar of ${asked}. Which is the ${when} ${bound} for which it can be used again?`,
      ]),
      answer,
      mistakes: rng.shuffle(wrong).map((other) => ({ value: String(other), because: why(other) })),
      steps: [
        say`A common year brings 1 odd day, a leap year 2.`,
        say`${asked} is a ${isLeapYear(year) ? 'leap' : 'common'} year, so the year looked for must be one too.`,
        say`Count the odd days from ${asked} ${way > 0 ? 'on' : 'back'}: the calendar repeats when they make a multiple of 7.`,
        ...(way < 0 ? [say`From one repetition the count begins anew, until ${bound} is passed.`] : []),
        passed.length === 0
          ? say`This first happens at a distance of ${Math.abs(found - year)} years, which is beyond ${bound}: ${answer}`
          : say`It repeats in ${passed.map(String).join(', ')}, and beyond ${bound} for the first time in ${answer}`,
      ],
    }
  }
}

/** "How many years from 1951 to 2000 have the same calendar as 1947?" */
function countOfRepeats(rng: Random) {
  const { year, from, to, found } = rng.until(
    () => {
      const year = rng.int(1905, 2080)
      const from = year + rng.int(1, 12)
      const to = from + rng.int(30, 90)
      return { year, from, to, found: range(from, to).filter((other) => isSame(year, other)) }
    },
    (drawn) => drawn.to < 2100 && drawn.found.length >= 2 && !isLeapYear(drawn.year),
  )
  const answer = found.length
  const odd = range(from, to).filter((other) => oddDays(year, other) === 0).length
  const [asked, first, last] = [String(year), String(from), String(to)]
  const who = rng.pick([
    'An old shop',
    'A museum',
    'A school office',
    'A collector',
    'A post office',
    'A library',
  ])
  return {
    concept: 'same-calendar-year',
    given: { find: 'count' as const, year, from, to },
    prompt: rng.pick([
      say`How many years from ${first} to ${last}, both included, have the same calendar as ${asked}?`,
      say`In how many of the years ${first} to ${last}, both included, does every date fall on the same day of the week as in ${asked}?`,
      say`${who} has kept the wall calendar of ${asked}. For how many of the years from ${first} to ${last}, both included, can it be used again?`,
      say`The calendar of ${asked} repeats several times from ${first} to ${last}. How many times does it repeat?`,
    ]),
    answer,
    mistakes: [
      { value: odd, because: say`leap years in which only 1 January agrees were counted as well` },
      { value: Math.floor((to - from) / 11), because: say`it was taken to repeat every 11 years` },
      { value: Math.floor((to - from) / 6), because: say`it was taken to repeat every 6 years` },
      { value: Math.floor((to - from) / 28), because: say`it was taken to repeat every 28 years only` },
      { value: answer + 1, because: say`one year too many was counted` },
      { value: answer - 1, because: say`one of the years was overlooked` },
      { value: answer + 2, because: say`two years too many were counted` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`A common year brings 1 odd day, a leap year 2.`,
      say`${asked} is a common year: its calendar repeats after 6 or 11 years, when the odd days make a multiple of 7 and the year is not a leap year.`,
      say`Count on from ${asked}, and from each repetition anew.`,
      say`From ${first} to ${last} the years are ${found.map(String).join(', ')}.`,
      say`Their number is ${answer}`,
    ],
  }
}

const dateOf = ({ day, month }: { day: number; month: number }): string => `${day} ${MONTHS[month - 1] ?? ''}`

/** "In 2023, which of these dates falls on the same day of the week as 7 April?" */
function twinDate(rng: Random) {
  const year = rng.int(1951, 2090)
  const drawDate = () => {
    const month = rng.int(1, 12)
    return { day: rng.int(1, daysInMonth(month, year)), month }
  }
  const weekday = (date: { day: number; month: number }) => weekdayOf({ ...date, year })
  const { one, key, wrong } = rng.until(
    () => ({ one: drawDate(), key: drawDate(), wrong: [drawDate(), drawDate(), drawDate()] }),
    (drawn) =>
      weekday(drawn.one) === weekday(drawn.key) &&
      new Set([drawn.one, drawn.key, ...drawn.wrong].map(({ month }) => month)).size === 5 &&
      drawn.wrong.every((date) => weekday(date) !== weekday(drawn.one)),
  )
  const days = Math.abs(dayNumber({ ...one, year }) - dayNumber({ ...key, year }))
  const [asked, answer] = [dateOf(one), dateOf(key)]
  const isLater = key.month > one.month
  const yearText = String(year)
  const occasion = rng.pick(['A meeting', 'A match', 'A fair', 'A wedding', 'A test', 'A strike'])
  return {
    concept: 'months-that-begin-alike',
    given: { find: 'twin-date' as const, year, ...one, dates: rng.shuffle([key, ...wrong]) },
    prompt: rng.pick([
      say`In the year ${yearText}, which of the following dates falls on the same day of the week as ${asked}?`,
      say`${asked} ${yearText} and which of these dates of the same year fall on the same day of the week?`,
      say`${occasion} is held on ${asked} ${yearText}. Which of these dates of that year falls on the same day of the week?`,
      say`Which date of ${yearText} is the same day of the week as ${asked} of that year?`,
    ]),
    answer,
    mistakes: wrong.map((date) => {
      const odd = (((dayNumber({ ...date, year }) - dayNumber({ ...one, year })) % 7) + 7) % 7
      return {
        value: dateOf(date),
        because: say`it falls ${odd} ${odd === 1 ? 'day' : 'days'} later in the week than ${asked}`,
      }
    }),
    steps: [
      say`${yearText} is a ${isLeapYear(year) ? 'leap' : 'common'} year, so February has ${isLeapYear(year) ? 29 : 28} days.`,
      say`Two dates fall on the same weekday when the days between them are a multiple of 7.`,
      say`Count the days from ${asked} to each of the given dates, month by month.`,
      say`From ${isLater ? asked : answer} to ${isLater ? answer : asked} there are ${days} days.`,
      say`${days} = 7 × ${days / 7}, so the date is ${answer}`,
    ],
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
