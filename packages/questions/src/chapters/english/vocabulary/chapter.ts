import { defineChapter } from '../../../kit/define-chapter.ts'

export const vocabulary = defineChapter({
  subject: 'english',
  title: 'Vocabulary',
  aliases: ['vocab', 'english vocabulary', 'word power', 'word meaning', 'english vocab'],
  weight: 40,
  types: {
    'facts/confused-words': {
      title: 'Commonly Confused Words',
      aliases: [],
      weight: 1,
    },
    'facts/one-word': {
      title: 'One-Word Substitution',
      aliases: ['substitution'],
      weight: 2,
    },
    'facts/idioms': {
      title: 'Idioms & Phrases',
      aliases: ['phrases'],
      weight: 2,
    },
    'facts/phrasal-verbs': { title: 'Phrasal Verbs and Their Meanings', aliases: [], weight: 1 },
    'facts/synonyms': {
      title: 'Synonyms',
      aliases: [],
      weight: 2,
    },
    'facts/antonyms': {
      title: 'Antonyms',
      aliases: [],
      weight: 2,
    },
  },
  questions: () => import('./questions.ts'),
})
