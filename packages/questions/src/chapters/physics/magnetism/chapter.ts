import { defineChapter } from '../../../kit/define-chapter.ts'

export const magnetism = defineChapter({
  subject: 'physics',
  title: 'Magnetism',
  aliases: [
    'magnetic effects of current',
    'moving charges and magnetism',
    'magnetic field',
    'electromagnetism',
  ],
  weight: 70,
  types: {
    'physics/magnetic-force': {
      title: 'Magnetic Force',
      aliases: ['force on a current', 'lorentz force', 'charge in a magnetic field', 'force on a conductor'],
    },
    'bank/magnetism-concepts': {
      title: 'Magnets & Induction',
      aliases: [
        'magnet',
        'magnets',
        'magnetism and matter',
        'electromagnetic induction',
        'transformer',
        'electric generator',
        'alternating current',
        'electromagnetic induction and alternating current',
        'electric motor',
        'lenz law',
        'chumbak',
      ],
      weight: 1.3,
    },
  },
  questions: () => import('./questions.ts'),
})
