import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
counting-triangles | Counting of figures, figure counting, akriti ganana | Counting of figures is finding how many triangles, squares or other shapes a drawing contains in all, the small ones and those made of several parts.
counting-triangles | Counting triangles, tribhujon ki sankhya | Counting triangles means counting all triangles of one, two or more parts; a triangle cut by lines from one vertex into n parts of the base has $n(n+1)/2$.
counting-squares | Squares in a grid, counting squares | The number of squares in a grid of n by n is the sum of squares $1^2 + 2^2 + \\dots + n^2 = n(n+1)(2n+1)/6$.
counting-rectangles | Rectangles in a grid, counting rectangles | The number of rectangles in a grid of m by n, squares included, is $m(m+1)/2 \\times n(n+1)/2$.
counting-cubes | Counting cubes in a stack, cube stack | Counting cubes in a stack is finding the number of all cubes of a pile, hidden ones included, by adding up the cubes of each column or layer.
`)
