import { defineChapter } from '../../../kit/define-chapter.ts'

export const dAndFBlock = defineChapter({
  subject: 'chemistry',
  title: 'd- and f-Block Elements',
  aliases: [
    'd block',
    'd block elements',
    'd-block elements',
    'f block',
    'transition elements',
    'transition metals',
  ],
  weight: 45,
  types: {
    'bank/d-and-f-block': {
      title: 'Transition Metals',
      aliases: [
        'lanthanoids',
        'lanthanides',
        'actinoids',
        'inner transition elements',
        'lanthanoid contraction',
        'potassium permanganate',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
