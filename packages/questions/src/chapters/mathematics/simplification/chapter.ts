import { defineChapter } from '../../../kit/define-chapter.ts'

export const simplification = defineChapter({
  subject: 'mathematics',
  title: 'Simplification',
  aliases: ['simplifications', 'simplify', 'simplification and approximation'],
  weight: 185,
  concepts: `
    order-of-operations | Sums without Brackets | dmas rule, division before multiplication
    brackets | Brackets | bodmas with brackets, nested brackets, koshthak
    fraction-of-fraction | Fractions of Fractions | of in bodmas, fraction of a fraction
    percent-in-simplification | Percentages in Simplification | percentage based simplification, percent of simplification
    decimals | Simplification of Decimals | decimal simplification, simplification with decimals, addition of decimals, multiplication of decimals
    square-and-cube-roots | Square Roots & Cube Roots | square root and cube root, cube root, vargmul, ghanmul, value of root
    mixed-fractions | Mixed Fractions | mixed fraction, mixed numbers, simplification of fractions, mishrit bhinn
    missing-number-in-an-equation | Missing Number in an Equation | question mark in equation, what will come in place of question mark, find the missing number in equation
    simplification-by-identities | Simplification by Identities | a square minus b square simplification, simplify using identities
    continued-fractions | Continued Fractions | continued fraction, chain fraction, vitat bhinn
    sums-that-cancel | Sums that Cancel | telescoping series, telescopic series, 1/1x2 + 1/2x3
  `,
  types: {
    'number/bodmas': { title: 'BODMAS', aliases: ['order of operations', 'vbodmas', 'bodmas rule'] },
    'number/simplify': {
      title: 'Fractions, Decimals & Roots',
      aliases: ['simplify the expression', 'simplification of expressions'],
      weight: 2,
    },
    'number/approximation': {
      title: 'Approximation',
      aliases: ['approximate value', 'estimation', 'approximations'],
    },
  },
  questions: () => import('./questions.ts'),
})
