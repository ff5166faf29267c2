import { defineChapter } from '../../../kit/define-chapter.ts'

export const figureCounting = defineChapter({
  subject: 'reasoning',
  title: 'Figure Counting',
  aliases: ['counting of figure', 'count the triangle', 'counting triangle', 'counting figure'],
  weight: 126,
  concepts: `
    counting-triangles | Counting Triangles | count the triangle, counting triangle, number of triangle in figure, tribhujon ki sankhya
    counting-squares | Counting Squares | number of square in figure, count the squares
    counting-rectangles | Counting Rectangles | number of rectangle in figure, count the rectangles
    counting-cubes | Counting Cubes in a Stack | number of cubes in figure, cube stack
  `,
  types: {
    'reasoning/figure-count': {
      title: 'Counting Figures',
      aliases: ['figure count'],
    },
  },
  questions: () => import('./questions.ts'),
})
