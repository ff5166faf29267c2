import { defineChapter } from '../chapter.ts'

export const numberSystem = defineChapter({
  subject: 'mathematics',
  title: 'Number System',
  aliases: ['numbers', 'number theory', 'number systems', 'divisibility'],
  weight: 283,
  types: {
    'number/unit-digit': {
      title: 'Unit Digit',
      aliases: ['last digit', 'units digit', 'unit place', 'cyclicity'],
    },
  },
})
