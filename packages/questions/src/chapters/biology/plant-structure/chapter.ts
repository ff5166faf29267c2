import { defineChapter } from '../../../kit/define-chapter.ts'

export const plantStructure = defineChapter({
  subject: 'biology',
  title: 'Morphology & Anatomy of Plants',
  aliases: [
    'plant anatomy and morphology',
    'morphology of flowering plants',
    'anatomy of flowering plants',
    'plant anatomy',
    'plant morphology',
    'structural organisation in plants',
  ],
  weight: 60,
  types: {
    'bank/plant-structure': {
      title: 'Plant Tissues & Organs',
      aliases: [
        'plant tissue',
        'plant structure',
        'root stem leaf',
        'parts of a plant',
        'xylem and phloem',
        'plant tissues',
        'flower',
        'fruits and seeds',
        'modification of stem',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
