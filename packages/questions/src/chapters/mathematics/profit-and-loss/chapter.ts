import { defineChapter } from '../../../kit/define-chapter.ts'

export const profitAndLoss = defineChapter({
  subject: 'mathematics',
  title: 'Profit & Loss',
  aliases: ['profit', 'loss', 'profit loss', 'gain and loss'],
  weight: 386,
  concepts: `
    profit-percent | Profit & Loss Per Cent | profit percentage, loss percentage, gain percent, labh pratishat
    finding-selling-price | Finding the Selling Price | selling price, vikray mulya, sell at gain
    finding-cost-price | Finding the Cost Price | cost price, kray mulya
    cp-of-x-equals-sp-of-y | CP of x Articles = SP of y Articles | cp of articles equals sp, cost price of x articles is equal to selling price
    same-selling-price | Two Articles at One Selling Price | same selling price, two articles sold at same price
    overall-gain-or-loss | Overall Gain or Loss | overall profit, overall loss on two articles
    false-weight | False Weight | faulty weight, uses 900 gram instead of 1 kg, less weight
    false-weight-with-markup | False Weight with a Mark-Up | marks up and uses false weight
    cheating-in-buying-and-selling | Cheating in Buying & Selling | cheats while buying and selling, cheats both supplier and customer
    stocks-and-shares | Stocks & Shares | stock and share, shares and dividends, dividend, shares and dividend, stocks and share, share and debenture, anshpatra
  `,
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
      aliases: ['two article', 'sale of two articles'],
    },
    'bank/stocks-and-shares': { title: 'Stocks & Shares', aliases: [], weight: 0.4 },
  },
  questions: () => import('./questions.ts'),
})
