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
      aliases: ['plant tissue', 'plant structure', 'root stem leaf', 'parts of a plant', 'plant tissues'],
    },
    'bank/plant-organs-and-tissues': { title: 'Flower, Families & Anatomy', aliases: [], weight: 1.4 },
  },
  questions: () => import('./questions.ts'),
})
