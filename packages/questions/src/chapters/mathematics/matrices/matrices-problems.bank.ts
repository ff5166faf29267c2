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
1 eigenvalues | The eigenvalues of a square matrix A are the numbers λ that satisfy: | det(A − λI) = 0 | det(A + λA) = 0 | det(λA − A) = 1 | det(A − I) = λ | A non-zero vector X with AX = λX exists exactly when A − λI is singular.
1 eigenvalues | The eigenvalues of the identity matrix of order 3 are: | 1, 1 and 1 | 1, 0 and 0 | 0, 0 and 0 | 1, 2 and 3 | IX = X for every vector X, so 1 is the only eigenvalue.
1 eigenvalues | The eigenvalues of the matrix $\\begin{bmatrix} 3 & 0 \\\\ 0 & 5 \\end{bmatrix}$ are: | 3 and 5 | 0 and 8 | 3 and −5 | 0 and 15 | The eigenvalues of a diagonal matrix are its diagonal entries; 8 is their sum and 15 their product.
1 eigenvalues | The sum of all eigenvalues of a square matrix is equal to its: | trace | determinant | rank | order | The trace is the sum of the eigenvalues, the determinant is their product.
1 eigenvalues | When all eigenvalues of a square matrix are multiplied, one gets its: | determinant | trace | rank | order | The constant term of det(A − λI) is the determinant; the sum of the eigenvalues is the trace.
2 eigenvalues | The eigenvalues of the matrix $\\begin{bmatrix} 4 & 1 \\\\ 2 & 3 \\end{bmatrix}$ are: | 2 and 5 | 1 and 6 | 3 and 4 | −2 and −5 | The characteristic equation is λ² − 7λ + 10 = 0.
2 eigenvalues | Two eigenvalues of a matrix of order 3 are 2 and 3, and its trace is 10. The third eigenvalue is: | 5 | 4 | 6 | 15 | The three add up to the trace: 10 − 2 − 3 = 5.
2 eigenvalues | A matrix of order 2 has the determinant 12 and the eigenvalue 3. Its other eigenvalue is: | 4 | 9 | 36 | 15 | The product of the two is the determinant, so the other is 12 ÷ 3.
2 eigenvalues | If λ is an eigenvalue of the matrix A, then an eigenvalue of A² is: | λ² | 2λ | λ/2 | √λ | From AX = λX it follows that A²X = A(λX) = λ²X.
2 eigenvalues | If 4 is an eigenvalue of an invertible matrix A, then an eigenvalue of its inverse is: | 1/4 | −4 | 16 | −1/4 | From AX = 4X, multiplying by A⁻¹/4 gives A⁻¹X = X/4.
2 eigenvalues | A square matrix has 0 as one of its eigenvalues. The matrix is: | singular | invertible | orthogonal | the identity | The determinant is the product of the eigenvalues, so it is 0.
2 eigenvalues | Of which equation are the eigenvalues of $\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}$ the roots? | λ² − 5λ − 2 = 0 | λ² + 5λ − 2 = 0 | λ² − 5λ + 2 = 0 | λ² − 2λ − 5 = 0 | The trace is 5 and the determinant is 4 − 6 = −2.
2 eigenvalues | The eigenvalues of the matrix $\\begin{bmatrix} 2 & 5 & 7 \\\\ 0 & 3 & 1 \\\\ 0 & 0 & -4 \\end{bmatrix}$ are: | 2, 3 and −4 | 2, 5 and 7 | −2, −3 and 4 | 7, 1 and −4 | For a triangular matrix they are the diagonal entries.
3 eigenvalues | Which of these is an eigenvector of $\\begin{bmatrix} 2 & 1 \\\\ 1 & 2 \\end{bmatrix}$ for the eigenvalue 3? | (1, 1) | (1, −1) | (1, 2) | (2, 1) | The matrix sends (1, 1) to (3, 3); (1, −1) belongs to the eigenvalue 1.
3 eigenvalues | The eigenvalues of a real symmetric matrix are always: | real | imaginary | positive | of modulus 1 | Symmetric matrices have only real eigenvalues, which may be negative too.
3 eigenvalues | The eigenvalues of a matrix A of order 3 are 1, 2 and 3. The determinant of A² is: | 36 | 6 | 12 | 14 | The determinant of A is 1 × 2 × 3 = 6, and that of A² is 6².
1 eigenvalues | The Cayley–Hamilton theorem says that every square matrix satisfies its own: | characteristic equation | quadratic equation | adjoint equation | linear equation | If det(A − λI) = 0 is written as a polynomial in λ, the matrix A put in place of λ makes it zero.
2 eigenvalues | The characteristic equation of A is λ² − 5λ − 2 = 0. By the Cayley–Hamilton theorem, A² is equal to: | 5A + 2I | 5A − 2I | 2A + 5I | 2I − 5A | The matrix satisfies its equation: A² − 5A − 2I = O.
2 eigenvalues | A matrix of order 2 has the trace 4 and the determinant 3. By the Cayley–Hamilton theorem: | A² − 4A + 3I = O | A² + 4A + 3I = O | A² − 3A + 4I = O | A² − 4A − 3I = O | The characteristic equation of order 2 is λ² − (trace)λ + determinant = 0.
3 eigenvalues | By the Cayley–Hamilton theorem a matrix satisfies A² − 6A + 5I = O. Its inverse is: | (6I − A)/5 | (A − 6I)/5 | (6I + A)/5 | 5(6I − A) | A(6I − A) = 6A − A² = 5I, so A⁻¹ is (6I − A)/5.
3 eigenvalues | The characteristic equation of A is λ² − 3λ + 2 = 0. The Cayley–Hamilton theorem gives for A³: | 7A − 6I | 7A + 6I | 9A − 6I | 5A − 6I | A² = 3A − 2I, so A³ = 3A² − 2A = 9A − 6I − 2A.
3 eigenvalues | The eigenvalues of a matrix A of order 2 are 2 and −2. By the Cayley–Hamilton theorem: | A² = 4I | A² = −4I | A² = 2I | A² = 4A | The characteristic equation is (λ − 2)(λ + 2) = λ² − 4 = 0.
1 special-matrices | A square matrix A is an orthogonal matrix if: | AAᵀ = I | A = Aᵀ | A² = A | A² = O | The transpose is then the inverse; A = Aᵀ only makes A symmetric.
1 special-matrices | A square matrix A is called an idempotent matrix if: | A² = A | A² = I | A² = O | A² = Aᵀ | Idempotent means that the matrix does not change when it is squared.
1 special-matrices | A non-zero square matrix A is a nilpotent matrix of index 2 when: | A² = O | A² = I | A² = A | A² = 2A | A power of a nilpotent matrix is the zero matrix, here the second.
1 special-matrices | A square matrix A is called an involutory matrix if: | A² = I | A² = A | A² = O | A² = −A | Since A times A is I, an involutory matrix is its own inverse.
1 special-matrices | A diagonal matrix whose diagonal entries are all 5 is called a: | scalar matrix | unit matrix | zero matrix | row matrix | It is 5 times the unit matrix, whose diagonal entries are 1.
2 special-matrices | The inverse of an orthogonal matrix A is: | Aᵀ | A | −A | A² | From AAᵀ = I the transpose is the inverse.
2 special-matrices | Which of these is an idempotent matrix? | $\\begin{bmatrix} 2 & -2 \\\\ 1 & -1 \\end{bmatrix}$ | $\\begin{bmatrix} 0 & 1 \\\\ 0 & 0 \\end{bmatrix}$ | $\\begin{bmatrix} 0 & 1 \\\\ 1 & 0 \\end{bmatrix}$ | $\\begin{bmatrix} 1 & 1 \\\\ 0 & 1 \\end{bmatrix}$ | Its square is the matrix itself; the squares of the others are O, I and another matrix.
2 special-matrices | Which of these is a nilpotent matrix? | $\\begin{bmatrix} 2 & -4 \\\\ 1 & -2 \\end{bmatrix}$ | $\\begin{bmatrix} 1 & 0 \\\\ 0 & 0 \\end{bmatrix}$ | $\\begin{bmatrix} 0 & 1 \\\\ 1 & 0 \\end{bmatrix}$ | $\\begin{bmatrix} 1 & 1 \\\\ 1 & 1 \\end{bmatrix}$ | Its square is the zero matrix; no power of the others is.
2 special-matrices | The determinant of every nilpotent matrix is: | 0 | 1 | −1 | ±1 | Some power of it is O, so a power of its determinant is 0.
2 special-matrices | The matrix $\\begin{bmatrix} \\cos\\theta & -\\sin\\theta \\\\ \\sin\\theta & \\cos\\theta \\end{bmatrix}$ is an orthogonal matrix: | for every θ | only for θ = 0 | only for θ = 90° | for no θ | Its product with the transpose is I, since sin² θ + cos² θ = 1.
2 special-matrices | If A is an idempotent matrix, then (I − A)² is equal to: | I − A | I + A | A | I | (I − A)² = I − 2A + A² = I − 2A + A.
3 special-matrices | The cube of I + A, where A is an idempotent matrix, can be written as: | I + 7A | I + 3A | I + 6A | 7I + A | I + 3A + 3A² + A³ with A² = A³ = A is I + 7A.
3 special-matrices | An involutory matrix of order 2 is different from I and −I. Its determinant is: | −1 | 1 | 0 | 2 | Its eigenvalues are 1 and −1, whose product is −1.
3 special-matrices | A nilpotent matrix A has A² = O. The inverse of I + A is: | I − A | I + A | A − I | −A | (I + A)(I − A) = I − A² = I.
3 special-matrices | If A and B are orthogonal matrices of the same order, then AB is always: | orthogonal | symmetric | singular | idempotent | The product of AB with its transpose is ABBᵀAᵀ = AAᵀ = I.
1 minors-and-cofactors | The minor of an entry is the determinant that is left when we strike out: | its row and its column | only its own row | only its own column | the first row and column | The remaining entries form a determinant of one order less.
1 minors-and-cofactors | The cofactor of the entry in row i and column j is its minor multiplied by: | $(-1)^{i+j}$ | $(-1)^{ij}$ | i + j | i − j | The signs + and − alternate like the squares of a chessboard, beginning with +.
1 minors-and-cofactors | In the determinant $\\begin{vmatrix} 5 & 2 \\\\ 7 & 4 \\end{vmatrix}$, the minor of the entry 5 is: | 4 | 7 | 2 | 6 | Striking out the row and the column of 5 leaves only 4.
2 minors-and-cofactors | The rows of a determinant are (5, 2) and (7, 4). The cofactor of 7 is: | −2 | 2 | −7 | 5 | The minor is 2, and the place in row 2, column 1 has the sign −.
2 minors-and-cofactors | In $\\begin{vmatrix} 1 & 2 & 3 \\\\ 0 & 4 & 5 \\\\ 1 & 0 & 6 \\end{vmatrix}$, the minor of the entry 5 is: | −2 | 2 | −6 | 4 | Without row 2 and column 3 there remain the rows (1, 2) and (1, 0): 1 × 0 − 2 × 1.
2 minors-and-cofactors | The rows of a determinant are (2, −3, 5), (6, 0, 4) and (1, 5, −7). What is the cofactor of its first entry? | −20 | 20 | 14 | −34 | The minor is 0 × (−7) − 4 × 5 = −20, and the first place has the sign +.
2 minors-and-cofactors | The entries of a row are multiplied by their own cofactors and added. The sum is: | the determinant | always zero | the trace | always one | This is the expansion of the determinant along that row.
3 minors-and-cofactors | The entries of the first row are multiplied by the cofactors of the second row and added. The sum is: | 0 | 1 | the trace | the determinant | It is the expansion of a determinant with two equal rows.
3 minors-and-cofactors | A determinant of order 3 has the value 6. The determinant formed by its cofactors has the value: | 36 | 6 | 216 | 18 | For order n it is the power n − 1 of the determinant, here 6².
3 minors-and-cofactors | The cofactors of 1, 2, 3 and 4 in $\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}$ are, in this order: | 4, −3, −2, 1 | 4, 3, 2, 1 | 1, −3, −2, 4 | 4, −2, −3, 1 | The minors are 4, 3, 2 and 1, and the signs are +, −, −, +.
`,
    },
  ],
})
