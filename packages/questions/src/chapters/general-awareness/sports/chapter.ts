import { defineChapter } from '../../../kit/define-chapter.ts'

export const sports = defineChapter({
  subject: 'general-awareness',
  title: 'Sports',
  aliases: ['sports current affairs', 'sport', 'khel', 'games and sports', 'khel kood', 'sports gk'],
  weight: 40,
  types: {
    'facts/stadiums': {
      title: 'Stadiums',
      aliases: ['stadium', 'sports grounds', 'cricket stadiums', 'sports venues'],
    },
    'facts/olympics': {
      title: 'Olympic Games',
      aliases: ['olympic', 'olympics', 'summer olympics', 'olympic khel'],
    },
    'facts/sports-terms': {
      title: 'Terms of Sports',
      aliases: ['sports terminology', 'sports terms', 'terms used in sports', 'sports terminologies'],
    },
    'facts/trophies': {
      title: 'Cups & Trophies',
      aliases: ['trophy', 'cups and trophies', 'sports trophies', 'cup and trophy'],
    },
    'facts/team-sizes': {
      title: 'Number of Players',
      aliases: ['number of players', 'players in a team', 'team size', 'how many players'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
