import { defineChapter } from '../../../kit/define-chapter.ts'

export const setsAndFunctions = defineChapter({
  subject: 'mathematics',
  title: 'Sets, Relations & Functions',
  aliases: ['relations and functions', 'sets and relations', 'sets and functions', 'functions'],
  weight: 45,
  types: {
    'higher/sets': {
      title: 'Counting Subsets & Mappings',
      aliases: ['subsets'],
    },
    'bank/relations-and-functions': { title: 'Relations & Functions', aliases: [], weight: 1 },
    'bank/sets-and-functions-problems': {
      title: 'More on Sets, Relations & Functions',
      aliases: [],
      weight: 0.15,
    },
  },
  questions: () => import('./questions.ts'),
})
