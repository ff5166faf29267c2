import { defineChapter } from '../../../kit/define-chapter.ts'

export const spelling = defineChapter({
  subject: 'english',
  title: 'Spelling',
  aliases: [
    'spellings',
    'correct spelling',
    'spelling correction',
    'spelling mistakes',
    'spelling errors',
    'misspelt words',
    'misspelled words',
    'spell check',
    'incorrectly spelt word',
    'wrongly spelt word',
  ],
  weight: 70,
  types: {
    'english/spelling-check': { title: 'Right and Wrong Spellings', aliases: ['find the misspelt word'] },
    'bank/spelling': { title: 'Correct Spelling', aliases: ['spelling of words'] },
  },
  questions: () => import('./questions.ts'),
})
