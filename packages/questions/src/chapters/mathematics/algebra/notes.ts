import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Algebra names what is not known and lets the rules of arithmetic find it. Exam papers ask linear equations, identities, quadratic equations and progressions.',
  terms,
  method: [
    'Call the unknown $x$ and write every other quantity with it.',
    'Turn the sentence into an equation, word by word.',
    'Collect $x$ on one side; do the same to both sides.',
    'Put the answer back into the words of the question.',
  ],
  tables: [
    {
      title: 'Identities',
      columns: ['What', 'Formula'],
      rows: [
        ['$(a \\pm b)^2$', '$a^2 \\pm 2ab + b^2$'],
        ['$a^2 - b^2$', '$(a+b)(a-b)$'],
        ['$(a \\pm b)^3$', '$a^3 \\pm b^3 \\pm 3ab(a \\pm b)$'],
        ['$a^3 \\pm b^3$', '$(a \\pm b)(a^2 \\mp ab + b^2)$'],
        ['$a^3+b^3+c^3-3abc$', '$(a+b+c)(a^2+b^2+c^2-ab-bc-ca)$'],
        [
          '$x + \\dfrac{1}{x} = k$',
          '$x^2 + \\dfrac{1}{x^2} = k^2 - 2$, $\\ x^3 + \\dfrac{1}{x^3} = k^3 - 3k$',
        ],
      ],
    },
    {
      title: 'Quadratics and progressions',
      columns: ['What', 'Formula'],
      rows: [
        ['$ax^2+bx+c=0$', '$x = \\dfrac{-b \\pm \\sqrt{b^2-4ac}}{2a}$'],
        ['Sum, product of the roots', '$-\\dfrac{b}{a}$, $\\ \\dfrac{c}{a}$'],
        ['AP: $n$th term, sum', '$a + (n-1)d$, $\\ \\dfrac{n}{2}\\left(2a + (n-1)d\\right)$'],
        ['GP: $n$th term, sum', '$ar^{n-1}$, $\\ a\\dfrac{r^n - 1}{r - 1}$'],
      ],
    },
  ],
  tips: [
    'If $a + b + c = 0$ then $a^3+b^3+c^3 = 3abc$.',
    'Symmetric expressions: try small numbers that satisfy the condition and compare with the options.',
    'Put the options into the equation when solving is longer than checking.',
  ],
  mistakes: [
    'Changing the side of a term without changing its sign.',
    'Giving the value of the other unknown.',
    'Losing a root by dividing by $x$.',
  ],
  advanced: [
    'Discriminant $b^2 - 4ac$: positive two real roots, zero one double root, negative none that is real.',
    'For positive numbers the arithmetic mean is at least the geometric mean: $x + \\frac{1}{x} \\ge 2$.',
  ],
})
