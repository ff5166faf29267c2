import { defineChapter } from '../../../kit/define-chapter.ts'

export const microbes = defineChapter({
  subject: 'biology',
  title: 'Microbes in Human Welfare',
  aliases: [
    'microbes',
    'microbe',
    'microorganisms',
    'micro organisms',
    'microbiology',
    'microorganisms friend and foe',
  ],
  weight: 20,
  types: {
    'bank/microbes': {
      title: 'Uses of Microbes',
      aliases: ['useful microbes'],
    },
    'bank/microbes-at-work': { title: 'Microbes at Work', aliases: [], weight: 1.2 },
  },
  questions: () => import('./questions.ts'),
})
