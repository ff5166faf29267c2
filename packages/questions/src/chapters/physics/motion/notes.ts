import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Motion with constant acceleration obeys three equations. Choose the one without the quantity that is neither given nor asked.',
  terms,
  method: [
    'Choose a positive direction; write $u$, $v$, $a$, $s$, $t$ with signs.',
    'Thrown upwards: $a = -g$, and at the top $v = 0$.',
    'Pick the equation, put the numbers in, keep the units.',
    'Ask whether the answer is sensible: size and sign.',
  ],
  tables: [
    {
      title: 'Equations of motion',
      columns: ['Without', 'Equation'],
      rows: [
        ['distance', '$v = u + at$'],
        ['final speed', '$s = ut + \\dfrac{1}{2}at^2$'],
        ['time', '$v^2 = u^2 + 2as$'],
        ['acceleration', '$s = \\dfrac{u+v}{2}t$'],
        ['$n$th second', '$s_n = u + \\dfrac{a}{2}(2n-1)$'],
      ],
    },
    {
      title: 'Under gravity',
      columns: ['What', 'Formula'],
      rows: [
        ['Greatest height', '$h = \\dfrac{u^2}{2g}$'],
        ['Time up', '$\\dfrac{u}{g}$'],
        ['Time of flight', '$\\dfrac{2u}{g}$'],
        ['Fall from rest', '$v = \\sqrt{2gh}$, $\\ t = \\sqrt{\\dfrac{2h}{g}}$'],
      ],
    },
    {
      title: 'Projectiles',
      columns: ['What', 'Formula'],
      rows: [
        ['Range', '$R = \\dfrac{u^2 \\sin 2\\theta}{g}$'],
        ['Height', '$H = \\dfrac{u^2\\sin^2\\theta}{2g}$'],
        ['Time of flight', '$T = \\dfrac{2u\\sin\\theta}{g}$'],
        ['Greatest range', '$\\theta = 45°$'],
      ],
      advanced: true,
    },
  ],
  tips: [
    'Distances fallen in successive seconds are as $1 : 3 : 5 : 7$.',
    'Area under a speed-time graph is the distance, its slope the acceleration.',
    'Stopping distance grows with the square of the speed.',
  ],
  mistakes: ['Forgetting the 2 in $v^2 = u^2 - 2gh$.', 'Using km/h with seconds.'],
  advanced: [
    'Angles $\\theta$ and $90° - \\theta$ have the same range; the product of their times of flight is $\\frac{2R}{g}$.',
  ],
})
