import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Each parent gives one allele of a pair. Write the gametes on the sides of a square, fill it, and count.',
  terms,
  method: [
    'Write the genotypes of the parents; a recessive look means two recessive alleles.',
    'Write the gametes of each.',
    'Fill the square and count genotypes.',
    'Add up those with the same look for the phenotype ratio.',
  ],
  tables: [
    {
      title: 'Crosses',
      columns: ['Cross', 'Genotypes', 'Phenotypes'],
      rows: [
        ['Tt × Tt', '1 TT : 2 Tt : 1 tt', '3 : 1'],
        ['Tt × tt (test cross)', '1 Tt : 1 tt', '1 : 1'],
        ['TT × tt', 'all Tt', 'all dominant'],
        ['TtRr × TtRr', '', '9 : 3 : 3 : 1'],
        ['TtRr × ttrr', '', '1 : 1 : 1 : 1'],
        ['Incomplete dominance, Rr × Rr', '1 : 2 : 1', '1 : 2 : 1'],
      ],
    },
    {
      title: "Mendel's laws",
      columns: ['Law', 'Meaning'],
      rows: [
        ['Dominance', 'one allele hides the other'],
        ['Segregation', 'the two alleles part in the gametes'],
        ['Independent assortment', 'pairs on different chromosomes part independently'],
      ],
    },
    {
      title: 'Blood groups',
      columns: ['Group', 'Genotypes'],
      rows: [
        ['A', 'IᴬIᴬ, Iᴬi'],
        ['B', 'IᴮIᴮ, Iᴮi'],
        ['AB', 'IᴬIᴮ'],
        ['O', 'ii'],
      ],
    },
  ],
  tips: [
    'Two pairs: multiply the chances of each pair, no large square needed.',
    'Kinds of gametes: $2^n$ for $n$ heterozygous pairs.',
    'A man gives his X to daughters only and his Y to sons only.',
  ],
  mistakes: ['Exchanging genotype and phenotype ratios.', 'Using $9:3:3:1$ for one pair of alleles.'],
  advanced: [
    'Hardy-Weinberg: $p + q = 1$ and $p^2 + 2pq + q^2 = 1$; begin with $q = \\sqrt{\\text{share of the recessive look}}$.',
  ],
})
