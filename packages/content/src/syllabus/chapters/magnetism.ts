import { defineChapter } from '../chapter.ts'

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
  },
})
