import { defineChapter } from '../../../kit/define-chapter.ts'

export const sports = defineChapter({
  subject: 'general-awareness',
  title: 'Sports',
  aliases: ['sports current affairs', 'sport', 'khel', 'games and sports', 'khel kood', 'sports gk'],
  weight: 40,
  concepts: `
    olympics | Olympic Games | olympic, olympics, summer olympics, olympic khel, india at olympics, olympic host cities
    asian-and-commonwealth-games | Asian and Commonwealth Games | asian games, asiad, commonwealth games, cwg, rashtramandal khel
    world-cups | World Cups | cricket world cup, t20 world cup, icc world cup, world cup winners, vishwa cup
    cricket | Game of Cricket | indian cricket, cricket terms, ranji trophy, cricket trophies
    football | Football | football trophies, durand cup, santosh trophy, soccer
    hockey | Hockey | field hockey, hockey trophies, hockey terms, hockey world cup
    tennis | Tennis | lawn tennis, grand slam, wimbledon, davis cup
    badminton-and-table-tennis | Badminton and Table Tennis | badminton, table tennis, thomas cup, uber cup
    golf-and-polo | Golf and Polo | golf, polo, golf terms, ryder cup
    indoor-games | Indoor Games | billiards, snooker, indoor sports, terms of chess
    combat-sports | Boxing and Wrestling | boxing, wrestling, kushti, mukkebazi
    team-games | Kabaddi, Volleyball and Other Team Games | kabaddi, volleyball, basketball, kho kho, baseball, rugby
    trophies | Cups and Trophies | trophy, sports trophies, cup and trophy
    stadiums | Stadiums | stadium, sports grounds, cricket stadiums, sports venues
    sports-terms | Terms of Sports | sports terminology, terms used in sports, sports terminologies
    team-sizes | Number of Players | players in a team, team size, how many players
  `,
  types: {
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
  },
  questions: () => import('./questions.ts'),
})
