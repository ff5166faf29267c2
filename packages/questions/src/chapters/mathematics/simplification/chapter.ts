import { defineChapter } from '../../../kit/define-chapter.ts'

export const simplification = defineChapter({
  subject: 'mathematics',
  title: 'Simplification',
  aliases: ['simplifications', 'simplify', 'simplification and approximation'],
  weight: 185,
  types: {
    'number/bodmas': { title: 'BODMAS', aliases: ['order of operations', 'vbodmas', 'bodmas rule'] },
    'number/simplify': {
      title: 'Fractions, Decimals & Roots',
      aliases: ['simplify the expression', 'simplification of expressions'],
      weight: 2,
    },
    'number/approximation': {
      title: 'Approximation',
      aliases: ['approximate value', 'estimation', 'approximations'],
    },
    'bank/simplification-problems': { title: 'More on Simplification', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
