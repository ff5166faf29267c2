import { defineChapter } from '../../../kit/define-chapter.ts'

export const quadraticEquations = defineChapter({
  subject: 'mathematics',
  title: 'Quadratic Equations',
  aliases: ['quadratic', 'quadratics', 'quadratic equation'],
  weight: 90,
  concepts: `
    solving-quadratics | Solving by Factors | factorisation of quadratic, splitting the middle term, quadratic by factorisation
    quadratic-formula | Quadratic Formula | sridharacharya formula, shridharacharya formula, irrational roots
    quadratic-word-problems | Word Problems on Quadratics | quadratic word problem
    nature-of-roots | Discriminant & Nature of Roots | nature of roots, discriminant, real and equal roots, imaginary roots, moolon ki prakriti
    equal-roots | Equal Roots | condition for equal roots, equal roots of quadratic
    common-root | Common Root | common roots, one common root
    sum-and-product-of-roots | Sum & Product of Roots | sum of roots, product of roots, alpha plus beta
    functions-of-roots | Functions of the Roots | alpha square plus beta square, symmetric functions of roots, alpha beta
    equation-from-roots | Equation from its Roots | form the quadratic equation, formation of quadratic equation
    conditions-on-roots | Conditions on the Roots | one root is twice the other, difference of roots
  `,
  types: {
    'algebra/quadratic-roots': {
      title: 'Roots of a Quadratic Equation',
      aliases: ['solving quadratic equations'],
    },
    'algebra/quadratic-compare': {
      title: 'Comparison of Quadratic Roots',
      aliases: ['quadratic comparison', 'quadratic inequality comparison', 'relation between x and y'],
    },
    'algebra/root-relation': {
      title: 'Sum & Product of Roots',
      aliases: ['relation between roots and coefficients'],
    },
    'algebra/nature-of-roots': {
      title: 'Nature of Roots',
      aliases: ['discriminant of quadratic'],
    },
  },
  questions: () => import('./questions.ts'),
})
