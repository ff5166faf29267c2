import { defineChapter } from '../../../kit/define-chapter.ts'

export const sports = defineChapter({
  subject: 'general-awareness',
  title: 'Sports',
  aliases: ['sports current affairs', 'sport', 'khel', 'games and sports', 'khel kood', 'sports gk'],
  weight: 40,
  types: {
    'bank/games-and-rules': {
      title: 'Games & Their Rules',
      aliases: ['rules of games', 'games and their rules'],
      weight: 1,
    },
    'facts/world-cups': {
      title: 'World Cups',
      aliases: ['winners of world cups'],
      weight: 1,
    },
    'facts/games-hosts': {
      title: 'Asian & Commonwealth Games',
      aliases: ['hosts of games'],
      weight: 0.8,
    },
    'facts/stadiums': {
      title: 'Stadiums',
      aliases: [],
    },
    'facts/olympics': {
      title: 'Olympic Games',
      aliases: [],
    },
    'facts/sports-terms': {
      title: 'Terms of Sports',
      aliases: ['sports terms'],
    },
    'facts/trophies': {
      title: 'Cups & Trophies',
      aliases: [],
    },
    'facts/team-sizes': {
      title: 'Number of Players',
      aliases: [],
      weight: 0.5,
    },
    'bank/trophies-in-depth': {
      title: 'Trophies, Titles & Medallists',
      aliases: ['trophies game by game'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
