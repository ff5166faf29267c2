import { defineChapter } from '../../../kit/define-chapter.ts'

export const ratioProportion = defineChapter({
  subject: 'mathematics',
  title: 'Ratio & Proportion',
  aliases: ['ratio', 'proportion'],
  weight: 200,
  types: {
    'arithmetic/ratio-split': {
      title: 'Dividing in a Ratio',
      aliases: [],
    },
    'arithmetic/proportion': {
      title: 'Proportionals & Compound Ratios',
      aliases: ['proportional'],
    },
    'arithmetic/variation': { title: 'Direct & Inverse Proportion', aliases: [], weight: 0.5 },
    'arithmetic/coins': {
      title: 'Coins & Notes',
      aliases: ['coin', 'coins in a bag', 'coin ratio', 'coins and notes ratio'],
    },
    'bank/ratio-proportion-problems': { title: 'More on Ratio & Proportion', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
