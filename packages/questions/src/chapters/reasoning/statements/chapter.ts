import { defineChapter } from '../../../kit/define-chapter.ts'

export const statements = defineChapter({
  subject: 'reasoning',
  title: 'Statement & Assumption',
  aliases: [
    'statement and assumptions',
    'statements',
    'assumption',
    'statement assumption',
    'course of action',
    'courses of action',
    'statement and course of action',
    'kathan aur dharna',
    'kathan aur nishkarsh',
  ],
  weight: 60,
  types: {
    'bank/statements': {
      title: 'Assumptions, Conclusions & Actions',
      aliases: ['implicit assumption', 'statement and action', 'statement and conclusion'],
    },
  },
  questions: () => import('./questions.ts'),
})
