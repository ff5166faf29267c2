import { defineChapter } from '../../../kit/define-chapter.ts'

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
    'physics/waves': {
      title: 'Wave Motion',
      aliases: ['waves', 'sound waves', 'standing waves', 'organ pipe', 'wavelength', 'stationary waves'],
    },
    'physics/doppler': { title: 'Doppler Effect', aliases: ['doppler', 'doppler shift'] },
    'bank/wave-concepts': {
      title: 'Concepts of Waves & Sound',
      aliases: [
        'echo',
        'ultrasound',
        'resonance',
        'beats',
        'electromagnetic waves',
        'electromagnetic spectrum',
        'dhwani',
        'characteristics of sound',
      ],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
