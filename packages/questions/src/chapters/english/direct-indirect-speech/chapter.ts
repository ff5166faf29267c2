import { defineChapter } from '../../../kit/define-chapter.ts'

export const directIndirectSpeech = defineChapter({
  subject: 'english',
  title: 'Direct & Indirect Speech',
  aliases: [
    'narration',
    'narrations',
    'reported speech',
    'direct speech',
    'indirect speech',
    'direct indirect',
    'direct and indirect',
    'change of narration',
    'direct to indirect',
  ],
  weight: 50,
  types: {
    'bank/direct-indirect-speech': { title: 'Reported Speech', aliases: ['narration change'] },
  },
  questions: () => import('./questions.ts'),
})
