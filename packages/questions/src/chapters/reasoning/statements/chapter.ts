import { defineChapter } from '../../../kit/define-chapter.ts'

export const statements = defineChapter({
  subject: 'reasoning',
  title: 'Critical Reasoning',
  aliases: ['statements', 'logical reasoning statements', 'verbal logic', 'analytical statements'],
  weight: 60,
  types: {
    'bank/statements': {
      title: 'Assumptions, Conclusions & Actions',
      aliases: [],
    },
    'bank/cause-and-effect': {
      title: 'Causes & Effects',
      aliases: ['cause effect reasoning'],
    },
    'bank/strong-arguments': {
      title: 'Strong & Weak Arguments',
      aliases: ['argument reasoning'],
    },
  },
  questions: () => import('./questions.ts'),
})
