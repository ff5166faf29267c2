import { defineChapter } from '../../../kit/define-chapter.ts'

export const fillInTheBlanks = defineChapter({
  subject: 'english',
  title: 'Fill in the Blanks',
  aliases: [
    'fill in the blank',
    'fill ups',
    'fillers',
    'blanks',
    'sentence completion',
    'sentence filler',
    'word fillers',
    'khali sthan',
  ],
  weight: 100,
  types: {
    'bank/fill-in-the-blanks': { title: 'Words in Context', aliases: ['contextual vocabulary'] },
  },
  questions: () => import('./questions.ts'),
})
