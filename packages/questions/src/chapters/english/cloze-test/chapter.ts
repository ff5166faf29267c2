import { defineChapter } from '../../../kit/define-chapter.ts'

export const clozeTest = defineChapter({
  subject: 'english',
  title: 'Cloze Test',
  aliases: ['cloze', 'cloze passage', 'close test passage', 'passage with blanks', 'cloz test'],
  weight: 160,
  concepts: `
    cloze-verbs | Cloze: Verbs | verbs in cloze test
    cloze-adjectives | Cloze: Adjectives and Adverbs | adjectives in cloze test
    cloze-nouns | Cloze: Nouns | nouns in cloze test
    cloze-set-phrases | Cloze: Small Words and Set Phrases | prepositions in cloze test, connectors in cloze test
  `,
  types: {
    'bank/cloze-test': { title: 'Passages with Blanks', aliases: ['cloze passages'] },
  },
  questions: () => import('./questions.ts'),
})
