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
      aliases: [],
    },
    'arithmetic/average-speed': { title: 'Average Speed', aliases: ['mean speed'] },
    'arithmetic/race': { title: 'Races', aliases: ['race', 'linear race', 'races and games'] },
    'arithmetic/two-trains': {
      title: 'Two Trains',
      aliases: [],
    },
    'arithmetic/late-early': {
      title: 'Late & Early',
      aliases: ['usual speed'],
    },
    'arithmetic/circular-track': {
      title: 'Circular Track',
      aliases: ['circular motion race', 'round track', 'circular race'],
    },
    'bank/speed-time-distance-problems': {
      title: 'More on Speed, Time & Distance',
      aliases: [],
      weight: 0.15,
    },
  },
  questions: () => import('./questions.ts'),
})
