import { defineChapter } from '../../../kit/define-chapter.ts'

export const diversityAndClassification = defineChapter({
  subject: 'biology',
  title: 'Diversity of Living Organisms',
  aliases: [
    'diversity in living world',
    'diversity of life',
    'biological classification',
    'the living world',
    'classification of organisms',
    'living organisms',
    'living world',
  ],
  weight: 120,
  types: {
    'bank/diversity-and-classification': {
      title: 'Classification of Living Things',
      aliases: ['five kingdom classification', 'taxonomy', 'kingdom classification'],
    },
    'bank/plant-kingdom': {
      title: 'Plant Kingdom',
      aliases: [
        'plant classification',
        'algae',
        'bryophyta',
        'bryophytes',
        'pteridophytes',
        'gymnosperms',
        'angiosperms',
      ],
    },
    'bank/animal-kingdom': {
      title: 'Animal Kingdom',
      aliases: ['animal classification', 'phylum', 'chordata', 'invertebrates', 'vertebrates', 'arthropoda'],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
