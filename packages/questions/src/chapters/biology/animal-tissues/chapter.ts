import { defineChapter } from '../../../kit/define-chapter.ts'

export const animalTissues = defineChapter({
  subject: 'biology',
  title: 'Structural Organisation in Animals',
  aliases: ['animal tissues', 'animal tissue', 'structural organization in animals', 'tissues'],
  weight: 25,
  types: {
    'bank/animal-tissues': {
      title: 'Tissues of Animals',
      aliases: ['cell and tissues'],
    },
    'bank/frog-and-cockroach': { title: 'Frog, Cockroach & Tissues', aliases: [], weight: 1.2 },
  },
  questions: () => import('./questions.ts'),
})
