import { defineChapter } from '../../../kit/define-chapter.ts'

export const surdsAndIndices = defineChapter({
  subject: 'mathematics',
  title: 'Surds & Indices',
  aliases: ['indices and surds', 'exponents and powers', 'roots and powers', 'powers and roots'],
  weight: 110,
  types: {
    'number/surds': { title: 'Surds', aliases: ['surd', 'roots'] },
    'number/comparing-surds': { title: 'Comparing Surds', aliases: [], weight: 0.4 },
    'number/indices': {
      title: 'Indices & Powers',
      aliases: ['indices', 'exponent'],
    },
    'bank/surds-and-indices-problems': { title: 'More on Surds & Indices', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
