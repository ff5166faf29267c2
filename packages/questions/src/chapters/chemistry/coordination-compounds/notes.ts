import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Complexes of a metal with ligands: their names, oxidation states and coordination numbers, their isomers and the bonding in them.',
  terms,
  method: [
    'Find the oxidation state from the charges.',
    'Count donor atoms for the coordination number.',
    'Decide strong or weak field, then the number of unpaired electrons.',
  ],
  tables: [
    {
      title: 'Ligands',
      columns: ['Ligand', 'Kind'],
      rows: [
        ['NH₃, H₂O, CO', 'neutral, monodentate'],
        ['Cl⁻, CN⁻, OH⁻', 'anionic, monodentate'],
        ['en, C₂O₄²⁻', 'bidentate'],
        ['EDTA⁴⁻', 'hexadentate'],
        ['NO₂⁻, SCN⁻', 'ambidentate'],
      ],
    },
    {
      title: 'Shapes',
      columns: ['Hybridisation', 'Shape'],
      rows: [
        ['sp³', 'tetrahedral'],
        ['dsp²', 'square planar'],
        ['d²sp³, sp³d²', 'octahedral'],
      ],
    },
    {
      title: 'Isomerism',
      columns: ['Kind', 'Example'],
      rows: [
        ['Ionisation', '[Co(NH₃)₅Br]SO₄ and [Co(NH₃)₅SO₄]Br'],
        ['Linkage', '–NO₂ and –ONO'],
        ['Geometrical', 'cis and trans [Pt(NH₃)₂Cl₂]'],
        ['Optical', '[Co(en)₃]³⁺'],
      ],
    },
  ],
  tips: [
    'Weak to strong field: I⁻ < Cl⁻ < H₂O < NH₃ < CN⁻ < CO.',
    'Only ions outside the brackets are free in water.',
    'Primary valence = oxidation state, secondary = coordination number.',
  ],
  mistakes: ['Counting en or oxalate as one donor.', 'Writing amine for the ligand NH₃: it is ammine.'],
  advanced: ['Octahedral field: d(x² − y²) and d(z²) are raised, the other three lowered.'],
})
