import { defineChapter } from '../../../kit/define-chapter.ts'

export const coordinateGeometry = defineChapter({
  subject: 'mathematics',
  title: 'Coordinate Geometry',
  aliases: ['co-ordinate geometry', 'coordinates', 'cartesian plane', 'analytical geometry', 'straight line'],
  weight: 75,
  types: {
    'geometry/distance': {
      title: 'Distance Formula',
      aliases: ['distance of point'],
    },
    'geometry/section': {
      title: 'Section Formula',
      aliases: [],
    },
    'geometry/slope': {
      title: 'Slope & Equation of a Line',
      aliases: [],
    },
    'geometry/coordinate-area': {
      title: 'Area in the Plane',
      aliases: [],
    },
    'bank/coordinate-geometry-problems': { title: 'More on Coordinate Geometry', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
