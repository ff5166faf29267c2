import { defineChapter } from '../../../kit/define-chapter.ts'

export const fractionsAndDecimals = defineChapter({
  subject: 'mathematics',
  title: 'Fractions & Decimals',
  aliases: ['fraction', 'decimal', 'decimal fraction', 'decimals and fractions'],
  weight: 70,
  types: {
    'number/recurring-decimal': {
      title: 'Recurring Decimals',
      aliases: ['recurring decimal', 'repeating decimal', 'non-terminating decimal'],
    },
    'number/fraction-order': {
      title: 'Comparison of Fractions',
      aliases: ['comparing fractions', 'ordering of fractions', 'fraction comparison'],
    },
    'bank/fractions-and-decimals-problems': {
      title: 'More on Fractions & Decimals',
      aliases: [],
      weight: 0.15,
    },
  },
  questions: () => import('./questions.ts'),
})
