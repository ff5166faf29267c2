import { defineChapter } from '../../../kit/define-chapter.ts'

export const governmentSchemes = defineChapter({
  subject: 'general-awareness',
  title: 'Government Schemes',
  aliases: [
    'schemes',
    'govt schemes',
    'sarkari yojana',
    'yojana',
    'yojna',
    'flagship schemes',
    'central schemes',
    'pm yojana',
  ],
  weight: 40,
  types: {
    'bank/schemes-in-depth': {
      title: 'Schemes in Depth',
      aliases: ['schemes in depth'],
      weight: 1,
    },
    'bank/schemes-by-name': { title: 'Well-Known Schemes by Name', aliases: [], weight: 0.6 },
    'facts/government-schemes': {
      title: 'Schemes of the Union',
      aliases: ['pradhan mantri yojana', 'scheme', 'central government schemes', 'pm schemes'],
    },
  },
  questions: () => import('./questions.ts'),
})
