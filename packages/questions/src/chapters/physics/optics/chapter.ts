import { defineChapter } from '../../../kit/define-chapter.ts'

export const optics = defineChapter({
  subject: 'physics',
  title: 'Optics',
  aliases: ['ray optics', 'light', 'geometrical optics'],
  weight: 90,
  types: {
    'bank/optics-pairs': { title: 'Mirrors, Lenses & Images Compared', aliases: [] },
    'physics/lens': { title: 'Lenses', aliases: [] },
    'physics/mirror': {
      title: 'Spherical Mirrors',
      aliases: [],
    },
    'physics/refraction': {
      title: 'Refraction of Light',
      aliases: [],
    },
    'bank/light-concepts': {
      title: 'Phenomena of Light',
      aliases: ['wave optics', 'prakash'],
      weight: 1.3,
    },
    'bank/ray-and-wave-optics': { title: 'Ray & Wave Optics', aliases: ['concepts of optics'], weight: 1.4 },
  },
  questions: () => import('./questions.ts'),
})
