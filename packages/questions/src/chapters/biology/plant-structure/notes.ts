import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'Roots, stems, leaves, flowers and fruits with their changed forms, and the tissues inside them.',
  terms,
  method: [
    'Find out what the organ is by buds and nodes: only stems have them.',
    'For a section look at the bundles: radial in roots, conjoint in stems; scattered in monocots, in a ring in dicots.',
    'For a flower note symmetry, position of ovary, stamens and placentation.',
  ],
  tables: [
    {
      title: 'Changed organs',
      columns: ['Plant', 'What it is'],
      rows: [
        ['Potato', 'stem tuber'],
        ['Ginger', 'rhizome (stem)'],
        ['Onion', 'bulb'],
        ['Sweet potato', 'root'],
        ['Carrot', 'tap root'],
        ['Pea tendril', 'leaflets'],
        ['Cactus spine', 'leaf'],
        ['Citrus thorn', 'axillary bud'],
      ],
    },
    {
      title: 'Placentation',
      columns: ['Type', 'Example'],
      rows: [
        ['Marginal', 'pea'],
        ['Axile', 'China rose, tomato, lemon'],
        ['Parietal', 'mustard'],
        ['Free central', 'Dianthus'],
        ['Basal', 'sunflower'],
      ],
    },
    {
      title: 'Monocot and dicot',
      columns: ['Point', 'Monocot', 'Dicot'],
      rows: [
        ['Venation', 'parallel', 'reticulate'],
        ['Root', 'fibrous', 'tap'],
        ['Bundles in the stem', 'scattered, closed', 'ring, open'],
      ],
    },
  ],
  tips: [
    'Collenchyma is living and flexible; sclerenchyma is dead and hard.',
    'Casparian strips lie in the endodermis.',
    'Heartwood no longer conducts; sapwood does.',
  ],
  mistakes: [
    'Calling the potato a root or the sweet potato a stem.',
    'Exchanging endarch (stem) and exarch (root).',
  ],
  advanced: [
    'Cambium of a dicot root is wholly secondary in origin.',
    'Guard cells: kidney-shaped in dicots, dumb-bell shaped in grasses.',
  ],
})
