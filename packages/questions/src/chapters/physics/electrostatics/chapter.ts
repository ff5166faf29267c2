import { defineChapter } from '../../../kit/define-chapter.ts'

export const electrostatics = defineChapter({
  subject: 'physics',
  title: 'Electrostatics',
  aliases: ['static electricity', 'electric charge', 'electric field', 'electric charges and fields'],
  weight: 75,
  types: {
    'physics/coulomb': {
      title: "Coulomb's Law",
      aliases: ['coulomb', 'coulomb law', 'force between charges', 'point charges'],
    },
    'physics/capacitor': {
      title: 'Capacitors',
      aliases: ['capacitor', 'capacitance', 'combination of capacitors'],
    },
  },
  questions: () => import('./questions.ts'),
})
