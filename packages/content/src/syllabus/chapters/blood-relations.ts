import { defineChapter } from '../chapter.ts'

export const bloodRelations = defineChapter({
  subject: 'reasoning',
  title: 'Blood Relations',
  aliases: ['blood relation', 'family relations', 'family tree'],
  weight: 100,
  types: {
    'reasoning/blood-chain': { title: 'Chain of Relations', aliases: ['relation chain'] },
  },
})
