import { defineChapter } from '../../../kit/define-chapter.ts'

export const banking = defineChapter({
  subject: 'general-awareness',
  title: 'Banking & Finance',
  aliases: ['banking and finance', 'banking knowledge', 'banking gk', 'banking and financial awareness'],
  weight: 30,
  types: {
    'bank/rates-bonds-and-acts': { title: 'Policy Rates, Bonds & Banking Acts', aliases: [], weight: 1 },
    'bank/tax-and-rate-pairs': { title: 'Taxes & Rates Compared', aliases: [] },
    'bank/finance-pairs': { title: 'Policies, Investment & Banks Compared', aliases: [] },
    'bank/banking-awareness': {
      title: 'Banking Awareness',
      aliases: ['banking concepts', 'banking basics', 'banking system'],
      weight: 2,
    },
    'bank/banking-practice': {
      title: 'Banking in Practice',
      aliases: ['banking practice'],
      weight: 2,
    },
    'bank/banking-in-depth': {
      title: 'Banks, Regulators & Markets',
      aliases: ['financial regulators', 'regulators in india', 'banking and financial institutions'],
      weight: 3,
    },
    'facts/banks': {
      title: 'Banks & Financial Bodies',
      aliases: [],
    },
    'facts/banking-abbreviations': { title: 'Full Forms in Banking', aliases: [], weight: 0.6 },
  },
  questions: () => import('./questions.ts'),
})
