import { defineChapter } from '../../../kit/define-chapter.ts'

export const geography = defineChapter({
  subject: 'general-awareness',
  title: 'Geography',
  aliases: ['bhugol', 'indian geography', 'geography of india', 'world geography', 'geo'],
  weight: 110,
  types: {
    'bank/land-and-water-forms': { title: 'Rocks, Ranges, Coasts & Borders', aliases: [], weight: 3 },
    'bank/physical-geography': {
      title: 'Physical Geography',
      aliases: ['bhautik bhugol', 'physical geog'],
      weight: 4,
    },
    'bank/earth-air-and-oceans': {
      title: 'Earth, Air & Oceans',
      aliases: ['physical geography of the world'],
      weight: 4,
    },
    'bank/indian-geography': {
      title: 'Climate, Soils & Resources of India',
      aliases: ['economic geography of india', 'resources of india'],
      weight: 3,
    },
    'bank/land-and-people-of-india': {
      title: 'Land & Resources of India',
      aliases: ['physical geography of india'],
      weight: 5,
    },
    'facts/winds-and-grasslands': { title: 'Winds, Grasslands & Deserts', aliases: ['winds'], weight: 0.8 },
    'facts/ocean-currents': { title: 'Warm & Cold Currents', aliases: [], weight: 0.6 },
    'facts/rocks': { title: 'Kinds of Rocks', aliases: [], weight: 0.6 },
    'facts/lakes': { title: 'Lakes of India', aliases: [] },
    'facts/passes': { title: 'Mountain Passes', aliases: [] },
    'facts/peaks': { title: 'Mountain Peaks', aliases: ['peak', 'mountains', 'mountain'] },
    'facts/hills': { title: 'Hills of India', aliases: [], weight: 0.5 },
    'facts/waterfalls': { title: 'Waterfalls of India', aliases: [], weight: 0.4 },
    'facts/shifting-cultivation': { title: 'Names of Shifting Cultivation', aliases: [], weight: 0.4 },
    'facts/straits': { title: 'Straits & Canals', aliases: ['canal'] },
    'facts/dams': { title: 'Dams', aliases: [], weight: 2 },
    'facts/rivers': { title: 'Rivers of India', aliases: ['river', 'nadi'], weight: 2 },
    'facts/tributaries': { title: 'Tributaries', aliases: ['sahayak nadiyan', 'tributary'], weight: 1.2 },
    'facts/mines': { title: 'Mines & Minerals', aliases: [], weight: 1 },
  },
  questions: () => import('./questions.ts'),
})
