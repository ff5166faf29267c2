import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { ordinal } from '../../../kit/values/value.ts'
import { MONTHS } from '../../../kit/wording/months.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  type CalendarDay,
  dayNumber,
  daysInMonth,
  formatDay,
  isLeapYear,
  WEEKDAYS,
  weekday,
  weekdayOf,
  zeller,
} from './calendar.ts'

/** "If 26 January 2024 was a Friday, what day of the week was 15 August 2024?" */
export const calendarDay = defineGenerator({
  id: 'reasoning/calendar-day',
  version: 9,
  concepts: ['days-after-or-before', 'day-from-a-known-day', 'day-of-any-date'],
  levels: {
    easy: { forms: [...often(6, daysAhead), ...often(1, relativeDays), ...often(4, dayOfMonth)] },
    medium: { forms: [...often(7, sameYear), ...often(6, nextYear), lastOfMonth] },
    hard: { forms: [anyDate, yearsAndMonths, datesOfDay, datesOfDay] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'ahead': {
        // Counts the days one by one.
        let day = placeOf(given.today)
        for (let turned = 0; turned < given.days; turned++) day = (day + given.sign + 7) % 7
        return WEEKDAYS[day] ?? ''
      }
      case 'relative': {
        // Tries every day as today.
        const today = WEEKDAYS.findIndex((_, place) => weekday(place + given.from) === given.day)
        return weekday(today + given.to)
      }
      case 'of-month': {
        // The dates of the month, one after another.
        let day = placeOf(given.knownDay)
        const step = given.asked > given.known ? 1 : 6
        for (let left = Math.abs(given.asked - given.known); left > 0; left--) day = (day + step) % 7
        return WEEKDAYS[day] ?? ''
      }
      case 'last': {
        const first = placeOf(given.firstDay)
        let found = 0
        for (let date = 1; date <= given.length; date++)
          if ((first + date - 1) % 7 === placeOf(given.day)) found = date
        return found
      }
      case 'from-day': {
        const apart = zeller(given.asked) - zeller(given.known)
        return weekday(placeOf(given.knownDay) + apart)
      }
      case 'date':
        return weekday(zeller(given.asked))
      case 'dates-of-day': {
        // Every date of the month by itself.
        const found = []
        for (let day = 1; day <= daysInMonth(given.month, given.year); day++)
          if (weekday(zeller({ day, month: given.month, year: given.year })) === given.day) found.push(day)
        return found.join(', ')
      }
    }
  },
})

function daysAhead(rng: Random) {
  const today = rng.pick(WEEKDAYS)
  const sign = rng.pick([1, -1])
  const days = rng.until(
    () => rng.int(16, 600),
    (drawn) => drawn % 7 !== 0,
  )
  const rest = days % 7
  const start = placeOf(today)
  const answer = weekday(start + sign * rest)
  const event = rng.pick([
    'a wedding',
    'an exam',
    'a cricket match',
    'a train journey',
    'a school fair',
    'a job interview',
    'a kabaddi final',
  ])
  return {
    concept: 'days-after-or-before',
    given: { find: 'ahead' as const, today, days, sign },
    prompt:
      sign === 1
        ? rng.pick([
            say`Today is ${today}. What day of the week will it be after ${days} days?`,
            say`If today is ${today}, then what will be the day of the week ${days} days from now?`,
            // Nobody counts the days to something more than two months off.
            days < 60
              ? say`A person has ${event} ${days} days after a ${today}. On which day of the week will it be?`
              : say`If today is ${today}, what day of the week will it be after ${days} days?`,
            say`It was ${today} on a certain day. What was the day of the week ${days} days after it?`,
            say`If yesterday was a ${weekday(start - 1)}, what day of the week will it be ${days} days from today?`,
            say`Tomorrow is a ${weekday(start + 1)}. What day of the week will it be ${days} days after today?`,
            say`The day before yesterday was a ${weekday(start - 2)}. Which day of the week will come ${days} days after today?`,
            say`Which day of the week comes ${days} days after a ${today}?`,
          ])
        : rng.pick([
            say`Today is ${today}. What day of the week was it ${days} days ago?`,
            say`If today is ${today}, then what was the day of the week ${days} days before today?`,
            days < 60
              ? say`A person had ${event} ${days} days before a ${today}. On which day of the week was it?`
              : say`If today is ${today}, what day of the week was it ${days} days ago?`,
            say`It was ${today} on a certain day. What was the day of the week ${days} days earlier?`,
            say`If yesterday was a ${weekday(start - 1)}, what day of the week was it ${days} days before today?`,
            say`Tomorrow is a ${weekday(start + 1)}. What day of the week was it ${days} days before today?`,
            say`The day before yesterday was a ${weekday(start - 2)}. Which day of the week was it ${days} days before today?`,
            say`Which day of the week comes ${days} days before a ${today}?`,
          ]),
    answer,
    others,
    mistakes: [
      off(answer, sign, say`one day too many was counted`),
      off(answer, -sign, say`today was counted as the first of the ${days} days`),
      { value: weekday(start - sign * rest), because: say`the days were counted in the wrong direction` },
      {
        value: today,
        because: say`${days} was taken for a multiple of 7, but ${rest} ${rest === 1 ? 'day is' : 'days are'} left over`,
      },
      off(answer, 2 * sign, say`two days too many were counted`),
    ],
    steps: [
      say`Seven days lead to the same day of the week: ${days} ÷ 7 leaves the remainder ${rest}.`,
      say`${rest} ${rest === 1 ? 'day' : 'days'} ${sign === 1 ? 'after' : 'before'} ${today} is ${answer}`,
    ],
  }
}

