import { defineChapter } from '../../../kit/define-chapter.ts'

export const everydayChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Chemistry in Everyday Life',
  aliases: ['everyday chemistry', 'chemistry in daily life', 'applied chemistry'],
  weight: 40,
  types: {
    'bank/everyday-chemistry': {
      title: 'Acids, Polymers, Drugs & Soaps',
      aliases: [],
    },
    'bank/chemistry-around-us': {
      title: 'Chemistry Around Us',
      aliases: ['chemistry of daily use'],
      weight: 1,
    },
    'bank/materials-and-fuels': { title: 'Materials, Drugs & Combustion', aliases: [], weight: 1 },
  },
  questions: () => import('./questions.ts'),
})
