import { defineChapter } from '../../../kit/define-chapter.ts'

export const clock = defineChapter({
  subject: 'reasoning',
  title: 'Clock',
  aliases: ['clocks', 'clock problem'],
  weight: 50,
  types: {
    'reasoning/clock-angle': {
      title: 'Angle between the Hands',
      aliases: [],
    },
    'reasoning/clock-hands': { title: 'Hands of a Clock', aliases: [], weight: 0.7 },
    'reasoning/clock-drift': {
      title: 'Fast and Slow Clocks',
      aliases: [
        'faulty clock',
        'incorrect clock',
        'clock gains or loses',
        'clock gaining losing time',
        'gaining and losing of clock',
        'clock gains time',
        'clock loses time',
        'clock gains',
        'clock running fast',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
