import { defineChapter } from '../../../kit/define-chapter.ts'

export const international = defineChapter({
  subject: 'general-awareness',
  title: 'Countries of the World',
  aliases: [
    'international',
    'world',
    'international affairs',
    'world gk',
    'vishwa',
    'desh',
    'international current affairs',
    'world current affairs',
  ],
  weight: 45,
  concepts: `
    capitals | Capitals of Countries | capital of countries, world capitals, desh aur rajdhani, rajdhani
    currencies | Currencies of Countries | country and currency, currency, currency of countries, desh aur mudra
    asian-countries | Countries of Asia | asian countries, asia countries, south east asian countries, west asia, central asian countries
    neighbours | Neighbours of India | indias neighbours, padosi desh
    european-countries | Countries of Europe | european countries, europe, balkan countries, european capitals
    african-countries | Countries of Africa | african countries, africa, african capitals
    american-countries | Countries of the Americas | south american countries, north american countries, caribbean countries, latin american countries
    oceania-countries | Countries of Oceania | oceania, pacific island countries, australia and new zealand
    parliaments | Parliaments of the World | parliament names, names of parliaments, legislatures of the world, sansad ke naam
  `,
  types: {
    'facts/parliaments': {
      title: 'Parliaments of the World',
      aliases: ['legislatures'],
      weight: 0.6,
    },
    'facts/countries': {
      title: 'Capitals & Currencies',
      aliases: [
        'countries and capitals',
        'countries',
        'country',
        'mudra',
        'currencies',
        'capital and currency',
      ],
      weight: 3,
    },
  },
  questions: () => import('./questions.ts'),
})
