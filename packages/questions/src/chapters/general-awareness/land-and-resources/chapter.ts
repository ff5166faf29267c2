import { defineChapter } from '../../../kit/define-chapter.ts'

export const landAndResources = defineChapter({
  subject: 'general-awareness',
  title: 'Rivers, Soils & Resources of India',
  aliases: ['rivers soils and resources', 'rivers and resources of india'],
  weight: 12,
  types: {
    'bank/rivers-and-resources': {
      title: 'Tributaries, Crops, Ores & Waterways',
      aliases: ['tributaries and crops'],
    },
  },
  questions: () => import('./questions.ts'),
})
