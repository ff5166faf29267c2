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
    'nature of mathematics',
    'van hiele',
  ],
  weight: 30,
  types: {
    'bank/mathematics-pedagogy': {
      title: 'How Mathematics Is Taught',
      aliases: ['methods of teaching mathematics'],
    },
  },
  questions: () => import('./questions.ts'),
})
