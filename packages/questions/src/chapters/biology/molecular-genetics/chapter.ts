import { defineChapter } from '../../../kit/define-chapter.ts'

export const molecularGenetics = defineChapter({
  subject: 'biology',
  title: 'Molecular Basis of Inheritance',
  aliases: ['molecular genetics', 'molecular biology', 'molecular inheritance'],
  weight: 60,
  types: {
    'bank/molecular-genetics': {
      title: 'DNA, RNA & Protein Synthesis',
      aliases: [],
    },
    'bank/gene-expression': { title: 'From Gene to Protein', aliases: [], weight: 1.5 },
  },
  questions: () => import('./questions.ts'),
})
