import { defineChapter } from '../../../kit/define-chapter.ts'

export const gravitation = defineChapter({
  subject: 'physics',
  title: 'Gravitation',
  aliases: ['gravity', 'universal gravitation'],
  weight: 55,
  types: {
    'physics/gravitation': {
      title: 'Weight & Orbits',
      aliases: ["kepler's law", 'acceleration due to gravity', 'satellite motion', 'weight on other planets'],
    },
  },
  questions: () => import('./questions.ts'),
})
