import { defineChapter } from '../../../kit/define-chapter.ts'

/** What the general paper for teachers of colleges asks and the papers for school teachers do not. */
export const researchAndHigherEducation = defineChapter({
  subject: 'teaching',
  title: 'Research & Higher Education',
  aliases: [
    'research aptitude',
    'ugc net paper 1',
    'ugc net',
    'net paper 1',
    'ugc net general paper',
    'higher education and research',
  ],
  weight: 40,
  types: {
    'bank/research-aptitude': { title: 'Research & Its Methods', aliases: [] },
    'bank/higher-education': { title: 'Communication, ICT, Logic & Higher Education', aliases: [] },
  },
  questions: () => import('./questions.ts'),
})
