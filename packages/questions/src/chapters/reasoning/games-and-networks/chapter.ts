import { defineChapter } from '../../../kit/define-chapter.ts'

export const gamesAndNetworks = defineChapter({
  subject: 'reasoning',
  title: 'Games & Networks',
  aliases: ['games and tournaments', 'games tournaments', 'games and networks'],
  weight: 8,
  types: {
    'reasoning/tournaments': {
      title: 'Tournaments',
      aliases: ['tournament reasoning', 'number of matches', 'league and knockout'],
    },
    'reasoning/routes': {
      title: 'Routes & Networks',
      aliases: ['routes and networks', 'network of roads', 'number of routes'],
    },
  },
  questions: () => import('./questions.ts'),
})
