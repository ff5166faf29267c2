import { defineChapter } from '../../../kit/define-chapter.ts'

export const trigonometry = defineChapter({
  subject: 'mathematics',
  title: 'Trigonometry',
  aliases: ['trig', 'trigo'],
  weight: 540,
  types: {
    'trigonometry/angle-value': {
      title: 'Values of Angles',
      aliases: ['trigonometric values', 'trigonometric table', 'trigonometric functions'],
      weight: 2,
    },
    'trigonometry/ratio': {
      title: 'Trigonometric Ratios',
      aliases: [
        'trigonometric ratio',
        'trig ratio',
        'sin cos tan',
        'sine cosine',
        'sine',
        'value of trigonometric ratio',
      ],
      weight: 2,
    },
    'trigonometry/identity': {
      title: 'Trigonometric Identities',
      aliases: [],
      weight: 3,
    },
    'trigonometry/max-min': {
      title: 'Maximum & Minimum Values',
      aliases: [
        'maximum and minimum value of trigonometry',
        'maximum minimum of trigonometry',
        'max min of trigonometry',
        'max min',
        'trigonometric maximum',
      ],
    },
    'trigonometry/height': {
      title: 'Elevation, Depression & Ladders',
      aliases: [],
    },
    'trigonometry/two-angle': {
      title: 'Two Angles of Elevation',
      aliases: ['two angle'],
    },
    'bank/solution-of-triangles': { title: 'Sine & Cosine Rules', aliases: [], weight: 0.5 },
    'bank/trigonometry-problems': { title: 'More on Trigonometry', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
