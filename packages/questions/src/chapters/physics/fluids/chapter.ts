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
    'physics/fluid-laws': { title: 'Simple Laws of Fluids', aliases: [], weight: 0.5 },
    'bank/fluids': {
      title: 'Pressure, Buoyancy & Surface Tension',
      aliases: ['pressure'],
    },
    'bank/fluids-and-elasticity': {
      title: 'Flow, Capillarity & Elasticity',
      aliases: ['mechanical properties of solids and fluids'],
      weight: 1.2,
    },
    'bank/elasticity-and-flow': { title: 'Elastic Moduli, Flow & Pressure', aliases: [], weight: 1 },
  },
  questions: () => import('./questions.ts'),
})
