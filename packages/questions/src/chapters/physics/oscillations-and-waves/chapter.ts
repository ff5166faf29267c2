import { defineChapter } from '../../../kit/define-chapter.ts'

export const oscillationsAndWaves = defineChapter({
  subject: 'physics',
  title: 'Oscillations & Waves',
  aliases: ['oscillation', 'wave'],
  weight: 75,
  types: {
    'physics/sound-laws': { title: 'Echoes & Energy in Numbers', aliases: [], weight: 0.5 },
    'physics/shm': {
      title: 'Simple Harmonic Motion',
      aliases: [],
    },
    'physics/waves': {
      title: 'Wave Motion',
      aliases: ['sound waves'],
    },
    'physics/doppler': { title: 'Doppler Effect', aliases: [] },
    'bank/wave-concepts': {
      title: 'Concepts of Waves & Sound',
      aliases: [],
      weight: 1.2,
    },
    'bank/waves-in-depth': {
      title: 'Oscillations, Sound & Electromagnetic Waves',
      aliases: ['concepts of sound and em waves'],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
