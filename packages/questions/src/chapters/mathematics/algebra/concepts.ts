/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  solving-for-x | Solving an Equation for x | solve for x, find the value of x, equation with fractions
  equation-word-problems | Word Problems on Equations | linear equation word problem, heads and legs
  simultaneous-equations | Simultaneous Equations | simultaneous linear equations, elimination method, substitution method, cross multiplication method, yugpat samikaran
  x-plus-reciprocal | x + 1/x Questions | x + 1/x, x plus 1 by x, x + 1 by x, x plus 1/x, value of x + 1/x
  square-identities | Squares of Sums and Differences | (a+b)^2, a+b whole square, a plus b whole square, a2 + b2, a square plus b square
  cube-identities | Sum and Difference of Cubes | sum of cubes formula, a cube plus b cube, a3 + b3, a+b whole cube, a^3 + b^3, sum of cubes identity, difference of cubes
  three-term-identities | Identities in a, b and c | a+b+c, (a+b+c)^2, a3+b3+c3-3abc, a cube b cube c cube, a+b+c whole square, a^3+b^3+c^3-3abc
  linear-inequalities | Linear Inequalities | linear inequation, inequation
  quadratic-inequalities | Quadratic Inequalities
  modulus | Modulus & Absolute Value | modulus, absolute value, mod x, modulus inequality
  remainder-theorem | Remainder Theorem | polynomial remainder theorem, remainder of polynomial, sheshphal prameya
  factor-theorem | Factor Theorem | gunankhand prameya, factor of polynomial
  linear-programming | Linear Programming | lpp, linear programming problem, <objective function, <feasible region, <corner point method, raikhik programan
  factorisation | Factorisation of Polynomials | factorisation, factorization, factorisation class 8, factorization of polynomials, factorising polynomials, factorise, factorisation of algebraic expressions, gunankhand, gunankhandan
  mathematical-induction | Mathematical Induction | principle of mathematical induction, pmi, proof by induction, ganitiya aagman, ganitiya agaman
  consistency | Consistency of Linear Equations | consistency of equations, unique solution, no solution, infinitely many solutions, infinite solutions, consistent and inconsistent equations, condition for unique solution, <graph of linear equation, <graph of linear equations, <graphs of linear equations
  mathematical-logic | Mathematical Logic | mathematical reasoning, <tautology, <contrapositive, <converse, converse and contrapositive, negation of statements, logical connectives
  wavy-curve | Wavy Curve Method | method of intervals, sign of quadratic
`
