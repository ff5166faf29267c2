import { defineChapter } from '../../../kit/define-chapter.ts'

export const sAndPBlock = defineChapter({
  subject: 'chemistry',
  title: 's- and p-Block Elements',
  aliases: [
    'p block',
    'p-block elements',
    'p block elements',
    's block',
    's-block elements',
    's block elements',
    'non metals',
    'hydrogen',
    'inorganic chemistry',
  ],
  weight: 70,
  types: {
    'bank/s-and-p-block': {
      title: 'Compounds of the s- and p-Block',
      aliases: [
        'alkali metals',
        'alkaline earth metals',
        'halogens',
        'noble gases',
        'carbon family',
        'nitrogen family',
        'oxygen family',
        'allotropes',
        'allotropy',
        'water hardness',
        'hardness of water',
        'nitric acid',
        'sulphuric acid',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
