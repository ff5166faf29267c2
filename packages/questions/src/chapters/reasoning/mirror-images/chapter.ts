import { defineChapter } from '../../../kit/define-chapter.ts'

export const mirrorImages = defineChapter({
  subject: 'reasoning',
  title: 'Mirror & Water Images',
  aliases: ['mirror image', 'water image', 'mirror and water image'],
  weight: 80,
  concepts: `
    mirror-image-of-clock | Mirror Image of a Clock | mirror clock, clock in mirror, time in mirror
    mirror-image-of-words | Mirror Image of Words | mirror image of word, mirror image of letters and numbers
    water-images | Water Images | water image, water image of word
  `,
  types: {
    'reasoning/mirror-text': {
      title: 'Mirror Images',
      aliases: ['mirror text'],
    },
  },
  questions: () => import('./questions.ts'),
})
