import { defineChapter } from '../../../kit/define-chapter.ts'

/** What papers of banks ask besides the old forms; other exams do not. */
export const newPatternEnglish = defineChapter({
  subject: 'english',
  title: 'New-Pattern English',
  aliases: ['new pattern english', 'bank english new pattern', 'new pattern english questions'],
  weight: 30,
  types: {
    'bank/word-swap': {
      title: 'Word Swap',
      aliases: ['word swapping', 'swap the words', 'word interchange', 'word swap questions'],
    },
    'bank/column-matching': {
      title: 'Column Matching',
      aliases: [
        'column based sentences',
        'sentence matching',
        'match the column english',
        'column matching english',
      ],
    },
    'bank/word-usage': {
      title: 'Word Usage',
      aliases: ['usage of words', 'use of a word', 'correct usage of words', 'contextual usage'],
    },
  },
  questions: () => import('./questions.ts'),
})
