import { defineChapter } from '../chapter.ts'

export const speedTimeDistance = defineChapter({
  subject: 'mathematics',
  title: 'Speed, Time & Distance',
  aliases: [
    'time and distance',
    'speed and distance',
    'time speed distance',
    'speed',
    'time speed and distance',
    'distance',
  ],
  weight: 359,
  types: {
    'arithmetic/train': { title: 'Trains', aliases: ['problems on trains', 'train crossing', 'railway'] },
  },
})
