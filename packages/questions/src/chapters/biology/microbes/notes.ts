import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'What microbes do for us: food, medicines, sewage treatment, biogas, biocontrol and biofertilisers.',
  terms,
  method: [
    'Learn microbe and product in pairs.',
    'Decide whether the microbe is a bacterium, a fungus or a virus.',
  ],
  tables: [
    {
      title: 'Microbe and product',
      columns: ['Microbe', 'Product'],
      rows: [
        ['Lactobacillus', 'curd'],
        ['Saccharomyces cerevisiae', 'bread, ethanol'],
        ['Propionibacterium', 'Swiss cheese'],
        ['Aspergillus niger', 'citric acid'],
        ['Acetobacter', 'acetic acid'],
        ['Clostridium butylicum', 'butyric acid'],
        ['Trichoderma polysporum', 'cyclosporin A'],
        ['Monascus purpureus', 'statins'],
        ['Streptococcus', 'streptokinase'],
      ],
    },
    {
      title: 'In the field',
      columns: ['Microbe', 'Use'],
      rows: [
        ['Rhizobium', 'nitrogen in root nodules'],
        ['Azotobacter', 'nitrogen, free in soil'],
        ['Anabaena', 'nitrogen in paddy fields'],
        ['Glomus (mycorrhiza)', 'takes up phosphorus'],
        ['Bacillus thuringiensis', 'kills insect larvae'],
        ['Trichoderma', 'controls plant pathogens'],
      ],
    },
  ],
  tips: [
    'Primary treatment of sewage is physical, secondary is biological.',
    'High BOD means much organic waste.',
    'Methanogens make biogas without oxygen.',
  ],
  mistakes: ['Calling yeast a bacterium.', 'Mixing the two Trichoderma uses: biocontrol and cyclosporin.'],
  advanced: ['Baculoviruses are specific to insects and suit integrated pest control.'],
})
