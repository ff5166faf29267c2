import { defineChapter } from '../../../kit/define-chapter.ts'

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
    'facts/confused-words': {
      title: 'Commonly Confused Words',
      aliases: [
        'homophones',
        'homonyms',
        'confusing words',
        'confused words',
        'homophone',
        'commonly confused words',
        'paronyms',
      ],
      weight: 1,
    },
    'facts/one-word': {
      title: 'One-Word Substitution',
      aliases: ['ows', 'one word substitution', 'one word substitutions', 'one word', 'substitution'],
      weight: 2,
    },
    'facts/idioms': {
      title: 'Idioms & Phrases',
      aliases: ['idioms', 'idiom', 'idioms and phrases', 'phrases', 'idioms phrases', 'muhavare in english'],
      weight: 2,
    },
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
  questions: () => import('./questions.ts'),
})
