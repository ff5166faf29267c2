import { defineChapter } from '../../../kit/define-chapter.ts'

export const evsPedagogy = defineChapter({
  subject: 'subject-pedagogy',
  title: 'Pedagogy of Environmental Studies',
  aliases: [
    'evs',
    'evs pedagogy',
    'pedagogy of evs',
    'teaching of evs',
    'evs teaching',
    'environmental studies pedagogy',
  ],
  weight: 30,
  types: {
    'bank/evs-pedagogy': { title: 'How EVS Is Taught', aliases: [] },
  },
  questions: () => import('./questions.ts'),
})
