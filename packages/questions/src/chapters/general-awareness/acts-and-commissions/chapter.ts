import { defineChapter } from '../../../kit/define-chapter.ts'

export const actsAndCommissions = defineChapter({
  subject: 'general-awareness',
  title: 'Acts & Commissions of India',
  aliases: [
    'important acts',
    'important acts of india',
    'acts of parliament',
    'indian laws',
    'laws of india',
    'special laws',
    'acts and commissions',
  ],
  weight: 10,
  types: {
    'bank/acts-of-protection': {
      title: 'Acts that Protect Women, Children & the Weak',
      aliases: ['acts for women and children', 'laws for women', 'women protection laws'],
    },
    'bank/laws-of-dignity': {
      title: 'Laws of Dignity, Life & Work',
      aliases: [],
    },
    'bank/acts-of-order-and-trade': {
      title: 'Acts of Public Order, Trade & Technology',
      aliases: [],
    },
    'bank/agencies-and-codes': { title: 'Labour Codes, Agencies & Bhoodan', aliases: [], weight: 0.7 },
    'bank/polls-districts-and-work': { title: 'Elections, Districts, Work & Identity', aliases: [] },
    'bank/society-and-order': { title: 'Trafficking, Waqf, Press & Naxalism', aliases: [] },
    'bank/audits-charters-and-patents': { title: 'Audits, Charters, Patents & Black Money', aliases: [] },
    'bank/commissions': { title: 'Commissions by Name', aliases: [], weight: 0.5 },
  },
  questions: () => import('./questions.ts'),
})
