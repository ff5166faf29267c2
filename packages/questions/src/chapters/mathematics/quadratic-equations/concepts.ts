/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  solving-quadratics | Solving by Factors | factorisation of quadratic, splitting the middle term, quadratic by factorisation
  quadratic-formula | Quadratic Formula | sridharacharya formula, shridharacharya formula, irrational roots
  quadratic-word-problems | Word Problems on Quadratics
  nature-of-roots | Discriminant & Nature of Roots | nature of roots, discriminant, real and equal roots, imaginary roots, moolon ki prakriti
  equal-roots | Equal Roots | condition for equal roots, equal roots of quadratic
  common-root | Common Root | one common root
  sum-and-product-of-roots | Sum & Product of Roots | sum of roots, product of roots, alpha plus beta
  functions-of-roots | Functions of the Roots | alpha square plus beta square, symmetric functions of roots, alpha beta
  equation-from-roots | Equation from its Roots | form the quadratic equation, formation of quadratic equation
  conditions-on-roots | Conditions on the Roots | one root is twice the other, difference of roots
`
