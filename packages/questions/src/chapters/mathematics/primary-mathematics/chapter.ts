import { defineChapter } from '../../../kit/define-chapter.ts'

/** The sums of Classes I to V, which the papers for teachers ask. */
export const primaryMathematics = defineChapter({
  subject: 'mathematics',
  title: 'Primary Mathematics',
  aliases: ['primary maths', 'primary school maths', 'class 5 maths ctet', 'ctet primary maths'],
  weight: 20,
  types: {
    'bank/primary-mathematics': { title: 'Sums of the Primary Classes', aliases: ['primary class sums'] },
  },
  questions: () => import('./questions.ts'),
})
