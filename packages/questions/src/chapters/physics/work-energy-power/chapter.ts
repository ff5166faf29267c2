import { defineChapter } from '../../../kit/define-chapter.ts'

export const workEnergyPower = defineChapter({
  subject: 'physics',
  title: 'Work, Energy & Power',
  aliases: ['work energy', 'energy conservation', 'work power energy'],
  weight: 90,
  types: {
    'physics/energy': {
      title: 'Work and Energy',
      aliases: ['kinetic energy', 'potential energy', 'work done', 'conservation of energy', 'spring energy'],
    },
    'physics/collision': {
      title: 'Collisions',
      aliases: ['collision', 'conservation of momentum', 'recoil', 'inelastic collision'],
    },
    'physics/power': { title: 'Power', aliases: ['horse power', 'watt', 'efficiency of a machine'] },
    'bank/energy-concepts': {
      title: 'Concepts of Work & Energy',
      aliases: ['forms of energy', 'sources of energy', 'energy transformation', 'urja'],
    },
  },
  questions: () => import('./questions.ts'),
})
