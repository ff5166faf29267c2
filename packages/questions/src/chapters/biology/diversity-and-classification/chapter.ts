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
    'bank/plant-group-pairs': { title: 'Groups of Plants Compared', aliases: [] },
    'bank/diversity-and-classification': {
      title: 'Classification of Living Things',
      aliases: ['taxonomy'],
    },
    'bank/plant-kingdom': {
      title: 'Plant Kingdom',
      aliases: ['plant classification'],
    },
    'bank/animal-kingdom': {
      title: 'Animal Kingdom',
      aliases: ['animal classification', 'phylum', 'invertebrates'],
      weight: 1.2,
    },
    'bank/kingdoms-of-life': { title: 'Kingdoms of Life', aliases: [], weight: 1 },
    'bank/plant-groups': { title: 'Groups of Plants', aliases: [], weight: 0.9 },
    'bank/animal-phyla': { title: 'Phyla & Classes of Animals', aliases: [], weight: 1.6 },
    'facts/animal-examples': {
      title: 'Animals by Genus',
      aliases: ['genus and common name of animals'],
      weight: 0.7,
    },
    'facts/plant-examples': {
      title: 'Plants & Fungi by Genus',
      aliases: ['genus and group of plants'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
