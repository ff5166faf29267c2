import { defineChapter } from '../../../kit/define-chapter.ts'

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
    'bank/bonding-concepts': {
      title: 'Types of Chemical Bonds',
      aliases: [
        'ionic bond',
        'covalent bond',
        'hydrogen bond',
        'ionic and covalent bonds',
        'molecular orbital theory',
        'metallic bond',
        'dipole moment',
      ],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
