import { defineChapter } from '../../../kit/define-chapter.ts'

export const organismsAndEcosystems = defineChapter({
  subject: 'biology',
  title: 'Organisms & Ecosystems',
  aliases: [
    'ecology',
    'organisms and populations',
    'organisms and environment',
    'ecosystem in biology',
    'biology ecology',
  ],
  weight: 80,
  types: {
    'bank/organisms-and-ecosystems': {
      title: 'Populations & Ecosystems',
      aliases: [],
    },
    'bank/ecology-in-detail': { title: 'Populations, Energy & Biodiversity', aliases: [], weight: 1.7 },
    'bank/reefs-plastics-and-drylands': {
      title: 'Coral Bleaching, Plastics & Desertification',
      aliases: [],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
