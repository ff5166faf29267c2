import { defineChapter } from '../chapter.ts'

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
  },
})
