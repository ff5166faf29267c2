import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Energy bands, doping, the p–n junction and its bias, rectifiers, special diodes and logic gates with their truth tables.',
  terms,
  method: [
    'Count valence electrons of the dopant: five gives n, three gives p.',
    'Look which side of the diode is positive.',
    'Write the truth table.',
  ],
  tables: [
    {
      title: 'Types',
      columns: ['Type', 'Dopant', 'Majority carriers'],
      rows: [
        ['n', 'P, As', 'electrons'],
        ['p', 'B, Al, In', 'holes'],
      ],
    },
    {
      title: 'Bias',
      columns: ['Bias', 'Depletion layer', 'Current'],
      rows: [
        ['Forward', 'narrow', 'large'],
        ['Reverse', 'wide', 'very small'],
      ],
    },
    {
      title: 'Gates',
      columns: ['Gate', 'Output 1 when'],
      rows: [
        ['AND', 'all inputs are 1'],
        ['OR', 'at least one is 1'],
        ['NOT', 'input is 0'],
        ['NAND', 'not all are 1'],
        ['NOR', 'all are 0'],
      ],
    },
  ],
  tips: [
    'Both types are electrically neutral.',
    'Heating lowers the resistance of a semiconductor.',
    'NAND and NOR are universal.',
  ],
  mistakes: [
    'Thinking that n-type material is negatively charged.',
    'Counting 50 Hz ripple for a full-wave rectifier: it is 100 Hz.',
  ],
  advanced: ['Photodiode: reverse bias; Zener diode: reverse breakdown; LED: forward bias.'],
})
