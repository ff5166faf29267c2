import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'When two kinds are mixed, the mean lies between them, and the quantities are in the opposite ratio of the distances from the mean. That is the rule of alligation; it works for prices, percents, speeds and averages.',
  terms,
  method: [
    'Write the cheaper value, the dearer value and the mean.',
    'Quantity of cheaper : dearer $=$ (dearer $-$ mean) : (mean $-$ cheaper).',
    'Turn the ratio into quantities with what is given.',
    'For repeated replacement use the power formula.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Alligation', '$\\dfrac{q_1}{q_2} = \\dfrac{d - m}{m - c}$', '$c < m < d$'],
        ['Mean value', '$m = \\dfrac{q_1 c + q_2 d}{q_1 + q_2}$', ''],
        [
          '$x$ of $V$ replaced $n$ times',
          'left $= V\\left(1 - \\dfrac{x}{V}\\right)^n$',
          'of the original liquid',
        ],
        [
          'Water added to $V$ of $p\\%$ to get $q\\%$',
          '$V \\cdot \\dfrac{p - q}{q}$',
          'the solute stays the same',
        ],
      ],
    },
  ],
  tips: [
    'Follow the part that does not change: the salt when water is added, the water when it is not.',
    'Milk sold at cost price after adding water: profit percent $=$ water over milk.',
    'Take percents of one and the same substance in both liquids.',
  ],
  mistakes: [
    'Using the differences in the same order instead of crosswise.',
    'Forgetting that replacing takes out a mixture, not the pure liquid, from the second time on.',
  ],
  advanced: [
    'Three kinds: pair one below the mean with one above it, twice; many answers are possible, so look at the options.',
  ],
})
