import { defineChapter } from '../../../kit/define-chapter.ts'

export const coordinationCompounds = defineChapter({
  subject: 'chemistry',
  title: 'Coordination Compounds',
  aliases: ['coordination chemistry', 'coordination compound', 'complexes', 'complex compounds'],
  weight: 60,
  types: {
    'bank/coordination-compounds': {
      title: 'Ligands & Complexes',
      aliases: [
        'ligand',
        'ligands',
        'crystal field theory',
        'werner theory',
        'chelate',
        'isomerism in coordination compounds',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
