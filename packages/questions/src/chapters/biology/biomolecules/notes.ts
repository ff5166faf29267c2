import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Carbohydrates, proteins, lipids and nucleic acids: their units, the bonds between units, and how enzymes work.',
  terms,
  method: [
    'Name the class of the molecule, then its unit and its bond.',
    'For tests remember colour: iodine, Benedict, biuret.',
    'For enzymes think of active site, temperature, pH and inhibitor.',
  ],
  tables: [
    {
      title: 'Units and bonds',
      columns: ['Polymer', 'Unit', 'Bond'],
      rows: [
        ['Starch, glycogen, cellulose', 'glucose', 'glycosidic'],
        ['Inulin', 'fructose', 'glycosidic'],
        ['Protein', 'amino acid', 'peptide'],
        ['DNA, RNA', 'nucleotide', 'phosphodiester'],
        ['Fat', 'glycerol and three fatty acids', 'ester'],
      ],
    },
    {
      title: 'Disaccharides',
      columns: ['Sugar', 'Gives'],
      rows: [
        ['Sucrose', 'glucose + fructose'],
        ['Lactose', 'glucose + galactose'],
        ['Maltose', 'glucose + glucose'],
      ],
    },
    {
      title: 'Superlatives',
      columns: ['What', 'Which'],
      rows: [
        ['Most abundant protein of the biosphere', 'RuBisCO'],
        ['Most abundant protein of animals', 'collagen'],
        ['Most abundant organic compound', 'cellulose'],
        ['Simplest amino acid', 'glycine'],
      ],
    },
  ],
  tips: [
    'Nucleoside + phosphate = nucleotide.',
    'A and T: two hydrogen bonds; G and C: three.',
    'Competitive inhibition is overcome by more substrate.',
  ],
  mistakes: [
    'Mixing inulin (a carbohydrate) with insulin (a protein).',
    'Thinking that an enzyme shifts the equilibrium.',
  ],
  advanced: [
    'Six classes of enzymes: oxidoreductases, transferases, hydrolases, lyases, isomerases, ligases.',
    'Apoenzyme + cofactor = holoenzyme; a tightly bound cofactor is a prosthetic group.',
  ],
})
