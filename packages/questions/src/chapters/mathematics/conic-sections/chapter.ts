import { defineChapter } from '../../../kit/define-chapter.ts'

export const conicSections = defineChapter({
  subject: 'mathematics',
  title: 'Conic Sections',
  aliases: ['conics', 'conic', 'conic section'],
  weight: 30,
  types: {
    'higher/conic': {
      title: 'Circle, Parabola, Ellipse & Hyperbola',
      aliases: [],
    },
    'higher/eccentricity': {
      title: 'Eccentricity',
      aliases: [
        'eccentricity of conics',
        'eccentricity of ellipse and hyperbola',
        'eccentricity of hyperbola and ellipse',
        'eccentricity of conic sections',
      ],
    },
    'higher/conic-parts': {
      title: 'Axes, Tangents & Chords of Conics',
      aliases: ['tangent to a conic', 'directrix and focus', 'tangents of conic sections'],
    },
    'bank/conic-sections-problems': { title: 'More on Conic Sections', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
