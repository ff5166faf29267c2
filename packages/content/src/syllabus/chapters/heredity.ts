import { defineChapter } from '../chapter.ts'

export const heredity = defineChapter({
  subject: 'biology',
  title: 'Heredity',
  aliases: ['genetics', 'inheritance', 'principles of inheritance', 'mendel', 'mendelian genetics'],
  weight: 100,
  types: {
    'biology/monohybrid': { title: 'Monohybrid Cross', aliases: ['monohybrid', 'punnett square'] },
  },
})
