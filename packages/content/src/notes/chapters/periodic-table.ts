import { defineChapterNotes } from '../chapter-notes.ts'

export const periodicTableNotes = defineChapterNotes({
  overview: 'Elements in order of atomic number; properties repeat because outer electrons repeat.',
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
  slips: ['Putting N below O in ionisation enthalpy: N is higher.', 'Putting Al above Mg: Mg is higher.'],
  advanced: ['Zr and Hf are alike in size by lanthanoid contraction.'],
})
