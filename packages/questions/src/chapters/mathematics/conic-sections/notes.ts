import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Circle, parabola, ellipse and hyperbola are curves of the second degree. Bring the equation to its standard form first; every length is then read from it.',
  terms,
  method: [
    'Look at the squares: equal and both there, a circle; one only, a parabola; both with +, an ellipse; one minus, a hyperbola.',
    'Complete the squares and divide until 1 stands on the right (parabola: until the square stands alone).',
    'Read $a$ and $b$; in an ellipse $a$ is the larger.',
    'Find $c$ and $e$, then focus, directrix or latus rectum as asked.',
  ],
  tables: [
    {
      title: 'Standard forms',
      columns: ['Curve', 'Equation', 'Focus', 'Eccentricity'],
      rows: [
        ['Circle', '$(x-h)^2 + (y-k)^2 = r^2$', 'centre $(h, k)$', '0'],
        ['Parabola', '$y^2 = 4ax$', '$(a, 0)$', '1'],
        [
          'Ellipse',
          '$\\dfrac{x^2}{a^2} + \\dfrac{y^2}{b^2} = 1$',
          '$(\\pm ae, 0)$',
          '$\\sqrt{1 - \\dfrac{b^2}{a^2}}$',
        ],
        [
          'Hyperbola',
          '$\\dfrac{x^2}{a^2} - \\dfrac{y^2}{b^2} = 1$',
          '$(\\pm ae, 0)$',
          '$\\sqrt{1 + \\dfrac{b^2}{a^2}}$',
        ],
      ],
    },
    {
      title: 'Lengths',
      columns: ['What', 'Parabola', 'Ellipse, hyperbola'],
      rows: [
        ['Latus rectum', '$4a$', '$\\dfrac{2b^2}{a}$'],
        ['Directrix', '$x = -a$', '$x = \\pm\\dfrac{a}{e}$'],
        ['Between the foci', '', '$2ae$'],
        ['Axes', '', '$2a$ and $2b$'],
      ],
    },
  ],
  tips: [
    'General circle $x^2 + y^2 + 2gx + 2fy + c = 0$: centre $(-g, -f)$, $r = \\sqrt{g^2 + f^2 - c}$.',
    'Sum of the distances to the foci is $2a$ in an ellipse, their difference in a hyperbola.',
    'Triples 3-4-5 and 5-12-13 hide in $a$, $b$ and $c$.',
  ],
  mistakes: [
    'Taking $c^2 = a^2 + b^2$ for an ellipse: there $c^2 = a^2 - b^2$.',
    'Reading $4a$ as $a$ in a parabola.',
    'Giving the diameter for the radius.',
  ],
  advanced: [
    'Tangent of slope $m$: parabola $y = mx + \\dfrac{a}{m}$, ellipse $y = mx \\pm \\sqrt{a^2m^2 + b^2}$.',
    'Rectangular hyperbola $xy = c^2$ has $e = \\sqrt2$.',
  ],
})
