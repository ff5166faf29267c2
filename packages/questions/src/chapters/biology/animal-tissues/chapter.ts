import { defineChapter } from '../../../kit/define-chapter.ts'

export const animalTissues = defineChapter({
  subject: 'biology',
  title: 'Structural Organisation in Animals',
  aliases: ['animal tissues', 'animal tissue', 'structural organization in animals', 'tissues'],
  weight: 25,
  types: {
    'bank/animal-tissues': {
      title: 'Tissues of Animals',
      aliases: [
        'epithelial tissue',
        'connective tissue',
        'muscular tissue',
        'epithelium',
        'cockroach',
        'frog',
        'cell and tissues',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
