import { defineChapter } from '../../../kit/define-chapter.ts'

export const chemicalBonding = defineChapter({
  subject: 'chemistry',
  title: 'Chemical Bonding',
  aliases: ['chemical bonding and molecular structure', 'bonding', 'chemical bond'],
  weight: 80,
  types: {
    'bank/bond-pairs': { title: 'Ionic and Covalent Compounds Compared', aliases: [] },
    'chemistry/hybridisation': {
      title: 'Hybridisation & Shapes of Molecules',
      aliases: ['vsepr'],
    },
    'bank/bonding-concepts': {
      title: 'Types of Chemical Bonds',
      aliases: [],
      weight: 1.2,
    },
    'bank/bonding-theories': {
      title: 'Theories of Bonding',
      aliases: ['theories of chemical bonding'],
      weight: 1.1,
    },
    'bank/one-molecule': {
      title: 'Structure of a Molecule',
      aliases: [],
      weight: 0.3,
    },
  },
  questions: () => import('./questions.ts'),
})
