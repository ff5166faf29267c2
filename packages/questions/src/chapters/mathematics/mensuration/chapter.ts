import { defineChapter } from '../../../kit/define-chapter.ts'

export const mensuration = defineChapter({
  subject: 'mathematics',
  title: 'Mensuration',
  aliases: [
    'area and volume',
    'surface area and volume',
    'surface area',
    'volume',
    '3d mensuration',
    '2d mensuration',
    'area and perimeter',
  ],
  weight: 709,
  types: {
    'mensuration/triangle': {
      title: 'Area of Triangles',
      aliases: ['area of triangle', 'heron formula', 'triangle area', 'mensuration triangle'],
      weight: 2,
    },
    'mensuration/quadrilateral': {
      title: 'Area of Quadrilaterals',
      aliases: ['area of quadrilateral', 'rhombus', 'trapezium', 'parallelogram', 'area of parallelogram'],
      weight: 2,
    },
    'mensuration/sector': {
      title: 'Circle & Sector',
      aliases: ['circle area', 'area of circle', 'sector', 'circumference', 'sector and segment'],
      weight: 2,
    },
    'mensuration/path': {
      title: 'Paths & Borders',
      aliases: ['path', 'path around garden', 'area of path', 'circular path'],
    },
    'mensuration/cuboid': { title: 'Cuboid & Cube', aliases: ['cuboid', 'cube volume'], weight: 2 },
    'mensuration/cylinder': {
      title: 'Cylinder',
      aliases: ['cylinder volume', 'right circular cylinder', 'volume of cylinder', 'hollow cylinder'],
      weight: 2,
    },
    'mensuration/cone': {
      title: 'Cone',
      aliases: ['cone volume', 'volume of cone', 'right circular cone', 'conical tent'],
      weight: 2,
    },
    'mensuration/sphere': {
      title: 'Sphere & Hemisphere',
      aliases: ['sphere', 'hemisphere', 'volume of sphere'],
      weight: 2,
    },
    'mensuration/frustum': { title: 'Frustum', aliases: ['frustum of cone', 'bucket problem'] },
    'mensuration/recast': {
      title: 'Melting & Recasting',
      aliases: ['recasting', 'melting and casting', 'conversion of solids', 'combination of solids'],
    },
    'mensuration/dimension-percent': {
      title: 'Change of Dimensions',
      aliases: [
        'percentage change in area',
        'change in dimension',
        'percent change in volume',
        'effect on area',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
