import { defineChapter } from '../../../kit/define-chapter.ts'

export const speedTimeDistance = defineChapter({
  subject: 'mathematics',
  title: 'Speed, Time & Distance',
  aliases: [
    'time and distance',
    'speed and distance',
    'time speed distance',
    'speed',
    'time speed and distance',
    'distance',
  ],
  weight: 359,
  types: {
    'arithmetic/train': { title: 'Trains', aliases: ['problems on trains', 'train crossing'] },
    'arithmetic/speed': {
      title: 'Speed & Meeting',
      aliases: ['relative speed', 'meeting point', 'overtaking', 'km/h to m/s'],
    },
    'arithmetic/average-speed': { title: 'Average Speed', aliases: ['mean speed', 'there and back'] },
    'arithmetic/race': { title: 'Races', aliases: ['race', 'linear race', 'head start', 'races and games'] },
    'arithmetic/two-trains': {
      title: 'Two Trains',
      aliases: ['two trains crossing', 'trains crossing each other', 'relative speed of trains'],
    },
    'arithmetic/late-early': {
      title: 'Late & Early',
      aliases: ['late or early', 'usual speed', 'stoppage', 'stoppage time'],
    },
    'arithmetic/circular-track': {
      title: 'Circular Track',
      aliases: ['circular motion race', 'round track', 'circular race', 'meeting on circular track'],
    },
  },
  questions: () => import('./questions.ts'),
})
