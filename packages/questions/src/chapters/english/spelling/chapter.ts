import { defineChapter } from '../../../kit/define-chapter.ts'

export const spelling = defineChapter({
  subject: 'english',
  title: 'Spelling',
  aliases: [
    'spellings',
    'correct spelling',
    'spelling correction',
    'spelling mistakes',
    'misspelt words',
    'misspelled words',
    'spell check',
    'incorrectly spelt word',
    'wrongly spelt word',
  ],
  weight: 70,
  concepts: `
    double-letters | Double Letters | double letter spelling, words with double letters
    ie-and-ei | IE and EI | ie ei spelling, words with ie and ei
    silent-letters | Silent Letters | silent letter words, words with silent letters
    word-endings | Word Endings: -ance, -ence, -able, -ible | ance ence spelling, able ible spelling, suffix spelling
    unstressed-vowels | Vowels That Are Hard to Hear | vowel spelling
  `,
  types: {
    'english/spelling-check': { title: 'Right and Wrong Spellings', aliases: ['find the misspelt word'] },
    'bank/spelling': { title: 'Correct Spelling', aliases: ['spelling of words'] },
  },
  questions: () => import('./questions.ts'),
})
