import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Trigonometry ties the sides of a right-angled triangle to its angles. Height-and-distance questions need only a sketch, one ratio and the values for 30°, 45° and 60°.',
  terms,
  method: [
    'Sketch the right angle, mark the angle of elevation or depression.',
    'Name the sides seen from the angle: opposite, adjacent, hypotenuse.',
    'Choose the ratio that joins the known side and the one asked.',
    'Put in the exact value and leave $\\sqrt3$ to the end.',
  ],
  tables: [
    {
      title: 'Values',
      columns: ['Angle', 'sin', 'cos', 'tan'],
      rows: [
        ['0°', '0', '1', '0'],
        ['30°', '$\\dfrac{1}{2}$', '$\\dfrac{\\sqrt3}{2}$', '$\\dfrac{1}{\\sqrt3}$'],
        ['45°', '$\\dfrac{1}{\\sqrt2}$', '$\\dfrac{1}{\\sqrt2}$', '1'],
        ['60°', '$\\dfrac{\\sqrt3}{2}$', '$\\dfrac{1}{2}$', '$\\sqrt3$'],
        ['90°', '1', '0', 'not defined'],
      ],
    },
    {
      title: 'Identities',
      columns: ['What', 'Formula'],
      rows: [
        ['Pythagoras', '$\\sin^2\\theta + \\cos^2\\theta = 1$'],
        ['', '$\\sec^2\\theta - \\tan^2\\theta = 1$'],
        ['', '$\\csc^2\\theta - \\cot^2\\theta = 1$'],
        ['Complement', '$\\sin(90°-\\theta) = \\cos\\theta$, $\\ \\tan(90°-\\theta) = \\cot\\theta$'],
      ],
    },
    {
      title: 'Sums and doubles',
      columns: ['What', 'Formula'],
      rows: [
        ['$\\sin(A \\pm B)$', '$\\sin A\\cos B \\pm \\cos A\\sin B$'],
        ['$\\cos(A \\pm B)$', '$\\cos A\\cos B \\mp \\sin A\\sin B$'],
        ['$\\tan(A \\pm B)$', '$\\dfrac{\\tan A \\pm \\tan B}{1 \\mp \\tan A\\tan B}$'],
        ['$\\sin 2A$, $\\cos 2A$', '$2\\sin A\\cos A$, $\\ 1 - 2\\sin^2 A$'],
        ['Largest value of $a\\sin\\theta + b\\cos\\theta$', '$\\sqrt{a^2+b^2}$'],
      ],
      advanced: true,
    },
  ],
  tips: [
    'Sides for 30°-60°-90°: $1 : \\sqrt3 : 2$; for 45°: $1 : 1 : \\sqrt2$.',
    'An identity question with options: put $\\theta = 30°$ or $45°$.',
    'The angle of depression from above equals the angle of elevation from below.',
  ],
  mistakes: [
    'Mixing up sine and cosine of 30° and 60°.',
    'Measuring the angle from the vertical when it is given from the ground.',
  ],
  advanced: [
    'Two angles $\\alpha > \\beta$ seen from points $d$ apart on one line: height $= \\frac{d}{\\cot\\beta - \\cot\\alpha}$.',
    'If $\\alpha + \\beta = 90°$ from distances $a$, $b$: height $= \\sqrt{ab}$.',
  ],
  sections,
})
