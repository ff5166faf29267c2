import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The cell is the unit of life. Know what each part does, in which cells it is found, and what happens in each stage of division.',
  terms,
  method: [
    'Ask first whether the cell is prokaryotic or eukaryotic, plant or animal.',
    'For an organelle recall three things: its membrane, its work, one special word.',
    'For division write the stages in order and mark where chromosome number and DNA content change.',
  ],
  tables: [
    {
      title: 'Organelles',
      columns: ['Organelle', 'Membrane', 'Work'],
      rows: [
        ['Mitochondrion', 'double', 'respiration, most ATP; own DNA and 70S ribosomes'],
        ['Chloroplast', 'double', 'photosynthesis; own DNA and 70S ribosomes'],
        ['Ribosome', 'none', 'protein synthesis; 70S in prokaryotes, 80S in eukaryotes'],
        ['Rough ER', 'single', 'proteins for export'],
        ['Smooth ER', 'single', 'lipids and steroids'],
        ['Golgi apparatus', 'single', 'packing, glycoproteins and glycolipids'],
        ['Lysosome', 'single', 'digestion by hydrolases'],
        ['Vacuole', 'single (tonoplast)', 'storage and turgor'],
        ['Nucleolus', 'none', 'ribosomal RNA'],
      ],
    },
    {
      title: 'Mitosis and meiosis',
      columns: ['Point', 'Mitosis', 'Meiosis'],
      rows: [
        ['Divisions', 'one', 'two'],
        ['Cells formed', 'two, 2n', 'four, n'],
        ['Crossing over', 'no', 'yes, in pachytene'],
        ['Where', 'growth and repair', 'gametes and spores'],
      ],
    },
    {
      title: 'Prophase I in order',
      columns: ['Stage', 'Mark'],
      rows: [
        ['Leptotene', 'chromosomes condense'],
        ['Zygotene', 'pairing (synapsis)'],
        ['Pachytene', 'crossing over'],
        ['Diplotene', 'chiasmata visible'],
        ['Diakinesis', 'chiasmata move to the ends'],
      ],
    },
  ],
  tips: [
    'DNA doubles in S phase, chromosome number does not: 2n stays 2n while 2C becomes 4C.',
    'Homologues part in anaphase I, chromatids in anaphase II.',
    '9 + 2 is cilium and flagellum; 9 + 0 is centriole.',
  ],
  mistakes: [
    'Counting the nucleolus or ribosome among organelles with a membrane.',
    'Giving the cell plate to animal cells: they part by a furrow.',
  ],
  advanced: [
    'Endomembrane system: ER, Golgi complex, lysosomes and vacuoles; mitochondria and chloroplasts are outside it.',
  ],
})
