import { defineChapter } from '../chapter.ts'

export const oscillationsAndWaves = defineChapter({
  subject: 'physics',
  title: 'Oscillations & Waves',
  aliases: ['oscillation', 'wave', 'sound'],
  weight: 75,
  types: {
    'physics/shm': {
      title: 'Simple Harmonic Motion',
      aliases: ['shm', 'harmonic motion', 'pendulum', 'simple pendulum', 'period of oscillation'],
    },
  },
})
