import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'Cutting, joining and copying DNA, and what is made with it in farming and medicine.',
  terms,
  method: [
    'Follow the steps: isolate, cut, join, insert, select, grow, purify.',
    'Name the enzyme of each step.',
  ],
  tables: [
    {
      title: 'Tools',
      columns: ['Tool', 'Work'],
      rows: [
        ['Restriction enzyme', 'cuts at a palindrome'],
        ['DNA ligase', 'joins'],
        ['Plasmid', 'vector'],
        ['ori', 'start of replication'],
        ['Selectable marker', 'picks out transformed cells'],
        ['Taq polymerase', 'copies DNA in PCR'],
      ],
    },
    {
      title: 'Breaking the wall',
      columns: ['Cell', 'Enzyme'],
      rows: [
        ['Bacterium', 'lysozyme'],
        ['Plant', 'cellulase'],
        ['Fungus', 'chitinase'],
      ],
    },
    {
      title: 'Uses',
      columns: ['Product', 'Point'],
      rows: [
        ['Bt cotton', 'cry genes against bollworms'],
        ['Golden rice', 'beta-carotene'],
        ['Human insulin', 'made in E. coli'],
        ['ADA gene therapy', 'first, in 1990'],
      ],
    },
  ],
  tips: [
    'Plant breeding in steps: collect variability, choose parents, cross, select, test and release.',
    'DNA moves to the anode in a gel; small pieces go farther.',
    'After n cycles PCR gives $2^n$ copies.',
    'Blue colonies: no insert; colourless: recombinant.',
  ],
  mistakes: [
    'Reading the R of EcoRI as restriction: it is the strain.',
    'Thinking Bt toxin is active in the bacterium; it is a protoxin.',
  ],
  advanced: [
    'PCR: denaturation, annealing, extension.',
    'RNA interference silenced a gene of the nematode Meloidogyne in tobacco.',
  ],
})
