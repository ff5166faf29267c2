import { defineChapter } from '../../../kit/define-chapter.ts'

export const sciencePedagogy = defineChapter({
  subject: 'subject-pedagogy',
  title: 'Pedagogy of Science',
  aliases: ['science pedagogy', 'teaching of science', 'science teaching'],
  weight: 20,
  types: {
    'bank/science-pedagogy': { title: 'How Science Is Taught', aliases: [] },
  },
  questions: () => import('./questions.ts'),
})
