import { defineChapter } from '../../../kit/define-chapter.ts'

export const lawsOfMotion = defineChapter({
  subject: 'physics',
  title: 'Laws of Motion',
  aliases: ["newton's laws", 'newton laws of motion', 'dynamics', 'force and motion'],
  weight: 95,
  types: {
    'physics/force': {
      title: 'Force and Momentum',
      aliases: ['force', 'momentum', 'impulse', 'second law of motion'],
    },
    'physics/pulley': { title: 'Pulleys', aliases: ['pulley', 'connected bodies', 'atwood machine'] },
    'physics/circular': {
      title: 'Circular Motion',
      aliases: ['centripetal force', 'centripetal acceleration', 'banking of road'],
    },
    'physics/friction': { title: 'Friction', aliases: ['coefficient of friction', 'limiting friction'] },
    'bank/laws-of-motion-concepts': {
      title: 'Concepts of Force & Motion',
      aliases: ['inertia', 'newton first law', 'newton third law', 'action and reaction'],
      weight: 1.5,
    },
  },
  questions: () => import('./questions.ts'),
})
