import { defineChapter } from '../../../kit/define-chapter.ts'

export const simplification = defineChapter({
  subject: 'mathematics',
  title: 'Simplification',
  aliases: ['simplifications', 'simplify', 'simplification and approximation'],
  weight: 185,
  concepts: `
    order-of-operations | Order of Operations | bodmas rule, vbodmas, without brackets
    brackets | Brackets | bodmas with brackets, nested brackets, koshthak
    fraction-of-fraction | Fractions of Fractions | of in bodmas, fraction of a fraction
  `,
  types: {
    'number/bodmas': {
      title: 'BODMAS',
      aliases: [],
    },
    'number/approximation': {
      title: 'Approximation',
      aliases: ['approximate value', 'estimation', 'approximations'],
    },
  },
  questions: () => import('./questions.ts'),
})
