import { defineChapter } from '../../../kit/define-chapter.ts'

export const importantDays = defineChapter({
  subject: 'general-awareness',
  title: 'Important Days & Events',
  aliases: ['important dates', 'special days', 'mahatvapurn divas', 'mahatvapurna diwas', 'divas'],
  weight: 30,
  types: {
    'facts/important-days': {
      title: 'Important Days',
      aliases: ['national and international days', 'diwas', 'important days january to december'],
    },
  },
  questions: () => import('./questions.ts'),
})
