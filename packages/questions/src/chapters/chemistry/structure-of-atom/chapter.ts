import { defineChapter } from '../../../kit/define-chapter.ts'

export const structureOfAtom = defineChapter({
  subject: 'chemistry',
  title: 'Structure of Atom',
  aliases: ['atomic structure', 'atomic structure in chemistry'],
  weight: 70,
  types: {
    'chemistry/configuration': {
      title: 'Electronic Configuration',
      aliases: [
        'electron configuration',
        'unpaired electrons',
        'spin-only magnetic moment',
        'magnetic moment of ions',
        'aufbau principle',
        'hund rule',
      ],
    },
    'chemistry/quantum-numbers': {
      title: 'Quantum Numbers',
      aliases: [
        'quantum number',
        'orbitals',
        'shells and subshells',
        'radial nodes',
        'azimuthal quantum number',
      ],
    },
    'bank/atomic-structure': {
      title: 'Models of the Atom',
      aliases: [
        'atomic model',
        'atomic models',
        'models of atom',
        'subatomic particles',
        'isotopes and isobars',
        'bohr model in chemistry',
        'rutherford model',
        'discovery of electron',
      ],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
