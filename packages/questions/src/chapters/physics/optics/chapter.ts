import { defineChapter } from '../../../kit/define-chapter.ts'

export const optics = defineChapter({
  subject: 'physics',
  title: 'Optics',
  aliases: ['ray optics', 'light', 'geometrical optics'],
  weight: 90,
  types: {
    'physics/lens': { title: 'Lenses', aliases: ['lens', 'lens formula', 'convex lens', 'concave lens'] },
    'physics/mirror': {
      title: 'Spherical Mirrors',
      aliases: ['mirror', 'mirror formula', 'concave mirror', 'convex mirror', 'reflection of light'],
    },
    'physics/refraction': {
      title: 'Refraction of Light',
      aliases: ['refraction', 'refractive index', 'apparent depth', 'real and apparent depth'],
    },
    'bank/light-concepts': {
      title: 'Phenomena of Light',
      aliases: [
        'wave optics',
        'dispersion of light',
        'scattering of light',
        'total internal reflection',
        'human eye',
        'defects of vision',
        'human eye and colourful world',
        'interference of light',
        'diffraction',
        'polarisation',
        'prism',
        'rainbow',
        'prakash',
      ],
      weight: 1.3,
    },
  },
  questions: () => import('./questions.ts'),
})
