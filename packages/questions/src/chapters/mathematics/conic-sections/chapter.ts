import { defineChapter } from '../../../kit/define-chapter.ts'

export const conicSections = defineChapter({
  subject: 'mathematics',
  title: 'Conic Sections',
  aliases: ['conics', 'conic', 'conic section'],
  weight: 30,
  concepts: `
    circle-equation | Equation of a Circle | equation of circle, circle in conic sections, radius of circle from equation, vritt ka samikaran
    parabola | Parabola | parabolas, parvalay, latus rectum of parabola, focus of parabola, directrix
    ellipse | Ellipse | ellipses, dirghvritt, eccentricity of ellipse, latus rectum of ellipse, foci of ellipse
    hyperbola | Hyperbola | hyperbolas, atiparvalay, eccentricity of hyperbola, latus rectum of hyperbola, rectangular hyperbola
  `,
  types: {
    'higher/conic': {
      title: 'Circle, Parabola, Ellipse & Hyperbola',
      aliases: ['eccentricity'],
    },
    'higher/conic-parts': {
      title: 'Axes, Tangents & Chords of Conics',
      aliases: ['tangent to a conic', 'directrix and focus', 'tangents of conic sections'],
    },
  },
  questions: () => import('./questions.ts'),
})
