import { defineChapter } from '../../../kit/define-chapter.ts'

export const redoxReactions = defineChapter({
  subject: 'chemistry',
  title: 'Redox Reactions',
  aliases: ['redox', 'oxidation and reduction'],
  weight: 50,
  types: {
    'chemistry/oxidation-state': {
      title: 'Oxidation Number',
      aliases: [],
    },
    'chemistry/balancing': {
      title: 'Balancing Equations',
      aliases: [],
    },
    'bank/redox-concepts': {
      title: 'Oxidising Agents & Types of Reactions',
      aliases: ['concepts of redox'],
      weight: 1,
    },
  },
  questions: () => import('./questions.ts'),
})
