import { defineChapter } from '../../../kit/define-chapter.ts'

export const activePassive = defineChapter({
  subject: 'english',
  title: 'Active & Passive Voice',
  aliases: [
    'voice',
    'voices',
    'active passive',
    'active voice',
    'passive voice',
    'change of voice',
    'voice change',
    'active to passive',
    'vachya',
  ],
  weight: 50,
  types: {
    'english/change-voice': { title: 'Active and Passive Forms', aliases: ['change the voice'] },
    'bank/active-passive': { title: 'Change of Voice', aliases: ['active passive conversion'] },
  },
  questions: () => import('./questions.ts'),
})
