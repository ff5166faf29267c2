import { defineChapter } from '../../../kit/define-chapter.ts'

export const headsOfState = defineChapter({
  subject: 'general-awareness',
  title: 'Presidents & Prime Ministers',
  aliases: ['heads of state of india', 'rashtrapati aur pradhanmantri'],
  weight: 8,
  types: {
    'bank/executive-offices': {
      title: 'Offices of the Executive',
      aliases: ['executive offices'],
      weight: 0.6,
    },
    'facts/prime-ministers': {
      title: 'Prime Ministers of India',
      aliases: [],
      weight: 0.8,
    },
    'facts/vice-presidents': {
      title: 'Vice-Presidents in Office',
      aliases: [],
      weight: 0.4,
    },
    'facts/presidents': { title: 'Presidents in Office', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
