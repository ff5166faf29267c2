import { defineChapter } from '../../../kit/define-chapter.ts'

export const readingComprehension = defineChapter({
  subject: 'english',
  title: 'Reading Comprehension',
  aliases: [
    'comprehension',
    'rc',
    'rcs',
    'comprehension passage',
    'passage',
    'unseen passage',
    'reading passage',
    'unseen comprehension',
    'passage reading',
  ],
  weight: 180,
  types: {
    'bank/reading-comprehension': { title: 'Passages with Questions', aliases: ['short passages'] },
  },
  questions: () => import('./questions.ts'),
})
