import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Age questions are linear equations in disguise. One fact solves most of them: the difference of two ages never changes.',
  terms,
  method: [
    'Let the present age of the youngest be $x$ (or use parts of the ratio).',
    'Write both ages at the time the question speaks of: add or subtract the same years for everybody.',
    'Set up the equation and solve.',
    'Answer for the moment that is asked: now, then or in some years.',
  ],
  tables: [
    {
      title: 'Key facts',
      columns: ['Situation', 'Equation'],
      rows: [
        ['$n$ times as old, $t$ years from now', '$a + t = n(b + t)$'],
        ['$n$ times as old, $t$ years ago', '$a - t = n(b - t)$'],
        ['Ratio $p:q$ now, $r:s$ after $t$ years', '$\\dfrac{px + t}{qx + t} = \\dfrac{r}{s}$'],
        ['Difference $d$, one is $n$ times the other', 'younger $= \\dfrac{d}{n-1}$'],
        ['Average of $k$ people after $t$ years', 'old average $+\\ t$'],
      ],
    },
  ],
  tips: [
    'Difference of the ages $\\div$ (times $- 1$) is the age of the younger at that moment.',
    'In ratio questions the gap between the parts belongs to the constant difference.',
    'Try the options: ages are whole numbers, and most options fail one condition.',
  ],
  mistakes: ['Adding the years to one person only.', 'Answering with the age then instead of the age now.'],
  advanced: [
    'A family average with a birth: everybody else grew older by the same years, the newborn counts as 0 at birth.',
  ],
})
