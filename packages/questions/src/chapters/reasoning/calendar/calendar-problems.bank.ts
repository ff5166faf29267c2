import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'If the day after tomorrow is a Sunday, what day was the day before yesterday?' */
export const calendarProblems = defineBank({
  id: 'calendar-problems',
  sets: [
    {
      rows: `
1 days-after-or-before | If yesterday was a Friday, what day of the week is tomorrow? | Sunday | Saturday | Monday | Thursday | Today is Saturday, the day after Friday, so tomorrow is Sunday.
1 days-after-or-before | After which of the following numbers of days does the same day of the week come again? | 91 | 90 | 100 | 120 | Only 91 = 13 × 7 is a multiple of 7.
1 days-after-or-before | The 1st of a month is a Tuesday. On which date does the third Tuesday of that month fall? | 15th | 21st | 14th | 22nd | Tuesdays fall on the 1st, 8th and 15th, seven days apart.
2 days-after-or-before | If the day after tomorrow is a Sunday, what day was the day before yesterday? | Wednesday | Thursday | Tuesday | Friday | Today is Friday, two days before Sunday, and two days before that is Wednesday.
2 days-after-or-before | A machine is serviced every 45 days. If one service was on a Monday, the third service after it falls on a: | Wednesday | Thursday | Tuesday | Monday | It is 3 × 45 = 135 days later, and 135 leaves the remainder 2 on division by 7.
2 days-after-or-before | What is the least number of days, greater than 100, that leads from a Monday to a Thursday? | 101 | 103 | 104 | 108 | The number must leave the remainder 3 on division by 7; 101 = 14 × 7 + 3.
2 days-after-or-before | One guard rests every 4th day and another every 6th day. Both rest today, a Friday. The next day on which both rest is a: | Wednesday | Friday | Thursday | Sunday | Both rest again after 12 days, the LCM of 4 and 6, and 12 leaves 5: Friday + 5 is Wednesday.
3 days-after-or-before | If the third day after tomorrow is a Monday, what day was the third day before yesterday? | Sunday | Saturday | Monday | Tuesday | Today + 4 is Monday, so today is Thursday, and four days earlier it was Sunday.
3 days-after-or-before | A fair begins on a Sunday, n days after a Thursday. If n is a two-digit multiple of 11, then n is: | 66 | 33 | 55 | 88 | From Thursday to Sunday the remainder is 3, and of 11, 22, …, 99 only 66 leaves 3 on division by 7.
3 days-after-or-before | If today is a Monday, what day of the week will it be $2^{50}$ days from now? | Friday | Wednesday | Tuesday | Thursday | As 2³ = 8 leaves 1 on division by 7, 2⁵⁰ = 2⁴⁸ × 2² leaves 4. So it is Monday + 4.
1 day-of-any-date | In the method of odd days, 0 odd days stand for: | Sunday | Monday | Saturday | Friday | The count is made so that 1 stands for Monday, 2 for Tuesday and 0 (or 7) for Sunday.
1 day-of-any-date | To find the day of 15 August 1947 by odd days, how many completed years are counted first? | 1946 | 1947 | 1948 | 1900 | The year 1947 is not yet over, so 1946 full years and some days of 1947 are counted.
1 day-of-any-date | Which of the following dates does not exist in the calendar? | 29 February 1900 | 29 February 2000 | 29 February 1904 | 29 February 1996 | A century year is a leap year only if it is divisible by 400, and 1900 is not.
2 day-of-any-date | The last day of a century cannot be a: | Tuesday | Monday | Wednesday | Friday | The odd days of 100, 200, 300 and 400 years are 5, 3, 1 and 0: Friday, Wednesday, Monday and Sunday.
2 day-of-any-date | On which dates did the Mondays of August 2022 fall? (15 August 1947 was a Friday.) | 1, 8, 15, 22 and 29 | 2, 9, 16, 23 and 30 | 7, 14, 21 and 28 | 6, 13, 20 and 27 | 75 years with 19 leap days have 94 odd days, that is 3: Friday + 3 is Monday, so 15 August is a Monday.
2 day-of-any-date | The count up to a date gives 5 odd days for the centuries, 6 for the other years and 4 for the days of the year. The date is a: | Monday | Sunday | Tuesday | Friday | The total is 15, which leaves 1 on division by 7. One odd day stands for Monday.
3 day-of-any-date | The first day of a century (like 1 January 2001) can never be a: | Sunday | Monday | Tuesday | Saturday | The last days are Sunday, Friday, Wednesday or Monday, so the first days are Monday, Saturday, Thursday or Tuesday.
3 day-of-any-date | 29 February 2004 was a Sunday. In which year is 29 February next a Sunday? | 2032 | 2028 | 2024 | 2020 | From one leap year to the next there are 5 odd days, so seven such steps, 28 years, are needed.
3 day-of-any-date | Which of the following dates was a Sunday? (1 January 2000 was a Saturday.) | 2 April 2000 | 1 April 2000 | 5 March 2001 | 1 February 2000 | From 1 January to 2 April 2000 there are 30 + 29 + 31 + 2 = 92 days, that is 1 odd day after Saturday.
1 same-calendar-year | How many different calendars of a year are possible? | 14 | 7 | 12 | 28 | A year can begin on any of 7 days and be common or leap: 7 × 2 = 14.
1 same-calendar-year | Two years have the same calendar if they begin on the same day of the week and: | are both leap or both common | are both odd | belong to the same century | differ by a multiple of 7 | With the same first day and the same length, every date falls on the same day.
1 same-calendar-year | Within one century, the calendar of a leap year is repeated after: | 28 years | 4 years | 7 years | 11 years | Leap years are 5 odd days apart, so seven steps of 4 years bring a multiple of 7.
2 same-calendar-year | A year begins on a Monday and ends on a Tuesday. It must be: | a leap year | a common year | a century year | a year after a leap year | 366 days are 52 weeks and 2 days, so a leap year ends one day later in the week than it begins.
2 same-calendar-year | Which of the following pairs of years have the same calendar? | 2010 and 2021 | 2010 and 2016 | 2011 and 2018 | 2012 and 2023 | From 2010 to 2021 there are 11 + 3 = 14 odd days, and both are common years.
2 same-calendar-year | Within one century, the year that comes just after a leap year has its calendar repeated first after: | 6 years | 7 years | 11 years | 28 years | In the next 6 years there is one leap year, which makes 7 odd days, as from 2021 to 2027.
2 same-calendar-year | How many of the years from 2001 to 2028 have the same calendar as 2001, counting 2001 itself? | 3 | 4 | 2 | 1 | The calendar of 2001 comes again in 2007 and 2018, and then in 2029.
3 same-calendar-year | 1896 was a leap year. After how many years was its calendar first repeated? | 12 | 28 | 40 | 8 | Since 1900 was a common year, the step from 1896 to 1904 has 9 odd days, and 1908 makes it 14.
3 same-calendar-year | From March to December, the calendar of 2028 is the same as that of: | 2023 | 2022 | 2021 | 2024 | Between 1 March 2023 and 1 March 2028 there are 5 years with two leap days, which is 7 odd days.
3 same-calendar-year | Consider the following statements about the years 1901 to 2050: // I. The calendar of any year is repeated after 28 years. // II. The calendar of some year is repeated after 5 years. // Which of the statements given above is/are correct? | I only | II only | Both I and II | Neither I nor II | 28 years have 35 odd days; 5 years bring 7 odd days only from a leap year to a common one, and their calendars differ.
1 months-that-begin-alike | Two months of a year begin on the same day of the week if the number of days between their first dates is: | a multiple of 7 | a multiple of 30 | an even number | a multiple of 12 | Only whole weeks lead back to the same day of the week.
1 months-that-begin-alike | April and July begin on the same day of the week: | in every year | in leap years only | in common years only | in no year | From 1 April to 1 July there are 30 + 31 + 30 = 91 days, and 91 = 13 × 7.
1 months-that-begin-alike | January and October begin on the same day of the week: | in common years only | in leap years only | in every year | in no year | In a common year 273 = 39 × 7 days lie between their first dates; in a leap year there is one more.
2 months-that-begin-alike | If 5 September is a Thursday, what day of the week is 5 December of the same year? | Thursday | Friday | Saturday | Wednesday | The months between have 30 + 31 + 30 = 91 days, which are 13 whole weeks.
2 months-that-begin-alike | Which of the following pairs of months begin alike both in common and in leap years? | March and November | January and October | February and August | February and March | No February lies between March and November, and the days between are 245 = 35 × 7.
2 months-that-begin-alike | Which of the following months never begins on the same day as another month of the same year? | May | April | September | November | April goes with July, September with December and November with March, but May stands alone.
2 months-that-begin-alike | On how many different days of the week do the twelve months of a year begin? | 7 | 6 | 5 | 4 | In every year each day of the week is the first day of at least one month.
3 months-that-begin-alike | What is the greatest number of months in one year in which the 13th can be a Friday? | 3 | 2 | 4 | 1 | At most three months of a year begin alike: February, March and November, or January, April and July.
3 months-that-begin-alike | In a certain year January and July begin on the same day of the week. In that year: | February and August begin alike | January and October begin alike | February and March begin alike | May and June begin alike | January and July agree only in a leap year, in which February and August also agree.
3 months-that-begin-alike | In a common year 1 May is a Friday. On which day of the week does October begin? | Thursday | Friday | Saturday | Wednesday | January begins 120 days, that is 1 odd day, before 1 May: on Thursday; October begins like January.
1 odd-days | The odd days of a period are its days: | left over after full weeks | with odd dates | that fall on a Sunday | in its leap years | A period is divided by 7, and the remainder is the number of odd days.
1 odd-days | A leap year consists of 52 weeks and how many odd days? | 2 | 1 | 3 | 0 | From 366 days 52 weeks take away 364 days.
1 odd-days | Which of the following periods has no odd day at all? | 400 years | 100 years | 200 years | 300 years | Four centuries have 4 × 5 + 1 = 21 odd days, which are three weeks.
2 odd-days | Which month of a common year has no odd day? | February | April | June | January | It has 28 days, which are exactly four weeks.
2 odd-days | By odd days, the last day of a century can never be a: | Tuesday | Monday | Wednesday | Friday | The centuries end with 5, 3, 1 or 0 odd days: Friday, Wednesday, Monday or Sunday.
2 odd-days | January has 3 odd days. If 1 January is a Monday, 1 February is a: | Thursday | Wednesday | Friday | Tuesday | The first day moves on by the odd days of January.
2 odd-days | The only odd day of a common year is a Sunday. The year began on a: | Sunday | Saturday | Monday | Friday | After 52 weeks the last day is the same as the first.
2 odd-days | July, August and September together have how many odd days? | 1 | 2 | 0 | 3 | They have 31 + 31 + 30 = 92 days, and 92 = 13 × 7 + 1.
2 odd-days | Three years in a row have 4 odd days together. Among them are: | exactly one leap year | no leap year | exactly two leap years | three leap years | Two common years give 2 odd days and a leap year 2.
3 odd-days | A period of n days has 5 odd days. How many odd days has a period of 3n days? | 1 | 5 | 2 | 3 | Three times 5 is 15, which is two weeks and 1 day.
1 leap-years | Which of the following years was a leap year? | 2000 | 1900 | 1800 | 1700 | A century year is a leap year only if 400 divides it.
1 leap-years | Which of the following years is NOT a leap year? | 2022 | 2016 | 2020 | 2024 | The number 2022 cannot be divided by 4.
1 leap-years | Leap years are needed because the earth goes round the sun in about: | 365¼ days | 365 days | 366 days | 364¾ days | The quarters of four years make one more day.
2 leap-years | Which year comes next after 2096 as a leap year? | 2104 | 2100 | 2098 | 2102 | The year 2100 can be divided by 100 but not by 400.
2 leap-years | Of the century years 1600 to 2400, both included, how many are leap years? | 3 | 9 | 2 | 5 | Only 1600, 2000 and 2400 can be divided by 400.
2 leap-years | How many leap years are there in any 400 years in a row? | 97 | 100 | 96 | 99 | There are 100 multiples of 4, less 3 century years.
2 leap-years | The longest time between two leap years that follow each other is: | 8 years | 4 years | 12 years | 6 years | Around a century year such as 1900 one leap year drops out.
2 leap-years | A child was born on 29 February 2004. Up to the end of 2024, the date 29 February came again how many times? | 5 | 6 | 4 | 20 | It came in 2008, 2012, 2016, 2020 and 2024.
3 leap-years | How many leap years are there from the year 1 to the year 2000 by the present rule? | 485 | 500 | 480 | 495 | 500 multiples of 4, less 20 century years, and 5 multiples of 400 again.
3 leap-years | A man was born on 29 February 1896. Up to the end of 1912, the date 29 February came again how many times? | 3 | 4 | 5 | 2 | It came in 1904, 1908 and 1912, as 1900 was no leap year.
2 leap-years | The probability that a leap year has 53 Sundays is: | $\\frac{2}{7}$ | $\\frac{1}{7}$ | $\\frac{3}{7}$ | $\\frac{53}{366}$ | Its two extra days are one of seven pairs, and two of these have a Sunday.
`,
    },
  ],
})