/** Days as people name them, by their distance from today. */
const NAMED_DAYS = [
  { name: 'three days ago', from: -3, was: 'was' },
  { name: 'the day before yesterday', from: -2, was: 'was' },
  { name: 'yesterday', from: -1, was: 'was' },
  { name: 'tomorrow', from: 1, was: 'will be' },
  { name: 'the day after tomorrow', from: 2, was: 'will be' },
  { name: 'three days from now', from: 3, was: 'will be' },
] as const

/** "If the day before yesterday was Thursday, what day of the week will it be 4 days after tomorrow?" */
function relativeDays(rng: Random) {
  const known = rng.pick(NAMED_DAYS)
  const base = rng.pick(
    NAMED_DAYS.filter(({ name }) => name !== known.name && /(yesterday|tomorrow)$/.test(name)),
  )
  const more = rng.pick([-1, 1]) * rng.int(2, 9)
  const to = base.from + more
  const day = rng.pick(WEEKDAYS)
  const apart = to - known.from
  const answer = weekday(placeOf(day) + apart)
  const today = weekday(placeOf(day) - known.from)
  const asked = `${Math.abs(more)} days ${more > 0 ? 'after' : 'before'} ${base.name}`
  const verb = to < 0 ? 'was it' : to > 0 ? 'will it be' : 'is it'
  return {
    concept: 'days-after-or-before',
    given: { find: 'relative' as const, from: known.from, to, day },
    prompt: rng.pick([
      say`If ${known.name} ${known.was} ${day}, what day of the week ${verb} ${asked}?`,
      say`If it ${known.was} ${day} ${known.name}, which day of the week ${verb} ${asked}?`,
    ]),
    answer,
    others,
    mistakes: [
      { value: weekday(placeOf(day) + more), because: say`it was counted from ${day} itself` },
      { value: weekday(placeOf(today) + more), because: say`it was counted from today` },
      {
        value: weekday(placeOf(today) + base.from - more),
        because: say`it was counted in the wrong direction`,
      },
      { value: today, because: say`that is today` },
      off(answer, 1, say`one day too many was counted`),
      off(answer, -1, say`one day too few was counted`),
    ],
    steps: [
      say`Today is ${today}, so ${base.name} is ${weekday(placeOf(today) + base.from)}.`,
      say`${Math.abs(more)} days ${more > 0 ? 'after' : 'before'} that: ${answer}`,
    ],
  }
}

