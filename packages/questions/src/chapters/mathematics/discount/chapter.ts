import { defineChapter } from '../../../kit/define-chapter.ts'

export const discount = defineChapter({
  subject: 'mathematics',
  title: 'Discount',
  aliases: ['marked price'],
  weight: 259,
  types: {
    'arithmetic/discount': {
      title: 'Discount & Marked Price',
      aliases: [],
    },
    'arithmetic/successive-discount': {
      title: 'Successive Discounts',
      aliases: ['successive discount'],
    },
    'bank/discount-problems': { title: 'More on Discount', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
