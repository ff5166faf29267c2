import { defineChapter } from '../../../kit/define-chapter.ts'

export const electrostatics = defineChapter({
  subject: 'physics',
  title: 'Electrostatics',
  aliases: ['static electricity', 'electric charges and fields'],
  weight: 75,
  types: {
    'physics/charge-laws': { title: 'Simple Laws of Charges', aliases: [], weight: 0.5 },
    'physics/coulomb': {
      title: "Coulomb's Law",
      aliases: [],
    },
    'physics/capacitor': {
      title: 'Capacitors',
      aliases: [],
    },
    'bank/electrostatics-concepts': {
      title: "Field, Potential & Gauss's Law",
      aliases: ['concepts of electrostatics'],
      weight: 1.3,
    },
    'bank/charges-and-shells': { title: 'Induction, Shells & Field Energy', aliases: [], weight: 0.8 },
  },
  questions: () => import('./questions.ts'),
})
