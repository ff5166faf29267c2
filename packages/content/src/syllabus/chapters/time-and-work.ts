import { defineChapter } from '../chapter.ts'

export const timeAndWork = defineChapter({
  subject: 'mathematics',
  title: 'Time & Work',
  aliases: ['work and time', 'time work'],
  weight: 299,
  types: {
    'arithmetic/work': { title: 'Working Together', aliases: ['work', 'work together', 'men and work'] },
  },
})
