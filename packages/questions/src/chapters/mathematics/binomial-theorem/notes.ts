import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The binomial theorem writes out a power of a sum without multiplying. Nearly every question asks for one term, so work with the general term and solve for its place.',
  terms,
  method: [
    'Write the general term.',
    'Gather the powers of $x$ in it.',
    'Set the power to what is asked (0 for the term without $x$) and solve for $r$.',
    'Put $r$ back and compute the coefficient.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Expansion', '$(a+b)^n = \\sum_{r=0}^{n} \\binom{n}{r} a^{n-r} b^r$'],
        ['General term', '$T_{r+1} = \\binom{n}{r} a^{n-r} b^r$'],
        ['Number of terms', '$n + 1$'],
        ['Middle term', '$n$ even: $T_{\\frac{n}{2}+1}$; $n$ odd: two of them'],
        ['Sum of the coefficients', 'put $a = b = 1$: $2^n$'],
        ['Even or odd places only', '$2^{n-1}$'],
      ],
    },
  ],
  tips: [
    'The $r$th term from the end is the $(n - r + 2)$th from the beginning.',
    '$\\binom{n}{r} = \\binom{n}{n-r}$: compute with the smaller one.',
    'For small $x$: $(1 + x)^n \\approx 1 + nx$.',
  ],
  mistakes: [
    'Counting the place of a term from 0: $T_{r+1}$ has $r$.',
    'Losing the sign of a negative second term.',
    'Forgetting to raise the number before $x$ to the power.',
  ],
  advanced: [
    'Ratio of terms: $\\dfrac{T_{r+1}}{T_r} = \\dfrac{n-r+1}{r}\\cdot\\dfrac{b}{a}$; the greatest term is where it falls below 1.',
    'Multinomial coefficient: $\\dfrac{n!}{p!\\,q!\\,r!}$.',
  ],
})
