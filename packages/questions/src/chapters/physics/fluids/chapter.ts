import { defineChapter } from '../../../kit/define-chapter.ts'

export const fluids = defineChapter({
  subject: 'physics',
  title: 'Properties of Fluids',
  aliases: [
    'fluids',
    'mechanical properties of fluids',
    'fluid mechanics',
    'hydrostatics',
    'properties of matter',
    'properties of solids and fluids',
  ],
  weight: 50,
  types: {
    'bank/fluids': {
      title: 'Pressure, Buoyancy & Surface Tension',
      aliases: [
        'pressure',
        'buoyancy',
        'archimedes principle',
        'archimedes',
        'pascal law',
        'bernoulli principle',
        'surface tension',
        'viscosity',
        'floatation',
        'capillarity',
        'thrust and pressure',
        'atmospheric pressure',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
