import { defineChapter } from '../../../kit/define-chapter.ts'

export const reasoningInequality = defineChapter({
  subject: 'reasoning',
  title: 'Inequality',
  aliases: ['reasoning inequality', 'mathematical inequality', 'inequalities reasoning'],
  weight: 105,
  types: {
    'reasoning/inequality': {
      title: 'Chains of Inequalities',
      aliases: ['direct inequality', 'inequality chain'],
      weight: 8,
    },
    'reasoning/coded-inequality': {
      title: 'Coded Inequalities',
      aliases: ['coded inequality', 'symbol inequality'],
      weight: 0.5,
    },
    'reasoning/coded-inequality-set': {
      title: 'Sets on Coded Inequalities',
      aliases: ['coded inequality set', 'coded inequalities set'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
