import { defineChapter } from '../../../kit/define-chapter.ts'

export const trigonometry = defineChapter({
  subject: 'mathematics',
  title: 'Trigonometry',
  aliases: ['trig', 'trigo'],
  weight: 540,
  types: {
    'trigonometry/ratio': {
      title: 'Trigonometric Ratios',
      aliases: ['trigonometric ratio', 'trig ratio', 'sin cos tan', 'value of trigonometric ratio'],
      weight: 2,
    },
    'trigonometry/identity': {
      title: 'Trigonometric Identities',
      aliases: [
        'trigonometric identity',
        'trig identity',
        'complementary angle',
        'trigonometric simplification',
      ],
      weight: 3,
    },
    'trigonometry/max-min': {
      title: 'Maximum & Minimum Values',
      aliases: ['maximum and minimum value of trigonometry', 'max min', 'trigonometric maximum'],
    },
    'trigonometry/height': {
      title: 'Heights & Distances',
      aliases: ['height and distance', 'angle of elevation', 'angle of depression', 'height'],
    },
    'trigonometry/two-angle': {
      title: 'Two Angles of Elevation',
      aliases: ['two angle of elevation', 'two angle', 'elevation and depression'],
    },
  },
  questions: () => import('./questions.ts'),
})
