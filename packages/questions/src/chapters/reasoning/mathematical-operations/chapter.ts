import { defineChapter } from '../../../kit/define-chapter.ts'

export const mathematicalOperations = defineChapter({
  subject: 'reasoning',
  title: 'Mathematical Operations',
  aliases: ['math operation', 'operations', 'symbols and notations'],
  weight: 455,
  types: {
    'reasoning/sign-substitution': {
      title: 'Signs with New Meanings',
      aliases: ['sign substitution', 'symbol substitution'],
      weight: 3,
    },
    'reasoning/operator-swap': {
      title: 'Interchanged Signs and Numbers',
      aliases: ['operator swap', 'equation correction', 'sign change', 'mathematical operations sign change'],
      weight: 3,
    },
    'reasoning/symbol-operation': {
      title: 'New Operations',
      aliases: ['symbol operation', 'defined operation'],
    },
  },
  questions: () => import('./questions.ts'),
})
