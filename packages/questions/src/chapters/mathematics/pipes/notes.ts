import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Pipes are workers: an inlet does work, an outlet or a leak undoes it. Give outlets a negative rate and add.',
  terms,
  method: [
    'Let the tank hold the LCM of the times.',
    'Inlets bring $+$ units, outlets $-$ units per minute.',
    'Add the rates of the pipes that are open at the same time.',
    'Time $=$ units to fill $\\div$ net rate.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Two inlets', '$\\dfrac{ab}{a+b}$', ''],
        ['Inlet and outlet', '$\\dfrac{ab}{b-a}$', 'fills if $a < b$'],
        ['Leak empties in', '$\\dfrac{xy}{y-x}$', 'fills in $x$ without, $y$ with the leak'],
        ['Pipes in turn', 'units of one round, then count', 'last pipe needs only part of its minute'],
      ],
    },
  ],
  tips: [
    'A pipe closed some minutes before the end: work out the last stretch first.',
    'If the net rate is negative, a full tank is emptied; an empty one never fills.',
    'Pipes of diameters $1:2$ carry $1:4$, if the rate goes with the cross-section.',
  ],
  mistakes: ['Adding the times.', 'Forgetting the outlet while the inlets run.'],
  advanced: ['Leak at a height: below it the leak does nothing; fill in two stages with two rates.'],
})
