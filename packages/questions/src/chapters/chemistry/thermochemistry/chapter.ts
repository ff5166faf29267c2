import { defineChapter } from '../../../kit/define-chapter.ts'

export const thermochemistry = defineChapter({
  subject: 'chemistry',
  title: 'Chemical Thermodynamics',
  aliases: ['thermochemistry', 'thermodynamics in chemistry', 'chemical energetics'],
  weight: 70,
  types: {
    'chemistry/hess': {
      title: "Hess's Law & Enthalpy",
      aliases: [
        'hess law',
        'enthalpy',
        'enthalpy of formation',
        'enthalpy of reaction',
        'heat of reaction',
        'enthalpy of combustion',
        'bond enthalpy',
        'bond energy',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
