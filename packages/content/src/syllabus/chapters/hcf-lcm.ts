import { defineChapter } from '../chapter.ts'

export const hcfLcm = defineChapter({
  subject: 'mathematics',
  title: 'HCF & LCM',
  aliases: ['lcm and hcf', 'hcf lcm', 'lcm hcf'],
  weight: 120,
  types: {
    'number/highest-common-factor': {
      title: 'Highest Common Factor',
      aliases: ['hcf', 'gcd', 'greatest common divisor'],
    },
  },
})
