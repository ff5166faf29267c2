import { defineChapter } from '../../../kit/define-chapter.ts'

export const setsAndFunctions = defineChapter({
  subject: 'mathematics',
  title: 'Sets, Relations & Functions',
  aliases: [
    'sets',
    'set theory',
    'relations and functions',
    'sets and relations',
    'sets and functions',
    'functions',
    'samuchchay',
  ],
  weight: 45,
  concepts: `
    union-and-intersection | Union & Intersection | union of sets, intersection of sets, n(a union b), sangh aur pratichhed
    subsets | Subsets & Power Set | power set, number of subsets, proper subset, upsamuchchay
    number-of-relations | Number of Relations | cartesian product, relations from a to b
    number-of-functions | Number of Functions | functions from a to b, number of mappings
    one-one-functions | One-One Functions | one one function, injective function, injective
    composite-function | Composite Function | fog, gof, composition of functions
    inverse-function | Inverse Function | inverse of a function, invertible function
  `,
  types: {
    'higher/sets': {
      title: 'Counting Subsets & Mappings',
      aliases: ['subsets'],
    },
  },
  questions: () => import('./questions.ts'),
})
