import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Acids and bases, salts, polymers, medicines, soaps and food chemicals: what each is made of and what it is used for.',
  terms,
  method: [
    'Decide: acid, base or salt; natural or synthetic; what class of medicine.',
    'Learn each product with its monomer or its use.',
  ],
  tables: [
    {
      title: 'Acids around us',
      columns: ['Source', 'Acid'],
      rows: [
        ['Lemon, orange', 'citric'],
        ['Curd', 'lactic'],
        ['Ant sting', 'formic'],
        ['Tamarind', 'tartaric'],
        ['Apple', 'malic'],
      ],
    },
    {
      title: 'Polymers',
      columns: ['Polymer', 'Monomer', 'Use'],
      rows: [
        ['PVC', 'vinyl chloride', 'pipes'],
        ['Teflon', 'tetrafluoroethene', 'non-stick pans'],
        ['Nylon 6,6', 'adipic acid + hexamethylenediamine', 'ropes'],
        ['Bakelite', 'phenol + formaldehyde', 'switches'],
        ['Natural rubber', 'isoprene', 'tyres after vulcanisation'],
      ],
    },
    {
      title: 'Medicines',
      columns: ['Class', 'Work'],
      rows: [
        ['Antipyretic', 'lowers fever'],
        ['Analgesic', 'relieves pain'],
        ['Antacid', 'neutralises acid'],
        ['Antiseptic', 'kills germs on skin'],
        ['Antibiotic', 'kills or stops bacteria'],
      ],
    },
  ],
  tips: [
    'pH below 7 acidic, 7 neutral, above 7 basic.',
    'Detergents work in hard water, soap forms scum.',
    'Thermosetting plastics cannot be softened again.',
  ],
  mistakes: [
    'Mixing washing soda (carbonate) with baking soda (bicarbonate).',
    'Calling nylon or terylene natural.',
  ],
  advanced: ['Agonist switches a receptor on, antagonist blocks it.'],
  sections,
})
