import { defineChapter } from '../../../kit/define-chapter.ts'

export const unitsAndDimensions = defineChapter({
  subject: 'physics',
  title: 'Units & Dimensions',
  aliases: ['physical quantities'],
  weight: 45,
  types: {
    'physics/dimensions': {
      title: 'Dimensional Formulae',
      aliases: [],
    },
    'bank/measurement-concepts': {
      title: 'Units, Errors & Instruments',
      aliases: ['measurement in physics'],
      weight: 1.3,
    },
  },
  questions: () => import('./questions.ts'),
})
