import { defineChapter } from '../../../kit/define-chapter.ts'

export const vectors = defineChapter({
  subject: 'mathematics',
  title: 'Vectors',
  aliases: ['vector', 'vector algebra'],
  weight: 25,
  concepts: `
    dot-product | Dot Product | scalar product, angle between vectors, perpendicular vectors, adish gunanfal
    magnitude-of-vector | Magnitude of a Vector | magnitude of vector, unit vector, length of vector
    cross-product | Cross Product | vector product, area of parallelogram by vectors, sadish gunanfal
    scalar-triple-product | Scalar Triple Product | box product, coplanar vectors, volume of parallelepiped, scalar triple product of vectors
  `,
  types: {
    'higher/vector': {
      title: 'Scalar & Vector Product',
      aliases: [],
    },
  },
  questions: () => import('./questions.ts'),
})
