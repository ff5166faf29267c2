import { defineChapter } from '../chapter.ts'

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
      aliases: [
        'five kingdom classification',
        'plant kingdom',
        'animal kingdom',
        'taxonomy',
        'kingdom classification',
        'animal classification',
        'plant classification',
        'bryophyta',
        'algae',
        'phylum',
        'chordata',
      ],
    },
  },
})
