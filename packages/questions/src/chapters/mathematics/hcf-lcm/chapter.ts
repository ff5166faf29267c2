import { defineChapter } from '../../../kit/define-chapter.ts'

export const hcfLcm = defineChapter({
  subject: 'mathematics',
  title: 'HCF & LCM',
  aliases: ['lcm and hcf', 'hcf lcm'],
  weight: 120,
  types: {
    'number/highest-common-factor': {
      title: 'Highest Common Factor',
      aliases: ['hcf', 'gcd', 'greatest common divisor'],
    },
    'number/lowest-common-multiple': {
      title: 'Lowest Common Multiple',
      aliases: ['lcm', 'least common multiple', 'common multiple'],
    },
    'number/hcf-lcm-word': {
      title: 'HCF & LCM Together',
      aliases: [],
    },
    'number/hcf-lcm-stories': { title: 'HCF & LCM in Stories', aliases: [] },
    'bank/hcf-lcm-problems': { title: 'More on HCF & LCM', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
