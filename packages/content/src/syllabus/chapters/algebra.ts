import { defineChapter } from '../chapter.ts'

export const algebra = defineChapter({
  subject: 'mathematics',
  title: 'Algebra',
  aliases: ['equations', 'algebraic equations'],
  weight: 593,
  types: {
    'algebra/linear-1': {
      title: 'Linear Equations in One Variable',
      aliases: ['linear equation', 'simple equations', 'linear equations'],
    },
  },
})