/** "The 3rd of a month is a Monday. What day of the week is it 4 days after the 21st?" */
function dayOfMonth(rng: Random) {
  const knownDay = rng.pick(WEEKDAYS)
  const { known, date, more } = rng.until(
    () => ({ known: rng.int(1, 28), date: rng.int(1, 28), more: rng.int(-6, 6) }),
    (drawn) =>
      Math.abs(drawn.known - drawn.date) > 3 &&
      (drawn.date + drawn.more - drawn.known) % 7 !== 0 &&
      drawn.date + drawn.more > 0 &&
      drawn.date + drawn.more <= 28 &&
      Math.abs(drawn.more) !== 1,
  )
  const asked = date + more
  const apart = asked - known
  const answer = weekday(placeOf(knownDay) + apart)
  const [first, second] = [ordinal(known), ordinal(date)]
  const what =
    more === 0
      ? say`on the ${second}`
      : say`${Math.abs(more)} days ${more > 0 ? 'after' : 'before'} the ${second}`
  const rest = Math.abs(apart) % 7
  return {
    concept: 'days-after-or-before',
    given: { find: 'of-month' as const, known, knownDay, asked },
    prompt: rng.pick([
      say`The ${first} of a month is a ${knownDay}. What day of the week is it ${what} of that month?`,
      say`If the ${first} day of a month is a ${knownDay}, which day of the week is it ${what} of the same month?`,
      say`In a certain month, the ${first} falls on a ${knownDay}. Which day of the week falls ${what}?`,
    ]),
    answer,
    others,
    mistakes: [
      off(answer, 1, say`one day too many was counted`),
      off(answer, -1, say`one day too few was counted`),
      {
        value: weekday(placeOf(knownDay) - apart),
        because: say`the days were counted in the wrong direction`,
      },
      { value: knownDay, because: say`${Math.abs(apart)} was taken for a multiple of 7` },
      {
        value: weekday(placeOf(knownDay) + date - known),
        because: say`that is the day of the ${second} itself`,
      },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`The date asked for is the ${ordinal(asked)}, which lies ${Math.abs(apart)} days ${apart > 0 ? 'after' : 'before'} the ${first}.`,
      say`${Math.abs(apart)} ÷ 7 leaves ${rest}, and ${rest} ${rest === 1 ? 'day' : 'days'} ${apart > 0 ? 'after' : 'before'} ${knownDay} is ${answer}`,
    ],
  }
}

/** "A month of 31 days begins on a Wednesday. What is the date of its last Sunday?" */
function lastOfMonth(rng: Random) {
  const length = rng.pick([28, 29, 30, 31])
  const [firstDay, day] = [rng.pick(WEEKDAYS), rng.pick(WEEKDAYS)]
  const first = 1 + ((placeOf(day) - placeOf(firstDay) + 7) % 7)
  const answer = first + 7 * Math.floor((length - first) / 7)
  const event = rng.pick(['a bazaar', 'a club meeting', 'a health camp', 'a cleaning drive', 'a book fair'])
  return {
    concept: 'days-after-or-before',
    given: { find: 'last' as const, length, firstDay, day },
    prompt: rng.pick([
      say`A month of ${length} days begins on a ${firstDay}. What is the date of its last ${day}?`,
      say`The first day of a month of ${length} days is a ${firstDay}, and ${event} is held on its last ${day}. On which date is it held?`,
      say`If a month with ${length} days starts on a ${firstDay}, its last ${day} falls on the date:`,
    ]),
    answer,
    within: [14, length] as const,
    mistakes: [
      { value: answer - 7, because: say`one more ${day} comes after it` },
      { value: answer - 1, because: say`one day too few was counted` },
      { value: answer + 1, because: say`one day too many was counted` },
      { value: answer - 2, because: say`two days too few were counted` },
      { value: answer + 2, because: say`two days too many were counted` },
      { value: answer + 3, because: say`three days too many were counted` },
      { value: first + 21, because: say`that is the fourth ${day} of the month` },
    ].filter(({ value }) => value <= length && value !== answer),
    steps: [
      say`The 1st is a ${firstDay}, so the first ${day} is on the ${ordinal(first)}.`,
      say`It comes again every 7 days: ${[0, 7, 14, 21, 28]
        .map((weeks) => first + weeks)
        .filter((date) => date <= length)
        .join(', ')}`,
      say`The last of these dates is ${answer}`,
    ],
  }
}

