import { defineChapter } from '../../../kit/define-chapter.ts'

export const grammar = defineChapter({
  subject: 'english',
  title: 'Grammar',
  aliases: [
    'english grammar',
    'basic grammar',
    'english vyakaran',
    'general grammar',
    'grammar rules',
    'parts of speech',
  ],
  weight: 100,
  types: {
    'bank/prepositions': { title: 'Prepositions', aliases: ['preposition', 'use of prepositions'] },
    'bank/articles-determiners': {
      title: 'Articles & Determiners',
      aliases: [
        'a an the',
        'determiners',
        'use of articles',
        'articles in english',
        'english articles',
        'quantifiers',
      ],
    },
    'bank/tenses': {
      title: 'Tenses & Verbs',
      aliases: ['tense', 'tenses', 'subject verb agreement', 'verb forms', 'conditionals', 'verbs', 'sva'],
    },
  },
  questions: () => import('./questions.ts'),
})
