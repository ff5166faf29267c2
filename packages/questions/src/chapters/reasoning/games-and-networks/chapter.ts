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
    'reasoning/league-set': {
      title: 'Sets on a League',
      aliases: ['tournament set', 'league set', 'games and tournaments set'],
      weight: 1,
    },
    'reasoning/network-set': {
      title: 'Sets on a Network',
      aliases: ['network set', 'routes and networks set', 'network of roads set'],
      weight: 1,
    },
  },
  questions: () => import('./questions.ts'),
})
