import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'How plants take up water and minerals, make food in light, respire day and night, and grow under the control of hormones.',
  terms,
  method: [
    'Place the process: thylakoid or stroma, cytoplasm or mitochondrion.',
    'Count carbon atoms and ATP.',
    'For a hormone recall one effect that belongs to it alone.',
  ],
  tables: [
    {
      title: 'Photosynthesis',
      columns: ['Point', 'Light reactions', 'Calvin cycle'],
      rows: [
        ['Place', 'thylakoids', 'stroma'],
        ['Uses', 'water, light', 'CO₂, ATP, NADPH'],
        ['Gives', 'O₂, ATP, NADPH', 'sugar'],
      ],
    },
    {
      title: 'C₃ and C₄ plants',
      columns: ['Point', 'C₃', 'C₄'],
      rows: [
        ['First product', 'PGA (3 C)', 'oxaloacetic acid (4 C)'],
        ['CO₂ acceptor', 'RuBP', 'PEP'],
        ['Photorespiration', 'yes', 'nearly none'],
        ['Example', 'wheat, rice', 'maize, sugarcane'],
      ],
    },
    {
      title: 'Hormones',
      columns: ['Hormone', 'Known for'],
      rows: [
        ['Auxin', 'apical dominance, phototropism'],
        ['Gibberellin', 'length of stem, bolting'],
        ['Cytokinin', 'cell division, delays ageing'],
        ['Ethylene', 'ripening (a gas)'],
        ['Abscisic acid', 'closes stomata, dormancy'],
      ],
    },
    {
      title: 'Respiration',
      columns: ['Step', 'Place'],
      rows: [
        ['Glycolysis', 'cytoplasm'],
        ['Krebs cycle', 'mitochondrial matrix'],
        ['Electron transport', 'inner mitochondrial membrane'],
      ],
    },
  ],
  tips: [
    'Oxygen of photosynthesis comes from water.',
    'Net gain of glycolysis: 2 ATP and 2 NADH.',
    'RQ: carbohydrate 1, fat about 0.7.',
    'Mg in chlorophyll, Mn for splitting water, Mo in nitrogenase.',
  ],
  mistakes: [
    'Thinking plants respire only at night.',
    'Taking guttation (liquid) for transpiration (vapour).',
  ],
  advanced: [
    'One glucose needs six turns of the Calvin cycle, 18 ATP and 12 NADPH.',
    'Water potential = solute potential + pressure potential; pure water has zero.',
  ],
  sections,
})
