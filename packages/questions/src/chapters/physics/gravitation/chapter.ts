import { defineChapter } from '../../../kit/define-chapter.ts'

export const gravitation = defineChapter({
  subject: 'physics',
  title: 'Gravitation',
  aliases: ['gravity', 'universal gravitation'],
  weight: 55,
  types: {
    'physics/gravitation': {
      title: 'Weight & Orbits',
      aliases: [],
    },
    'bank/gravitation-concepts': {
      title: 'Orbits, Escape & Potential',
      aliases: ['concepts of gravitation'],
      weight: 1.3,
    },
    'bank/gravity-in-detail': { title: 'Variation of g, Orbits & Black Holes', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
