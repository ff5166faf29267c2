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
    'bank/preposition-blanks': { title: 'Choosing the Preposition', aliases: [] },
    'bank/article-blanks': { title: 'Choosing the Article', aliases: [] },
    'bank/verb-blanks': { title: 'Choosing the Verb', aliases: [] },
    'bank/usage-blanks': { title: 'Choosing the Word', aliases: [] },
    'english/prepositions': { title: 'Prepositions Right or Wrong', aliases: [] },
    'english/articles': { title: 'Articles & Determiners Right or Wrong', aliases: [] },
    'english/verbs': { title: 'Verbs Right or Wrong', aliases: [] },
    'english/question-tag': { title: 'Adding a Question Tag', aliases: [] },
    'english/tense': { title: 'Tenses of the Verb', aliases: ['identify the tense'] },
    'english/usage': { title: 'Words Right or Wrong', aliases: [] },
    'bank/prepositions': { title: 'Prepositions', aliases: [] },
    'bank/articles-determiners': {
      title: 'Articles & Determiners',
      aliases: [],
    },
    'bank/tenses': {
      title: 'Tenses & Verbs',
      aliases: ['verbs'],
    },
    'bank/figures-and-word-classes': { title: 'Figures & Parts of Speech', aliases: [], weight: 0.4 },
  },
  questions: () => import('./questions.ts'),
})
