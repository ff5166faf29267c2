import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Charges act on each other with a force that falls with the square of the distance. Field and potential describe this for every point; a capacitor stores charge and energy.',
  terms,
  method: [
    'Write charges in coulombs and distances in metres.',
    'Forces and fields add as vectors, potentials as numbers.',
    'Capacitors in parallel add; in series their reciprocals add.',
    'In series the charge is the same, in parallel the voltage.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Coulomb', '$F = \\dfrac{kq_1q_2}{r^2}$, $\\ k = 9 \\times 10^9$'],
        ['Field', '$E = \\dfrac{kq}{r^2}$'],
        ['Potential', '$V = \\dfrac{kq}{r}$'],
        ['Energy of a pair', '$U = \\dfrac{kq_1q_2}{r}$'],
        ['Capacitor', '$Q = CV$, $\\ C = \\dfrac{\\varepsilon_0 A}{d}$'],
        ['Energy', '$\\dfrac{1}{2}CV^2 = \\dfrac{Q^2}{2C}$'],
        ['Parallel, series', '$C_1 + C_2$, $\\ \\dfrac{C_1C_2}{C_1 + C_2}$'],
      ],
    },
  ],
  tips: [
    'Twice the distance: a quarter of the force, half of the potential.',
    'A dielectric of constant $K$ multiplies the capacitance and divides the force by $K$.',
    'Two equal spheres that touch share their charge equally.',
  ],
  mistakes: [
    'Adding capacitors as if they were resistors.',
    'Taking micro as $10^{-3}$: it is $10^{-6}$.',
    'Forgetting to square the distance.',
  ],
  advanced: [
    'Joining charged capacitors: $V = \\dfrac{C_1V_1 + C_2V_2}{C_1 + C_2}$; energy is lost.',
    'Battery stays on: $V$ is fixed. Battery taken off: $Q$ is fixed.',
  ],
})
