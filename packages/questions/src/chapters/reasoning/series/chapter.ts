import { defineChapter } from '../../../kit/define-chapter.ts'

export const series = defineChapter({
  subject: 'reasoning',
  title: 'Series',
  aliases: ['series completion', 'sequence'],
  weight: 236,
  types: {
    'reasoning/number-series': {
      title: 'Number Series',
      aliases: [
        'next number',
        'missing term',
        'missing number series',
        'no series',
        'number series for bank po',
        'sankhya shrinkhala',
        'prime number series',
        'square cube series',
        'square and cube series',
        'fibonacci series',
        'difference series',
      ],
      weight: 3,
    },
    'reasoning/wrong-number': {
      title: 'Wrong Number in a Series',
      aliases: [
        'wrong number',
        'wrong term',
        'wrong number series',
        'find the wrong number',
        'odd one out number series',
        'odd one out in series',
        'odd number in series',
        'odd term in series',
        'find the odd number in the series',
        'odd man out series',
        'odd man out number series',
      ],
    },
    'reasoning/letter-series': {
      title: 'Letter Series',
      aliases: ['alphabet series', 'alphabetical series', 'letter sequence'],
      weight: 2,
    },
    'reasoning/alphanumeric': {
      title: 'Letters, Digits and Symbols',
      aliases: ['alphanumeric series', 'alphanumeric symbol series', 'mixed series'],
    },
    'reasoning/letter-gap': {
      title: 'Blanks in a Letter Series',
      aliases: [
        'letter gap',
        'fill the blank letter series',
        'repeating letter series',
        'continuous pattern series',
        'continuous pattern',
      ],
      weight: 2,
    },
  },
  questions: () => import('./questions.ts'),
})
