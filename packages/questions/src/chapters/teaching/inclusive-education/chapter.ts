import { defineChapter } from '../../../kit/define-chapter.ts'

export const inclusiveEducation = defineChapter({
  subject: 'teaching',
  title: 'Inclusive Education',
  aliases: [
    'inclusive classroom',
    'special education',
    'children with special needs',
    'cwsn',
    'samaveshi shiksha',
    'diversity in classroom',
  ],
  weight: 90,
  types: {
    'bank/inclusive-education': { title: 'Learners with Special Needs', aliases: ['special needs'] },
  },
  questions: () => import('./questions.ts'),
})
