import { defineChapter } from '../../../kit/define-chapter.ts'

export const surfaceChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Surface Chemistry',
  aliases: [],
  weight: 30,
  types: {
    'bank/surface-chemistry': {
      title: 'Adsorption, Catalysis & Colloids',
      aliases: ['colloidal state'],
    },
    'bank/colloids': { title: 'Colloids & Emulsions', aliases: ['colloids numericals'], weight: 1 },
    'bank/adsorption-and-sols': { title: 'Adsorption & Sols', aliases: [], weight: 0.7 },
  },
  questions: () => import('./questions.ts'),
})
