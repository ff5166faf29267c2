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
      aliases: [],
    },
    'bank/transition-elements': {
      title: 'Trends in d- and f-Block',
      aliases: ['trends of transition elements'],
      weight: 1.1,
    },
  },
  questions: () => import('./questions.ts'),
})
