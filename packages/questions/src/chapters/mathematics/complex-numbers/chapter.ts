import { defineChapter } from '../../../kit/define-chapter.ts'

export const complexNumbers = defineChapter({
  subject: 'mathematics',
  title: 'Complex Numbers',
  aliases: ['complex number', 'imaginary numbers', 'iota'],
  weight: 25,
  concepts: `
    algebra-of-complex-numbers | Algebra of Complex Numbers | multiplication of complex numbers, division of complex numbers, real and imaginary part
    powers-of-i | Powers of i | powers of iota, iota power, value of i
    modulus-of-complex | Modulus of a Complex Number | modulus of complex number, mod z
  `,
  types: {
    'higher/complex': {
      title: 'Operations on Complex Numbers',
      aliases: [],
    },
  },
  questions: () => import('./questions.ts'),
})
