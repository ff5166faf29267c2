import { defineChapter } from '../../../kit/define-chapter.ts'

export const hcfLcm = defineChapter({
  subject: 'mathematics',
  title: 'HCF & LCM',
  aliases: ['lcm and hcf', 'hcf lcm', 'lcm hcf'],
  weight: 120,
  concepts: `
    hcf-of-numbers | HCF of Numbers | find hcf, gcd of numbers
    hcf-word-problems | Word Problems on HCF | hcf word problem, greatest length, largest tile, maximum number of groups
    lcm-of-numbers | LCM of Numbers | find lcm, lcm by prime factorisation
    lcm-word-problems | Word Problems on LCM | lcm word problem, bells, bells ring together, traffic lights change together
    lcm-with-remainder | LCM with Remainders | least number leaving remainder, smallest number which when divided leaves remainder
    greatest-number-leaving-remainders | Greatest Number Leaving Remainders | greatest number that divides leaving remainder, hcf with remainder
    product-of-hcf-and-lcm | Product of HCF & LCM | hcf lcm relation, product of two numbers hcf lcm, hcf into lcm
    numbers-in-ratio-hcf-lcm | Numbers in a Ratio | two numbers in ratio and hcf, two numbers in ratio and lcm
  `,
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
      aliases: ['hcf and lcm word problem'],
    },
  },
  questions: () => import('./questions.ts'),
})
