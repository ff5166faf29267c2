import { found, type ReaderGroup } from '../toolkit/found.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const LONG = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

interface Day {
  day: number
  month: number
  year: number
}
/** Days since the start of year 1, by adding up. */
function count({ day, month, year }: Day): number {
  const before =
    LONG.slice(0, month).reduce((sum, days) => sum + days, 0) + (month > 1 && isLeap(year) ? 1 : 0)
  const years = year - 1
  return (
    years * 365 + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400) + before + day
  )
}
function readDay(text: string, year?: number): Day | null {
  const first = new RegExp(`(\\d{1,2})(?:th)? (?:of )?${MONTH}\\.?,? ?(\\d{4})?`).exec(text)
  const second = new RegExp(`${MONTH}\\.? (\\d{1,2})(?:th)?,? ?(\\d{4})?`).exec(text)
  const [day, month, typed] = first ? [first[1], first[2], first[3]] : [second?.[2], second?.[1], second?.[3]]
  const result = { day: Number(day), month: MONTHS.indexOf(month ?? ''), year: Number(typed ?? year) }
  if (result.month < 0 || !Number.isInteger(result.year) || result.year < 1) return null
  const days = (LONG[result.month] ?? 0) + (result.month === 1 && isLeap(result.year) ? 1 : 0)
  return result.day >= 1 && result.day <= days ? result : null
}

export const calendarShift: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Calendar'],
  readers: [
    {
      // "If 1 January 2007 was Monday, what day was 1 January 2008?"
      id: 'day-from-another-day',
      cue: /(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday).*(?:day|what)/,
      read(r) {
        const match =
          /^(?:if )?(?:it (?:was|is) )?(?:a )?(?:the )?(.{4,24}?),? (?:was|is|falls on|fell on|be|being)(?: a| an| on)? (monday|tuesday|wednesday|thursday|friday|saturday|sunday)[,.]? (?:then )?(?:what|which|find the|on which)(?: (?:is|was|will be|would be))?(?: the)? day(?: of the week)?(?: (?:was|is|will be|would be|will|does|did|of|on|it|be|the|fall|falls))* ?(.{4,24}?)(?: fall(?:s)?| be| lie)?$/.exec(
            r.text.replace(/[?.]+$/, ''),
          )
        if (!match?.[1] || !match[2] || !match[3]) return null
        const isWhole = (part: string) =>
          new RegExp(
            `^(?:on |the )*(?:\\d{1,2}(?:th)? (?:of )?${MONTH}\\.?,? ?(?:\\d{4})?|${MONTH}\\.? \\d{1,2}(?:th)?,? ?(?:\\d{4})?)$`,
          ).test(part.trim())
        if (!isWhole(match[1]) || !isWhole(match[3])) return null
        const years = r.text.match(/\b\d{4}\b/g) ?? []
        const only = new Set(years).size === 1 ? Number(years[0]) : undefined
        const [from, to] = [readDay(match[1], only), readDay(match[3], only)]
        const start = DAYS.findIndex((day) => day.toLowerCase() === match[2])
        if (!from || !to || start < 0) return null
        const apart = count(to) - count(from)
        const answer = DAYS[(((start + apart) % 7) + 7) % 7]
        if (answer === undefined) return null
        return found({
          value: answer,
          steps: [
            ['Days between them', String(Math.abs(apart))],
            ['Odd days', `${Math.abs(apart)} leaves ${Math.abs(apart) % 7} when divided by 7`],
            ['Count on', `${DAYS[start]} ${apart < 0 ? 'back' : 'on'}: ${answer}`],
          ],
          check: true,
        })
      },
    },
  ],
}
