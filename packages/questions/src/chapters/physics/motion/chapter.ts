import { defineChapter } from '../../../kit/define-chapter.ts'

export const motion = defineChapter({
  subject: 'physics',
  title: 'Motion',
  aliases: ['mechanics', 'motion in a straight line'],
  weight: 100,
  types: {
    'physics/kinematics': {
      title: 'Equations of Motion',
      aliases: ['kinematics', 'uniform acceleration', 'free fall'],
    },
    'physics/projectile': {
      title: 'Projectile Motion',
      aliases: ['projectile', 'motion in a plane', 'two dimensional motion', 'horizontal range'],
    },
  },
  questions: () => import('./questions.ts'),
})
