import { defineChapter } from '../../../kit/define-chapter.ts'

export const india = defineChapter({
  subject: 'general-awareness',
  title: 'India at a Glance',
  aliases: [
    'india current affairs',
    'national current affairs',
    'national affairs',
    'india',
    'bharat',
    'know india',
    'india gk',
    'indian states gk',
  ],
  weight: 40,
  types: {
    'bank/census-and-symbols': { title: 'Census & National Symbols', aliases: ['demography'], weight: 3 },
    'bank/people-weather-and-coasts': {
      title: 'Migration, Weather, Coasts & Permits',
      aliases: [],
      weight: 0.7,
    },
    'bank/farms-rivers-and-work': { title: 'Farms, Rivers, Reuse & Work', aliases: [], weight: 0.7 },
    'facts/states': {
      title: 'States & Union Territories',
      aliases: ['indian states', 'rajya', 'states of india', 'state'],
      weight: 3,
    },
    'facts/state-symbols': { title: 'State Animals & Birds', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
