import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
order-of-a-matrix | Matrix, matrices, aavyuh, आव्यूह | A matrix is a rectangular array of numbers in rows and columns; one with $m$ rows and $n$ columns is of order $m \\times n$.
order-of-a-matrix | Square matrix, varg aavyuh, वर्ग आव्यूह | A square matrix is a matrix with as many rows as columns. Only such a matrix has a determinant.
order-of-a-matrix | Identity matrix, unit matrix, tatsamak aavyuh, तत्समक आव्यूह | An identity matrix is a square matrix with 1 on the main diagonal and 0 elsewhere; it leaves any matrix unchanged in multiplication: $AI = IA = A$.
matrix-multiplication | Matrix multiplication, product of matrices, आव्यूह गुणन | Matrix multiplication multiplies the rows of the first matrix by the columns of the second; it is possible when the columns of the first equal the rows of the second, and in general $AB \\ne BA$.
inverse-of-a-matrix | Inverse of a matrix, inverse matrix, vyutkram aavyuh, व्युत्क्रम आव्यूह | The inverse of a square matrix $A$ is the matrix $A^{-1}$ with $AA^{-1} = I$; it exists if the determinant is not zero.
inverse-of-a-matrix | Adjoint of a matrix, adjoint matrix, sahkhandaj, सहखंडज | The adjoint of a square matrix is the transpose of the matrix of its cofactors: $A^{-1} = \\frac{\\text{adj}\\,A}{\\det A}$.
transpose-and-trace | Transpose of a matrix, parivart, परिवर्त आव्यूह | The transpose of a matrix is the matrix got by exchanging its rows and columns.
transpose-and-trace | Symmetric and skew-symmetric matrix, symmetric matrix, skew symmetric matrix, सममित आव्यूह | A symmetric matrix equals its transpose ($A^T = A$); a skew-symmetric matrix equals the negative of its transpose ($A^T = -A$).
transpose-and-trace | Trace of a matrix | The trace of a square matrix is the sum of the elements on its main diagonal.
value-of-determinant | Determinant, saranik, सारणिक | A determinant is a number formed from the elements of a square matrix by a fixed rule; for a 2 × 2 matrix with rows $(a, b)$ and $(c, d)$ it is $ad - bc$.
value-of-determinant | Minor and cofactor, cofactor of a determinant, उपसारणिक और सहखंड | The minor of an element is the determinant left when its row and column are removed; its cofactor is the minor with the sign $(-1)^{i+j}$.
singular-matrix | Singular matrix, avyutkramaniya aavyuh, अव्युत्क्रमणीय आव्यूह | A singular matrix is a square matrix whose determinant is zero; it has no inverse.
cramers-rule | Cramer's rule, cramer rule, क्रेमर नियम | Cramer's rule solves linear equations by determinants: $x = \\frac{D_x}{D}$, $y = \\frac{D_y}{D}$, if $D \\ne 0$.
`)
