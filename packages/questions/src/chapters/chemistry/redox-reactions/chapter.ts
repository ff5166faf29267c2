import { defineChapter } from '../../../kit/define-chapter.ts'

export const redoxReactions = defineChapter({
  subject: 'chemistry',
  title: 'Redox Reactions',
  aliases: ['redox', 'oxidation and reduction'],
  weight: 50,
  types: {
    'chemistry/oxidation-state': {
      title: 'Oxidation Number',
      aliases: ['oxidation state', 'oxidation numbers', 'valency and oxidation number'],
    },
    'chemistry/balancing': {
      title: 'Balancing Equations',
      aliases: [
        'balancing chemical equations',
        'balancing of equations',
        'balance the equation',
        'balancing redox equations',
        'ion-electron method',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
