import { defineChapter } from '../chapter.ts'

export const trigonometry = defineChapter({
  subject: 'mathematics',
  title: 'Trigonometry',
  aliases: ['trig', 'trigo'],
  weight: 540,
  types: {
    'trigonometry/height': {
      title: 'Heights & Distances',
      aliases: ['height and distance', 'angle of elevation', 'angle of depression', 'height'],
    },
  },
})
