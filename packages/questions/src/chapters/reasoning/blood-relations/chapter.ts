import { defineChapter } from '../../../kit/define-chapter.ts'

export const bloodRelations = defineChapter({
  subject: 'reasoning',
  title: 'Blood Relations',
  aliases: ['blood relation', 'family relations', 'family tree'],
  weight: 100,
  types: {
    'reasoning/blood-chain': { title: 'Chain of Relations', aliases: ['relation chain'] },
    'reasoning/blood-pointing': {
      title: 'Pointing to a Person',
      aliases: ['pointing to a photograph', 'pointing blood relation', 'introducing a person'],
    },
    'reasoning/blood-coded': {
      title: 'Coded Relations',
      aliases: ['coded blood relation', 'symbols of relations'],
    },
    'reasoning/family-set': {
      title: 'Sets on a Family',
      aliases: ['blood relation set', 'family puzzle', 'family tree puzzle'],
      weight: 0.6,
    },
  },
  questions: () => import('./questions.ts'),
})
