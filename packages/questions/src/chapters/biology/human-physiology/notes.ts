import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The systems of the human body: digestion, breathing, circulation, excretion, movement, nerves and hormones.',
  terms,
  method: [
    'Name the organ, then the juice or signal, then what it acts on.',
    'For a disorder ask which substance is too little or too much.',
    'For numbers keep a short list by heart.',
  ],
  tables: [
    {
      title: 'Enzymes of digestion',
      columns: ['Place', 'Enzyme', 'Acts on'],
      rows: [
        ['Mouth', 'amylase', 'starch'],
        ['Stomach', 'pepsin', 'proteins'],
        ['Pancreas', 'trypsin, amylase, lipase', 'proteins, starch, fats'],
        ['Intestine', 'disaccharidases, peptidases', 'sugars, peptides'],
      ],
    },
    {
      title: 'Hormones',
      columns: ['Gland', 'Hormone', 'Effect'],
      rows: [
        ['Pituitary', 'growth hormone, ADH', 'growth; saves water'],
        ['Thyroid', 'thyroxine', 'metabolic rate; needs iodine'],
        ['Parathyroid', 'parathormone', 'raises blood calcium'],
        ['Pancreas', 'insulin, glucagon', 'lowers, raises blood sugar'],
        ['Adrenal medulla', 'adrenaline', 'fight or flight'],
        ['Pineal', 'melatonin', 'daily rhythm'],
      ],
    },
    {
      title: 'Numbers',
      columns: ['What', 'How much'],
      rows: [
        ['Heartbeats', 'about 72 a minute'],
        ['Blood pressure', '120/80 mm Hg'],
        ['Tidal volume', 'about 500 mL'],
        ['Filtration of kidneys', '125 mL a minute'],
        ['Bones', '206'],
        ['Cranial, spinal nerves', '12, 31 pairs'],
      ],
    },
  ],
  tips: [
    'The left side of the heart carries oxygenated blood.',
    'CO₂ travels mostly as bicarbonate (about 70%).',
    'Urea is made in the liver and filtered by the kidney.',
    'In contraction the A band keeps its length.',
  ],
  mistakes: [
    'Thinking that bile contains enzymes.',
    'Calling every artery oxygenated: the pulmonary artery is not.',
    'Mixing renin (kidney) with rennin (stomach).',
  ],
  advanced: [
    'ECG: P is the excitation of the atria, QRS that of the ventricles, T their return to rest.',
    'Right shift of the oxygen curve: more CO₂, more H⁺, higher temperature.',
  ],
  sections,
})
