import { defineChapter } from '../../../kit/define-chapter.ts'

export const solutions = defineChapter({
  subject: 'chemistry',
  title: 'Solutions',
  aliases: [],
  weight: 60,
  types: {
    'chemistry/colligative': {
      title: 'Colligative Properties',
      aliases: [],
    },
    'bank/solutions-concepts': {
      title: "Raoult's, Henry's & Other Laws of Solutions",
      aliases: ['concepts of solutions'],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
