import { defineChapter } from '../../../kit/define-chapter.ts'

export const fillInTheBlanks = defineChapter({
  subject: 'english',
  title: 'Fill in the Blanks',
  aliases: [
    'fill in the blank',
    'fill ups',
    'fillers',
    'blanks',
    'sentence completion',
    'sentence filler',
    'word fillers',
    'khali sthan',
  ],
  weight: 100,
  concepts: `
    single-blanks | Single Blanks: the Right Word | single fillers, word in context, contextual words
    double-blanks | Double Blanks | double fillers, two blanks, double filler
    phrasal-verb-blanks | Phrasal Verbs in Sentences | phrasal verb fillers, phrasal verbs in context
    connector-blanks | Connectors in Sentences | sentence connectors, linking words
    fixed-expression-blanks | Fixed Expressions in Sentences | collocations, fixed expressions, set phrases
    look-alike-blanks | Choosing among Look-Alike Words | similar looking words, words that look alike
  `,
  types: {
    'bank/fill-in-the-blanks': { title: 'Words in Context', aliases: ['contextual vocabulary'] },
  },
  questions: () => import('./questions.ts'),
})
