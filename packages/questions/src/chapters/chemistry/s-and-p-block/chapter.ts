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
      aliases: ['allotropes'],
    },
    'bank/main-group-compounds': {
      title: 'Main-Group Elements & their Compounds',
      aliases: ['main group elements'],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
