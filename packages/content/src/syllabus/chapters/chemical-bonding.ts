import { defineChapter } from '../chapter.ts'

export const chemicalBonding = defineChapter({
  subject: 'chemistry',
  title: 'Chemical Bonding',
  aliases: ['chemical bonding and molecular structure', 'bonding', 'chemical bond'],
  weight: 80,
  types: {
    'chemistry/hybridisation': {
      title: 'Hybridisation & Shapes of Molecules',
      aliases: [
        'hybridisation',
        'hybridization',
        'vsepr',
        'vsepr theory',
        'shape of molecules',
        'molecular geometry',
        'lone pair',
        'bond angle',
      ],
    },
  },
})
