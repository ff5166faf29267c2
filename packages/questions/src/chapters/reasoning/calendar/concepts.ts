/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  days-after-or-before | Day after Some Days | day after days, today is monday, days ago
  day-from-a-known-day | Day from a Known Date | day of date from given day, republic day and independence day
  odd-days | Odd Days | number of odd days, calendar odd days, odd days calculation
  leap-years | Leap Years | number of leap years, leap years in a period, counting leap years, adhivarsh
  day-of-any-date | Day of Any Date by Odd Days | odd day method, day of 15 august 1947, find the day of the week, calendar day finding, calendar day finding odd days, day finding odd days, day finding by odd days, find the day by odd days, day of the week odd days, day of a date, day finding, find day from date, day of the week
  same-calendar-year | Same Calendar Year | calendar repeat, same calendar as
  months-that-begin-alike | Months that Begin on the Same Day | same day of two months, months beginning with same day
`
