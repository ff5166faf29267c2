import { defineChapter } from '../../../kit/define-chapter.ts'

export const thermochemistry = defineChapter({
  subject: 'chemistry',
  title: 'Chemical Thermodynamics',
  aliases: [
    'thermochemistry',
    'thermodynamics in chemistry',
    'thermodynamics chemistry',
    'chemistry thermodynamics',
    'chemical energetics',
  ],
  weight: 70,
  types: {
    'chemistry/hess': {
      title: "Hess's Law & Enthalpy",
      aliases: [],
    },
    'bank/thermochemistry-concepts': {
      title: 'Entropy, Gibbs Energy & the First Law',
      aliases: ['concepts of chemical thermodynamics'],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
