import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Elements stand in order of atomic number. Properties repeat because the arrangement of the outer electrons repeats, so the place of an element tells its size, its valency and how readily it gives or takes electrons.',
  terms,
  method: [
    'Find period and group from the outer configuration.',
    'Use the two trends: across a period, down a group.',
    'Check for the known exceptions: half-filled and filled subshells.',
  ],
  tables: [
    {
      title: 'Trends',
      columns: ['Property', 'Across a period', 'Down a group'],
      rows: [
        ['Atomic radius', 'falls', 'rises'],
        ['Ionisation enthalpy', 'rises', 'falls'],
        ['Electronegativity', 'rises', 'falls'],
        ['Metallic character', 'falls', 'rises'],
      ],
    },
    {
      title: 'Groups',
      columns: ['Group', 'Name'],
      rows: [
        ['1', 'alkali metals'],
        ['2', 'alkaline earth metals'],
        ['16', 'chalcogens'],
        ['17', 'halogens'],
        ['18', 'noble gases'],
      ],
    },
    {
      title: 'History',
      columns: ['Name', 'Idea'],
      rows: [
        ['Döbereiner', 'triads'],
        ['Newlands', 'octaves'],
        ['Mendeleev', 'atomic mass'],
        ['Moseley', 'atomic number'],
      ],
    },
  ],
  tips: [
    'Same number of electrons: more protons, smaller ion.',
    'Chlorine, not fluorine, has the most negative electron gain enthalpy.',
    'Diagonal pairs: Li–Mg, Be–Al, B–Si.',
  ],
  mistakes: [
    'Putting O above N in ionisation enthalpy: the half-filled 2p³ of N is harder to break.',
    'Putting Al above Mg in it: Mg has a filled 3s².',
  ],
  advanced: ['Zr and Hf are alike in size by lanthanoid contraction.'],
})
