import { defineChapter } from '../../../kit/define-chapter.ts'

export const permutationAndCombination = defineChapter({
  subject: 'mathematics',
  title: 'Permutation & Combination',
  aliases: ['permutations and combinations', 'counting', 'pnc', 'p and c', 'arrangements and selections'],
  weight: 45,
  types: {
    'bank/arrange-or-choose': { title: 'Permutation or Combination?', aliases: [] },
    'statistics/permutation': {
      title: 'Permutations',
      aliases: ['arrangement', 'arrangements', 'permutation'],
    },
    'statistics/circular-permutation': { title: 'Circular Permutation', aliases: [], weight: 0.4 },
    'statistics/combination': {
      title: 'Combinations',
      aliases: ['selection', 'combination'],
    },
    'bank/permutation-and-combination-problems': {
      title: 'More on Permutation & Combination',
      aliases: [],
      weight: 0.15,
    },
  },
  questions: () => import('./questions.ts'),
})
