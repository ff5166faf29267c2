import { defineChapter } from '../chapter.ts'

export const economy = defineChapter({
  subject: 'general-awareness',
  title: 'Economy & Banking',
  aliases: [
    'business, economy & banking',
    'economics',
    'indian economy',
    'arthvyavastha',
    'arthashastra',
    'banking awareness',
    'business',
    'economy',
    'business and economy',
    'financial awareness',
  ],
  weight: 60,
  types: {
    'facts/five-year-plans': {
      title: 'Five-Year Plans',
      aliases: ['five year plan', 'panchvarshiya yojana', 'planning commission', 'planning'],
      weight: 0.6,
    },
    'facts/banks': {
      title: 'Banks & Financial Bodies',
      aliases: [
        'bank headquarters',
        'banks of india',
        'financial institutions',
        'bank and headquarters',
        'indian banks',
      ],
    },
    'facts/economy-terms': {
      title: 'Economic Terms',
      aliases: [
        'economics terms',
        'banking terms',
        'rbi',
        'monetary policy',
        'repo rate',
        'inflation',
        'fiscal policy',
      ],
      weight: 1.5,
    },
  },
})
