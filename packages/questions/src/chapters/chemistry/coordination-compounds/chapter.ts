import { defineChapter } from '../../../kit/define-chapter.ts'

export const coordinationCompounds = defineChapter({
  subject: 'chemistry',
  title: 'Coordination Compounds',
  aliases: ['coordination chemistry', 'coordination compound', 'complexes', 'complex compounds'],
  weight: 60,
  types: {
    'bank/coordination-compounds': {
      title: 'Ligands & Complexes',
      aliases: ['ligands'],
    },
    'bank/complexes-in-depth': {
      title: 'Naming, Isomers & Crystal Field',
      aliases: ['structure of complexes'],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
