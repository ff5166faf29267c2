import { defineChapter } from '../../../kit/define-chapter.ts'

export const electrochemistry = defineChapter({
  subject: 'chemistry',
  title: 'Electrochemistry',
  aliases: [],
  weight: 60,
  types: {
    'chemistry/nernst': {
      title: 'Cell Potential & Nernst Equation',
      aliases: [],
    },
    'chemistry/faraday': {
      title: 'Laws of Electrolysis',
      aliases: [],
    },
    'bank/electrochemistry-concepts': {
      title: 'Cells, Conductance & Batteries',
      aliases: ['concepts of electrochemistry'],
      weight: 1.2,
    },
    'bank/cells-and-electrolysis': { title: 'Electrolysis & Commercial Cells', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
