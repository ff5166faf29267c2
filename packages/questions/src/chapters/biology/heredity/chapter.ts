import { defineChapter } from '../../../kit/define-chapter.ts'

export const heredity = defineChapter({
  subject: 'biology',
  title: 'Heredity',
  aliases: ['genetics', 'inheritance', 'principles of inheritance'],
  weight: 100,
  types: {
    'biology/monohybrid': { title: 'Monohybrid Cross', aliases: ['monohybrid', 'punnett square'] },
    'biology/dihybrid': {
      title: 'Dihybrid Cross',
      aliases: [],
    },
    'biology/independent-assortment': { title: 'Gametes & Independent Assortment', aliases: [], weight: 0.5 },
    'biology/blood-group': {
      title: 'Blood Groups',
      aliases: ['blood group', 'abo blood group', 'inheritance of blood group'],
    },
    'biology/hardy-weinberg': {
      title: 'Hardy–Weinberg Principle',
      aliases: [],
    },
    'biology/dna-complement': {
      title: 'DNA Bases',
      aliases: ['dna complement', 'complementary strand', 'chargaff rule', 'base pairing'],
    },
    'bank/genetics': {
      title: 'Genetics Concepts',
      aliases: ['anuvanshiki'],
      weight: 2,
    },
    'bank/inheritance-patterns': { title: 'Patterns of Inheritance', aliases: [], weight: 3 },
  },
  questions: () => import('./questions.ts'),
})
