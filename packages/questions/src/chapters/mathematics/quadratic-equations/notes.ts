import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A quadratic equation $ax^2 + bx + c = 0$ has two roots. Factor it if you can; otherwise the formula always works. Bank papers ask to compare the roots of two equations.',
  terms,
  method: [
    'Bring everything to one side.',
    'Split the middle term: two numbers with the product $ac$ and the sum $b$.',
    'Or use the formula.',
    'To compare $x$ and $y$, compare every root of one with every root of the other.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Roots', '$\\dfrac{-b \\pm \\sqrt{b^2-4ac}}{2a}$'],
        ['Sum of the roots', '$-\\dfrac{b}{a}$'],
        ['Product of the roots', '$\\dfrac{c}{a}$'],
        ['Equation from its roots', '$x^2 - (\\text{sum})x + \\text{product} = 0$'],
        ['$\\alpha^2 + \\beta^2$', '$(\\alpha+\\beta)^2 - 2\\alpha\\beta$'],
        ['$\\dfrac{1}{\\alpha} + \\dfrac{1}{\\beta}$', '$\\dfrac{\\alpha+\\beta}{\\alpha\\beta}$'],
      ],
    },
    {
      title: 'Signs of the roots',
      columns: ['Equation', 'Roots'],
      rows: [
        ['$x^2 + bx + c$', 'both negative'],
        ['$x^2 - bx + c$', 'both positive'],
        ['$x^2 + bx - c$', 'the larger one in size is negative'],
        ['$x^2 - bx - c$', 'the larger one in size is positive'],
      ],
    },
  ],
  tips: [
    'If $a + b + c = 0$, one root is 1 and the other $\\frac{c}{a}$.',
    'If one equation has only positive and the other only negative roots, the comparison needs no calculation.',
    '$x^2 = 49$ has two roots, $\\sqrt{49}$ is only 7.',
  ],
  mistakes: ['Forgetting the second root.', 'Saying $x > y$ when one pair is equal: then it is $x \\ge y$.'],
  advanced: [
    'Both roots real needs $b^2 \\ge 4ac$; the least value of $ax^2+bx+c$ with $a > 0$ is $\\frac{4ac - b^2}{4a}$.',
  ],
})
