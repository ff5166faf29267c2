import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A complex number $a + ib$ is a point of the plane: it has a real and an imaginary part, a distance from the origin and a direction. Powers and roots are easiest in polar form.',
  terms,
  method: [
    'Bring the number to the form $a + ib$; divide by multiplying with the conjugate.',
    'For a distance use the modulus, for a direction the argument and the right quadrant.',
    'For powers of $i$ divide the exponent by 4 and keep the rest.',
    'For an equation compare real and imaginary parts.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Powers of $i$', '$i, -1, -i, 1$, then again'],
        ['Modulus', '$\\lvert z \\rvert = \\sqrt{a^2 + b^2}$'],
        ['Conjugate', '$\\bar z = a - ib$, $\\ z\\bar z = \\lvert z \\rvert^2$'],
        ['Product', '$\\lvert z_1 z_2 \\rvert = \\lvert z_1 \\rvert \\lvert z_2 \\rvert$, arguments add'],
        ['Polar form', '$z = r(\\cos\\theta + i\\sin\\theta)$'],
        ['De Moivre', '$z^n = r^n(\\cos n\\theta + i\\sin n\\theta)$'],
        ['Cube roots of 1', '$1, \\omega, \\omega^2$ with $1 + \\omega + \\omega^2 = 0$, $\\omega^3 = 1$'],
      ],
    },
  ],
  tips: [
    '$(1 + i)^2 = 2i$ and $(1 - i)^2 = -2i$; $\\dfrac{1+i}{1-i} = i$.',
    'Four powers of $i$ in a row add up to 0.',
    'Roots of an equation with real coefficients come in conjugate pairs.',
  ],
  mistakes: [
    'Taking $i^2$ as 1.',
    'Giving the argument of the wrong quadrant.',
    'Adding moduli as if they were numbers: $\\lvert z_1 + z_2 \\rvert$ is at most their sum.',
  ],
  advanced: [
    '$\\lvert z - z_1 \\rvert = r$ is a circle, $\\lvert z - z_1 \\rvert = \\lvert z - z_2 \\rvert$ the perpendicular bisector.',
    'Square root of $a + ib$: $\\pm\\left(\\sqrt{\\tfrac{\\lvert z \\rvert +a}{2}} + i\\sqrt{\\tfrac{\\lvert z \\rvert -a}{2}}\\right)$ for $b > 0$.',
  ],
})
