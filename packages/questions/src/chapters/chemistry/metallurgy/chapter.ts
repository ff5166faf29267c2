import { defineChapter } from '../../../kit/define-chapter.ts'

export const metallurgy = defineChapter({
  subject: 'chemistry',
  title: 'Metals & Metallurgy',
  aliases: [
    'metallurgy',
    'metals and non metals',
    'metals',
    'extraction of metals',
    'general principles and processes of isolation of elements',
    'dhatu',
    'dhatu aur adhatu',
  ],
  weight: 35,
  types: {
    'bank/metallurgy': {
      title: 'Extraction of Metals',
      aliases: [
        'isolation of elements',
        'reactivity series',
        'corrosion',
        'blast furnace',
        'refining of metals',
        'thermite reaction',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
