import { defineChapter } from '../../../kit/define-chapter.ts'

export const biomolecules = defineChapter({
  subject: 'biology',
  title: 'Biomolecules',
  aliases: ['biomolecule', 'biochemistry'],
  weight: 40,
  types: {
    'bank/biomolecules': {
      title: 'Biomolecules of the Cell',
      aliases: ['carbohydrate protein fat'],
    },
    'bank/biomolecules-in-detail': { title: 'Proteins, Enzymes & Metabolites', aliases: [], weight: 1.4 },
  },
  questions: () => import('./questions.ts'),
})
