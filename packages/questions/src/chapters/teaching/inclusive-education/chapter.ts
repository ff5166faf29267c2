import { defineChapter } from '../../../kit/define-chapter.ts'

export const inclusiveEducation = defineChapter({
  subject: 'teaching',
  title: 'Inclusion & Special Needs',
  aliases: [
    'special children',
    'special education',
    'children with special needs',
    'cwsn',
    'diversity in classroom',
  ],
  weight: 90,
  types: {
    'bank/inclusive-education': { title: 'Learners with Special Needs', aliases: ['special needs'] },
  },
  questions: () => import('./questions.ts'),
})