function sameYear(rng: Random) {
  const year = rng.int(1970, 2025)
  const { known, asked } = rng.until(
    () => ({ known: drawDate(rng, year), asked: drawDate(rng, year) }),
    (drawn) => drawn.asked.month > drawn.known.month + 1,
  )
  const knownDay = weekdayOf(known)
  const answer = weekdayOf(asked)
  const apart = dayNumber(asked) - dayNumber(known)
  const leapBetween = known.month <= 2 && asked.month > 2
  return {
    concept: 'day-from-a-known-day',
    given: { find: 'from-day' as const, known, knownDay, asked },
    prompt: rng.pick([
      say`If ${formatDay(known)} was a ${knownDay}, then what day of the week was ${formatDay(asked)}?`,
      say`${formatDay(known)} was a ${knownDay}. On which day of the week did ${formatDay(asked)} fall?`,
      say`If it was a ${knownDay} on ${formatDay(known)}, what was the day of the week on ${formatDay(asked)}?`,
      say`It was a ${knownDay} on ${formatDay(known)}. ${formatDay(asked)} was a:`,
    ]),
    answer,
    others,
    mistakes: [
      off(
        answer,
        1,
        leapBetween && !isLeapYear(year)
          ? say`February was given 29 days, but ${String(year)} is no leap year`
          : say`one day too many was counted`,
      ),
      off(
        answer,
        -1,
        leapBetween && isLeapYear(year)
          ? say`29 February was forgotten; ${String(year)} is a leap year`
          : say`the first of the two days was itself counted as day one`,
      ),
      { value: knownDay, because: say`the days between were taken for a multiple of 7` },
      off(answer, 2, say`two of the months were counted with one day too many`),
      off(answer, -2, say`two of the months were counted with one day too few`),
    ],
    steps: [
      say`${monthsBetween(known, asked)}`,
      say`In all ${apart} days; ${apart} ÷ 7 leaves the remainder ${apart % 7}.`,
      say`Count ${apart % 7} on from ${knownDay}: ${answer}`,
    ],
  }
}

/** 'January 5, February 29, March 31 ... days are left or passed.' */
function monthsBetween(known: CalendarDay, asked: CalendarDay): string {
  const parts = [
    `${daysInMonth(known.month, known.year) - known.day} days are left in ${MONTHS[known.month - 1]}`,
  ]
  for (let month = known.month + 1; month < asked.month; month++)
    parts.push(`${daysInMonth(month, known.year)} in ${MONTHS[month - 1]}`)
  return `${parts.join(', ')}, and ${asked.day} in ${MONTHS[asked.month - 1]}.`
}

function nextYear(rng: Random) {
  const year = rng.int(1970, 2020)
  const years = rng.int(1, 5)
  const known = rng.until(
    () => drawDate(rng, year),
    ({ day, month }) => !(day === 29 && month === 2),
  )
  const asked = { ...known, year: year + years }
  const [knownDay, answer] = [weekdayOf(known), weekdayOf(asked)]
  const leaps = dayNumber(asked) - dayNumber(known) - 365 * years
  return {
    concept: 'day-from-a-known-day',
    given: { find: 'from-day' as const, known, knownDay, asked },
    prompt: rng.pick([
      say`${formatDay(known)} was a ${knownDay}. What was the day of the week on the same date in ${String(asked.year)}?`,
      say`If ${formatDay(known)} was a ${knownDay}, then on which day of the week did ${formatDay(asked)} fall?`,
      say`If ${formatDay(known)} was a ${knownDay}, what was the day of the week on ${formatDay(asked)}?`,
    ]),
    answer,
    others,
    mistakes: [
      leaps > 0
        ? {
            value: weekday(dayNumber(known) + years),
            because: say`the leap day was forgotten; each year was counted as 365 days`,
          }
        : off(answer, 1, say`a leap day was added that does not lie between the dates`),
      { value: knownDay, because: say`the same date does not fall on the same day in another year` },
      { value: weekday(dayNumber(known) - years - leaps), because: say`the odd days were counted backwards` },
      off(answer, 2, say`two odd days too many were counted`),
      off(answer, -1, say`one odd day too few was counted`),
      { value: weekday(dayNumber(known) + 2 * years), because: say`each year was given two odd days` },
    ],
    steps: [
      say`A year of 365 days is 52 weeks and 1 day, so it moves the day on by 1.`,
      leaps > 0
        ? say`${String(years)} ${years === 1 ? 'year' : 'years'} give ${years}, and ${leaps === 1 ? 'one 29 February' : `${leaps} leap days`} between the dates ${leaps === 1 ? 'gives' : 'give'} ${leaps} more.`
        : say`${String(years)} ${years === 1 ? 'year' : 'years'} give ${years}; no 29 February lies between the dates.`,
      say`Count ${years + leaps} on from ${knownDay}: ${answer}`,
    ],
  }
}

