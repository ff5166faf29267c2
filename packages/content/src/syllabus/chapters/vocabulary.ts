import { defineChapter } from '../chapter.ts'

export const vocabulary = defineChapter({
  subject: 'english',
  title: 'Vocabulary',
  aliases: [
    'vocab',
    'english vocabulary',
    'word power',
    'word meaning',
    'synonyms and antonyms',
    'english vocab',
  ],
  weight: 40,
  types: {
    'facts/synonyms': {
      title: 'Synonyms',
      aliases: ['synonym', 'similar words', 'same meaning words'],
      weight: 2,
    },
    'facts/antonyms': {
      title: 'Antonyms',
      aliases: ['antonym', 'opposite words', 'opposites', 'opposite meaning'],
      weight: 2,
    },
  },
})
