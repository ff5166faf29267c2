import { defineChapter } from '../../../kit/define-chapter.ts'

export const clock = defineChapter({
  subject: 'reasoning',
  title: 'Clock',
  aliases: ['clocks', 'clock problem'],
  weight: 50,
  concepts: `
    angle-between-hands | Angle between Hands | angle between the hands, clock angle, angle of clock at
    hands-together-or-opposite | Hands Together, Opposite or at Right Angles | hands coincide, hands overlap, hands at right angle, hands opposite
  `,
  types: {
    'reasoning/clock-angle': {
      title: 'Angle between the Hands',
      aliases: ['hands of a clock'],
    },
    'reasoning/clock-drift': {
      title: 'Fast and Slow Clocks',
      aliases: ['faulty clock', 'incorrect clock', 'clock gains or loses'],
    },
  },
  questions: () => import('./questions.ts'),
})
