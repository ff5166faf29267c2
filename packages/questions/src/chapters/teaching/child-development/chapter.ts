import { defineChapter } from '../../../kit/define-chapter.ts'

export const childDevelopment = defineChapter({
  subject: 'teaching',
  title: 'Growth & Development of the Child',
  aliases: [
    'child psychology',
    'growth and development',
    'stages of development',
    'bal manovigyan',
    'bal vikas',
    'child development',
  ],
  weight: 120,
  types: {
    'bank/development-pairs': {
      title: 'Growth & Development, Assimilation & Accommodation Compared',
      aliases: [],
    },
    'bank/child-development': { title: 'How Children Grow', aliases: ['development of children'] },
    'facts/theorists-of-development': {
      title: 'Thinkers on Child Development',
      aliases: ['theories of development', 'psychologists and their theories'],
      weight: 0.4,
    },
  },
  questions: () => import('./questions.ts'),
})
