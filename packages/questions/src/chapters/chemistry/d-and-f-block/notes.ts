import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'Transition metals and lanthanoids: variable oxidation states, colour, magnetism and catalysis.',
  terms,
  method: [
    'Write the configuration of the ion: 4s electrons leave first.',
    'Count unpaired electrons.',
    'Colour needs a partly filled d subshell.',
  ],
  tables: [
    {
      title: 'Odd configurations',
      columns: ['Element', 'Configuration'],
      rows: [
        ['Cr (24)', '3d⁵ 4s¹'],
        ['Cu (29)', '3d¹⁰ 4s¹'],
      ],
    },
    {
      title: 'Oxidants',
      columns: ['Ion', 'In acid gives'],
      rows: [
        ['MnO₄⁻', 'Mn²⁺'],
        ['Cr₂O₇²⁻', 'Cr³⁺'],
      ],
    },
    {
      title: 'Magnetic moment',
      columns: ['Unpaired electrons', 'Moment (BM)'],
      rows: [
        ['1', '1.73'],
        ['2', '2.83'],
        ['3', '3.87'],
        ['4', '4.90'],
        ['5', '5.92'],
      ],
    },
  ],
  tips: [
    '$\\mu = \\sqrt{n(n+2)}$ Bohr magnetons.',
    'd⁰ and d¹⁰ ions are mostly colourless.',
    'Chromate (yellow) in alkali, dichromate (orange) in acid.',
  ],
  mistakes: ['Removing 3d electrons before 4s.', 'Counting zinc among typical transition elements.'],
  advanced: ['Lanthanoid contraction: 4f electrons shield poorly.', 'Cu⁺ disproportionates in water.'],
})
