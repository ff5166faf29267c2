import { defineChapter } from '../../../kit/define-chapter.ts'

export const thermodynamics = defineChapter({
  subject: 'physics',
  title: 'Thermodynamics & Gases',
  aliases: ['thermal physics', 'laws of thermodynamics'],
  weight: 75,
  types: {
    'physics/gas-ratios': { title: 'Ratios of Gas Laws', aliases: [], weight: 0.5 },
    'physics/gas-law': {
      title: 'Gas Laws',
      aliases: ['gas law'],
    },
    'physics/thermo-work': {
      title: 'Work & Heat Engines',
      aliases: [],
    },
    'bank/thermodynamics-concepts': {
      title: 'Laws of Thermodynamics & Kinetic Theory',
      aliases: ['concepts of thermodynamics'],
      weight: 1.5,
    },
  },
  questions: () => import('./questions.ts'),
})
