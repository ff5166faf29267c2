import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'In a redox reaction electrons pass from one substance to another. The oxidation number keeps the account: it rises in oxidation and falls in reduction, and both changes must balance.',
  terms,
  method: [
    'Give every atom its oxidation number by the rules.',
    'Find what rises (oxidised) and what falls (reduced).',
    'Make the rise equal to the fall with the smallest whole numbers.',
    'Balance the other atoms, oxygen with H₂O and hydrogen with H⁺ (or OH⁻ in base).',
    'Check atoms and charge on both sides.',
  ],
  tables: [
    {
      title: 'Rules for oxidation numbers',
      columns: ['Atom', 'Number', 'Except'],
      rows: [
        ['element by itself', '0', ''],
        ['simple ion', 'its charge', ''],
        ['oxygen', '−2', '−1 in peroxides, + in OF₂'],
        ['hydrogen', '+1', '−1 in metal hydrides'],
        ['fluorine', '−1', ''],
        ['alkali, alkaline earth metals', '+1, +2', ''],
        ['all atoms together', 'charge of the whole', ''],
      ],
    },
    {
      title: 'Oxidising agents',
      columns: ['Agent', 'Becomes', 'Electrons'],
      rows: [
        ['MnO₄⁻ in acid', 'Mn²⁺', '5'],
        ['MnO₄⁻ in neutral or base', 'MnO₂', '3'],
        ['Cr₂O₇²⁻ in acid', '2Cr³⁺', '6'],
        ['NO₃⁻ dilute acid', 'NO', '3'],
        ['H₂O₂ in acid', 'H₂O', '2'],
      ],
    },
    {
      title: 'Equations asked often',
      columns: ['Reaction', 'Balanced'],
      rows: [
        ['permanganate and iron', 'MnO₄⁻ + 5Fe²⁺ + 8H⁺ → Mn²⁺ + 5Fe³⁺ + 4H₂O'],
        ['dichromate and iron', 'Cr₂O₇²⁻ + 6Fe²⁺ + 14H⁺ → 2Cr³⁺ + 6Fe³⁺ + 7H₂O'],
        ['permanganate and oxalate', '2MnO₄⁻ + 5C₂O₄²⁻ + 16H⁺ → 2Mn²⁺ + 10CO₂ + 8H₂O'],
        ['copper and dilute nitric acid', '3Cu + 8HNO₃ → 3Cu(NO₃)₂ + 2NO + 4H₂O'],
      ],
    },
  ],
  tips: [
    'Loss of electrons is oxidation, gain is reduction.',
    'The oxidising agent is itself reduced.',
    'In combustion balance carbon, then hydrogen, then oxygen; double all numbers if a half is left.',
  ],
  mistakes: [
    'Dividing by the wrong number of atoms: in Cr₂O₇²⁻ there are two Cr.',
    'Balancing atoms but not the charge.',
    'Forgetting that peroxides have oxygen at −1.',
  ],
  advanced: [
    'Disproportionation: one element rises and falls at once, as in 3Cl₂ + 6OH⁻ → 5Cl⁻ + ClO₃⁻ + 3H₂O.',
    'Equivalent mass = molar mass ÷ electrons per formula: KMnO₄ in acid 158 ÷ 5.',
  ],
})
