import { defineChapter } from '../../../kit/define-chapter.ts'

export const conicSections = defineChapter({
  subject: 'mathematics',
  title: 'Conic Sections',
  aliases: ['conics', 'conic', 'conic section'],
  weight: 30,
  types: {
    'higher/conic': {
      title: 'Circle, Parabola, Ellipse & Hyperbola',
      aliases: ['parabola', 'ellipse', 'hyperbola', 'equation of circle', 'eccentricity'],
    },
  },
  questions: () => import('./questions.ts'),
})
