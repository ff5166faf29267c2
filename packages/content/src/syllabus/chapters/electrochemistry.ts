import { defineChapter } from '../chapter.ts'

export const electrochemistry = defineChapter({
  subject: 'chemistry',
  title: 'Electrochemistry',
  aliases: ['electrolysis', 'electrochemical cell'],
  weight: 60,
  types: {
    'chemistry/faraday': {
      title: 'Laws of Electrolysis',
      aliases: ['faraday law', 'faraday laws of electrolysis', 'faraday', 'electroplating'],
    },
  },
})
