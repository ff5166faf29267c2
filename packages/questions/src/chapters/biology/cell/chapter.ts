import { defineChapter } from '../../../kit/define-chapter.ts'

export const cell = defineChapter({
  subject: 'biology',
  title: 'Cell Biology',
  aliases: ['cell', 'cell biology and division', 'cell structure and function', 'the cell', 'koshika'],
  weight: 85,
  types: {
    'bank/cell-structure': {
      title: 'Cell Structure',
      aliases: [
        'cell organelle',
        'unit of life',
        'cell the unit of life',
        'cell theory',
        'mitochondria',
        'plasma membrane',
        'cell wall',
        'nucleus',
        'koshika sanrachna',
      ],
      weight: 1.4,
    },
    'bank/cell-division': {
      title: 'Cell Division',
      aliases: [
        'cell cycle',
        'mitosis',
        'meiosis',
        'mitosis and meiosis',
        'cell cycle and cell division',
        'koshika vibhajan',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
