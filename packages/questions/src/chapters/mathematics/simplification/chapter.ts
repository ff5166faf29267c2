import { defineChapter } from '../../../kit/define-chapter.ts'

export const simplification = defineChapter({
  subject: 'mathematics',
  title: 'Simplification',
  aliases: ['simplifications', 'simplify', 'simplification and approximation'],
  weight: 185,
  types: {
    'number/bodmas': {
      title: 'BODMAS',
      aliases: ['order of operations', 'vbodmas', 'bodmas rule', 'brackets'],
    },
    'number/approximation': {
      title: 'Approximation',
      aliases: ['approximate value', 'estimation', 'approximations'],
    },
  },
  questions: () => import('./questions.ts'),
})
