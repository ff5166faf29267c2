import { defineChapter } from '../chapter.ts'

export const mensuration = defineChapter({
  subject: 'mathematics',
  title: 'Mensuration',
  aliases: ['area and volume', 'surface area and volume', 'surface area', 'volume', '3d mensuration'],
  weight: 709,
  types: {
    'mensuration/cuboid': { title: 'Cuboid & Cube', aliases: ['cuboid', 'cube volume'] },
  },
})
