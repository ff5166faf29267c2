import { defineChapter } from '../chapter.ts'

export const environment = defineChapter({
  subject: 'general-awareness',
  title: 'Environment & Biodiversity',
  aliases: [
    'environment',
    'biodiversity',
    'ecology',
    'paryavaran',
    'environment and ecology',
    'wildlife',
    'jaiv vividhta',
  ],
  weight: 40,
  types: {
    'facts/ramsar-sites': { title: 'Ramsar Sites & Wetlands', aliases: ['ramsar site', 'wetland', 'ramsar'] },
    'facts/national-parks': {
      title: 'National Parks',
      aliases: ['national park', 'wildlife sanctuary', 'tiger reserve', 'rashtriya udyan', 'sanctuary'],
      weight: 2,
    },
  },
})
