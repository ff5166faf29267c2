import { defineChapter } from '../../../kit/define-chapter.ts'

export const unitsAndDimensions = defineChapter({
  subject: 'physics',
  title: 'Units & Dimensions',
  aliases: ['dimensional analysis', 'physical quantities'],
  weight: 45,
  types: {
    'physics/dimensions': {
      title: 'Dimensional Formulae',
      aliases: ['dimension', 'dimensional formula', 'dimensions of physical quantities'],
    },
  },
  questions: () => import('./questions.ts'),
})
