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
  types: {
    'bank/passages-in-depth': { title: 'Passages in Depth', aliases: ['long passages', 'banking passages'] },
    'bank/more-passages': { title: 'Passages on Everyday Things', aliases: ['everyday passages'] },
    'bank/poems': {
      title: 'Poems with Questions',
      aliases: ['poem', 'poems', 'poetry', 'poem comprehension', 'poetry comprehension', 'kavita'],
      weight: 0.2,
    },
    'bank/paragraph-completion': {
      title: 'Paragraph Completion',
      aliases: ['complete the paragraph', 'paragraph completion questions'],
      weight: 0.2,
    },
    'bank/paragraph-summary': {
      title: 'Paragraph Summary',
      aliases: ['summary of a paragraph', 'paragraph summary questions', 'summary questions'],
      weight: 0.2,
    },
    'bank/reading-comprehension': { title: 'Passages with Questions', aliases: ['short passages'] },
  },
  questions: () => import('./questions.ts'),
})
