import { defineChapter } from '../chapter.ts'

export const equilibrium = defineChapter({
  subject: 'chemistry',
  title: 'Equilibrium',
  aliases: ['chemical equilibrium', 'ionic equilibrium', 'acids and bases'],
  weight: 90,
  types: {
    'chemistry/ph': { title: 'pH', aliases: ['ph of solutions', 'poh', 'ph value'] },
  },
})
