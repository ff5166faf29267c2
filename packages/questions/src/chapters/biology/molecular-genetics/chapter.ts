import { defineChapter } from '../../../kit/define-chapter.ts'

export const molecularGenetics = defineChapter({
  subject: 'biology',
  title: 'Molecular Basis of Inheritance',
  aliases: ['molecular genetics', 'molecular biology', 'molecular inheritance'],
  weight: 60,
  types: {
    'bank/molecular-genetics': {
      title: 'DNA, RNA & Protein Synthesis',
      aliases: [
        'dna',
        'rna',
        'dna and rna',
        'dna replication',
        'genetic code',
        'protein synthesis',
        'translation',
        'lac operon',
        'central dogma',
        'dna fingerprinting',
        'human genome project',
        'gene expression',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
