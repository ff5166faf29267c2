import { defineChapter } from '../../../kit/define-chapter.ts'

export const vectors = defineChapter({
  subject: 'mathematics',
  title: 'Vectors',
  aliases: ['vector', 'vector algebra'],
  weight: 25,
  types: {
    'higher/vector': {
      title: 'Scalar & Vector Product',
      aliases: ['dot product', 'cross product', 'scalar product', 'vector product', 'magnitude of a vector'],
    },
  },
  questions: () => import('./questions.ts'),
})
