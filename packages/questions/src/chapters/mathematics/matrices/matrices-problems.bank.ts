import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'By determinants, the area of the triangle with vertices (1, 1), (4, 1) and (1, 5) is:' */
export const matricesProblems = defineBank({
  id: 'matrices-problems',
  sets: [
    {
      rows: `
1 value-of-determinant | The determinant of the identity matrix of order 3 is: | 1 | 0 | 3 | 9 | The determinant of a diagonal matrix is the product of the diagonal entries: 1 × 1 × 1.
1 value-of-determinant | The value of $\\begin{vmatrix} \\cos\\theta & -\\sin\\theta \\\\ \\sin\\theta & \\cos\\theta \\end{vmatrix}$ is: | 1 | 0 | cos 2θ | sin 2θ | It is cos² θ − (−sin² θ) = cos² θ + sin² θ = 1.
1 value-of-determinant | A determinant can be found only for a: | square matrix | row matrix | column matrix | rectangular matrix | The number of rows must be equal to the number of columns.
2 value-of-determinant | If $\\begin{vmatrix} x & 3 \\\\ 4 & x \\end{vmatrix} = 4$, then x equals: | ±4 | ±2√2 | ±8 | 16 | The value is x² − 12, and x² − 12 = 4 gives x² = 16.
2 value-of-determinant | By determinants, the area of the triangle with vertices (1, 1), (4, 1) and (1, 5) is: | 6 square units | 12 square units | 9 square units | 7.5 square units | Half the determinant with the rows (1, 1, 1), (4, 1, 1), (1, 5, 1) is 12/2 = 6.
2 value-of-determinant | In $\\begin{vmatrix} 1 & 2 & 3 \\\\ 4 & 5 & 6 \\\\ 7 & 8 & 9 \\end{vmatrix}$, the cofactor of the entry 8 is: | 6 | −6 | 18 | −18 | The minor is 1 × 6 − 3 × 4 = −6, and the place in row 3, column 2 has the sign −.
2 value-of-determinant | The diagonal entries of an upper triangular matrix of order 3 are 2, −3 and 5. Its determinant is: | −30 | 4 | 30 | 0 | For a triangular matrix the determinant is the product of the diagonal: 2 × (−3) × 5.
2 value-of-determinant | The value of $\\begin{vmatrix} 1 & a & a^2 \\\\ 1 & b & b^2 \\\\ 1 & c & c^2 \\end{vmatrix}$ is: | (a − b)(b − c)(c − a) | (a + b)(b + c)(c + a) | a² + b² + c² | (a − b)(b − c)(a − c) | It vanishes when two of the letters are equal, and the term bc² has the coefficient 1 on both sides.
3 value-of-determinant | If ω is an imaginary cube root of unity, the value of $\\begin{vmatrix} 1 & \\omega & \\omega^2 \\\\ \\omega & \\omega^2 & 1 \\\\ \\omega^2 & 1 & \\omega \\end{vmatrix}$ is: | 0 | 1 | ω | 3 | Adding all columns to the first gives 1 + ω + ω² = 0 in every row.
3 value-of-determinant | The greatest value of $\\begin{vmatrix} 1 & 1 & 1 \\\\ 1 & 1 + \\sin\\theta & 1 \\\\ 1 & 1 & 1 + \\cos\\theta \\end{vmatrix}$ for real θ is: | 1/2 | 1 | √2 | 3/2 | Taking the first row from the others leaves sin θ cos θ = ½ sin 2θ. Its greatest value is 1/2.
1 singular-matrix | A square matrix is called singular when its determinant is: | 0 | 1 | −1 | not 0 | A singular matrix has the determinant zero, so it has no inverse.
1 singular-matrix | Which of the following matrices is singular? | $\\begin{bmatrix} 2 & 4 \\\\ 3 & 6 \\end{bmatrix}$ | $\\begin{bmatrix} 2 & 3 \\\\ 4 & 5 \\end{bmatrix}$ | $\\begin{bmatrix} 1 & 2 \\\\ -2 & 4 \\end{bmatrix}$ | $\\begin{bmatrix} 0 & 1 \\\\ 1 & 0 \\end{bmatrix}$ | Here 2 × 6 − 4 × 3 = 0; the others give −2, 8 and −1.
1 singular-matrix | A square matrix that has an inverse is said to be: | non-singular | singular | symmetric | scalar | An inverse exists exactly when the determinant is not zero.
2 singular-matrix | A is a singular and B a non-singular matrix of order 3. Then the product AB is: | always singular | non-singular | an identity matrix | a zero matrix | Its determinant is the product of the two determinants, which is 0.
2 singular-matrix | If A is a non-singular matrix of order n, the system AX = B of n equations has: | exactly one solution | no solution | infinitely many solutions | exactly n solutions | The inverse exists, so the only solution is X = A⁻¹B.
2 singular-matrix | The rank of a singular matrix of order 3 is: | less than 3 | exactly 3 | exactly 2 | always 0 | The determinant of order 3 vanishes, so the rank is at most 2.
2 singular-matrix | The sum of all values of x for which $\\begin{bmatrix} x - 2 & 3 \\\\ 1 & x - 4 \\end{bmatrix}$ is singular is: | 6 | 5 | 8 | −6 | (x − 2)(x − 4) − 3 = x² − 6x + 5 = 0 has the roots 1 and 5, with sum 6.
3 singular-matrix | Every skew-symmetric matrix of order 3 is: | singular | invertible | scalar | orthogonal | From Aᵀ = −A it follows that the determinant equals minus itself for an odd order, so it is 0.
3 singular-matrix | A is a square matrix with A² = A, and A is not the identity matrix. Then A is: | singular | non-singular | the zero matrix only | skew-symmetric | If A⁻¹ existed, multiplying A² = A by it would give A = I.
3 singular-matrix | If AB = O, where O is the zero matrix, and A is a non-singular square matrix, then B is: | the zero matrix | the identity matrix | equal to A | non-singular | Multiplying by A⁻¹ from the left gives B = A⁻¹O = O.
1 properties-of-determinants | If two rows of a determinant are identical, its value is: | 0 | 1 | −1 | twice the value of a minor | Exchanging the equal rows changes the sign but not the determinant, so it must be 0.
1 properties-of-determinants | If two columns of a determinant are interchanged, its value: | changes its sign | stays the same | is doubled | becomes 0 | Every exchange of two rows or two columns multiplies the determinant by −1.
1 properties-of-determinants | For a square matrix A, the determinant of its transpose is: | $|A|$ | $-|A|$ | $\\frac{1}{|A|}$ | $|A|^2$ | Rows and columns play the same part, so the value does not change.
2 properties-of-determinants | The value of a third-order determinant is 5. Its first row is multiplied by 3 and its third column by 2. The new value is: | 30 | 15 | 25 | 18 | A factor of one row or one column is a factor of the determinant: 5 × 3 × 2.
2 properties-of-determinants | A determinant of order 3 is 7. To its first row is added 4 times its second row. The value is now: | 7 | 28 | 35 | 11 | Adding a multiple of one row to another leaves the determinant unchanged.
2 properties-of-determinants | If A is a square matrix with $AA^T = I$, then $|A|$ is: | 1 or −1 | 0 | 1 only | 2 | The determinant of the product is the square of $|A|$, and it equals 1.
2 properties-of-determinants | Whatever a, b and c are, the determinant $\\begin{vmatrix} 1 & a & b + c \\\\ 1 & b & c + a \\\\ 1 & c & a + b \\end{vmatrix}$ equals: | 0 | a + b + c | abc | 1 | Adding the second column to the third makes it (a + b + c) times the first.
3 properties-of-determinants | A and B are square matrices of order 3. Which of the following is not always true? | $|A + B| = |A| + |B|$ | $|AB| = |A||B|$ | $|AB| = |BA|$ | $|A^T| = |A|$ | For A = B = I the left side is 8, but the right side is 2.
3 properties-of-determinants | The columns of a matrix of determinant 2 are p, q and r. The determinant of the matrix with the columns p + q, q + r and r + p is: | 4 | 2 | 8 | 0 | The matrix of the combination has the determinant 2, so the value is 2 × 2 = 4.
3 properties-of-determinants | If A is of order 3 and $|A| = 2$, the determinant of adj(adj A) is: | 16 | 4 | 8 | 64 | For order 3, the determinant of adj A is 2² = 4, and that of its adjoint is 4² = 16.
`,
    },
  ],
})
