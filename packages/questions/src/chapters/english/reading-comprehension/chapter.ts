import { defineChapter } from '../../../kit/define-chapter.ts'

export const readingComprehension = defineChapter({
  subject: 'english',
  title: 'Reading Comprehension',
  aliases: [
    'comprehension',
    'rc',
    'rcs',
    'comprehension passage',
    'passage',
    'unseen passage',
    'reading passage',
    'unseen comprehension',
    'passage reading',
  ],
  weight: 180,
  concepts: `
    stated-facts | Facts Stated in the Passage | factual questions in passage, fact based comprehension
    inference | Inference from the Passage | inference questions, inferential comprehension
    main-idea | Main Idea, Title and Tone | central idea, theme of the passage, title of the passage, tone of the passage
    poetry | Theme, Rhyme and Figures of Speech of a Poem | figures of speech, figure of speech, poetic devices, rhyme scheme, alankar in english
    words-in-passage | Meaning of Words and Phrases in the Passage | vocabulary in passage, phrase meaning in passage
  `,
  types: {
    'bank/passages-in-depth': { title: 'Passages in Depth', aliases: ['long passages', 'banking passages'] },
    'bank/poems': {
      title: 'Poems with Questions',
      aliases: ['poem', 'poems', 'poetry', 'poem comprehension', 'poetry comprehension', 'kavita'],
      weight: 0.2,
    },
    'bank/reading-comprehension': { title: 'Passages with Questions', aliases: ['short passages'] },
  },
  questions: () => import('./questions.ts'),
})
