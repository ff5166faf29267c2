import { defineChapter } from '../../../kit/define-chapter.ts'

export const practicalChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Practical Chemistry',
  aliases: ['salt analysis', 'qualitative analysis', 'laboratory chemistry', 'chemistry practical'],
  weight: 30,
  types: {
    'bank/practical-chemistry': {
      title: 'Tests & Titrations',
      aliases: [
        'titration',
        'flame test',
        'test for gases',
        'tests for ions',
        'identification of ions',
        'brown ring test',
        'indicators in titration',
        'cation analysis',
        'anion analysis',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
