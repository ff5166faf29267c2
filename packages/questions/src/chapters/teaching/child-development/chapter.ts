import { defineChapter } from '../../../kit/define-chapter.ts'

export const childDevelopment = defineChapter({
  subject: 'teaching',
  title: 'Growth & Development of the Child',
  aliases: [
    'growth and development',
    'stages of development',
    'piaget',
    'vygotsky',
    'kohlberg',
    'erikson',
    'piaget theory',
    'cognitive development',
    'moral development',
    'principles of development',
    'bal manovigyan',
  ],
  weight: 120,
  types: {
    'bank/child-development': { title: 'How Children Grow', aliases: ['development of children'] },
  },
  questions: () => import('./questions.ts'),
})
