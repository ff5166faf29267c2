import { defineChapter } from '../../../kit/define-chapter.ts'

export const electrochemistry = defineChapter({
  subject: 'chemistry',
  title: 'Electrochemistry',
  aliases: ['electrolysis', 'electrochemical cell'],
  weight: 60,
  types: {
    'chemistry/nernst': {
      title: 'Cell Potential & Nernst Equation',
      aliases: [
        'nernst equation',
        'nernst',
        'emf of a cell',
        'standard electrode potential',
        'galvanic cell',
        'cell potential',
      ],
    },
    'chemistry/faraday': {
      title: 'Laws of Electrolysis',
      aliases: ['faraday law', 'faraday laws of electrolysis', 'faraday', 'electroplating'],
    },
  },
  questions: () => import('./questions.ts'),
})
