import { defineChapter } from '../../../kit/define-chapter.ts'

export const partnership = defineChapter({
  subject: 'mathematics',
  title: 'Partnership',
  aliases: ['partner', 'partnership business'],
  weight: 60,
  concepts: `
    simple-partnership | Simple Partnership | same time partnership, profit in ratio of capital
    compound-partnership | Compound Partnership | partner joins after months, capital withdrawn, capital multiplied by time
    working-partner | Working & Sleeping Partner | sleeping partner, active partner, salary of partner
  `,
  types: {
    'arithmetic/partnership': {
      title: 'Sharing of Profit',
      aliases: ['profit sharing', 'working partner'],
    },
  },
  questions: () => import('./questions.ts'),
})
