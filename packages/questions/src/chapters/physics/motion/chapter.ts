import { defineChapter } from '../../../kit/define-chapter.ts'

export const motion = defineChapter({
  subject: 'physics',
  title: 'Motion',
  aliases: ['mechanics', 'motion in a straight line'],
  weight: 100,
  types: {
    'bank/motion-pairs': { title: 'Scalars and Vectors Compared', aliases: [] },
    'physics/kinematics': {
      title: 'Equations of Motion',
      aliases: [],
    },
    'physics/projectile': {
      title: 'Projectile Motion',
      aliases: ['motion in a plane'],
    },
    'bank/motion-concepts': {
      title: 'Graphs, Vectors & Relative Motion',
      aliases: ['concepts of motion'],
      weight: 1.2,
    },
    'bank/motion-in-detail': { title: 'Velocity, Acceleration & Vectors', aliases: [], weight: 0.7 },
  },
  questions: () => import('./questions.ts'),
})
