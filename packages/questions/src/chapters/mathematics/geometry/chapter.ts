import { defineChapter } from '../../../kit/define-chapter.ts'

export const geometry = defineChapter({
  subject: 'mathematics',
  title: 'Geometry',
  aliases: ['plane geometry', 'euclidean geometry', 'triangle', 'circle geometry', 'theorem on circle'],
  weight: 560,
  types: {
    'geometry/triangle-angle': {
      title: 'Angles of a Triangle',
      aliases: ['triangle angle', 'angle sum', 'exterior angle', 'angle of triangle'],
      weight: 2,
    },
    'geometry/similarity': {
      title: 'Similar Triangles',
      aliases: [
        'similarity',
        'similarity of triangle',
        'basic proportionality theorem',
        'thales theorem',
        'bpt',
      ],
      weight: 2,
    },
    'geometry/centres': {
      title: 'Centres of a Triangle',
      aliases: [
        'centroid',
        'incentre',
        'circumcentre',
        'orthocentre',
        'inradius',
        'circumradius',
        'centre of triangle',
        'median of triangle',
      ],
      weight: 2,
    },
    'geometry/chord': {
      title: 'Chords of a Circle',
      aliases: ['chord', 'circle chord', 'common chord', 'parallel chord'],
      weight: 2,
    },
    'geometry/tangent': {
      title: 'Tangents of a Circle',
      aliases: ['tangent', 'common tangent', 'tangent and secant', 'circle tangent'],
      weight: 2,
    },
    'geometry/cyclic-quad': {
      title: 'Cyclic Quadrilaterals',
      aliases: ['cyclic quadrilateral', 'inscribed angle', 'angle in circle', 'angle in a semicircle'],
      weight: 2,
    },
    'geometry/polygon': {
      title: 'Polygons',
      aliases: ['regular polygon', 'interior angle', 'number of diagonal', 'angle of polygon'],
    },
  },
  questions: () => import('./questions.ts'),
})
