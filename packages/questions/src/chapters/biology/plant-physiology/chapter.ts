import { defineChapter } from '../../../kit/define-chapter.ts'

export const plantPhysiology = defineChapter({
  subject: 'biology',
  title: 'Plant Physiology',
  aliases: ['physiology of plants', 'plant science'],
  weight: 80,
  types: {
    'bank/photosynthesis': {
      title: 'Photosynthesis',
      aliases: [
        'photosynthesis in higher plants',
        'prakash sanshleshan',
        'calvin cycle',
        'light reaction',
        'c3 and c4 plants',
        'chlorophyll',
      ],
    },
    'bank/plant-physiology': {
      title: 'Transport, Respiration & Growth in Plants',
      aliases: [
        'transport in plants',
        'mineral nutrition',
        'respiration in plants',
        'plant growth and development',
        'plant growth',
        'plant hormones',
        'transpiration',
        'osmosis',
        'glycolysis',
        'krebs cycle',
      ],
      weight: 1.7,
    },
  },
  questions: () => import('./questions.ts'),
})
