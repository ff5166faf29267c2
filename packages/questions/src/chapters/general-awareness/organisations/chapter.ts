import { defineChapter } from '../../../kit/define-chapter.ts'

export const organisations = defineChapter({
  subject: 'general-awareness',
  title: 'Summits & Organisations',
  aliases: [
    'summits and conferences',
    'summit',
    'conference',
    'international organisations',
    'international organizations',
    'sangathan',
    'world organisations',
  ],
  weight: 35,
  types: {
    'bank/organisations-in-depth': {
      title: 'Organisations & Summits in Depth',
      aliases: ['international summits'],
      weight: 1.5,
    },
    'bank/agencies-of-india': { title: 'RAW, BARC & ICMR', aliases: [], weight: 0.5 },
    'facts/agreements': {
      title: 'Treaties & Conventions',
      aliases: ['international treaty', 'convention', 'international agreements', 'protocol'],
    },
    'facts/organisations': {
      title: 'Organisations of the World',
      aliases: ['organisation', 'organization'],
      weight: 2,
    },
    'facts/organisation-abbreviations': { title: 'Full Forms of World Bodies', aliases: [], weight: 0.6 },
  },
  questions: () => import('./questions.ts'),
})
