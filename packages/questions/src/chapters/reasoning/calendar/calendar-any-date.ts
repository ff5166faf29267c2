import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import { dayNumber, formatDay, isLeapYear, weekdayOf } from './calendar.ts'
import { drawDate, off, others } from './calendar-slips.ts'

/** Odd days of whole centuries before a year: 0 for 1600 and 2000, 1 for 1900, 3 for 1800. */
const CENTURY_ODD_DAYS: Record<number, number> = { 1800: 3, 1900: 1, 2000: 0 }

/** The hard form: a date alone, by odd days. */
export function anyDate(rng: Random) {
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
