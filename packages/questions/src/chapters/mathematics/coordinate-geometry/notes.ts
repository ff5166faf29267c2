import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Coordinate geometry turns figures into numbers: points are pairs, lines are equations. Sketch the points roughly first; a wrong sign shows at once.',
  terms,
  method: [
    'Sketch the points.',
    'Choose the formula: distance, section, slope or area.',
    'Put the coordinates in with their signs.',
    'Check the answer against the sketch.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Distance', '$\\sqrt{(x_2-x_1)^2 + (y_2-y_1)^2}$'],
        [
          'Point that divides in $m:n$',
          '$\\left(\\dfrac{mx_2 + nx_1}{m+n}, \\dfrac{my_2 + ny_1}{m+n}\\right)$',
        ],
        ['Midpoint', '$\\left(\\dfrac{x_1+x_2}{2}, \\dfrac{y_1+y_2}{2}\\right)$'],
        ['Slope', '$m = \\dfrac{y_2-y_1}{x_2-x_1}$'],
        [
          'Area of a triangle',
          '$\\dfrac{1}{2}\\left\\lvert x_1(y_2-y_3) + x_2(y_3-y_1) + x_3(y_1-y_2) \\right\\rvert$',
        ],
        ['Centroid', '$\\left(\\dfrac{x_1+x_2+x_3}{3}, \\dfrac{y_1+y_2+y_3}{3}\\right)$'],
      ],
    },
    {
      title: 'Lines',
      columns: ['Line', 'Equation'],
      rows: [
        ['slope and intercept', '$y = mx + c$'],
        ['point and slope', '$y - y_1 = m(x - x_1)$'],
        ['intercepts $a$, $b$', '$\\dfrac{x}{a} + \\dfrac{y}{b} = 1$'],
        ['parallel', '$m_1 = m_2$'],
        ['perpendicular', '$m_1 m_2 = -1$'],
        [
          'distance of $(x_1, y_1)$ from $ax+by+c=0$',
          '$\\dfrac{\\lvert ax_1+by_1+c \\rvert}{\\sqrt{a^2+b^2}}$',
        ],
      ],
    },
  ],
  tips: [
    'Three points lie on one line if the triangle has area 0 or two slopes agree.',
    '$ax + by + c = 0$ has the slope $-\\frac{a}{b}$.',
    'On the $x$-axis $y = 0$, on the $y$-axis $x = 0$: put it in and solve.',
  ],
  mistakes: [
    'Exchanging the ends in the section formula.',
    'Subtracting in different orders above and below in a slope.',
  ],
  advanced: [
    'Circle: $(x-h)^2 + (y-k)^2 = r^2$. Two parallel lines: distance $\\frac{\\lvert c_1 - c_2 \\rvert}{\\sqrt{a^2+b^2}}$.',
  ],
})
