import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The probability of an event is the number of favourable outcomes divided by the number of all outcomes, if all are equally likely. Most mistakes are mistakes of counting.',
  terms,
  method: [
    'Say what one outcome is, and count all of them.',
    'Count the favourable ones in a fixed order so that none is missed.',
    '"At least one" is easier as 1 minus "none".',
    'Reduce the fraction; it must lie between 0 and 1.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Probability', '$P(A) = \\dfrac{\\text{favourable}}{\\text{all}}$'],
        ['Complement', '$P(\\bar A) = 1 - P(A)$'],
        ['Either', '$P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$'],
        ['Both, independent', '$P(A \\cap B) = P(A)\\,P(B)$'],
        ['Choices', '$^nC_r = \\dfrac{n!}{r!(n-r)!}$'],
        ['Orders', '$^nP_r = \\dfrac{n!}{(n-r)!}$'],
      ],
    },
    {
      title: 'All outcomes',
      columns: ['Thing', 'Number'],
      rows: [
        ['$n$ coins', '$2^n$'],
        ['two dice', '36'],
        ['three dice', '216'],
        ['a pack of cards', '52: 4 suits of 13, 26 red, 12 face cards'],
        ['$r$ balls out of $n$ at once', '$^nC_r$'],
      ],
    },
    {
      title: 'Sums of two dice',
      columns: ['Sum', '2, 12', '3, 11', '4, 10', '5, 9', '6, 8', '7'],
      rows: [['Ways', '1', '2', '3', '4', '5', '6']],
    },
  ],
  tips: [
    '(2, 5) and (5, 2) are two outcomes of two dice.',
    'Without replacement the second draw has one object fewer in all.',
    'Odds $a : b$ in favour mean the probability $\\frac{a}{a+b}$.',
  ],
  mistakes: [
    'Adding the faces of two dice to 12 outcomes instead of 36.',
    'Adding probabilities of events that can happen together.',
  ],
  advanced: [
    'Conditional: $P(A \\mid B) = \\frac{P(A \\cap B)}{P(B)}$. Binomial: $P(k) = {}^nC_k\\,p^k(1-p)^{n-k}$.',
  ],
})
