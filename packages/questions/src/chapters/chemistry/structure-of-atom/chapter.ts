import { defineChapter } from '../../../kit/define-chapter.ts'

export const structureOfAtom = defineChapter({
  subject: 'chemistry',
  title: 'Structure of Atom',
  aliases: ['parmanu ki sanrachna', 'parmanu sanrachna', 'atomic structure', 'atomic structure in chemistry'],
  weight: 70,
  types: {
    'chemistry/atom-counts': { title: 'Protons, Neutrons & Electrons in Numbers', aliases: [], weight: 0.4 },
    'chemistry/configuration': {
      title: 'Electronic Configuration',
      aliases: [],
    },
    'chemistry/quantum-numbers': {
      title: 'Quantum Numbers',
      aliases: [],
    },
    'bank/atomic-structure': {
      title: 'Models of the Atom',
      aliases: [],
      weight: 1.2,
    },
    'bank/atom-and-quanta': {
      title: 'Quanta, Models & Isotopes',
      aliases: ['quantum theory of the atom'],
      weight: 1,
    },
  },
  questions: () => import('./questions.ts'),
})
