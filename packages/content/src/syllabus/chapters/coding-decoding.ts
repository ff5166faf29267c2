import { defineChapter } from '../chapter.ts'

export const codingDecoding = defineChapter({
  subject: 'reasoning',
  title: 'Coding–Decoding',
  aliases: ['coding', 'decoding', 'coding and decoding', 'coding decoding'],
  weight: 108,
  types: {
    'reasoning/code-shift': { title: 'Letter Shift Codes', aliases: ['letter coding', 'caesar cipher'] },
  },
})
