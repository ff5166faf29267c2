import { defineChapter } from '../../../kit/define-chapter.ts'

export const governance = defineChapter({
  subject: 'general-awareness',
  title: 'Governance & Local Government',
  aliases: ['governance', 'governance and local government', 'shasan'],
  weight: 12,
  types: {
    'bank/polity-pairs': { title: 'Rights, Houses & Offices Compared', aliases: [] },
    'bank/governance': {
      title: 'Panchayats, Audit & Discretion',
      aliases: ['panchayats and audit'],
    },
    'bank/houses-writs-and-money': {
      title: 'Houses, Writs, Principles & Finance',
      aliases: ['sessions and finance commissions'],
    },
    'facts/governance-abbreviations': { title: 'Full Forms in Governance', aliases: [], weight: 0.5 },
  },
  questions: () => import('./questions.ts'),
})
