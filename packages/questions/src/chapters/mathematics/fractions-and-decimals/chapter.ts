import { defineChapter } from '../../../kit/define-chapter.ts'

export const fractionsAndDecimals = defineChapter({
  subject: 'mathematics',
  title: 'Fractions & Decimals',
  aliases: ['fraction', 'decimal', 'decimal fraction', 'decimals and fractions'],
  weight: 70,
  concepts: `
    largest-and-smallest-fraction | Largest & Smallest Fraction | largest fraction, smallest fraction, greatest fraction
    ascending-order-of-fractions | Ascending & Descending Order of Fractions | ascending order of fractions, descending order of fractions, arrange fractions
  `,
  types: {
    'number/recurring-decimal': {
      title: 'Recurring Decimals',
      aliases: ['recurring decimal', 'repeating decimal', 'non-terminating decimal'],
    },
    'number/fraction-order': {
      title: 'Comparison of Fractions',
      aliases: ['comparing fractions', 'ordering of fractions', 'fraction comparison'],
    },
  },
  questions: () => import('./questions.ts'),
})
