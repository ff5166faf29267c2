/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  counting-triangles | Counting Triangles | count the triangle, number of triangle in figure, tribhujon ki sankhya
  counting-squares | Counting Squares | number of square in figure, count the squares, squares in a chessboard, chessboard squares
  counting-rectangles | Counting Rectangles | number of rectangle in figure, count the rectangles, number of rectangles
  counting-cubes | Counting Cubes in a Stack | number of cubes in figure, cube stack
`
