/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  matrix-multiplication | Matrix Multiplication | product of matrices, power of a matrix
  inverse-of-a-matrix | Inverse & Adjoint of a Matrix | inverse of matrix, adjoint of a matrix, adjoint, adj a
  transpose-and-trace | Transpose, Symmetry & Trace | transpose of a matrix, symmetric matrix, skew symmetric matrix, trace of a matrix, transpose, symmetric skew symmetric, symmetric and skew symmetric matrix
  order-of-a-matrix | Order & Addition of Matrices | order of matrix, addition of matrices
  rank-of-a-matrix | Rank of a Matrix | <nullity of a matrix, rank nullity, consistency by rank
  cramers-rule | Cramer's Rule | cramer, solution by determinants
  value-of-determinant | Value of a Determinant | determinant of matrix, 2x2 determinant, 3x3 determinant, saranik
  singular-matrix | Singular Matrix | singular and non singular matrix
  properties-of-determinants | Properties of Determinants | det of ka, determinant of product
  eigenvalues | Eigenvalues & Eigenvectors | eigen value, eigen values, eigen vector, eigen vectors, eigen values and eigen vectors, eigen values and eigen vectors of a matrix, eigenvalues and eigenvectors of a matrix, characteristic equation of a matrix, characteristic roots of a matrix, <cayley hamilton theorem, <cayley hamilton
  special-matrices | Special Matrices | types of matrices, types of matrix, <orthogonal matrix, <idempotent matrix, <nilpotent matrix, <involutory matrix, idempotent and nilpotent matrix
  minors-and-cofactors | Minors & Cofactors | minor and cofactor, cofactor of a determinant, minors and cofactors of a determinant, cofactor of a matrix
`
