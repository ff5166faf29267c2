import { defineChapter } from '../../../kit/define-chapter.ts'

export const solutions = defineChapter({
  subject: 'chemistry',
  title: 'Solutions',
  aliases: [],
  weight: 60,
  types: {
    'chemistry/colligative': {
      title: 'Colligative Properties',
      aliases: [
        'colligative property',
        'boiling point elevation',
        'elevation of boiling point',
        'freezing point depression',
        'depression of freezing point',
        'osmotic pressure',
        "van't hoff factor",
        "raoult's law",
        'relative lowering of vapour pressure',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
