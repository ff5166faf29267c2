import { defineChapter } from '../../../kit/define-chapter.ts'

export const places = defineChapter({
  subject: 'general-awareness',
  title: 'Places & Landmarks',
  aliases: ['places in news', 'places', 'famous places', 'sthan'],
  weight: 30,
  types: {
    'facts/city-nicknames': { title: 'Nicknames of Places', aliases: [] },
    'facts/cities-on-rivers': { title: 'Cities on Rivers', aliases: [] },
    'facts/ports': { title: 'Ports of India', aliases: [] },
    'facts/airports': { title: 'Airports of India', aliases: [], weight: 0.5 },
    'facts/temples': { title: 'Temples & Places of Worship', aliases: [], weight: 0.8 },
    'facts/hill-stations': { title: 'Hill Stations', aliases: [], weight: 0.6 },
    'bank/records': { title: 'Records of the World & India', aliases: [], weight: 0.8 },
    'facts/superlatives': {
      title: 'Largest, Longest & Highest',
      aliases: ['longest river', 'records'],
      weight: 1.2,
    },
    'facts/former-names': { title: 'Former Names of Places', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
