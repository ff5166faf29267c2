import { defineChapter } from '../../../kit/define-chapter.ts'

export const metallurgy = defineChapter({
  subject: 'chemistry',
  title: 'Metals & Metallurgy',
  aliases: [
    'metallurgy',
    'metals',
    'extraction of metals',
    'general principles and processes of isolation of elements',
    'dhatu',
  ],
  weight: 35,
  types: {
    'bank/metallurgy': {
      title: 'Extraction of Metals',
      aliases: ['isolation of elements'],
    },
    'bank/metal-extraction': {
      title: 'Ores & Extraction in Detail',
      aliases: ['metallurgy of copper zinc and aluminium'],
      weight: 1,
    },
    'bank/alloys-and-metals': { title: 'Alloys, Ores & Special Metals', aliases: [], weight: 0.7 },
  },
  questions: () => import('./questions.ts'),
})
