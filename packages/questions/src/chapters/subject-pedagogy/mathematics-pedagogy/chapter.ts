import { defineChapter } from '../../../kit/define-chapter.ts'

export const mathematicsPedagogy = defineChapter({
  subject: 'subject-pedagogy',
  title: 'Pedagogy of Mathematics',
  aliases: [
    'mathematics pedagogy',
    'maths pedagogy',
    'pedagogy of maths',
    'teaching of mathematics',
    'teaching of maths',
    'mathematics teaching',
    'maths teaching',
  ],
  weight: 30,
  types: {
    'bank/mathematics-pedagogy': {
      title: 'How Mathematics Is Taught',
      aliases: [],
    },
  },
  questions: () => import('./questions.ts'),
})
