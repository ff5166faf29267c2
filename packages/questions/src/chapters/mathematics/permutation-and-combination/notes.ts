import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Permutations count arrangements, combinations count choices. Ask one question first: does the order matter?',
  terms,
  method: [
    'Does the order matter? Yes: arrange. No: choose.',
    'Do the steps one after another and multiply; add separate cases.',
    'Put the places with conditions first.',
    '"At least one": all minus none.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Arrange $r$ of $n$', '$^nP_r = \\dfrac{n!}{(n-r)!}$'],
        ['Choose $r$ of $n$', '$^nC_r = \\dfrac{n!}{r!\\,(n-r)!}$'],
        ['Letters with repeats', '$\\dfrac{n!}{p!\\,q!\\,r!}$'],
        ['Round a table', '$(n-1)!$; a necklace $\\dfrac{(n-1)!}{2}$'],
        ['Always together', 'tie them: $(n-k+1)! \\times k!$'],
        ['Never together', 'place the others, then the gaps: $^{n+1}P_k$ for $n$ others'],
        ['Any number out of $n$', '$2^n$, at least one $2^n - 1$'],
        ['Handshakes', '$\\dfrac{n(n-1)}{2}$'],
      ],
    },
    {
      title: 'Factorials',
      columns: ['n', '3', '4', '5', '6', '7'],
      rows: [['n!', '6', '24', '120', '720', '5040']],
    },
  ],
  tips: [
    '$^nC_r = {}^nC_{n-r}$: choose the smaller side.',
    'Lines through $n$ points: $^nC_2$, triangles: $^nC_3$, less those on one line.',
    'Digits: the first place cannot be 0.',
  ],
  mistakes: [
    'Counting a committee as an arrangement.',
    'Forgetting to divide by the factorials of equal letters.',
  ],
  advanced: [
    'Share $n$ equal things among $r$ people: $^{n+r-1}C_{r-1}$. Nothing in its own place: $D_4 = 9$, $D_5 = 44$.',
  ],
})
