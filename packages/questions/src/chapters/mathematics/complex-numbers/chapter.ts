import { defineChapter } from '../../../kit/define-chapter.ts'

export const complexNumbers = defineChapter({
  subject: 'mathematics',
  title: 'Complex Numbers',
  aliases: ['complex number', 'imaginary numbers', 'iota'],
  weight: 25,
  types: {
    'higher/complex': {
      title: 'Operations on Complex Numbers',
      aliases: [],
    },
    'higher/complex-argument': { title: 'Argument of a Complex Number', aliases: [], weight: 0.6 },
    'higher/cube-roots-of-unity': { title: 'Cube Roots of Unity', aliases: [], weight: 0.4 },
    'bank/argand-plane': { title: 'Geometry of Complex Numbers', aliases: [], weight: 0.6 },
    'bank/complex-numbers-problems': { title: 'More on Complex Numbers', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
