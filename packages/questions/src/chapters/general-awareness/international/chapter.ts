import { defineChapter } from '../../../kit/define-chapter.ts'

export const international = defineChapter({
  subject: 'general-awareness',
  title: 'Countries of the World',
  aliases: [
    'international',
    'world',
    'international affairs',
    'world gk',
    'vishwa',
    'desh',
    'international current affairs',
    'world current affairs',
  ],
  weight: 45,
  types: {
    'bank/india-and-neighbours': {
      title: 'Look East, Chabahar & Doklam',
      aliases: [],
      weight: 0.5,
    },
    'facts/parliaments': {
      title: 'Parliaments of the World',
      aliases: ['legislatures'],
      weight: 0.6,
    },
    'facts/countries': {
      title: 'Capitals & Currencies',
      aliases: [
        'countries and capitals',
        'countries',
        'country',
        'mudra',
        'currencies',
        'capital and currency',
      ],
      weight: 3,
    },
  },
  questions: () => import('./questions.ts'),
})
