import { defineChapter } from '../../../kit/define-chapter.ts'

export const plantPhysiology = defineChapter({
  subject: 'biology',
  title: 'Plant Physiology',
  aliases: ['physiology of plants', 'plant science'],
  weight: 80,
  types: {
    'bank/plant-process-pairs': { title: 'Plant Processes Compared', aliases: [] },
    'bank/photosynthesis': { title: 'Photosynthesis', aliases: [], weight: 1.4 },
    'bank/plant-physiology': {
      title: 'Transport, Respiration & Growth in Plants',
      aliases: [],
      weight: 1.7,
    },
    'bank/photosynthesis-pathways': { title: 'C₃ & C₄ Pathways', aliases: [] },
    'bank/cellular-respiration': { title: 'Glycolysis, Krebs Cycle & ETS', aliases: [], weight: 1.2 },
    'bank/plant-growth-and-nutrition': {
      title: 'Growth, Transport & Nutrition of Plants',
      aliases: [],
      weight: 1.6,
    },
  },
  questions: () => import('./questions.ts'),
})
