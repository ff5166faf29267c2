import { defineChapter } from '../../../kit/define-chapter.ts'

export const heat = defineChapter({
  subject: 'physics',
  title: 'Heat',
  aliases: ['heat and temperature', 'thermal properties of matter', 'temperature'],
  weight: 60,
  types: {
    'physics/calorimetry': {
      title: 'Calorimetry',
      aliases: [],
    },
    'physics/expansion': {
      title: 'Thermal Expansion',
      aliases: [],
    },
    'physics/heat-laws': { title: 'Simple Laws of Heat', aliases: [], weight: 0.5 },
    'bank/heat-concepts': {
      title: 'Concepts of Heat',
      aliases: ['ushma'],
      weight: 1.2,
    },
    'bank/heat-numericals': {
      title: 'Radiation, Temperature & Work',
      aliases: ['heat numericals'],
      weight: 0.8,
    },
    'bank/heat-in-detail': { title: 'Radiation Laws, Expansion & Humidity', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
