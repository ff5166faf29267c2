import { defineChapter } from '../../../kit/define-chapter.ts'

/** Names for a part of the chapter: each leads to all types that ask about it. */
const TRIANGLE = ['triangle', 'properties of triangle', 'tribhuj'] as const
const CIRCLE = ['circle', 'circle geometry', 'vritt'] as const

export const geometry = defineChapter({
  subject: 'mathematics',
  title: 'Geometry',
  aliases: ['plane geometry', 'euclidean geometry'],
  weight: 560,
  types: {
    'geometry/triangle-angle': {
      title: 'Angles of a Triangle',
      aliases: [...TRIANGLE, 'triangle angle', 'angle of triangle'],
      weight: 2,
    },
    'geometry/similarity': {
      title: 'Similar Triangles',
      aliases: [...TRIANGLE, 'similarity'],
      weight: 2,
    },
    'geometry/centres': {
      title: 'Centres of a Triangle',
      aliases: [...TRIANGLE, 'centre of triangle'],
      weight: 2,
    },
    'geometry/chord': {
      title: 'Chords of a Circle',
      aliases: [...CIRCLE, 'chord', 'circle chord'],
      weight: 2,
    },
    'geometry/tangent': {
      title: 'Tangents of a Circle',
      aliases: [...CIRCLE, 'tangent', 'circle tangent'],
      weight: 2,
    },
    'geometry/cyclic-quad': {
      title: 'Cyclic Quadrilaterals',
      aliases: [...CIRCLE, 'cyclic quadrilateral'],
      weight: 2,
    },
    'geometry/polygon': {
      title: 'Polygons',
      aliases: ['regular polygon'],
    },
    'geometry/lines-and-angles': {
      title: 'Lines, Angles & Sides',
      aliases: ['lines and angles', 'rekha aur kon', 'angles'],
      weight: 2,
    },
    'bank/circle-theorems': { title: 'Theorems on Triangles & Circles', aliases: [], weight: 0.6 },
    'bank/geometry-problems': { title: 'More on Geometry', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