/** Odd days of whole centuries before a year: 0 for 1600 and 2000, 1 for 1900, 3 for 1800. */
const CENTURY_ODD_DAYS: Record<number, number> = { 1800: 3, 1900: 1, 2000: 0 }

/** A date alone, by odd days. */
function anyDate(rng: Random) {
  const year = rng.until(
    () => rng.int(1801, 2099),
    (drawn) => drawn % 100 !== 0,
  )
  const asked = drawDate(rng, year)
  const answer = weekdayOf(asked)
  const century = Math.floor(year / 100) * 100
  const passed = (year % 100) - 1
  const leaps = Math.floor(passed / 4)
  const yearOdd = (passed + leaps) % 7
  const centuryOdd = CENTURY_ODD_DAYS[century] ?? 0
  const dayOfYear = dayNumber(asked) - dayNumber({ day: 1, month: 1, year }) + 1
  const total = centuryOdd + yearOdd + (dayOfYear % 7)
  const afterFebruary = asked.month > 2
  return {
    concept: 'day-of-any-date',
    given: { find: 'date' as const, asked },
    prompt: rng.pick([
      say`What day of the week ${year < 2027 ? 'was' : 'will be'} ${formatDay(asked)}?`,
      say`On which day of the week ${year < 2027 ? 'did' : 'will'} ${formatDay(asked)} fall?`,
      say`Find the day of the week on ${formatDay(asked)}.`,
    ]),
    answer,
    others,
    mistakes: [
      isLeapYear(year) && afterFebruary
        ? off(answer, -1, say`29 February of ${String(year)} was forgotten`)
        : off(answer, -1, say`one odd day too few was counted`),
      !isLeapYear(year) && afterFebruary
        ? off(answer, 1, say`February was given 29 days, but ${String(year)} is no leap year`)
        : off(answer, 1, say`one odd day too many was counted`),
      ...(centuryOdd > 0
        ? [
            off(
              answer,
              -centuryOdd,
              say`the odd days of the centuries before ${String(century)} were left out`,
            ),
          ]
        : []),
      ...(leaps % 7 > 0
        ? [off(answer, -leaps, say`the leap years since ${String(century)} were left out`)]
        : []),
      off(answer, 2, say`two odd days too many were counted`),
      off(answer, -2, say`two odd days too few were counted`),
    ],
    steps: [
      say`Odd days of the centuries up to ${String(century)}: ${centuryOdd}`,
      say`${passed} more years with ${leaps} leap years: ${passed} + ${leaps} = ${passed + leaps} odd days, that is ${yearOdd}`,
      say`${formatDay(asked)} is day ${dayOfYear} of its year: ${dayOfYear} ÷ 7 leaves ${dayOfYear % 7}`,
      say`In all ${centuryOdd} + ${yearOdd} + ${dayOfYear % 7} = ${total}, remainder ${total % 7}; 0 stands for Sunday, so it is ${answer}`,
    ],
  }
}

