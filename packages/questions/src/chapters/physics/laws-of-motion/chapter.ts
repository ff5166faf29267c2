import { defineChapter } from '../../../kit/define-chapter.ts'

export const lawsOfMotion = defineChapter({
  subject: 'physics',
  title: 'Laws of Motion',
  aliases: ['dynamics', 'force and motion'],
  weight: 95,
  types: {
    'physics/momentum-laws': { title: 'Momentum in Numbers', aliases: [], weight: 0.5 },
    'physics/force': {
      title: 'Force and Momentum',
      aliases: ['force'],
    },
    'physics/pulley': { title: 'Pulleys', aliases: [] },
    'physics/circular': {
      title: 'Circular Motion',
      aliases: [],
    },
    'physics/friction': { title: 'Friction', aliases: [] },
    'bank/laws-of-motion-concepts': {
      title: 'Concepts of Force & Motion',
      aliases: [],
      weight: 1.5,
    },
    'bank/laws-of-motion-numericals': {
      title: 'Force, Momentum & Inclines',
      aliases: ['laws of motion numericals'],
      weight: 1,
    },
    'bank/forces-in-detail': { title: 'Frames, Equilibrium & Circular Motion', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
