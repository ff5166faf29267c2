import { defineChapter } from '../../../kit/define-chapter.ts'

export const heat = defineChapter({
  subject: 'physics',
  title: 'Heat',
  aliases: ['heat and temperature', 'thermal properties of matter', 'temperature'],
  weight: 60,
  types: {
    'physics/calorimetry': {
      title: 'Calorimetry',
      aliases: ['specific heat', 'latent heat', 'heat capacity', 'method of mixtures'],
    },
    'physics/expansion': {
      title: 'Thermal Expansion',
      aliases: ['expansion', 'linear expansion', 'coefficient of expansion', 'expansion of solids'],
    },
    'bank/heat-concepts': {
      title: 'Concepts of Heat',
      aliases: [
        'conduction convection radiation',
        'transfer of heat',
        'heat transfer',
        'thermometer',
        'radiation',
        'conduction',
        'convection',
        'ushma',
      ],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
