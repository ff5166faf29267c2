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
      aliases: [
        'periodic trend',
        'periodic law',
        'ionisation energy',
        'ionisation enthalpy',
        'electronegativity',
        'atomic radius',
        'electron affinity',
        'electron gain enthalpy',
        'groups and periods',
        'mendeleev',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
