import { defineChapter } from '../../../kit/define-chapter.ts'

export const equilibrium = defineChapter({
  subject: 'chemistry',
  title: 'Equilibrium',
  aliases: [],
  weight: 90,
  types: {
    'chemistry/equilibrium-constant': {
      title: 'Equilibrium Constant',
      aliases: [],
    },
    'chemistry/ph': { title: 'pH', aliases: [] },
    'bank/equilibrium-concepts': {
      title: 'Concepts of Equilibrium',
      aliases: [],
      weight: 1.3,
    },
  },
  questions: () => import('./questions.ts'),
})
