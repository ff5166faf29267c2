import { defineChapter } from '../../../kit/define-chapter.ts'

export const everydayChemistry = defineChapter({
  subject: 'chemistry',
  title: 'Chemistry in Everyday Life',
  aliases: ['everyday chemistry', 'chemistry in daily life', 'applied chemistry'],
  weight: 40,
  types: {
    'bank/everyday-chemistry': {
      title: 'Acids, Polymers, Drugs & Soaps',
      aliases: [
        'acids bases and salts',
        'acids and bases',
        'acid base and salt',
        'polymers',
        'plastics',
        'soap and detergent',
        'soaps and detergents',
        'medicines',
        'drugs and medicines',
        'indicators',
        'amla kshar aur lavan',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
