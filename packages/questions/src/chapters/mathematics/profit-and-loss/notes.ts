import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Profit and loss compare the cost price (CP) with the selling price (SP). Unless a question says otherwise the percent is taken of the cost price.',
  terms,
  method: [
    'Find what is CP and what is SP; costs of repair or carriage belong to the CP.',
    'Turn the percent into a factor: $\\text{SP} = \\text{CP} \\times \\frac{100 \\pm r}{100}$.',
    'If only numbers of articles are given, let one article cost ₹1.',
    'Check the direction: a profit means SP above CP.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Profit percent', '$\\dfrac{\\text{SP} - \\text{CP}}{\\text{CP}} \\times 100$', 'loss: CP $-$ SP'],
        ['CP from SP', '$\\text{CP} = \\dfrac{100 \\times \\text{SP}}{100 \\pm r}$', ''],
        ['CP of $x$ articles = SP of $y$', '$\\dfrac{x-y}{y} \\times 100$', 'profit if $x > y$'],
        [
          'Two articles, same SP, $r\\%$ gain and $r\\%$ loss',
          'loss of $\\dfrac{r^2}{100}\\%$',
          'always a loss',
        ],
        ['False weight of $w$ g for 1 kg', '$\\dfrac{1000-w}{w} \\times 100$', 'at cost price'],
        [
          'Marked price',
          '$\\text{MP} = \\text{CP} \\times \\dfrac{100 + \\text{profit}\\%}{100 - \\text{discount}\\%}$',
          '',
        ],
      ],
    },
  ],
  tips: [
    'Let the CP be 100 (or the LCM of the numbers) and the arithmetic becomes mental.',
    'A dealer who sells at cost price with a false weight gains by the weight he keeps, over the weight he gives.',
    'Same CP, not same SP, and equal percents: no gain and no loss.',
  ],
  mistakes: [
    'Dividing by the SP instead of the CP.',
    'For articles: dividing the difference by the number bought; it belongs to the number sold.',
  ],
  advanced: ['Markup $m\\%$ and discount $d\\%$ together: net $m - d - \\frac{md}{100}$ percent.'],
})
