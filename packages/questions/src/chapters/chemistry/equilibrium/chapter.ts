import { defineChapter } from '../../../kit/define-chapter.ts'

export const equilibrium = defineChapter({
  subject: 'chemistry',
  title: 'Equilibrium',
  aliases: ['chemical equilibrium', 'ionic equilibrium', 'acids and bases'],
  weight: 90,
  types: {
    'chemistry/equilibrium-constant': {
      title: 'Equilibrium Constant',
      aliases: ['kc and kp', 'kc', 'kp', 'reaction quotient', 'degree of dissociation', 'law of mass action'],
    },
    'chemistry/ph': { title: 'pH', aliases: ['ph of solutions', 'poh', 'ph value'] },
  },
  questions: () => import('./questions.ts'),
})
