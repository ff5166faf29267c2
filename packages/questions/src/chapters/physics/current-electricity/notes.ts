import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Voltage drives current through resistance. Networks shrink step by step to one resistance; power tells how much energy is used in a second and what the bill will be.',
  terms,
  method: [
    'Join the innermost series or parallel groups first.',
    "Find the total current by Ohm's law.",
    'Go back: in series the current is shared by all, in parallel the voltage.',
    'For energy multiply power by time; kWh for bills.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Ohm', '$V = IR$'],
        ['Wire', '$R = \\rho\\,\\dfrac{l}{A}$'],
        ['Series', '$R_1 + R_2 + \\dots$'],
        ['Parallel, two', '$\\dfrac{R_1R_2}{R_1 + R_2}$'],
        ['Power', '$P = VI = I^2R = \\dfrac{V^2}{R}$'],
        ['Cell with inner resistance', '$I = \\dfrac{E}{R + r}$'],
        ['Bridge in balance', '$\\dfrac{P}{Q} = \\dfrac{R}{S}$'],
        ['Heat', '$Q = I^2Rt$'],
      ],
    },
  ],
  tips: [
    '$n$ equal resistors in parallel: $\\frac{R}{n}$.',
    'A wire drawn to twice its length has four times the resistance.',
    'Lamps in parallel on the mains: the larger wattage shines brighter; in series the smaller.',
  ],
  mistakes: [
    'Adding parallel resistors as in series.',
    'Using watts where kWh are asked: divide by 1,000.',
    'Forgetting the inner resistance of the cell.',
  ],
  advanced: [
    'Most power goes out when the outer resistance equals the inner one.',
    "At another voltage: $P' = P\\left(\\dfrac{V'}{V}\\right)^2$.",
  ],
  sections,
})
