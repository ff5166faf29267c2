import { defineChapter } from '../../../kit/define-chapter.ts'

export const fluids = defineChapter({
  subject: 'physics',
  title: 'Properties of Fluids',
  aliases: [
    'fluids',
    'mechanical properties of fluids',
    'fluid mechanics',
    'hydrostatics',
    'properties of matter',
    'properties of solids and fluids',
  ],
  weight: 50,
  types: {
    'bank/fluids': {
      title: 'Pressure, Buoyancy & Surface Tension',
      aliases: ['pressure', 'buoyancy', 'floatation'],
    },
    'bank/fluids-and-elasticity': {
      title: 'Flow, Capillarity & Elasticity',
      aliases: ['mechanical properties of solids and fluids'],
      weight: 1.2,
    },
  },
  concepts: `
    pressure | Pressure & Thrust | thrust and pressure, pressure in liquids, hydrostatic pressure, fluid pressure, dab
    atmospheric-pressure | Atmospheric Pressure | barometer, vayumandaliya dab, air pressure, manometer
    pascals-law | Pascal's Law | pascal law, pascal principle, hydraulic lift, hydraulic press, hydraulic brake
    buoyancy | Buoyancy & Archimedes' Principle | archimedes principle, archimedes, upthrust, law of floatation, utplavan, relative density
    surface-tension | Surface Tension | prishth tanav, surface energy, excess pressure in a bubble, soap bubble
    capillarity | Capillarity | capillary rise, capillary action, angle of contact, keshiktva
    viscosity | Viscosity | stokes law, terminal velocity, coefficient of viscosity, shyanta, viscous force
    fluid-flow | Streamline Flow & Continuity | equation of continuity, reynolds number, streamline flow, turbulent flow, continuity equation
    bernoulli | Bernoulli's Principle | bernoulli principle, bernoulli theorem, bernoulli equation, venturimeter, torricelli law, bernoulli
    elasticity | Elasticity | hooke's law, hooke law, young's modulus, young modulus, stress and strain, bulk modulus, mechanical properties of solids, modulus of rigidity, pratyasthata
  `,
  questions: () => import('./questions.ts'),
})
