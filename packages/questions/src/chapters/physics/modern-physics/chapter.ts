import { defineChapter } from '../../../kit/define-chapter.ts'

export const modernPhysics = defineChapter({
  subject: 'physics',
  title: 'Modern Physics',
  aliases: ['atoms and nuclei', 'dual nature of radiation and matter', 'atomic physics', 'nuclear physics'],
  weight: 90,
  types: {
    'physics/photoelectric': {
      title: 'Photoelectric Effect',
      aliases: ['photoelectric', 'work function', 'stopping potential', 'photon energy'],
    },
    'physics/half-life': {
      title: 'Radioactive Decay',
      aliases: ['half life', 'radioactivity', 'decay constant', 'nuclear decay'],
    },
    'physics/bohr': {
      title: "Bohr's Atom",
      aliases: ['bohr model', 'hydrogen spectrum', 'energy levels', 'hydrogen atom'],
    },
    'bank/modern-physics-concepts': {
      title: 'Concepts of Modern Physics',
      aliases: [
        'nuclear fission',
        'nuclear fusion',
        'nuclear energy',
        'nuclear reactor',
        'x rays',
        'x-rays',
        'radioactive rays',
        'isotopes',
        'de broglie',
      ],
      weight: 1.3,
    },
  },
  questions: () => import('./questions.ts'),
})
