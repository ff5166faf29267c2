import { defineChapter } from '../chapter.ts'

export const optics = defineChapter({
  subject: 'physics',
  title: 'Optics',
  aliases: ['ray optics', 'light', 'geometrical optics'],
  weight: 90,
  types: {
    'physics/lens': { title: 'Lenses', aliases: ['lens', 'lens formula', 'convex lens', 'concave lens'] },
  },
})
