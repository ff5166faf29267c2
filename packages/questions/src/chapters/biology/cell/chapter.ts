import { defineChapter } from '../../../kit/define-chapter.ts'

export const cell = defineChapter({
  subject: 'biology',
  title: 'Cell Biology',
  aliases: ['cell', 'cell biology and division', 'cell structure and function', 'the cell', 'koshika'],
  weight: 85,
  types: {
    'bank/cell-structure': {
      title: 'Cell Structure',
      aliases: ['koshika sanrachna'],
      weight: 1.4,
    },
    'bank/cell-division': {
      title: 'Cell Division',
      aliases: ['cell cycle and cell division', 'koshika vibhajan'],
    },
    'bank/cell-organelles': { title: 'Cell Organelles in Detail', aliases: [], weight: 1.6 },
    'bank/mitosis-and-meiosis': { title: 'Stages of Cell Division', aliases: [], weight: 1.1 },
    'bank/organelles-one-by-one': { title: 'Organelles One by One', aliases: [], weight: 0.7 },
  },
  questions: () => import('./questions.ts'),
})
