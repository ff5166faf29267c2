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
  concepts: `
    sentence-order | Order of Four Sentences | four sentence jumble, order of sentences
    long-paragraphs | Order of Five Sentences | five sentence jumble, odd sentence order
    place-of-a-sentence | First, Middle and Last Sentence | first sentence of paragraph, last sentence of paragraph, opening sentence, concluding sentence
    parts-of-a-sentence | Ordering Parts of a Sentence | jumbled parts of a sentence, parts of a sentence, rearrange parts of sentence
  `,
  types: {
    'english/sentence-order': { title: 'Putting Sentences in Order', aliases: ['order the sentences'] },
    'bank/para-jumbles': { title: 'Ordering Sentences', aliases: ['paragraph formation'] },
  },
  questions: () => import('./questions.ts'),
})
