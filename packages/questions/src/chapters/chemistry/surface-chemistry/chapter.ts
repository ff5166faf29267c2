import { defineChapter } from '../../../kit/define-chapter.ts'

export const surfaceChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Surface Chemistry',
  aliases: ['colloids', 'colloid', 'colloidal solutions'],
  weight: 30,
  types: {
    'bank/surface-chemistry': {
      title: 'Adsorption, Catalysis & Colloids',
      aliases: ['adsorption', 'catalysis', 'catalyst', 'tyndall effect', 'emulsion', 'colloidal state'],
    },
  },
  questions: () => import('./questions.ts'),
})
