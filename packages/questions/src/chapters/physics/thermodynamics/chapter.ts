import { defineChapter } from '../../../kit/define-chapter.ts'

export const thermodynamics = defineChapter({
  subject: 'physics',
  title: 'Thermodynamics',
  aliases: ['thermal physics', 'kinetic theory of gases', 'laws of thermodynamics'],
  weight: 75,
  types: {
    'physics/gas-law': {
      title: 'Gas Laws',
      aliases: ['gas law', "boyle's law", "charles's law", 'ideal gas', 'ideal gas equation'],
    },
    'physics/thermo-work': {
      title: 'Work & Heat Engines',
      aliases: [
        'first law of thermodynamics',
        'carnot engine',
        'heat engine',
        'internal energy',
        'work done by gas',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
