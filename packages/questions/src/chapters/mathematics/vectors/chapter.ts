import { defineChapter } from '../../../kit/define-chapter.ts'

export const vectors = defineChapter({
  subject: 'mathematics',
  title: 'Vectors',
  aliases: ['vector', 'vector algebra'],
  weight: 25,
  types: {
    'higher/vector': {
      title: 'Scalar & Vector Product',
      aliases: [],
    },
    'higher/direction-cosines': { title: 'Direction Cosines of Lines', aliases: [], weight: 0.4 },
    'higher/three-d': {
      title: 'Three-Dimensional Geometry',
      aliases: [
        '3d geometry',
        '3-d geometry',
        'three dimensional geometry',
        '3d coordinate geometry',
        'trivimiya jyamiti',
      ],
    },
    'higher/lines-in-space': { title: 'Directions & Distances in Space', aliases: [], weight: 0.5 },
    'bank/vectors-problems': { title: 'More on Vectors', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
