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
  concepts: `
    reported-statements | Reported Statements | assertive sentences narration, reporting statements
    reported-questions | Reported Questions | interrogative sentences narration, reporting questions, indirect questions
    reported-commands | Reported Commands and Requests | imperative sentences narration, reporting commands, reporting requests
    reported-exclamations | Reported Exclamations and Wishes | exclamatory sentences narration, optative sentences narration, reporting exclamations
    time-and-place-words | Change of Time and Place Words | change of time words in narration, change of adverbs in narration
    unchanged-tenses | Tenses That Do Not Change | universal truth narration, no change of tense in narration
  `,
  types: {
    'bank/direct-indirect-speech': { title: 'Reported Speech', aliases: ['narration change'] },
  },
  questions: () => import('./questions.ts'),
})
