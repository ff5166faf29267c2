import { defineChapter } from '../../../kit/define-chapter.ts'

export const indianEconomy = defineChapter({
  subject: 'general-awareness',
  title: 'Indian Economy',
  aliases: ['macroeconomics', 'introductory macroeconomics', 'samashti arthashastra'],
  weight: 37.8,
  types: {
    'bank/plans-prices-and-taxes': { title: 'Plans, Prices, Money & Taxes', aliases: [], weight: 2 },
    'economy/budget-deficits': {
      title: 'Sums on Deficits',
      aliases: ['budget numericals'],
      weight: 0.5,
    },
    'economy/national-accounts': {
      title: 'Sums on National Income',
      aliases: ['national income sums'],
      weight: 0.5,
    },
    'bank/banking-and-tax-terms': { title: 'Instruments, Taxes & Functions', aliases: [], weight: 1.5 },
    'bank/economy-statements': {
      title: 'Economy in Statements',
      aliases: ['economy statement questions'],
      weight: 1.5,
    },
    'bank/income-and-development': {
      title: 'National Income & Development',
      aliases: ['poverty and unemployment'],
      weight: 2,
    },
    'bank/money-and-prices': {
      title: 'Money, Prices & Monetary Policy',
      aliases: ['money', 'money and banking'],
      weight: 2,
    },
    'bank/public-finance-and-trade': {
      title: 'Budget, Taxes & Trade',
      aliases: [],
      weight: 2,
    },
    'bank/economy-in-depth': {
      title: 'Economy in Depth',
      aliases: ['economy in depth'],
      weight: 3,
    },
    'facts/five-year-plans': {
      title: 'Five-Year Plans',
      aliases: ['planning in india'],
      weight: 0.6,
    },
    'facts/economy-terms': {
      title: 'Economic Terms',
      aliases: [],
      weight: 1.5,
    },
  },
  questions: () => import('./questions.ts'),
})
