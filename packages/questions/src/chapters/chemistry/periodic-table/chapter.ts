import { defineChapter } from '../../../kit/define-chapter.ts'

export const periodicTable = defineChapter({
  subject: 'chemistry',
  title: 'Periodic Table',
  aliases: [
    'periodic classification',
    'periodic classification of elements',
    'periodic properties',
    'classification of elements',
    'classification of elements and periodicity in properties',
    'periodicity',
    'avart sarni',
  ],
  weight: 45,
  types: {
    'bank/periodic-table': {
      title: 'Periodic Trends',
      aliases: [],
    },
    'bank/periodic-properties': {
      title: 'Periodic Properties in Detail',
      aliases: ['periodic properties of elements'],
      weight: 1.1,
    },
    'facts/places-of-elements': {
      title: 'Places of Elements',
      aliases: ['group and period of an element', 'position of elements'],
      weight: 0.6,
    },
  },
  questions: () => import('./questions.ts'),
})
