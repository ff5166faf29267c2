import { defineChapter } from '../../../kit/define-chapter.ts'

export const discount = defineChapter({
  subject: 'mathematics',
  title: 'Discount',
  aliases: ['discounts', 'marked price'],
  weight: 259,
  types: {
    'arithmetic/discount': {
      title: 'Discount & Marked Price',
      aliases: ['list price', 'mark up', 'single discount'],
    },
    'arithmetic/successive-discount': {
      title: 'Successive Discounts',
      aliases: ['successive discount', 'double discount', 'equivalent discount'],
    },
  },
  questions: () => import('./questions.ts'),
})
