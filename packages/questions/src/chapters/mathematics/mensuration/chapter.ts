import { defineChapter } from '../../../kit/define-chapter.ts'

export const mensuration = defineChapter({
  subject: 'mathematics',
  title: 'Mensuration',
  aliases: ['area and volume'],
  weight: 709,
  types: {
    'mensuration/triangle': {
      title: 'Area of Triangles',
      aliases: ['area of triangle', 'triangle area', 'mensuration triangle'],
      weight: 2,
    },
    'mensuration/quadrilateral': {
      title: 'Area of Quadrilaterals',
      aliases: ['area of quadrilateral'],
      weight: 2,
    },
    'mensuration/sector': {
      title: 'Circle & Sector',
      aliases: ['sector and segment'],
      weight: 2,
    },
    'mensuration/path': {
      title: 'Paths & Borders',
      aliases: ['path', 'area of path'],
    },
    'mensuration/cuboid': { title: 'Cuboid & Cube', aliases: ['cuboid'], weight: 2 },
    'mensuration/cylinder': {
      title: 'Cylinder',
      aliases: ['right circular cylinder', 'volume of cylinder'],
      weight: 2,
    },
    'mensuration/cone': {
      title: 'Cone',
      aliases: ['right circular cone'],
      weight: 2,
    },
    'mensuration/sphere': {
      title: 'Sphere & Hemisphere',
      aliases: ['sphere'],
      weight: 2,
    },
    'mensuration/frustum': { title: 'Frustum', aliases: ['frustum of cone'] },
    'mensuration/recast': {
      title: 'Melting & Recasting',
      aliases: ['recasting', 'melting and casting', 'conversion of solids', 'combination of solids'],
    },
    'mensuration/dimension-percent': {
      title: 'Change of Dimensions',
      aliases: ['change in dimension'],
    },
    'bank/mensuration-problems': { title: 'More on Mensuration', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
