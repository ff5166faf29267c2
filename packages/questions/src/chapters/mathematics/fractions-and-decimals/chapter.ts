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
  },
  questions: () => import('./questions.ts'),
})
