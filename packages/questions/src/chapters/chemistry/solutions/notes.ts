import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Four properties of a solution depend on the number of dissolved particles and not on their kind: vapour pressure, boiling point, freezing point and osmotic pressure. Salts count once for every ion.',
  terms,
  method: [
    'Turn the mass of the solute into moles, and these into molality (per kg of solvent) or molarity (per litre of solution).',
    'Find $i$: 1 for sugar and urea, the number of ions for a salt, less than 1 where molecules join.',
    'Put both into the formula of the property.',
    'For a molar mass solve the formula for the moles, then divide mass by moles.',
  ],
  tables: [
    {
      title: 'Colligative properties',
      columns: ['Property', 'Formula', 'Remember'],
      rows: [
        [
          'Relative lowering of vapour pressure',
          '$\\dfrac{p^\\circ - p}{p^\\circ} = i\\,x_2$',
          '$x_2$: mole fraction of the solute',
        ],
        ['Boiling point elevation', '$\\Delta T_b = i K_b m$', 'water $K_b$ = 0.52 K kg/mol'],
        ['Freezing point depression', '$\\Delta T_f = i K_f m$', 'water $K_f$ = 1.86 K kg/mol'],
        ['Osmotic pressure', '$\\pi = i c R T$', '$R$ = 0.083 L bar/(mol K)'],
        [
          'Molar mass',
          '$M_2 = \\dfrac{K \\times 1000 \\times w_2}{\\Delta T \\times w_1}$',
          'masses in grams',
        ],
      ],
    },
    {
      title: "The van 't Hoff factor",
      columns: ['Case', '$i$'],
      rows: [
        ['no change (urea, glucose)', '1'],
        ['splits into $n$ ions in part', '$1 + (n - 1)\\alpha$'],
        ['joins in twos in part', '$1 - \\dfrac{\\alpha}{2}$'],
        ['NaCl, KCl wholly', '2'],
        ['CaCl₂, Na₂SO₄ wholly', '3'],
        ['K₄[Fe(CN)₆] wholly', '5'],
      ],
    },
    {
      title: 'Constants in K kg/mol',
      columns: ['Solvent', '$K_b$', '$K_f$'],
      rows: [
        ['water', '0.52', '1.86'],
        ['benzene', '2.53', '5.12'],
        ['ethanol', '1.20', '1.99'],
        ['chloroform', '3.63', '4.79'],
        ['acetic acid', '2.93', '3.90'],
      ],
    },
  ],
  tips: [
    'Of equally strong solutions the one with most ions boils highest and freezes lowest.',
    'Osmotic pressure is the best for large molecules: the other shifts are too small to measure.',
    'Isotonic solutions have equal molar concentrations of particles.',
  ],
  mistakes: [
    'Taking the mass of the solution for the mass of the solvent.',
    'Giving the shift for the freezing point: it is taken off 0 °C.',
    'Leaving the temperature in °C in $\\pi = cRT$.',
  ],
  advanced: [
    'Two volatile liquids: $p = x_1 p_1^\\circ + x_2 p_2^\\circ$. Positive deviation: the forces between unlike molecules are weaker.',
    'A molar mass that comes out too small means dissociation, one too large association.',
  ],
})
