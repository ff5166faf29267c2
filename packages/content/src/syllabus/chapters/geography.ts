import { defineChapter } from '../chapter.ts'

export const geography = defineChapter({
  subject: 'general-awareness',
  title: 'Geography',
  aliases: [
    'bhugol',
    'indian geography',
    'geography of india',
    'world geography',
    'physical geography',
    'geo',
  ],
  weight: 110,
  types: {
    'facts/winds-and-grasslands': {
      title: 'Winds, Grasslands & Deserts',
      aliases: ['local winds', 'grasslands', 'grassland', 'desert', 'deserts', 'winds', 'cyclones'],
      weight: 0.8,
    },
    'facts/lakes': { title: 'Lakes of India', aliases: ['lake', 'jheel', 'lakes'] },
    'facts/passes': {
      title: 'Mountain Passes',
      aliases: ['pass', 'passes of india', 'darre', 'darra', 'mountain pass'],
    },
    'facts/peaks': {
      title: 'Mountain Peaks',
      aliases: ['peak', 'mountains', 'mountain', 'highest peaks', 'parvat', 'chotiyan', 'volcano'],
    },
    'facts/straits': {
      title: 'Straits & Canals',
      aliases: ['strait', 'canal', 'jaldamrumadhya', 'straits of the world'],
    },
    'facts/dams': {
      title: 'Dams',
      aliases: ['dam', 'bandh', 'multipurpose projects', 'river valley projects', 'dams of india'],
      weight: 2,
    },
    'facts/rivers': {
      title: 'Rivers of India',
      aliases: ['river', 'nadiyan', 'nadi', 'river system', 'drainage system', 'indian rivers'],
      weight: 2,
    },
  },
})
