import { defineChapter } from '../../../kit/define-chapter.ts'

export const educationPolicy = defineChapter({
  subject: 'teaching',
  title: 'Education Policy & Rights',
  aliases: ['education policy', 'shiksha niti'],
  weight: 80,
  types: {
    'bank/education-policy': { title: 'NEP & RTE', aliases: ['nep and rte'] },
  },
  questions: () => import('./questions.ts'),
})
