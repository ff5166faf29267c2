import { defineChapter } from '../../../kit/define-chapter.ts'

export const rotationalMotion = defineChapter({
  subject: 'physics',
  title: 'Rotational Motion',
  aliases: ['system of particles and rotational motion', 'rotation', 'rotational dynamics', 'rigid body'],
  weight: 55,
  types: {
    'physics/rotation-laws': { title: 'Simple Laws of Rotation', aliases: [], weight: 0.5 },
    'bank/rotational-motion-concepts': {
      title: 'Concepts of Rotation',
      aliases: [],
    },
    'bank/rotation-numericals': {
      title: 'Numericals of Rotation',
      aliases: ['rotation numericals'],
      weight: 1,
    },
    'physics/moment-of-inertia': { title: 'Moments of Inertia', aliases: [], weight: 0.4 },
  },
  questions: () => import('./questions.ts'),
})
