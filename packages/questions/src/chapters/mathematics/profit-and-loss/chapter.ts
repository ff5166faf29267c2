import { defineChapter } from '../../../kit/define-chapter.ts'

export const profitAndLoss = defineChapter({
  subject: 'mathematics',
  title: 'Profit & Loss',
  aliases: ['profit', 'loss', 'profit loss', 'gain and loss'],
  weight: 386,
  types: {
    'arithmetic/profit-loss': {
      title: 'Cost Price & Selling Price',
      aliases: ['cost price', 'selling price', 'profit percentage', 'loss percentage'],
    },
    'arithmetic/dishonest-dealer': {
      title: 'Dishonest Dealer',
      aliases: ['false weight', 'dishonest shopkeeper', 'faulty weight'],
    },
    'arithmetic/two-article': {
      title: 'Two Articles',
      aliases: ['same selling price', 'two article', 'sale of two articles'],
    },
  },
  questions: () => import('./questions.ts'),
})
