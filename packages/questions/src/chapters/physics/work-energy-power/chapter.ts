import { defineChapter } from '../../../kit/define-chapter.ts'

export const workEnergyPower = defineChapter({
  subject: 'physics',
  title: 'Work, Energy & Power',
  aliases: ['work energy', 'energy conservation', 'work power energy'],
  weight: 90,
  types: {
    'physics/energy-laws': { title: 'Simple Laws of Energy', aliases: [], weight: 0.5 },
    'physics/energy': {
      title: 'Work and Energy',
      aliases: [],
    },
    'physics/collision': {
      title: 'Collisions',
      aliases: [],
    },
    'physics/power': { title: 'Power', aliases: [] },
    'bank/energy-concepts': {
      title: 'Concepts of Work & Energy',
      aliases: ['urja'],
    },
    'bank/energy-numericals': {
      title: 'Conservative Forces & Energy',
      aliases: ['energy numericals'],
      weight: 0.8,
    },
  },
  questions: () => import('./questions.ts'),
})
