import { defineChapter } from '../../../kit/define-chapter.ts'

export const evolution = defineChapter({
  subject: 'biology',
  title: 'Evolution',
  aliases: ['organic evolution', 'origin of life', 'origin and evolution of life', 'human evolution'],
  weight: 30,
  types: {
    'bank/evolution': {
      title: 'Theories & Evidence of Evolution',
      aliases: [
        'evidence of evolution',
        'natural selection',
        'darwinism',
        'homologous organs',
        'analogous organs',
        'theory of evolution',
        'darwin',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
