import { defineChapter } from '../../../kit/define-chapter.ts'

export const microbes = defineChapter({
  subject: 'biology',
  title: 'Microbes in Human Welfare',
  aliases: [
    'microbes',
    'microbe',
    'microorganisms',
    'micro organisms',
    'microbiology',
    'microorganisms friend and foe',
  ],
  weight: 20,
  types: {
    'bank/microbes': {
      title: 'Uses of Microbes',
      aliases: [
        'bacteria',
        'fungi and bacteria',
        'fermentation',
        'biogas',
        'biofertilisers',
        'sewage treatment',
        'antibiotics',
        'useful microbes',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
