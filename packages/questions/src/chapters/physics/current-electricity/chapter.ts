import { defineChapter } from '../../../kit/define-chapter.ts'

export const currentElectricity = defineChapter({
  subject: 'physics',
  title: 'Current Electricity',
  aliases: ['electricity', 'electric current', 'electric circuit', "ohm's law"],
  weight: 85,
  types: {
    'physics/resistor-network': {
      title: 'Resistors in Circuits',
      aliases: ['resistor network', 'resistance', 'series and parallel', 'equivalent resistance', 'resistor'],
    },
    'physics/electric-power': {
      title: 'Electric Power',
      aliases: ['electrical energy', 'heating effect of current', 'joule heating', 'electricity bill'],
    },
    'bank/electricity-concepts': {
      title: 'Concepts of Electricity',
      aliases: ['domestic circuit', 'electric fuse', 'household electricity', 'vidyut', 'kirchhoff law'],
    },
  },
  questions: () => import('./questions.ts'),
})
