import { defineChapter } from '../../../kit/define-chapter.ts'

export const educationPolicy = defineChapter({
  subject: 'teaching',
  title: 'Education Policy & Rights',
  aliases: [
    'education policy',
    'nep',
    'nep 2020',
    'national education policy',
    'new education policy',
    'rte',
    'rte act',
    'right to education',
    'right to education act',
    'ncf',
    'shiksha niti',
  ],
  weight: 80,
  types: {
    'bank/education-policy': { title: 'NEP & RTE', aliases: ['nep and rte'] },
  },
  questions: () => import('./questions.ts'),
})
