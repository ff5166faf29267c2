import { defineChapter } from '../../../kit/define-chapter.ts'

export const coordinateGeometry = defineChapter({
  subject: 'mathematics',
  title: 'Coordinate Geometry',
  aliases: ['co-ordinate geometry', 'coordinates', 'cartesian plane', 'analytical geometry', 'straight line'],
  weight: 75,
  types: {
    'geometry/distance': {
      title: 'Distance Formula',
      aliases: ['distance between two point', 'distance of point'],
    },
    'geometry/section': {
      title: 'Section Formula',
      aliases: ['midpoint', 'mid point formula', 'section ratio'],
    },
    'geometry/slope': {
      title: 'Slope & Equation of a Line',
      aliases: ['slope', 'slope of line', 'equation of line', 'gradient of line'],
    },
    'geometry/coordinate-area': {
      title: 'Area in the Plane',
      aliases: ['area of triangle by coordinate', 'coordinate area', 'area by coordinate'],
    },
  },
  questions: () => import('./questions.ts'),
})
