import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    "A galvanic cell makes electricity from a reaction; electrolysis drives a reaction by electricity. Potentials give the voltage, Faraday's laws the amounts.",
  terms,
  method: [
    'The higher standard potential is the cathode (reduction), the lower the anode (oxidation).',
    '$E^\\circ_{cell} = E^\\circ_{cathode} - E^\\circ_{anode}$; never multiply potentials by numbers of the equation.',
    'Balance the electrons to get $n$ and write $Q$.',
    'Put $Q$ into the Nernst equation; for electrolysis turn current and time into moles of electrons.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        [
          'Nernst at 298 K',
          '$E = E^\\circ - \\dfrac{0.059}{n}\\log Q$',
          'ions of the anode above, of the cathode below',
        ],
        ['Gibbs energy', '$\\Delta G^\\circ = -nFE^\\circ$', 'F = 96,500 C/mol'],
        ['Equilibrium', '$\\log K = \\dfrac{nE^\\circ}{0.059}$', ''],
        ['Faraday', '$m = \\dfrac{M}{n}\\cdot\\dfrac{It}{F}$', 't in seconds'],
        ['Second law', '$\\dfrac{m_1}{m_2} = \\dfrac{M_1/n_1}{M_2/n_2}$', 'same charge'],
        ['Molar conductivity', '$\\Lambda_m = \\dfrac{1000\\,\\kappa}{c}$', 'S cm²/mol'],
      ],
    },
    {
      title: 'Standard potentials in V',
      columns: ['Electrode', '$E^\\circ$', 'Electrode', '$E^\\circ$'],
      rows: [
        ['Mg²⁺/Mg', '−2.36', 'Pb²⁺/Pb', '−0.13'],
        ['Al³⁺/Al', '−1.66', 'H⁺/H₂', '0.00'],
        ['Zn²⁺/Zn', '−0.76', 'Cu²⁺/Cu', '+0.34'],
        ['Fe²⁺/Fe', '−0.44', 'Ag⁺/Ag', '+0.80'],
        ['Ni²⁺/Ni', '−0.25', 'Au³⁺/Au', '+1.40'],
      ],
    },
  ],
  tips: [
    'Positive $E^\\circ$ means negative $\\Delta G^\\circ$: the reaction goes by itself.',
    'One faraday deposits 108 g of silver, 31.75 g of copper or 9 g of aluminium.',
    'Diluting the ion of the cathode lowers the EMF, diluting that of the anode raises it.',
  ],
  mistakes: [
    'Adding the two reduction potentials.',
    'Leaving out the powers in $Q$.',
    'Using minutes instead of seconds in $It$.',
  ],
  advanced: [
    'Kohlrausch: $\\Lambda_m^\\circ$ of a weak acid is the sum for its ions; $\\alpha = \\dfrac{\\Lambda_m}{\\Lambda_m^\\circ}$.',
    'Hydrogen electrode: $E = -0.059\\,\\text{pH}$.',
  ],
})
