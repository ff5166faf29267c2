import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'What happens at surfaces: adsorption of gases on solids, the work of catalysts, and colloids with their charge and stability.',
  terms,
  method: [
    'Name the dispersed phase first, then the medium.',
    'For adsorption decide physical or chemical.',
    'For coagulation look at the charge of the opposite ion.',
  ],
  tables: [
    {
      title: 'Colloids',
      columns: ['Phase in medium', 'Name', 'Example'],
      rows: [
        ['liquid in liquid', 'emulsion', 'milk'],
        ['solid in gas', 'aerosol', 'smoke'],
        ['liquid in gas', 'aerosol', 'fog'],
        ['gas in liquid', 'foam', 'lather'],
        ['liquid in solid', 'gel', 'cheese'],
      ],
    },
    {
      title: 'Adsorption',
      columns: ['Point', 'Physical', 'Chemical'],
      rows: [
        ['Force', 'weak', 'chemical bond'],
        ['Reversible', 'yes', 'no'],
        ['Layers', 'many', 'one'],
        ['Low temperature', 'favours it', 'slows it: activation energy is needed'],
      ],
    },
  ],
  tips: [
    'Hardy–Schulze: Al³⁺ > Ba²⁺ > Na⁺ for a negative sol.',
    'A beam of light shows in a colloid (Tyndall effect), not in a true solution.',
    'A catalyst speeds both directions alike.',
  ],
  mistakes: [
    'Calling butter oil in water: it is water in oil.',
    'Mixing peptisation (making a sol) with coagulation (breaking it).',
  ],
  advanced: ['Freundlich: log(x/m) against log p is a straight line of slope 1/n.'],
})
