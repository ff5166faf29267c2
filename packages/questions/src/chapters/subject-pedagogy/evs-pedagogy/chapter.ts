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
    'concept and scope of evs',
  ],
  weight: 30,
  types: {
    'bank/evs-pedagogy': { title: 'How EVS Is Taught', aliases: ['methods of teaching evs'] },
  },
  questions: () => import('./questions.ts'),
})
