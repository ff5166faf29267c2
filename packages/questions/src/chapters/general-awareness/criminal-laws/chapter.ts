import { defineChapter } from '../../../kit/define-chapter.ts'

export const criminalLaws = defineChapter({
  subject: 'general-awareness',
  title: 'New Criminal Laws',
  aliases: ['criminal law', 'naye apradhik kanoon', 'bns bnss bsa'],
  weight: 12,
  types: {
    'bank/new-criminal-laws': { title: 'What the Three Codes Say', aliases: [], weight: 2 },
    'facts/bns-sections': {
      title: 'Sections of the BNS',
      aliases: [],
      weight: 1.2,
    },
    'facts/bnss-sections': {
      title: 'Sections of the BNSS',
      aliases: ['bnss sections'],
      weight: 0.6,
    },
  },
  questions: () => import('./questions.ts'),
})
