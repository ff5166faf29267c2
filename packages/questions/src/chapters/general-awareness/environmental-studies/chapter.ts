import { defineChapter } from '../../../kit/define-chapter.ts'

export const environmentalStudies = defineChapter({
  subject: 'general-awareness',
  title: 'Environmental Studies',
  aliases: [
    'evs',
    'environmental study',
    'evs themes',
    'evs content',
    'the world around us',
    'looking around',
  ],
  weight: 10,
  concepts: `
    family | Family & Friends | family and friends, family relationships, parivar, types of family
    food | Food | food evs, bhojan, food and its sources, food preservation
    shelter | Shelter | shelter evs, houses of different regions, aawas, types of houses
    water | Water | water evs, sources of water, jal, rainwater harvesting
    travel | Travel | travel evs, means of transport evs, yatra
    things-we-make | Things We Make & Do | things we make and do, work and play, occupations evs, fibres and cloth
    plants | Plants Around Us | plants evs, paudhe, plants and trees evs, plants
    animals | Animals Around Us | animals evs, janwar, animals and birds evs, animals
  `,
  types: {
    'bank/evs-themes': {
      title: 'Family, Food, Shelter & Travel',
      aliases: ['food and shelter', 'evs ncert'],
    },
  },
  questions: () => import('./questions.ts'),
})
