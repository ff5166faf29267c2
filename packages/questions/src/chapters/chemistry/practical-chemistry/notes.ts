import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Tests for gases and ions, flame colours, and titrations with their indicators, as they are done in the school laboratory.',
  terms,
  method: [
    'Note colour, smell and what the gas does to paper or lime water.',
    'Then confirm with a precipitate.',
    'For a titration choose the indicator by the end point.',
  ],
  tables: [
    {
      title: 'Gases',
      columns: ['Gas', 'Test'],
      rows: [
        ['H₂', 'pop sound'],
        ['O₂', 'relights a splinter'],
        ['CO₂', 'lime water turns milky'],
        ['NH₃', 'turns red litmus blue'],
        ['H₂S', 'rotten eggs, blackens lead acetate'],
        ['HCl', 'white fumes with ammonia'],
      ],
    },
    {
      title: 'Anions',
      columns: ['Ion', 'Test'],
      rows: [
        ['Cl⁻', 'white AgCl, soluble in ammonia'],
        ['SO₄²⁻', 'white BaSO₄, insoluble in acid'],
        ['NO₃⁻', 'brown ring'],
        ['CO₃²⁻', 'effervescence'],
      ],
    },
    {
      title: 'Cations',
      columns: ['Ion', 'With NaOH or ammonia'],
      rows: [
        ['Fe³⁺', 'reddish brown'],
        ['Fe²⁺', 'dirty green'],
        ['Cu²⁺', 'blue; deep blue in excess ammonia'],
        ['NH₄⁺', 'ammonia on heating'],
      ],
    },
    {
      title: 'Indicators',
      columns: ['Indicator', 'Acid', 'Base'],
      rows: [
        ['Phenolphthalein', 'colourless', 'pink'],
        ['Methyl orange', 'red', 'yellow'],
      ],
    },
  ],
  tips: [
    'Permanganate is its own indicator; use dilute sulphuric acid.',
    'Strong acid with weak base: methyl orange.',
    'Add acid to water, never water to acid.',
  ],
  mistakes: ['Using hydrochloric acid with permanganate.', 'Using phenolphthalein for ammonia.'],
  advanced: ['Group II: H₂S in acid; group III: NH₄OH with NH₄Cl; group V: ammonium carbonate.'],
})
