import { defineChapter } from '../../../kit/define-chapter.ts'

export const currentElectricity = defineChapter({
  subject: 'physics',
  title: 'Current Electricity',
  aliases: ['electricity', 'electric current', 'electric circuit'],
  weight: 85,
  types: {
    'bank/conductor-pairs': { title: 'Conductors & Insulators, Series & Parallel Compared', aliases: [] },
    'physics/circuit-laws': { title: 'Simple Laws of Circuits', aliases: [], weight: 0.5 },
    'physics/resistor-network': {
      title: 'Resistors in Circuits',
      aliases: ['resistor network', 'resistance', 'resistor'],
    },
    'physics/electric-power': {
      title: 'Electric Power',
      aliases: [],
    },
    'physics/wheatstone-bridge': { title: 'Arms of a Wheatstone Bridge', aliases: [], weight: 0.4 },
    'bank/electricity-concepts': {
      title: 'Concepts of Electricity',
      aliases: ['vidyut'],
    },
    'bank/circuits': { title: "Kirchhoff's Laws, Bridges & Cells", aliases: ['circuit laws'], weight: 1.4 },
    'bank/resistance-and-devices': { title: 'Resistance, Devices & Safety', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
