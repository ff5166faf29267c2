import { defineChapter } from '../chapter.ts'

export const directionSense = defineChapter({
  subject: 'reasoning',
  title: 'Direction Sense',
  aliases: ['direction', 'direction and distance', 'direction test'],
  weight: 95,
  types: {
    'reasoning/displacement': {
      title: 'Distance from the Start',
      aliases: ['displacement', 'shortest distance walked'],
    },
  },
})
