import { defineChapter } from '../../../kit/define-chapter.ts'

export const numberSystem = defineChapter({
  subject: 'mathematics',
  title: 'Number System',
  aliases: ['numbers', 'number theory', 'number systems', 'divisibility'],
  weight: 283,
  types: {
    'number/unit-digit': { title: 'Unit Digit', aliases: [] },
    'number/last-digit': { title: 'Last Digit of Products & Sums', aliases: [], weight: 0.5 },
    'number/power-remainder': {
      title: 'Remainder of Powers',
      aliases: ['remainder theorem of powers', 'power remainder'],
    },
    'number/remainder-of-products': { title: 'Remainders of Products & Sums', aliases: [], weight: 0.5 },
    'number/missing-digit': {
      title: 'Missing Digit & Divisibility',
      aliases: ['missing digit'],
    },
    'number/factor-count': {
      title: 'Number of Factors',
      aliases: ['factors', 'factors and multiples'],
    },
    'number/trailing-zeros': {
      title: 'Zeros at the End',
      aliases: ['trailing zeros', 'number of zeros', 'highest power in factorial'],
    },
    'number/place-value': {
      title: 'Place Value & Digits',
      aliases: ['digits'],
    },
    'number/binary-numbers': {
      title: 'Binary & Decimal Numbers',
      aliases: ['binary and decimal'],
      weight: 0.4,
    },
    'number/number-basics': {
      title: 'Remainders, Primes, Sums & Binary Numbers',
      aliases: ['natural numbers', 'types of numbers'],
      weight: 2,
    },
    'bank/number-system-problems': { title: 'More on Number System', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
