import { defineChapter } from '../../../kit/define-chapter.ts'

export const books = defineChapter({
  subject: 'general-awareness',
  title: 'Books & Authors',
  aliases: ['book', 'author', 'books', 'pustak aur lekhak', 'pustak', 'lekhak', 'kitab'],
  weight: 35,
  types: {
    'facts/books': {
      title: 'Books & Their Authors',
      aliases: ['who wrote', 'author and book', 'famous books', 'books and writers'],
    },
    'bank/great-writers': { title: 'Great Writers & Their Works', aliases: [], weight: 0.3 },
  },
  questions: () => import('./questions.ts'),
})
