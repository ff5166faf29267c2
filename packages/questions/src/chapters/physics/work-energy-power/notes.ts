import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Work is force along the way; energy is what can do work. Where only gravity and springs work, the sum of kinetic and potential energy stays the same; friction takes some of it.',
  terms,
  method: [
    'Choose the beginning and the end; the way between does not matter without friction.',
    'Write the energies at both.',
    'Subtract what friction takes.',
    'In a collision use momentum first.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Work', '$W = Fs\\cos\\theta$', 'joule; zero at 90°'],
        ['Kinetic energy', '$\\dfrac{1}{2}mv^2 = \\dfrac{p^2}{2m}$', ''],
        ['Potential energy', '$mgh$', ''],
        ['Spring', '$\\dfrac{1}{2}kx^2$', ''],
        ['Work and energy', '$W_{\\text{net}} = \\Delta K$', ''],
        ['Power', '$P = \\dfrac{W}{t} = Fv$', 'watt; 1 hp = 746 W'],
        ['Sticking together', '$v = \\dfrac{m_1u_1 + m_2u_2}{m_1+m_2}$', ''],
        [
          'Elastic, head on',
          '$v_1 = \\dfrac{(m_1-m_2)u_1 + 2m_2u_2}{m_1+m_2}$',
          'equal masses exchange velocities',
        ],
        ['Restitution', '$e = \\dfrac{v_2 - v_1}{u_1 - u_2}$', 'after a bounce $h = e^2 H$'],
      ],
    },
  ],
  tips: [
    'Twice the speed: four times the kinetic energy and the stopping distance.',
    'Momentum is kept in every collision, kinetic energy only in elastic ones.',
    '1 kWh $= 3.6 \\times 10^6$ J.',
  ],
  mistakes: [
    'Using energy in a collision that is not elastic.',
    'Giving the work of a force across the way.',
  ],
  advanced: ['Loop of radius $r$: speed at the bottom at least $\\sqrt{5gr}$, at the top $\\sqrt{gr}$.'],
})
