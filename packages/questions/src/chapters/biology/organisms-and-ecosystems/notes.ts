import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Adaptation, populations and their interactions, and the flow of energy and matter in ecosystems.',
  terms,
  method: [
    'Mark each partner of an interaction with +, − or 0.',
    'For growth curves ask whether resources are limited.',
    'Follow energy one way and matter in circles.',
  ],
  tables: [
    {
      title: 'Interactions',
      columns: ['Name', 'A', 'B'],
      rows: [
        ['Mutualism', '+', '+'],
        ['Commensalism', '+', '0'],
        ['Amensalism', '−', '0'],
        ['Parasitism, predation', '+', '−'],
        ['Competition', '−', '−'],
      ],
    },
    {
      title: 'Growth',
      columns: ['Kind', 'Curve', 'Equation'],
      rows: [
        ['Exponential', 'J', 'dN/dt = rN'],
        ['Logistic', 'S', 'dN/dt = rN(K − N)/K'],
      ],
    },
    {
      title: 'Decomposition',
      columns: ['Step', 'What happens'],
      rows: [
        ['Fragmentation', 'detritus is broken up'],
        ['Leaching', 'soluble matter sinks into soil'],
        ['Catabolism', 'enzymes break it down'],
        ['Humification', 'humus forms'],
        ['Mineralisation', 'nutrients are set free'],
      ],
    },
  ],
  tips: [
    'Net productivity = gross productivity − respiration.',
    'About a tenth of energy passes to the next level.',
    'Log of species against log of area is a straight line.',
  ],
  mistakes: ['Mixing niche (role) with habitat (place).', 'Thinking the pyramid of energy can be inverted.'],
  advanced: [
    '$N_{t+1} = N_t + (B + I) - (D + E)$.',
    "Allen's rule: shorter ears and limbs in colder climates.",
  ],
  sections,
})