/** "If 5 March 2012 was a Monday, what day of the week was 18 October 2021?" */
function yearsAndMonths(rng: Random) {
  const { known, asked } = rng.until(
    () => {
      const year = rng.int(1970, 2024)
      return { known: drawDate(rng, year), asked: drawDate(rng, year + rng.int(4, 15)) }
    },
    (drawn) => drawn.known.month < drawn.asked.month && !(drawn.known.day === 29 && drawn.known.month === 2),
  )
  const [knownDay, answer] = [weekdayOf(known), weekdayOf(asked)]
  const [was, did] = asked.year < 2027 ? ['was', 'did'] : ['will be', 'will']
  const years = asked.year - known.year
  const same = { ...known, year: asked.year }
  const leaps = dayNumber(same) - dayNumber(known) - 365 * years
  const rest = dayNumber(asked) - dayNumber(same)
  return {
    concept: 'day-from-a-known-day',
    given: { find: 'from-day' as const, known, knownDay, asked },
    prompt: rng.pick([
      say`If ${formatDay(known)} was a ${knownDay}, then what ${was} the day of the week on ${formatDay(asked)}?`,
      say`${formatDay(known)} was a ${knownDay}. On which day of the week ${did} ${formatDay(asked)} fall?`,
      say`A person was born on ${formatDay(known)}, a ${knownDay}. What day of the week ${was} ${formatDay(asked)}?`,
    ]),
    answer,
    others,
    mistakes: [
      {
        value: weekday(dayNumber(known) + years + rest),
        because: say`the leap days were forgotten; each year was counted as 365 days`,
      },
      {
        value: weekday(dayNumber(same)),
        because: say`that is the day on the same date of ${String(asked.year)}`,
      },
      { value: weekday(dayNumber(known) + rest), because: say`the years were left out` },
      off(answer, 1, say`one odd day too many was counted`),
      off(answer, -1, say`one odd day too few was counted`),
      off(answer, 2, say`two odd days too many were counted`),
    ].filter(({ value }) => value !== answer),
    steps: [
      say`${years} years give ${years} odd days, and ${leaps === 1 ? 'one leap day' : `${leaps} leap days`} in between ${leaps === 1 ? 'gives' : 'give'} ${leaps} more.`,
      say`So ${formatDay(same)} is ${years + leaps} days on from ${knownDay}: ${weekday(dayNumber(same))}`,
      say`From ${formatDay(same)} to ${formatDay(asked)} there are ${rest} days: ${rest} ÷ 7 leaves ${rest % 7}.`,
      say`Count ${rest % 7} on from ${weekday(dayNumber(same))}: ${answer}`,
    ],
  }
}

/** "On which dates of July 2018 did Wednesday fall?" */
function datesOfDay(rng: Random) {
  const [year, month, day] = [rng.int(1951, 2060), rng.int(1, 12), rng.pick(WEEKDAYS)]
  const length = daysInMonth(month, year)
  const first = { day: 1, month, year }
  const firstDay = weekdayOf(first)
  const start = 1 + ((placeOf(day) - placeOf(firstDay) + 7) % 7)
  const from = (date: number) => {
    const dates = []
    for (let next = ((date - 1 + 7) % 7) + 1; next <= length; next += 7) dates.push(next)
    return dates.join(', ')
  }
  const answer = from(start)
  const name = `${MONTHS[month - 1]} ${year}`
  const passed = dayNumber(first) - dayNumber({ day: 1, month: 1, year: 2000 })
  return {
    concept: 'day-of-any-date',
    given: { find: 'dates-of-day' as const, month, year, day },
    prompt: rng.pick([
      say`On which dates of ${name} does a ${day} fall?`,
      say`What are the dates of the ${day}s in ${name}?`,
      say`In ${name}, all the ${day}s fall on the dates:`,
      say`A class is held on every ${day} of ${name}. On which dates is it held?`,
    ]),
    answer,
    others: [],
    mistakes: [
      { value: from(start + 1), because: say`one odd day too few was counted` },
      { value: from(start - 1), because: say`one odd day too many was counted` },
      { value: from(start + 2), because: say`two odd days too few were counted` },
      { value: from(start - 2), because: say`two odd days too many were counted` },
      { value: from(start + 3), because: say`three odd days too few were counted` },
    ],
    steps: [
      say`1 January 2000 was a Saturday.`,
      passed >= 0
        ? say`From it to 1 ${name} there are ${passed} days: ${passed} ÷ 7 leaves ${passed % 7}.`
        : say`From 1 ${name} to it there are ${-passed} days: ${-passed} ÷ 7 leaves ${-passed % 7}.`,
      say`So 1 ${name} is a ${firstDay}, and the first ${day} is the date ${start}.`,
      say`Every seventh date follows: ${answer}`,
    ],
  }
}

/** Every weekday may be an option. */
const others: readonly string[] = WEEKDAYS

/** 0 for Sunday. */
const placeOf = (name: string): number => others.indexOf(name)

/** The weekday some days away from the answer, with the mistake that leads there. */
const off = (answer: string, places: number, because: Message) => ({
  value: weekday(placeOf(answer) + places),
  because,
})

const drawDate = (rng: Random, year: number): CalendarDay => {
  const month = rng.int(1, 12)
  return { day: rng.int(1, daysInMonth(month, year)), month, year }
}
