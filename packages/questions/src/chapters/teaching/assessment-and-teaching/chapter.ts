import { defineChapter } from '../../../kit/define-chapter.ts'

export const assessmentAndTeaching = defineChapter({
  subject: 'teaching',
  title: 'Assessment & Teaching Methods',
  aliases: [
    'assessment',
    'assessment and evaluation',
    'evaluation',
    'teaching learning process',
    'mulyankan',
  ],
  weight: 90,
  types: {
    'bank/assessment-pairs': { title: 'Formative and Summative Assessment Compared', aliases: [] },
    'bank/assessment-and-teaching': { title: 'Assessment & Methods', aliases: ['assessment methods'] },
  },
  questions: () => import('./questions.ts'),
})
