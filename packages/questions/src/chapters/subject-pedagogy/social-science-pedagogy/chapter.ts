import { defineChapter } from '../../../kit/define-chapter.ts'

export const socialSciencePedagogy = defineChapter({
  subject: 'subject-pedagogy',
  title: 'Pedagogy of Social Science',
  aliases: [
    'social science pedagogy',
    'social studies pedagogy',
    'pedagogy of social studies',
    'sst pedagogy',
    'teaching of social science',
    'teaching of social studies',
  ],
  weight: 20,
  types: {
    'bank/social-science-pedagogy': {
      title: 'How Social Science Is Taught',
      aliases: [],
    },
  },
  questions: () => import('./questions.ts'),
})
