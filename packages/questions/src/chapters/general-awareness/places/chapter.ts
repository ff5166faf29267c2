import { defineChapter } from '../../../kit/define-chapter.ts'

export const places = defineChapter({
  subject: 'general-awareness',
  title: 'Places & Landmarks',
  aliases: ['places in news', 'places', 'famous places', 'sthan'],
  weight: 30,
  types: {
    'facts/city-nicknames': {
      title: 'Nicknames of Places',
      aliases: ['nicknames of cities', 'sobriquet', 'city nicknames', 'upnaam'],
    },
    'facts/cities-on-rivers': {
      title: 'Cities on Rivers',
      aliases: ['cities and rivers', 'river bank cities', 'cities on the banks of rivers'],
    },
    'facts/ports': { title: 'Ports of India', aliases: ['port', 'major ports', 'bandargah', 'sea ports'] },
    'facts/airports': {
      title: 'Airports of India',
      aliases: ['airport', 'airports', 'hawai adda', 'international airports'],
      weight: 0.5,
    },
    'facts/superlatives': {
      title: 'Largest, Longest & Highest',
      aliases: [
        'superlatives',
        'largest in the world',
        'longest river',
        'highest in india',
        'sabse bada',
        'largest and smallest',
        'records',
      ],
      weight: 1.2,
    },
    'facts/former-names': {
      title: 'Former Names of Places',
      aliases: ['old names', 'former names', 'new name old name', 'renamed cities', 'changed names'],
      weight: 0.8,
    },
  },
  questions: () => import('./questions.ts'),
})
