import { defineChapter } from '../../../kit/define-chapter.ts'

export const ages = defineChapter({
  subject: 'mathematics',
  title: 'Problems on Ages',
  aliases: ['age', 'age problem', 'problem on age'],
  weight: 80,
  types: {
    'arithmetic/ages': { title: 'Ages', aliases: ['present age', 'father and son'] },
    'bank/ages-problems': { title: 'More on Problems on Ages', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
