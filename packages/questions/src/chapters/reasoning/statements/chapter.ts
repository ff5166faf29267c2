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
  concepts: `
    assumptions | Statement & Assumption | statement assumption, statement and assumptions, implicit assumption, assumption, assumptions, kathan aur dharna
    conclusions | Statement & Conclusion | statement and conclusion, statement conclusion, statement and conclusions, kathan aur nishkarsh
    courses-of-action | Course of Action | courses of action, statement and course of action, statement and action, karyavahi
  `,
  types: {
    'bank/statements': {
      title: 'Assumptions, Conclusions & Actions',
      aliases: [],
    },
  },
  questions: () => import('./questions.ts'),
})
