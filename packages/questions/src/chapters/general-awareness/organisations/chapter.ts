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
    'organisations and headquarters',
    'world organisations',
  ],
  weight: 35,
  types: {
    'facts/agreements': {
      title: 'Treaties & Conventions',
      aliases: ['international treaty', 'convention', 'international agreements', 'protocol', 'sandhi'],
    },
    'facts/organisations': {
      title: 'Organisations & Headquarters',
      aliases: [
        'headquarters',
        'headquarter',
        'mukhyalaya',
        'un organisations',
        'united nations',
        'organisation',
        'organization',
      ],
      weight: 2,
    },
  },
  questions: () => import('./questions.ts'),
})
