import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The mole is a number, $6.022 \\times 10^{23}$. Grams, litres of gas and particles are all turned into moles first; equations of reactions compare moles.',
  terms,
  method: [
    'Turn what is given into moles.',
    'Use the ratio of the balanced equation if there is a reaction.',
    'Turn moles into what is asked.',
    'Check the unit.',
  ],
  tables: [
    {
      title: 'Ways to moles',
      columns: ['From', 'Moles'],
      rows: [
        ['mass', '$n = \\dfrac{m}{M}$'],
        ['particles', '$n = \\dfrac{N}{6.022 \\times 10^{23}}$'],
        ['gas at STP (0 °C, 1 atm)', '$n = \\dfrac{V}{22.4\\ \\text{L}}$'],
        ['solution', '$n = M \\times V(\\text{L})$'],
      ],
    },
    {
      title: 'Concentration',
      columns: ['What', 'Formula'],
      rows: [
        ['Molarity', '$\\dfrac{\\text{mol of solute}}{\\text{L of solution}}$'],
        ['Molality', '$\\dfrac{\\text{mol of solute}}{\\text{kg of solvent}}$'],
        ['Mole fraction', '$\\dfrac{n_A}{n_A + n_B}$'],
        ['Dilution', '$M_1 V_1 = M_2 V_2$'],
      ],
    },
    {
      title: 'Molar masses in g/mol',
      columns: ['Substance', 'Mass', 'Substance', 'Mass'],
      rows: [
        ['H₂O', '18', 'CO₂', '44'],
        ['NH₃', '17', 'NaOH', '40'],
        ['HCl', '36.5', 'H₂SO₄', '98'],
        ['CaCO₃', '100', 'NaCl', '58.5'],
      ],
    },
  ],
  tips: [
    'Limiting reagent: divide the moles of each by its coefficient; the smallest runs out first.',
    'Equal volumes of gases at the same temperature and pressure hold equal numbers of molecules.',
    'Atoms are not molecules: 1 mol of O₂ has 2 mol of O atoms.',
  ],
  mistakes: [
    'Dividing 22.4 by the moles instead of multiplying.',
    'Using the mass of the atom for the molecule.',
  ],
  advanced: [
    'Empirical formula: percent $\\div$ atomic mass, divide by the smallest, make whole numbers; molecular formula $= n \\times$ empirical formula.',
  ],
})
