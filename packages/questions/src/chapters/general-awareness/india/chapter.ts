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
    'facts/states': {
      title: 'States & Union Territories',
      aliases: [
        'states and capitals',
        'indian states',
        'state capital',
        'rajya',
        'rajya aur rajdhani',
        'union territory',
        'states of india',
        'state',
        'states and uts',
      ],
      weight: 3,
    },
    'facts/state-symbols': {
      title: 'State Animals & Birds',
      aliases: ['state animal', 'state bird', 'state symbols', 'rajya pakshi', 'rajya pashu'],
      weight: 0.8,
    },
  },
  questions: () => import('./questions.ts'),
})
