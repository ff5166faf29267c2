import { defineChapter } from '../../../kit/define-chapter.ts'

export const gravitation = defineChapter({
  subject: 'physics',
  title: 'Gravitation',
  aliases: ['gravity', 'universal gravitation'],
  weight: 55,
  types: {
    'physics/gravitation': {
      title: 'Weight & Orbits',
      aliases: [],
    },
    'bank/gravitation-concepts': {
      title: 'Orbits, Escape & Potential',
      aliases: ['concepts of gravitation'],
      weight: 1.3,
    },
  },
  concepts: `
    universal-gravitation | Newton's Law of Gravitation | law of gravitation, universal law of gravitation, gravitational force, gravitational constant, cavendish experiment
    acceleration-due-to-gravity | Acceleration due to Gravity | variation of g, value of g, weight on other planets, weight and mass, weight on moon, gurutviya tvaran
    keplers-laws | Kepler's Laws | kepler's law, kepler law, kepler laws of planetary motion, law of areas, law of periods
    satellites | Satellites & Orbital Velocity | satellite motion, orbital velocity, geostationary satellite, polar satellite, time period of satellite, artificial satellites, orbital speed
    escape-velocity | Escape Velocity | escape speed, palayan veg
    gravitational-potential | Gravitational Potential & Energy | gravitational potential energy, gravitational potential, gravitational field, binding energy of a satellite
    weightlessness | Weightlessness | bharheenta, weightlessness in a satellite, weightlessness in space
  `,
  questions: () => import('./questions.ts'),
})
