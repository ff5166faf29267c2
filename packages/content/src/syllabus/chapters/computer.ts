import { defineChapter } from '../chapter.ts'

export const computer = defineChapter({
  subject: 'general-awareness',
  title: 'Computer Awareness',
  aliases: [
    'computer',
    'computer knowledge',
    'computer basics',
    'basic computer',
    'computer gk',
    'computer science',
    'computer fundamentals',
    'computer aptitude',
  ],
  weight: 60,
  types: {
    'facts/abbreviations': {
      title: 'Abbreviations',
      aliases: ['abbreviation', 'full form', 'full forms', 'short forms'],
    },
    'facts/computer-terms': {
      title: 'Computer Terms',
      aliases: [
        'internet',
        'hardware and software',
        'computer hardware',
        'networking',
        'operating system',
        'computer network',
      ],
      weight: 2,
    },
  },
})
