import { defineChapter } from '../../../kit/define-chapter.ts'

export const mirrorImages = defineChapter({
  subject: 'reasoning',
  title: 'Mirror & Water Images',
  aliases: ['mirror image', 'water image', 'mirror and water image'],
  weight: 80,
  types: {
    'reasoning/mirror-text': {
      title: 'Mirror Images',
      aliases: ['mirror text'],
    },
    'reasoning/mirror-figure': {
      title: 'Mirror Images of Figures',
      aliases: ['mirror figure', 'figure in mirror'],
      weight: 2,
    },
  },
  questions: () => import('./questions.ts'),
})
