import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Enthalpy depends on where a reaction begins and ends, not on the way. So unknown heats follow from known ones: from enthalpies of formation, from other equations or from bonds.',
  terms,
  method: [
    'Write the equation that is asked, with states.',
    'With enthalpies of formation: products less reactants, each times its number; elements count 0.',
    'With other equations: reverse and multiply them until they add up to the one asked, and do the same with their enthalpies.',
    'With bond enthalpies: bonds broken less bonds made.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        [
          'From formation',
          '$\\Delta H = \\sum \\Delta_f H(\\text{products}) - \\sum \\Delta_f H(\\text{reactants})$',
        ],
        ['From bonds', '$\\Delta H = \\sum \\text{broken} - \\sum \\text{made}$'],
        ['First law', '$\\Delta U = q + w$'],
        ['Enthalpy and energy', '$\\Delta H = \\Delta U + \\Delta n_g RT$'],
        ['Gibbs energy', '$\\Delta G = \\Delta H - T\\Delta S$'],
        ['Gibbs and equilibrium', '$\\Delta G^\\circ = -2.303RT \\log K$'],
      ],
    },
    {
      title: 'Enthalpies of formation in kJ/mol',
      columns: ['Substance', 'Value', 'Substance', 'Value'],
      rows: [
        ['CO₂(g)', '−393.5', 'CH₄(g)', '−74.8'],
        ['H₂O(l)', '−285.8', 'C₂H₄(g)', '+52.3'],
        ['CO(g)', '−110.5', 'C₂H₂(g)', '+226.7'],
        ['NH₃(g)', '−46.1', 'SO₂(g)', '−296.8'],
      ],
    },
    {
      title: 'Does it go by itself?',
      columns: ['$\\Delta H$', '$\\Delta S$', 'Spontaneous'],
      rows: [
        ['−', '+', 'always'],
        ['−', '−', 'at low temperature'],
        ['+', '+', 'at high temperature'],
        ['+', '−', 'never'],
      ],
    },
  ],
  tips: [
    'Reversing an equation turns the sign of its enthalpy; doubling the equation doubles it.',
    'Enthalpy of formation from combustion: that of the $n$ CO₂ and $m$ H₂O formed, less the enthalpy of combustion.',
    'Bond enthalpies: breaking costs, making pays; bonds on both sides may be left out.',
  ],
  mistakes: [
    'Taking reactants less products.',
    'Forgetting the numbers of the equation.',
    'Using water vapour where liquid water is meant.',
  ],
  advanced: [
    'Born–Haber cycle: lattice enthalpy from sublimation, ionisation, dissociation, electron gain and formation.',
    'For gases $\\Delta n_g$ counts only moles of gas.',
  ],
})
