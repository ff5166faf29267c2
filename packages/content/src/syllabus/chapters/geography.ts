import { defineChapter } from '../chapter.ts'

export const geography = defineChapter({
  subject: 'general-awareness',
  title: 'Geography',
  aliases: [
    'bhugol',
    'indian geography',
    'geography of india',
    'world geography',
    'physical geography',
    'geo',
  ],
  weight: 110,
  types: {
    'facts/straits': {
      title: 'Straits & Canals',
      aliases: ['strait', 'canal', 'jaldamrumadhya', 'straits of the world'],
    },
    'facts/dams': {
      title: 'Dams',
      aliases: ['dam', 'bandh', 'multipurpose projects', 'river valley projects', 'dams of india'],
      weight: 2,
    },
    'facts/rivers': {
      title: 'Rivers of India',
      aliases: ['river', 'nadiyan', 'nadi', 'river system', 'drainage system', 'indian rivers'],
      weight: 2,
    },
  },
})
