import { defineChapter } from '../../../kit/define-chapter.ts'

export const decisionMaking = defineChapter({
  subject: 'reasoning',
  title: 'Decision Making',
  aliases: ['decision making csat', 'administrative decision making', 'decision making and problem solving'],
  weight: 8,
  types: {
    'bank/decision-making': {
      title: 'Decisions of an Officer',
      aliases: ['situations for officers'],
    },
  },
  questions: () => import('./questions.ts'),
})
