import { defineChapter } from '../../../kit/define-chapter.ts'

export const rotationalMotion = defineChapter({
  subject: 'physics',
  title: 'Rotational Motion',
  aliases: ['system of particles and rotational motion', 'rotation', 'rotational dynamics', 'rigid body'],
  weight: 55,
  types: {
    'bank/rotational-motion-concepts': {
      title: 'Concepts of Rotation',
      aliases: [
        'torque',
        'moment of inertia',
        'angular momentum',
        'centre of mass',
        'centre of gravity',
        'rolling motion',
        'angular velocity',
        'moment of force',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
