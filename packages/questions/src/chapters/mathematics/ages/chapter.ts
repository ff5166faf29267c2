import { defineChapter } from '../../../kit/define-chapter.ts'

export const ages = defineChapter({
  subject: 'mathematics',
  title: 'Problems on Ages',
  aliases: ['age', 'age problem', 'problem on age'],
  weight: 80,
  concepts: `
    ratio-of-ages | Ratio of Ages | age ratio, ages in ratio, ayu ka anupat
    past-and-future-ages | Ages in the Past and Future | age after years, years ago and hence, father and son age, mother and daughter age
  `,
  types: {
    'arithmetic/ages': { title: 'Ages', aliases: ['present age', 'father and son'] },
  },
  questions: () => import('./questions.ts'),
})
