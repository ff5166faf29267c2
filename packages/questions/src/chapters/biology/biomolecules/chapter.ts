import { defineChapter } from '../../../kit/define-chapter.ts'

export const biomolecules = defineChapter({
  subject: 'biology',
  title: 'Biomolecules',
  aliases: ['biomolecule', 'biochemistry'],
  weight: 40,
  types: {
    'bank/biomolecules': {
      title: 'Biomolecules of the Cell',
      aliases: [
        'carbohydrates',
        'proteins',
        'enzymes',
        'amino acids',
        'lipids',
        'nucleic acids',
        'carbohydrate protein fat',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
