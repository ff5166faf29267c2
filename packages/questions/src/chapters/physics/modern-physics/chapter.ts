import { defineChapter } from '../../../kit/define-chapter.ts'

export const modernPhysics = defineChapter({
  subject: 'physics',
  title: 'Modern Physics',
  aliases: ['atoms and nuclei', 'dual nature of radiation and matter', 'atomic physics', 'nuclear physics'],
  weight: 90,
  types: {
    'bank/nuclear-pairs': { title: 'Fission and Fusion Compared', aliases: [] },
    'physics/photoelectric': {
      title: 'Photoelectric Effect',
      aliases: [],
    },
    'physics/half-life': {
      title: 'Radioactive Decay',
      aliases: [],
    },
    'physics/bohr': {
      title: "Bohr's Atom",
      aliases: [],
    },
    'bank/modern-physics-concepts': {
      title: 'Concepts of Modern Physics',
      aliases: [],
      weight: 1.3,
    },
    'bank/atoms-and-nuclei': {
      title: 'Matter Waves, Nuclei & Nuclear Energy',
      aliases: ['concepts of nuclei'],
      weight: 1.2,
    },
    'bank/quanta-and-particles': { title: 'Photons, Spectra & Particles', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
