import { defineChapter } from '../../../kit/define-chapter.ts'

export const pipes = defineChapter({
  subject: 'mathematics',
  title: 'Pipes & Cisterns',
  aliases: ['pipe', 'cistern', 'tank and pipe'],
  weight: 80,
  types: {
    'arithmetic/pipes': {
      title: 'Filling & Emptying',
      aliases: ['filling a tank', 'tap'],
    },
    'arithmetic/pipe-rates': { title: 'Rates of Pipes', aliases: [] },
    'arithmetic/leak': {
      title: 'Leaks',
      aliases: ['leak', 'leakage', 'leaking tank', 'leak in a cistern', 'leak in a tank', 'leakage in tank'],
    },
    'bank/pipes-problems': { title: 'More on Pipes & Cisterns', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
