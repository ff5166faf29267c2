import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A logarithm is an exponent: $\\log_a b = x$ means $a^x = b$. The laws of logarithms are the laws of powers read from the other side.',
  terms,
  method: [
    'Write everything to one base.',
    'Turn products into sums, quotients into differences, powers into factors.',
    'Or go back to powers: $\\log_a b = x$ becomes $a^x = b$.',
    'Check that every number under a logarithm is positive.',
  ],
  tables: [
    {
      title: 'Laws',
      columns: ['What', 'Formula'],
      rows: [
        ['Product', '$\\log mn = \\log m + \\log n$'],
        ['Quotient', '$\\log \\dfrac{m}{n} = \\log m - \\log n$'],
        ['Power', '$\\log m^k = k \\log m$'],
        ['Change of base', '$\\log_a b = \\dfrac{\\log b}{\\log a}$'],
        ['Exchange', '$\\log_a b \\times \\log_b a = 1$'],
        ['Power of the base', '$\\log_{a^k} b = \\dfrac{1}{k}\\log_a b$'],
        ['Special values', '$\\log_a 1 = 0$, $\\ \\log_a a = 1$, $\\ a^{\\log_a b} = b$'],
      ],
    },
    {
      title: 'Values to base 10',
      columns: ['Number', '2', '3', '5', '7'],
      rows: [['log', '0.3010', '0.4771', '0.6990', '0.8451']],
    },
  ],
  tips: [
    'Digits of $N$: the whole part of $\\log_{10} N$, plus 1.',
    '$\\log_a b \\cdot \\log_b c = \\log_a c$: chains collapse.',
    '$\\log 5 = 1 - \\log 2$.',
  ],
  mistakes: [
    'Writing $\\log(m + n)$ as $\\log m + \\log n$.',
    'Keeping a solution that makes a logarithm of a negative number.',
  ],
  advanced: ['For $0 < a < 1$ the logarithm falls: an inequality turns round.'],
})
