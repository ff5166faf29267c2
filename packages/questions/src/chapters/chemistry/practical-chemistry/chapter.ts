import { defineChapter } from '../../../kit/define-chapter.ts'

export const practicalChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Practical Chemistry',
  aliases: ['salt analysis', 'qualitative analysis', 'laboratory chemistry', 'chemistry practical'],
  weight: 30,
  types: {
    'bank/practical-chemistry': {
      title: 'Tests & Titrations',
      aliases: [],
    },
    'bank/laboratory-chemistry': {
      title: 'Tests & Techniques in the Laboratory',
      aliases: ['laboratory tests'],
      weight: 1,
    },
  },
  questions: () => import('./questions.ts'),
})
