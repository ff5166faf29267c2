import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A magnetic field acts only on charges that move, at right angles to their motion. It bends paths into circles and pushes wires that carry a current.',
  terms,
  method: [
    'Find the angle between velocity (or wire) and field.',
    'Force on a charge $qvB\\sin\\theta$, on a wire $BIl\\sin\\theta$.',
    'For a circle set the force equal to $\\frac{mv^2}{r}$.',
    'Direction: right hand, and the opposite for a negative charge.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Force on a charge', '$F = qvB\\sin\\theta$'],
        ['Radius of the circle', '$r = \\dfrac{mv}{qB}$'],
        ['Period', '$T = \\dfrac{2\\pi m}{qB}$'],
        ['Force on a wire', '$F = BIl\\sin\\theta$'],
        ['Field of a long wire', '$B = \\dfrac{\\mu_0 I}{2\\pi r}$'],
        ['Centre of a loop', '$B = \\dfrac{\\mu_0 I}{2R}$'],
        ['Solenoid', '$B = \\mu_0 n I$'],
        ['Parallel wires, per metre', '$\\dfrac{\\mu_0 I_1 I_2}{2\\pi d}$'],
      ],
    },
  ],
  tips: [
    'The magnetic force does no work: the speed stays.',
    'The period in a field does not depend on the speed.',
    'Currents in one direction attract, opposite ones repel.',
  ],
  mistakes: [
    'Forgetting that a charge along the field feels nothing.',
    'Taking centimetres for metres.',
    'Using the cosine of the angle.',
  ],
  advanced: [
    'From voltage to radius: $r = \\dfrac{1}{B}\\sqrt{\\dfrac{2mV}{q}}$.',
    'Velocity at an angle makes a helix with the pitch $v\\cos\\theta \\times T$.',
  ],
  sections,
})
