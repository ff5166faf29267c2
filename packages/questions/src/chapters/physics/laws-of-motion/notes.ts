import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Forces change motion: the sum of all forces is mass times acceleration. Draw every body alone with the forces on it, and write one equation for each direction.',
  terms,
  method: [
    'Draw the body alone: weight, normal force, tension, friction, push.',
    'Choose axes along and across the motion.',
    'Write $\\sum F = ma$ for each axis and each body.',
    'Bodies on one string share the size of the acceleration and the tension.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Second law', '$F = ma$', 'newton'],
        ['Momentum, impulse', '$p = mv$, $\\ F\\,t = \\Delta p$', ''],
        ['Friction', '$f \\le \\mu_s N$, moving $f = \\mu_k N$', ''],
        ['Incline', '$mg\\sin\\theta$ along, $mg\\cos\\theta$ across', ''],
        ['Sliding down with friction', '$a = g(\\sin\\theta - \\mu\\cos\\theta)$', ''],
        [
          'Two masses over a pulley',
          '$a = \\dfrac{m_1 - m_2}{m_1 + m_2}g$, $\\ T = \\dfrac{2m_1m_2}{m_1+m_2}g$',
          '$m_1 > m_2$',
        ],
        ['Lift going up, down with $a$', '$N = m(g+a)$, $\\ m(g-a)$', ''],
        ['Circle', '$F = \\dfrac{mv^2}{r}$', 'towards the centre'],
      ],
    },
  ],
  tips: [
    'Angle of repose: $\\tan\\theta = \\mu_s$.',
    'Internal forces cancel: treat connected bodies as one to find $a$, then one alone to find $T$.',
    'Safe speed on a level curve: $v = \\sqrt{\\mu r g}$; banked: $\\tan\\theta = \\frac{v^2}{rg}$.',
  ],
  mistakes: [
    'Using $\\mu N$ for friction on a body that does not move.',
    'Mixing mass and weight.',
    'Forgetting that action and reaction act on different bodies.',
  ],
  advanced: ['In a frame that accelerates add $-ma$ to every body; in free fall the apparent weight is 0.'],
  sections,
})
