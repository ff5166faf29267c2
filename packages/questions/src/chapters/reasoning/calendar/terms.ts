import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
day-of-any-date | Odd days, odd day, visham din | Odd days are the days left over after whole weeks are taken out of a given period; an ordinary year has 1 odd day and a leap year 2.
day-of-any-date | Leap year, adhivarsh, लीप वर्ष | A leap year is a year of 366 days with 29 February: a year divisible by 4, but a century year only if it is divisible by 400.
day-of-any-date | Ordinary year, non leap year, sadharan varsh | An ordinary year is a year of 365 days, that is, 52 weeks and 1 odd day, in which February has 28 days.
day-of-any-date | Century year, shatabdi varsh | A century year is a year divisible by 100, such as 1900 or 2000; it is a leap year only if it is divisible by 400.
day-of-any-date | Gregorian calendar | The Gregorian calendar is the calendar in common use, introduced by Pope Gregory XIII in 1582, with a leap year every fourth year except centuries not divisible by 400.
same-calendar-year | Repetition of calendar, same calendar year | Repetition of a calendar takes place when the odd days between two years add up to a multiple of 7 and both are ordinary or both leap years.
days-after-or-before | Day after some days, day after n days | The day after some days is found by dividing their number by 7 and counting the remainder forward from the known day of the week.
day-from-a-known-day | Day from a known date | The day of a date is found from a known date by counting the odd days between the two and moving forward or back by them.
months-that-begin-alike | Months beginning on the same day, months with same day | Two months begin on the same day of the week when the number of days between their first days is a multiple of 7, as January and October of an ordinary year.
`)
