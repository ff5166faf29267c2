import { defineChapter } from '../../../kit/define-chapter.ts'

export const profitAndLoss = defineChapter({
  subject: 'mathematics',
  title: 'Profit & Loss',
  aliases: ['profit', 'loss', 'profit loss', 'gain and loss'],
  weight: 386,
  types: {
    'arithmetic/profit-loss': {
      title: 'Cost Price & Selling Price',
      aliases: [],
    },
    'arithmetic/dishonest-dealer': {
      title: 'Dishonest Dealer',
      aliases: ['dishonest shopkeeper'],
    },
    'arithmetic/two-article': {
      title: 'Two Articles',
      aliases: ['sale of two articles'],
    },
    'bank/stocks-and-shares': { title: 'Stocks & Shares', aliases: [], weight: 0.15 },
    'bank/profit-and-loss-problems': { title: 'More on Profit & Loss', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
