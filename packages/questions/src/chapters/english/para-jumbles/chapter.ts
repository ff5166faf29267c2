import { defineChapter } from '../../../kit/define-chapter.ts'

export const paraJumbles = defineChapter({
  subject: 'english',
  title: 'Para Jumbles',
  aliases: [
    'para jumble',
    'parajumbles',
    'jumbled sentences',
    'jumbled paragraph',
    'sentence rearrangement',
    'rearrangement of sentences',
    'sentence arrangement',
    'sentence order',
    'ordering of sentences',
    'pqrs',
    'jumbled sentence',
  ],
  weight: 90,
  types: {
    'english/sentence-order': { title: 'Putting Sentences in Order', aliases: ['order the sentences'] },
    'bank/para-jumbles': { title: 'Ordering Sentences', aliases: ['paragraph formation'] },
  },
  questions: () => import('./questions.ts'),
})
